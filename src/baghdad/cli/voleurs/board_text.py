"""The board as text: cells as bricks, which touch like hexagons, with ramparts and gates between them.

A cell shows its district's letter, capital for a shop, and its place in the row; the row's letter is at the left. Pawns
and anything else on cells are passed in as marks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from baghdad.cli.voleurs.district_colours import DARK_INK, TINTS
from baghdad.voleurs.board.distances import fewest_steps
from baghdad.voleurs.board.model import DIRECTIONS, Board, Cell, Point

WIDE, NARROW = 6, 4  # columns for a cell; the wide one has room for a mark beside the cell's own sign
MARK_WIDTH = 2
ROW_STYLE = "bold"
WALL_STYLE = "#e9cd97"
GATE_STYLE = "bold #ffd257"
UPPER_LEFT, UPPER_RIGHT, RIGHT, LOWER_RIGHT, LOWER_LEFT, LEFT = range(len(DIRECTIONS))


@dataclass(frozen=True, slots=True)
class Mark:
    """Something on a cell: at most two columns of text, and their style."""

    text: str
    style: str = "bold"


@dataclass(frozen=True, slots=True)
class WallSigns:
    """The characters for walls and gates."""

    joints: str  # by the walls that meet there: 1 left, 2 right, 4 above, 8 below
    gate: str
    ways: str  # in from the left, right, above, below

    @property
    def level(self) -> str:
        """Return the character for a wall between rows."""
        return self.joints[1 | 2]

    @property
    def upright(self) -> str:
        """Return the character for a wall between neighbours in a row."""
        return self.joints[4 | 8]


FINE_WALLS = WallSigns(" ╸╺━╹┛┗┻╻┓┏┳┃┫┣╋", "░", "▸◂▾▴")
PLAIN_WALLS = WallSigns(" ===|+++|+++|+++", ":", "><v^")


def fits(board: Board, width: int) -> bool:
    """Return whether a screen has room for wide cells."""
    return columns(board, WIDE) <= width


def board_text(
    board: Board,
    width: int = 80,
    plain: bool = False,
    distances: bool = False,
    marks: Mapping[int, Mark] | None = None,
) -> Text:
    """Return the whole city; with `distances` cells show their distance from the desert instead of their place."""
    drawing = Drawing(board, WIDE if fits(board, width) else NARROW, PLAIN_WALLS if plain else FINE_WALLS)
    steps = fewest_steps(board, dict.fromkeys(board.entries, 1))
    for number, cell in enumerate(board.cells):
        shown = str(steps.get(number, "?")) if distances else cell.name[1:]
        drawing.cell(cell, shown, (marks or {}).get(number))
    drawing.build_walls()
    drawing.open_gates()
    return drawing.text()


def columns(board: Board, size: int) -> int:
    """Return the width of a drawing: a column for the rows' letters, the cells, the last wall."""
    across = [cell.x for cell in board.cells]
    return 1 + (max(across) - min(across) + 2) * size // 2 + 1


class Drawing:
    """A grid of characters with styles, on which a city is drawn."""

    def __init__(self, board: Board, size: int, wall_signs: WallSigns) -> None:
        self.board, self.size, self.half, self.wall_signs = board, size, size // 2, wall_signs
        self.left = min(cell.x for cell in board.cells)
        self.top = min(cell.y for cell in board.cells)
        height = 2 * (max(cell.y for cell in board.cells) - self.top + 1) + 1
        self.signs = [[(" ", "")] * columns(board, size) for _ in range(height)]
        self.walls: set[tuple[Point, Point]] = set()  # between corners, as column and line

    def corner(self, cell: Cell) -> Point:
        """Return column and line of a cell's upper left corner."""
        return 1 + (cell.x - self.left) * self.half, 2 * (cell.y - self.top)

    def write(self, column: int, line: int, text: str, style: str) -> None:
        """Write characters into the grid."""
        for offset, sign in enumerate(text):
            self.signs[line][column + offset] = sign, style

    def cell(self, cell: Cell, shown: str, mark: Mark | None) -> None:
        """Draw the inside of a cell in its colours with its mark, and its ground towards open neighbours."""
        column, line = self.corner(cell)
        tint = TINTS[cell.district]
        letter = self.board.letters[cell.district]
        room = self.size - 1
        sign = f"{letter if cell.shop else letter.lower()}{shown}"
        style = f"bold {tint.ink} on {tint.vivid}" if cell.shop else f"{DARK_INK} on {tint.street}"
        self.write(0, line + 1, cell.name[0], ROW_STYLE)
        self.write(column, line, " " * (self.size + 1), f"on {tint.street}")
        self.write(column, line + 1, " " * (self.size + 1), f"on {tint.street}")
        if mark is None:
            self.write(column + 1, line + 1, f"{sign:<{room}}"[:room], style)
        elif self.size == WIDE:
            self.write(column + 1, line + 1, f"{sign:<{room - MARK_WIDTH}}"[: room - MARK_WIDTH], style)
            self.write(column + 1 + room - MARK_WIDTH, line + 1, f"{mark.text:>{MARK_WIDTH}}"[:MARK_WIDTH], mark.style)
        else:
            self.write(column + 1, line + 1, f"{mark.text:^{room}}"[:room], mark.style)

    def side(self, cell: Cell, side: int) -> tuple[Point, Point]:
        """Return the two corners of a cell's side; upper left and upper right are the halves of the upper edge."""
        column, line = self.corner(cell)
        middle, right, below = column + self.half, column + self.size, line + 2
        return {
            UPPER_LEFT: ((column, line), (middle, line)),
            UPPER_RIGHT: ((middle, line), (right, line)),
            RIGHT: ((right, line), (right, below)),
            LOWER_RIGHT: ((middle, below), (right, below)),
            LOWER_LEFT: ((column, below), (middle, below)),
            LEFT: ((column, line), (column, below)),
        }[side]

    def build_walls(self) -> None:
        """Draw a rampart on every side that isn't open, and joints where ramparts meet."""
        places = self.board.places
        for number, cell in enumerate(self.board.cells):
            for side, point in enumerate(cell.touching()):
                other = places.get(point)
                if other is None or other not in self.board.neighbours[number]:
                    self.walls.add(self.side(cell, side))
        meeting: dict[Point, int] = {}
        for (column, line), (end, below) in self.walls:
            level = line == below
            if level:
                self.write(column + 1, line, self.wall_signs.level * (end - column - 1), WALL_STYLE)
            else:
                self.write(column, line + 1, self.wall_signs.upright, WALL_STYLE)
            meeting[column, line] = meeting.get((column, line), 0) | (2 if level else 8)
            meeting[end, below] = meeting.get((end, below), 0) | (1 if level else 4)
        for (column, line), walls in meeting.items():
            self.write(column, line, self.wall_signs.joints[walls], WALL_STYLE)

    def open_gates(self) -> None:
        """Draw gates between districts, and arrows for the ways in."""
        for one, other in self.board.gates:
            here, there = self.board.cells[one], self.board.cells[other]
            self.open(here, there.point, self.wall_signs.gate)
        for way in self.board.ways:
            cell = self.board.cells[way.cell]
            dx, dy = way.start[0] - cell.x, way.start[1] - cell.y
            sign = self.wall_signs.ways[(0 if dx < 0 else 1) if dy == 0 else (2 if dy < 0 else 3)]
            self.open(cell, way.start, sign)

    def open(self, cell: Cell, beyond: Point, sign: str) -> None:
        """Write a character over the wall between a cell and the place beyond."""
        (column, line), (end, below) = self.side(cell, cell.touching().index(beyond))
        if line == below:
            self.write(column + 1, line, sign * (end - column - 1), GATE_STYLE)
        else:
            self.write(column, line + 1, sign, GATE_STYLE)

    def text(self) -> Text:
        """Return the grid as text, line by line."""
        lines = []
        for signs in self.signs:
            line = Text()
            for sign, style in signs:
                line.append(sign, style)
            line.rstrip()
            lines.append(line)
        return Text("\n", no_wrap=True, overflow="ignore", end="").join(lines)


def legend(board: Board, names: Sequence[str]) -> Text:
    """Return the districts in their colours, each with its letters and its name."""
    entries = []
    for letter, name, tint in zip(board.letters, names, TINTS, strict=True):
        shop, street = f"bold {tint.ink} on {tint.vivid}", f"{DARK_INK} on {tint.street}"
        entries.append(Text.assemble((f" {letter} ", shop), (f" {letter.lower()} ", street), f" {name}"))
    return Text("  ").join(entries)
