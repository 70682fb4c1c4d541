"""The model of a board: cells, gates, ramparts and ways in. `parser.py` reads a board from text."""

from __future__ import annotations

from dataclasses import dataclass, field

# A place in the plane: `x` counts half cells from the left, `y` rows from the top.
Point = tuple[int, int]
Pair = tuple[int, int]  # of cells, the smaller number first
DIRECTIONS: tuple[Point, ...] = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))  # clockwise from the upper left
WAYS_IN = 5  # at most (V-BOARD-4)


@dataclass(frozen=True, slots=True)
class Cell:
    """A shop or a street of a district; `name` is its row's letter and its place in the row."""

    name: str
    x: int
    y: int
    district: int
    shop: bool

    @property
    def point(self) -> Point:
        """Return the cell's place in the plane."""
        return self.x, self.y

    def touching(self) -> list[Point]:
        """Return the six places that touch the cell (V-BOARD-23)."""
        return [(self.x + x, self.y + y) for x, y in DIRECTIONS]


@dataclass(frozen=True, slots=True)
class Way:
    """A way from a place in the desert into a cell."""

    cell: int
    start: Point


@dataclass(frozen=True, slots=True)
class Board:
    """A whole city. The number of a cell is its index in `cells`, which are in reading order."""

    name: str
    size: tuple[int, int] | None  # width and height in centimetres
    players: int  # the largest number of players
    letters: tuple[str, ...]  # of the districts, from poor to rich, capital
    cells: tuple[Cell, ...]
    gates: tuple[Pair, ...]  # between districts
    walls: tuple[Pair, ...]  # between cells of one district
    ways: tuple[Way, ...]
    desert: tuple[Point, ...]
    neighbours: tuple[tuple[int, ...], ...] = field(repr=False)  # the cells one step away
    entries: tuple[int, ...] = field(init=False, repr=False)  # the cells where a pawn enters the city, each once
    names: tuple[str, ...] = field(init=False, repr=False)  # of the cells
    numbers: dict[str, int] = field(init=False, repr=False, compare=False)  # of the cells, by name

    def __post_init__(self) -> None:
        object.__setattr__(self, "entries", tuple(sorted({way.cell for way in self.ways})))
        object.__setattr__(self, "names", tuple(cell.name for cell in self.cells))
        object.__setattr__(self, "numbers", {cell.name: number for number, cell in enumerate(self.cells)})

    @property
    def places(self) -> dict[Point, int]:
        """Return the number of each cell by its place."""
        return {cell.point: number for number, cell in enumerate(self.cells)}

    def cells_of(self, district: int, shop: bool | None = None) -> list[int]:
        """Return the cells of a district; only shops or only streets if `shop` is given."""
        return [
            number
            for number, cell in enumerate(self.cells)
            if cell.district == district and (shop is None or cell.shop == shop)
        ]

    def borders(self) -> list[Pair]:
        """Return all pairs of cells that touch, with or without a wall between them."""
        places = self.places
        return [
            (number, other)
            for number, cell in enumerate(self.cells)
            for other in sorted(places[point] for point in cell.touching() if point in places)
            if number < other
        ]

    def is_open(self, pair: Pair) -> bool:
        """Return whether a pawn can step from one of two cells to the other."""
        return pair[1] in self.neighbours[pair[0]]


def ordered_pair(one: int, other: int) -> Pair:
    """Return two cells in the order in which gates and walls name them."""
    return min(one, other), max(one, other)


def neighbour_lists(cells: tuple[Cell, ...], gates: set[Pair], walls: set[Pair]) -> tuple[tuple[int, ...], ...]:
    """Return the neighbours of each cell.

    They touch it in its district without a wall between, or by a gate (V-BOARD-5, V-BOARD-6).
    """
    places = {cell.point: number for number, cell in enumerate(cells)}
    found = []
    for number, cell in enumerate(cells):
        touching = sorted(places[point] for point in cell.touching() if point in places)
        found.append(
            tuple(
                other
                for other in touching
                if (pair := ordered_pair(number, other)) in gates
                or (cells[other].district == cell.district and pair not in walls)
            )
        )
    return tuple(found)
