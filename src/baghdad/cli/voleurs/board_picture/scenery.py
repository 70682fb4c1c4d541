"""The surroundings of the city as SVG: the night sky, the desert with its camp, palms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sin
from typing import Any

import numpy as np

from baghdad.cli.voleurs.board_picture.curves import curve
from baghdad.cli.voleurs.board_picture.layout import FRAME, HEIGHT, WIDTH, Box, PageLayout, Spot, length, scattered

STARS = 260
PALMS = 26
DUNES = 40
MOST_DUNES = 12
SAND_REACH = 640  # at least
FIRM_SAND = 0.8  # of that, where something can stand
LETTER_WIDTH = 18  # of the desert's name

CAMP = (210, 150)
CAMELS = (176, 84)
MOON = (150, 150)


def draw_sky(layout: PageLayout) -> Iterator[str]:
    """Draw the night sky, with stars everywhere but over the desert."""
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sky)"/>'
    for index, (x, y) in enumerate(scattered(STARS)):
        if length((x - layout.desert_corner[0], y - layout.desert_corner[1])) > SAND_REACH:
            size, light = (0.8, 1, 1.3, 1.8)[index % 4], 0.3 + index * 7 % 11 / 20
            yield f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{size}" fill="#fff7dc" opacity="{light:.2f}"/>'


def draw_hills(layout: PageLayout) -> Iterator[str]:
    """Draw two dark ridges, on the side away from the desert."""
    left = layout.desert_corner[0] > 0
    for colour, reach in (("#131431", 84), ("#1d1a3c", 44)):
        spots = [
            (WIDTH - reach - 0.42 * max(0, y - 620) + 18 * sin(y / 47 + reach), float(y))
            for y in range(HEIGHT // 3, HEIGHT + 60, 60)
        ]
        mirrored = [(WIDTH - x if left else x, y) for x, y in spots]
        edge = 0 if left else WIDTH
        yield f'<path d="M{edge} {spots[0][1] - 60:g}L{curve(mirrored)[1:]}L{edge} {HEIGHT}Z" fill="{colour}"/>'


def draw_moon(layout: PageLayout) -> Iterator[str]:
    """Draw a crescent in the upper corner away from the desert, if there is room."""
    corner = (WIDTH - layout.desert_corner[0], 0.0)
    box = layout.find_room(*MOON, cost=layout.distance_to(corner), gap=4)
    if box:
        yield f'<circle cx="{box.x}" cy="{box.y}" r="95" fill="url(#halo)"/>'
        yield f'<use href="#moon" x="{box.x}" y="{box.y}"/>'


# --- the desert --------------------------------------------------------------------------------------------------


def sand_reach(layout: PageLayout) -> float:
    """Return how far the sand reaches from the page's corner."""
    x, y = layout.desert_corner
    entrance = layout.entrance or (x, y)
    return max(SAND_REACH, length((entrance[0] - x, entrance[1] - y)) + 200)


def sand_cost(layout: PageLayout, near: Spot) -> Any:
    """Return the cost of places that should be near a spot and must be in the desert."""
    away = layout.distance_to(layout.desert_corner)
    return layout.distance_to(near) + np.where(away < FIRM_SAND * sand_reach(layout), 0, np.inf)


@dataclass(frozen=True, slots=True)
class CampSite:
    """The places of the camp, the camels and the desert's name."""

    camp: Box | None
    camels: Box | None
    words: Box | None


def find_camp_site(layout: PageLayout, label: str) -> CampSite:
    """Return places for the camp before the ways in, the camels near it, and the desert's name near the corner."""
    if layout.entrance is None:
        return CampSite(None, None, None)
    camp = layout.find_room(*CAMP, cost=sand_cost(layout, layout.entrance), gap=26)
    near = (camp.x, camp.y) if camp else layout.desert_corner
    camels = layout.find_room(*CAMELS, cost=sand_cost(layout, near), gap=10)
    words = layout.find_room(LETTER_WIDTH * len(label) + 20, 30, cost=sand_cost(layout, layout.desert_corner), gap=8)
    return CampSite(camp, camels, words)


def draw_desert(layout: PageLayout, label: str, found: CampSite) -> Iterator[str]:
    """Draw sand up to the city's entrance, dunes, the camp, and trails from it to the gates."""
    if layout.entrance is None:
        return
    x, y = layout.desert_corner
    reach = sand_reach(layout)
    yield (
        f'<radialGradient id="sand" href="#dune" gradientUnits="userSpaceOnUse" cx="{x:g}" cy="{y:g}" r="{reach:.0f}"/>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sand)"/>'
    )
    yield from draw_dunes(layout, reach)
    if found.camp:
        yield from _camp(layout, found.camp)
    if found.camels:
        for number, size in enumerate((0.8, 0.85, 0.9)):
            step = (number - 1) * 54
            place = f"translate({found.camels.x + step} {found.camels.y - step * 0.18:g}) scale({size})"
            yield f'<use href="#camel" transform="{place}"/>'
    if found.words:
        yield f'<text class="desert" x="{found.words.x}" y="{found.words.y + 8}">{label}</text>'


def draw_dunes(layout: PageLayout, reach: float) -> Iterator[str]:
    """Draw long low dunes."""
    x, y = layout.desert_corner
    drawn: list[Spot] = []
    for index, spot in enumerate(scattered(DUNES * 9, first=20)):
        away = length((spot[0] - x, spot[1] - y))
        apart = all(abs(spot[0] - a) > 190 or abs(spot[1] - b) > 46 for a, b in drawn)
        if away < 0.86 * reach and layout.free_at(spot) > 6 and apart and len(drawn) < MOST_DUNES:
            drawn.append(spot)
            wide, high = 210 + index * 37 % 120, 30 + index * 11 % 14
            crest = (
                f"M{spot[0] - wide / 2:.0f} {spot[1]:.0f}q{0.3 * wide:.0f} {-high} {0.55 * wide:.0f} {-0.2 * high:.0f}"
                f"q{0.25 * wide:.0f} {0.5 * high:.0f} {0.45 * wide:.0f} {0.1 * high:.0f}"
            )
            hollow = f"q{-0.3 * wide:.0f} {0.9 * high:.0f} {-wide:.0f} {0.1 * high:.0f}Z"
            yield f'<path d="{crest}{hollow}" fill="#6d4638" opacity=".3"/>'
            yield f'<path d="{crest}" fill="none" stroke="#ffe6b0" stroke-width="2" opacity=".55"/>'


def _camp(layout: PageLayout, camp: Box) -> Iterator[str]:
    """Draw three lit tents, with a trail to each way in."""
    for way in layout.board.ways:
        x, y = layout.centre(way.start)
        gate_x, gate_y = layout.centre(layout.board.cells[way.cell].point)
        near = ((x + gate_x) / 2, (y + gate_y) / 2)
        yield (
            f'<path class="trail" d="M{near[0]:.0f} {near[1]:.0f}Q{2 * x - near[0]:.0f} {2 * y - near[1]:.0f} '
            f'{camp.x:.0f} {camp.y:.0f}"/>'
        )
    yield f'<ellipse cx="{camp.x}" cy="{camp.y}" rx="110" ry="70" fill="url(#lamp)" opacity=".75"/>'
    for x, y, size, colour in ((-56, -10, 1.0, "#8c1d3a"), (52, 14, 0.8, "#254a86"), (-8, 46, 1.15, "#4a2172")):
        place = f"translate({camp.x + x} {camp.y + y}) scale({size})"
        yield f'<use href="#tent" transform="{place}" fill="{colour}"/>'


# --- palms -----------------------------------------------------------------------------------------------------------


def draw_palms(layout: PageLayout) -> Iterator[str]:
    """Draw palms in twos and threes wherever nothing else is; those farther down are in front."""
    found: list[tuple[float, float, float]] = []
    for index, (x, y) in enumerate(scattered(400, first=50)):
        foot = FRAME + 42 < y < HEIGHT - FRAME and FRAME + 20 < x < WIDTH - FRAME - 20
        if foot and 22 < layout.free_at((x, y - 14)) < 120 and len(found) < PALMS:
            found.append((x, y, 0.95 + index % 4 / 14))
            layout.reserve(Box(x, y - 14, 20, 20))
            for aside in (38, -36)[: 1 + index % 2]:
                beside = (x + aside, y + 10 - index % 3 * 7)
                inside = FRAME + 20 < beside[0] < WIDTH - FRAME - 20 and FRAME + 42 < beside[1] < HEIGHT - FRAME
                if inside and layout.free_at((beside[0], beside[1] - 14)) > 16:
                    found.append((*beside, 0.72 + index % 3 / 12))
            layout.reserve(Box(x, y - 14, 110, 60))
    for x, y, size in sorted(found, key=lambda palm: palm[1]):
        yield f'<use href="#palm" transform="translate({x:.0f} {y:.0f}) scale({size:.2f})"/>'
