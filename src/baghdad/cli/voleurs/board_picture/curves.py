"""Smooth curves for the picture of a board."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from baghdad.cli.voleurs.board_picture.layout import Spot, length

SAMPLE_SPACING = 20  # page units between two spots along a line


def pushed_outward(spot: Spot, middle: Spot, by: float) -> Spot:
    """Return a spot moved straight away from the middle."""
    away = length((spot[0] - middle[0], spot[1] - middle[1]))
    return spot[0] + by * (spot[0] - middle[0]) / away, spot[1] + by * (spot[1] - middle[1]) / away


def _bezier_pieces(spots: list[Spot]) -> Iterator[tuple[Spot, Spot, Spot, Spot]]:
    """Yield the pieces of a smooth curve through the spots: start, two control points, end."""
    for before, start, end, after in zip([spots[0], *spots], spots, spots[1:], [*spots[2:], spots[-1]], strict=False):
        one = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        two = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        yield start, one, two, end


def curve(spots: list[Spot]) -> str:
    """Return the path data of a smooth curve through the spots."""
    path = f"M{spots[0][0]:.0f} {spots[0][1]:.0f}"
    for _, one, two, end in _bezier_pieces(spots):
        path += "C" + " ".join(f"{x:.0f} {y:.0f}" for x, y in (one, two, end))
    return path


def sampled_path(spots: list[Spot]) -> list[Spot]:
    """Return closely spaced spots along the straight lines between those of a course."""
    found = []
    for (x1, y1), (x2, y2) in pairwise(spots):
        parts = max(1, round(length((x2 - x1, y2 - y1)) / SAMPLE_SPACING))
        found += [(x1 + (x2 - x1) * part / parts, y1 + (y2 - y1) * part / parts) for part in range(parts)]
    return found
