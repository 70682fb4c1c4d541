"""Measurements of a board that several checks need, and the form of a check's result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from math import atan2, degrees
from statistics import fmean
from typing import Any

from baghdad.voleurs.board.distances import UNREACHABLE, fewest_steps
from baghdad.voleurs.board.model import Board
from baghdad.voleurs.box import DISTRICTS

MOST_NAMED = 6  # cells listed in one finding
ROW_HEIGHT = 3**0.5  # of hexagons, in half cells


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check; `clause` is empty for a recommendation of ours."""

    clause: str
    ok: bool
    code: str
    facts: dict[str, Any] = field(default_factory=dict)
    advice: bool = False

    @property
    def failed(self) -> bool:
        """Return whether the finding makes the board unfit to play on."""
        return not self.ok and not self.advice


class BoardMeasurements:
    """A board with the measurements that several checks need."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.cells = board.cells
        self.from_desert = fewest_steps(board, dict.fromkeys(board.entries, 1))
        districts = range(len(DISTRICTS))
        self.shops = [board.cells_of(district, True) for district in districts]
        self.streets = [board.cells_of(district, False) for district in districts]
        self.gates = [tuple(sorted((self.cells[a].district, self.cells[b].district))) for a, b in board.gates]

    def names(self, numbers: Iterable[int]) -> list[str]:
        """Return the names of cells."""
        return [self.cells[number].name for number in numbers]

    def by_district(self, counts: list[int]) -> dict[str, int]:
        """Return a count for each district, by name."""
        return dict(zip(DISTRICTS, counts, strict=True))

    def shop_counts(self) -> dict[str, int]:
        """Return the number of shops of each district."""
        return self.by_district([len(shops) for shops in self.shops])

    def mean_distance(self, district: int) -> float:
        """Return the mean distance of a district's shops from the desert, in steps."""
        return round(fmean(self.from_desert.get(shop, UNREACHABLE) for shop in self.shops[district] or [-1]), 1)

    def walks(self) -> Iterator[int]:
        """Yield the steps between any two shops of the same district."""
        for shops in self.shops:
            reached = {shop: fewest_steps(self.board, {shop: 0}) for shop in shops}
            for one, other in combinations(shops, 2):
                yield reached[one].get(other, UNREACHABLE)

    def is_connected(self, numbers: list[int]) -> bool:
        """Return whether all these cells can be reached from each other without leaving them."""
        wanted = set(numbers)
        reached, waiting = set(numbers[:1]), numbers[:1]
        while waiting:
            fresh = wanted.intersection(self.board.neighbours[waiting.pop()]) - reached
            reached |= fresh
            waiting += fresh
        return reached == wanted

    def bearing(self, district: int) -> float:
        """Return the direction of a district's centre from the city's, in degrees, clockwise on the page."""
        cells = [self.cells[number] for number in self.board.cells_of(district)] or self.cells
        x = fmean(cell.x for cell in cells) - fmean(cell.x for cell in self.cells)
        y = fmean(cell.y for cell in cells) - fmean(cell.y for cell in self.cells)
        return degrees(atan2(y * ROW_HEIGHT, x))
