"""What lies around the city in SVG: the night sky, the desert with its camp, palms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sin
from typing import Any

import numpy as np

from baghdad.cli.voleurs.board_picture.curves import curve
from baghdad.cli.voleurs.board_picture.layout import FRAME, HEIGHT, WIDTH, Box, Plan, Spot, length, sprinkled

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


def sky(plan: Plan) -> Iterator[str]:
    """Night, and stars over all but the desert."""
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sky)"/>'
    for index, (x, y) in enumerate(sprinkled(STARS)):
        if length((x - plan.desert_corner[0], y - plan.desert_corner[1])) > SAND_REACH:
            size, light = (0.8, 1, 1.3, 1.8)[index % 4], 0.3 + index * 7 % 11 / 20
            yield f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{size}" fill="#fff7dc" opacity="{light:.2f}"/>'


def hills(plan: Plan) -> Iterator[str]:
    """Two dark ridges, on the far side from the desert."""
    left = plan.desert_corner[0] > 0
    for colour, reach in (("#131431", 84), ("#1d1a3c", 44)):
        spots = [
            (WIDTH - reach - 0.42 * max(0, y - 620) + 18 * sin(y / 47 + reach), float(y))
            for y in range(HEIGHT // 3, HEIGHT + 60, 60)
        ]
        mirrored = [(WIDTH - x if left else x, y) for x, y in spots]
        edge = 0 if left else WIDTH
        yield f'<path d="M{edge} {spots[0][1] - 60:g}L{curve(mirrored)[1:]}L{edge} {HEIGHT}Z" fill="{colour}"/>'


def moon(plan: Plan) -> Iterator[str]:
    """A crescent in the upper corner away from the desert, if there is room."""
    corner = (WIDTH - plan.desert_corner[0], 0.0)
    box = plan.find_room(*MOON, cost=plan.distance_to(corner), gap=4)
    if box:
        yield f'<circle cx="{box.x}" cy="{box.y}" r="95" fill="url(#halo)"/>'
        yield f'<use href="#moon" x="{box.x}" y="{box.y}"/>'


# --- the desert --------------------------------------------------------------------------------------------------


def sand_reach(plan: Plan) -> float:
    """How far the sand reaches from the page's corner."""
    x, y = plan.desert_corner
    entrance = plan.entrance or (x, y)
    return max(SAND_REACH, length((entrance[0] - x, entrance[1] - y)) + 200)


def on_sand(plan: Plan, near: Spot) -> Any:
    """The cost of places for what should be near a spot and must be in the desert."""
    away = plan.distance_to(plan.desert_corner)
    return plan.distance_to(near) + np.where(away < FIRM_SAND * sand_reach(plan), 0, np.inf)


@dataclass(frozen=True, slots=True)
class Caravan:
    """Where in the desert things are: the camp, the camels, the name."""

    camp: Box | None
    camels: Box | None
    words: Box | None


def caravan(plan: Plan, label: str) -> Caravan:
    """The camp before the ways in, the camels near it, the desert's name toward the page's corner."""
    if plan.entrance is None:
        return Caravan(None, None, None)
    camp = plan.find_room(*CAMP, cost=on_sand(plan, plan.entrance), gap=26)
    near = (camp.x, camp.y) if camp else plan.desert_corner
    camels = plan.find_room(*CAMELS, cost=on_sand(plan, near), gap=10)
    words = plan.find_room(LETTER_WIDTH * len(label) + 20, 30, cost=on_sand(plan, plan.desert_corner), gap=8)
    return Caravan(camp, camels, words)


def desert(plan: Plan, label: str, found: Caravan) -> Iterator[str]:
    """Sand from the page's corner to the city's entrance, dunes, the camp and the trails from there to the gates."""
    if plan.entrance is None:
        return
    x, y = plan.desert_corner
    reach = sand_reach(plan)
    yield (
        f'<radialGradient id="sand" href="#dune" gradientUnits="userSpaceOnUse" cx="{x:g}" cy="{y:g}" r="{reach:.0f}"/>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sand)"/>'
    )
    yield from dunes(plan, reach)
    if found.camp:
        yield from _camp(plan, found.camp)
    if found.camels:
        for number, size in enumerate((0.8, 0.85, 0.9)):
            step = (number - 1) * 54
            place = f"translate({found.camels.x + step} {found.camels.y - step * 0.18:g}) scale({size})"
            yield f'<use href="#camel" transform="{place}"/>'
    if found.words:
        yield f'<text class="desert" x="{found.words.x}" y="{found.words.y + 8}">{label}</text>'


def dunes(plan: Plan, reach: float) -> Iterator[str]:
    """Long low waves of sand."""
    x, y = plan.desert_corner
    drawn: list[Spot] = []
    for index, spot in enumerate(sprinkled(DUNES * 9, first=20)):
        away = length((spot[0] - x, spot[1] - y))
        apart = all(abs(spot[0] - a) > 190 or abs(spot[1] - b) > 46 for a, b in drawn)
        if away < 0.86 * reach and plan.free_at(spot) > 6 and apart and len(drawn) < MOST_DUNES:
            drawn.append(spot)
            wide, high = 210 + index * 37 % 120, 30 + index * 11 % 14
            crest = (
                f"M{spot[0] - wide / 2:.0f} {spot[1]:.0f}q{0.3 * wide:.0f} {-high} {0.55 * wide:.0f} {-0.2 * high:.0f}"
                f"q{0.25 * wide:.0f} {0.5 * high:.0f} {0.45 * wide:.0f} {0.1 * high:.0f}"
            )
            hollow = f"q{-0.3 * wide:.0f} {0.9 * high:.0f} {-wide:.0f} {0.1 * high:.0f}Z"
            yield f'<path d="{crest}{hollow}" fill="#6d4638" opacity=".3"/>'
            yield f'<path d="{crest}" fill="none" stroke="#ffe6b0" stroke-width="2" opacity=".55"/>'


def _camp(plan: Plan, camp: Box) -> Iterator[str]:
    """Three tents in their light, with a trail to each way in."""
    for way in plan.board.ways:
        x, y = plan.centre(way.start)
        gate_x, gate_y = plan.centre(plan.board.cells[way.cell].point)
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


def palms(plan: Plan) -> Iterator[str]:
    """Palms in twos and threes, wherever nothing else is; those farther down stand in front."""
    found: list[tuple[float, float, float]] = []
    for index, (x, y) in enumerate(sprinkled(400, first=50)):
        foot = FRAME + 42 < y < HEIGHT - FRAME and FRAME + 20 < x < WIDTH - FRAME - 20
        if foot and 22 < plan.free_at((x, y - 14)) < 120 and len(found) < PALMS:
            found.append((x, y, 0.95 + index % 4 / 14))
            plan.take(Box(x, y - 14, 20, 20))
            for aside in (38, -36)[: 1 + index % 2]:
                beside = (x + aside, y + 10 - index % 3 * 7)
                inside = FRAME + 20 < beside[0] < WIDTH - FRAME - 20 and FRAME + 42 < beside[1] < HEIGHT - FRAME
                if inside and plan.free_at((beside[0], beside[1] - 14)) > 16:
                    found.append((*beside, 0.72 + index % 3 / 12))
            plan.take(Box(x, y - 14, 110, 60))
    for x, y, size in sorted(found, key=lambda palm: palm[1]):
        yield f'<use href="#palm" transform="translate({x:.0f} {y:.0f}) scale({size:.2f})"/>'
