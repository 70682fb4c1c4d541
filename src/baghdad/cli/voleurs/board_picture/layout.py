"""The layout of the page: the city is fitted into it, and room is found around it for everything else.

Nothing here is specific to one board; every place is computed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import cos, hypot, radians, sin
from statistics import fmean
from typing import Any

import numpy as np

from baghdad.voleurs.board.model import Board, Point

WIDTH, HEIGHT = 1500, 1050
FRAME = 30  # kept free along the page's edge

HALF_WIDTH = 48.5  # of a cell, in the city's own units
THIRD_HEIGHT = 28.0
ROW_HEIGHT = 3 * THIRD_HEIGHT
# Corners of a cell in half widths and thirds of a row, so that equal corners are equal numbers; side i of a cell, which
# faces place i of `DIRECTIONS`, lies between corners i and i + 1.
CORNERS: tuple[Point, ...] = ((-1, -1), (0, -2), (1, -1), (1, 1), (0, 2), (-1, 1))

CITY_WIDTH, CITY_HEIGHT = 1262, 868  # the most of the page that a city takes
DESERT_SHARE = 0.73  # of the free width, on the side where the desert is
LARGEST_SCALE = 1.25

GRID = 5  # page units between two grid points where free room is measured
STEP = 2  # grid points between two places that are tried
SPACING = 18  # between sampled points of what is to be placed

Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle placed on the page: its centre, its sides, and its rotation (degrees, clockwise)."""

    x: float
    y: float
    width: float
    height: float
    angle: float = 0


def corner_spot(corner: Point) -> Spot:
    """Return a corner in the city's own units."""
    return corner[0] * HALF_WIDTH, corner[1] * THIRD_HEIGHT


def corners_at(point: Point) -> list[Point]:
    """Return the corners of the cell at a place."""
    return [(point[0] + x, 3 * point[1] + y) for x, y in CORNERS]


def middle_of(spots: Iterable[Spot]) -> Spot:
    """Return the mean of several spots."""
    listed = list(spots)
    return fmean(x for x, _ in listed), fmean(y for _, y in listed)


class PageLayout:
    """A page with a city on it, and the free room around it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        columns = [cell.x for cell in board.cells]
        rows = [cell.y for cell in board.cells]
        across = (max(columns) - min(columns) + 2) * HALF_WIDTH
        down = (max(rows) - min(rows)) * ROW_HEIGHT + 4 * THIRD_HEIGHT
        self.scale = min(CITY_WIDTH / across, CITY_HEIGHT / down, LARGEST_SCALE)
        left = self.desert_share * (WIDTH - self.scale * across)
        top = (HEIGHT - self.scale * down) / 2
        self.x = left - self.scale * (min(columns) - 1) * HALF_WIDTH
        self.y = top - self.scale * (min(rows) * ROW_HEIGHT - 2 * THIRD_HEIGHT)
        self._free = self._distance_to_cells(range(len(board.cells)))

    # --- the city on the page --------------------------------------------------------------------------------

    @property
    def desert_share(self) -> float:
        """Return the share of the free width that is left of the city."""
        outside = [way.start for way in self.board.ways] or list(self.board.desert)
        if not outside:
            return 0.5
        west = fmean(x for x, _ in outside) <= fmean(cell.x for cell in self.board.cells)
        return DESERT_SHARE if west else 1 - DESERT_SHARE

    def page(self, spot: Spot) -> Spot:
        """Convert a spot from the city's own units to those of the page."""
        return self.x + self.scale * spot[0], self.y + self.scale * spot[1]

    def centre(self, point: Point) -> Spot:
        """Return the centre of the cell at a place, on the page."""
        return self.page((point[0] * HALF_WIDTH, point[1] * ROW_HEIGHT))

    @cached_property
    def middle(self) -> Spot:
        """Return the centre of the city, on the page."""
        return middle_of(self.centre(cell.point) for cell in self.board.cells)

    @cached_property
    def entrance(self) -> Spot | None:
        """Return the middle of the desert before the ways in, on the page; None without a desert."""
        outside = [way.start for way in self.board.ways] or list(self.board.desert)
        return middle_of(self.centre(point) for point in outside) if outside else None

    @cached_property
    def desert_corner(self) -> Spot:
        """Return the corner of the page nearest to the desert."""
        entrance = self.entrance or (0, HEIGHT)
        return (
            0 if entrance[0] <= self.middle[0] else WIDTH,
            0 if entrance[1] < self.middle[1] else HEIGHT,
        )

    # --- free room -------------------------------------------------------------------------------------------

    def _distance_to_cells(self, numbers: Iterable[int]) -> Any:
        """Return the distance of each grid point to the nearest of these cells; negative inside."""
        x, y = _points()
        found = np.full(x.shape, float(WIDTH))
        for number in numbers:
            across, down = self.centre(self.board.cells[number].point)
            dx, dy = x - across, y - down
            slant = np.maximum(abs(dx / 2 + dy * sin(radians(60))), abs(dx / 2 - dy * sin(radians(60))))
            found = np.minimum(found, np.maximum(abs(dx), slant) - HALF_WIDTH * self.scale)
        return found

    def distance_to_district(self, district: int) -> Any:
        """Return the distance of each grid point to a district."""
        return self._distance_to_cells(self.board.cells_of(district))

    def distance_to(self, spot: Spot) -> Any:
        """Return the distance of each grid point to a spot."""
        x, y = _points()
        return np.hypot(x - spot[0], y - spot[1])

    def free_at(self, spot: Spot) -> float:
        """Return the distance of a spot to everything placed on the page so far."""
        column = min(max(round(spot[0] / GRID), 0), WIDTH // GRID)
        row = min(max(round(spot[1] / GRID), 0), HEIGHT // GRID)
        return float(self._free[row, column])

    def find_room(
        self, width: float, height: float, cost: Any, angles: Sequence[float] = (0,), gap: float = 0
    ) -> Box | None:
        """Reserve and return the cheapest place for a box at least `gap` from everything else; None if it doesn't fit.

        The cost of a place is the mean cost of the points it covers, plus a little for the rotation.
        """
        best: tuple[float, Box] | None = None
        for angle in angles:
            offsets = _offsets(width, height, angle)
            rows = max(abs(row) for row, _ in offsets) + FRAME // GRID
            columns = max(abs(column) for _, column in offsets) + FRAME // GRID
            tall, wide = self._free.shape
            if tall <= 2 * rows or wide <= 2 * columns:
                continue
            room = np.full((tall - 2 * rows, wide - 2 * columns), float(WIDTH))
            price = np.zeros_like(room)
            for row, column in offsets:
                window = np.s_[rows + row : tall - rows + row, columns + column : wide - columns + column]
                room = np.minimum(room, self._free[window])
                price = price + cost[window] / len(offsets)
            price = np.where(room >= gap, price, np.inf)[::STEP, ::STEP]
            down, across = divmod(int(np.argmin(price)), price.shape[1])
            total = float(price[down, across]) + abs(angle) / DEGREES_PER_UNIT
            if total < (best[0] if best else np.inf):
                x, y = (across * STEP + columns) * GRID, (down * STEP + rows) * GRID
                best = total, Box(x, y, width, height, angle)
        if best:
            self.reserve(best[1])
        return best[1] if best else None

    def reserve(self, box: Box) -> None:
        """Reserve the place of a box, so that nothing else is placed there."""
        x, y = _points()
        turn = radians(box.angle)
        dx, dy = x - box.x, y - box.y
        along = abs(dx * cos(turn) + dy * sin(turn)) - box.width / 2
        beside = abs(dy * cos(turn) - dx * sin(turn)) - box.height / 2
        outside = np.hypot(np.maximum(along, 0), np.maximum(beside, 0))
        self._free = np.minimum(self._free, np.where(outside > 0, outside, np.maximum(along, beside)))

    def reserve_path(self, spots: Sequence[Spot], half_width: float) -> None:
        """Reserve a band along a path."""
        for spot in spots:
            self._free = np.minimum(self._free, self.distance_to(spot) - half_width)


DEGREES_PER_UNIT = 9  # degrees that cost as much as one page unit of distance


def _points() -> tuple[Any, Any]:
    """Return the grid points of the page: their x, their y."""
    x, y = np.meshgrid(np.arange(0, WIDTH + 1, GRID), np.arange(0, HEIGHT + 1, GRID))
    return x.astype(float), y.astype(float)


def _offsets(width: float, height: float, angle: float) -> list[tuple[int, int]]:
    """Return the grid points that a rotated box covers, as rows and columns from its centre."""
    turn = radians(angle)
    across = np.linspace(-width / 2, width / 2, max(2, round(width / SPACING) + 1))
    down = np.linspace(-height / 2, height / 2, max(2, round(height / SPACING) + 1))
    found = {
        (round((a * sin(turn) + d * cos(turn)) / GRID), round((a * cos(turn) - d * sin(turn)) / GRID))
        for a in across
        for d in down
    }
    return sorted(found)


def scattered(number: int, first: int = 1) -> list[Spot]:
    """Return spots spread evenly over the page without a visible pattern (a Halton sequence), always the same."""
    return [(WIDTH * _halton(index, 2), HEIGHT * _halton(index, 3)) for index in range(first, first + number)]


def _halton(index: int, base: int) -> float:
    result, fraction = 0.0, 1.0
    while index:
        fraction /= base
        result += fraction * (index % base)
        index //= base
    return result


def length(spot: Spot) -> float:
    """Return the length of a vector."""
    return hypot(*spot)
