"""The parser of boards: a city drawn in letters; every mistake is reported with its line and column.

The format is explained at the top of `boards/round-city.txt`. Whether a board can be played on is checked by
`validation.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from baghdad.core.errors import BoardError, nearest
from baghdad.voleurs.board.header import BoardHeader, Word
from baghdad.voleurs.board.model import Board, Cell, Pair, Point, Way, neighbour_lists, ordered_pair

FOLDER = Path(__file__).resolve().parent.parent / "boards"
SUFFIX = ".txt"
DEFAULT_BOARD = "round-city"

MOST_CELLS = 126
LONGEST_TEXT = 16_384  # characters of a board's text, comments included
MOST_ACROSS = 18  # cells side by side, to fit into a terminal

ROWS = "abcdefghijklmnopqrstuvwxyz"
MARGIN = 4  # columns before the map, for the row's letter
HALF_CELL = 2  # columns
DESERT_SIGN = "."
LEVEL, RISING, FALLING = "-", "/", "\\"


def boards() -> tuple[str, ...]:
    """Return the names of the boards that come with the game, the default first."""
    names = (path.stem for path in FOLDER.glob(f"*{SUFFIX}"))
    return tuple(sorted(names, key=lambda name: (name != DEFAULT_BOARD, name)))


def board_text(name: str) -> str:
    """Return the text of a board that comes with the game; raise BoardError if none has that name."""
    if name not in boards():
        raise BoardError("unknown_board", board=name, boards=list(boards()), nearest=nearest(name, boards()))
    return (FOLDER / f"{name}{SUFFIX}").read_text(encoding="utf-8")


def load_board(name: str) -> Board:
    """Return a board that comes with the game; raise BoardError if none has that name."""
    return read_board(board_text(name))


def check_length(text: str) -> None:
    """Raise BoardError if a text is too long for a board, before anything else is done with it."""
    if len(text) > LONGEST_TEXT:
        raise BoardError("text_too_long", length=len(text), most=LONGEST_TEXT)


def read_board(text: str) -> Board:
    """Return the board of a text; raise BoardError with the line and column of its first mistake."""
    check_length(text)
    parser = BoardParser()
    for number, line in enumerate(text.split("\n"), start=1):
        parser.read_line(number, line.partition("#")[0].rstrip())
    return parser.build_board(number)


@dataclass
class Stroke:
    """A drawn gate or way in: its line and column in the text, and the two places it joins."""

    line: int
    column: int
    ends: tuple[Point, Point]


@dataclass
class BoardParser:
    """A board that is being read."""

    header: BoardHeader = field(default_factory=BoardHeader)
    cells: dict[Point, Cell] = field(default_factory=dict)
    desert: set[Point] = field(default_factory=set)
    rows: str = ""
    strokes: list[Stroke] = field(default_factory=list)
    parity: int | None = None  # of x + y, the same for every place
    in_map: bool = False
    ended: bool = False

    # --- lines ---------------------------------------------------------------------------------------------

    def read_line(self, number: int, line: str) -> None:
        """Read one line, given without its comment."""
        for column, sign in enumerate(line, start=1):
            if sign == "\t" and self.in_map:
                raise BoardError("tab_in_map", line=number, column=column)
            if not sign.isprintable() and sign != "\t":
                raise BoardError("unprintable", line=number, column=column)
        if not line.strip():
            return
        if self.in_map:
            self.read_map_line(number, line)
        else:
            self.in_map = self.header.read_line(number, line)

    # --- the map -------------------------------------------------------------------------------------------

    def read_map_line(self, number: int, line: str) -> None:
        """Read a row of cells, or the strokes between two rows."""
        if line == "end":
            self.in_map, self.ended = False, True
        elif line[0] == " ":
            self.read_strokes(number, line)
        elif line[0] not in ROWS or line[1:2].strip():
            raise BoardError("bad_row", line=number, column=1, text=line.split()[0])
        elif line[0] in self.rows:
            raise BoardError("row_twice", line=number, column=1, row=line[0])
        else:
            self.rows += line[0]
            self.read_row(number, line)

    def read_row(self, number: int, line: str) -> None:
        """Read cells, desert and level strokes."""
        y, place = len(self.rows) - 1, 0
        for at, sign in enumerate(line[1:], start=1):
            column = at + 1
            if sign == LEVEL:
                self.strokes.append(
                    Stroke(number, column, (_point_at(at - HALF_CELL, y), _point_at(at + HALF_CELL, y)))
                )
            elif sign == DESERT_SIGN:
                self.desert.add(self.lattice_point(number, at, y))
            elif sign.upper() in self.header.letters:
                point = self.lattice_point(number, at, y)
                place += 1
                if len(self.cells) == MOST_CELLS:
                    raise BoardError("too_many_cells", line=number, column=column, most=MOST_CELLS)
                name = f"{line[0]}{place}"
                self.cells[point] = Cell(name, *point, self.header.letters[sign.upper()], sign.isupper())
            elif sign != " ":
                raise BoardError("unknown_letter", line=number, column=column, letter=sign)

    def lattice_point(self, number: int, at: int, y: int) -> Point:
        """Return the place at a column; places are shifted by half a cell against those of the next row."""
        x = (at - MARGIN) // HALF_CELL
        if self.parity is None:
            self.parity = (x + y) % 2
        if at < MARGIN or (at - MARGIN) % HALF_CELL or (x + y) % 2 != self.parity:
            raise BoardError("cell_out_of_line", line=number, column=at + 1)
        if x >= 2 * MOST_ACROSS:
            raise BoardError("too_wide", line=number, column=at + 1, most=MOST_ACROSS)
        return x, y

    def read_strokes(self, number: int, line: str) -> None:
        """Read slanting strokes between the row above and the next one."""
        y = len(self.rows) - 1
        for at, sign in enumerate(line):
            if sign == RISING:
                self.strokes.append(Stroke(number, at + 1, (_point_at(at + 1, y), _point_at(at - 1, y + 1))))
            elif sign == FALLING:
                self.strokes.append(Stroke(number, at + 1, (_point_at(at - 1, y), _point_at(at + 1, y + 1))))
            elif sign != " ":
                code = (
                    "row_without_letter"
                    if sign == DESERT_SIGN or sign.upper() in self.header.letters
                    else "unknown_stroke"
                )
                raise BoardError(code, line=number, column=at + 1, sign=sign)

    # --- the whole board -----------------------------------------------------------------------------------

    def build_board(self, last_line: int) -> Board:
        """Return the board, once every line has been read."""
        if self.in_map:
            raise BoardError("no_end", line=last_line, column=1)
        if not self.ended:
            raise BoardError("no_map", line=last_line, column=1)
        if not self.cells:
            raise BoardError("empty_map", line=last_line, column=1)
        if not self.header.name:
            raise BoardError("no_name", line=1, column=1)
        cells = tuple(self.cells[point] for point in sorted(self.cells, key=lambda point: (point[1], point[0])))
        places = {cell.point: number for number, cell in enumerate(cells)}
        gates, ways = self.drawn_gates_and_ways(cells, places)
        walls: set[Pair] = set()
        for line, words in self.header.named_borders:
            self.add_named_border(line, words, cells, gates, walls)
        return Board(
            name=self.header.name,
            size=self.header.size,
            players=self.header.players,
            letters=tuple(sorted(self.header.letters, key=self.header.letters.__getitem__)),
            cells=cells,
            gates=tuple(sorted(gates)),
            walls=tuple(sorted(walls)),
            ways=tuple(ways),
            desert=tuple(sorted(self.desert, key=lambda point: (point[1], point[0]))),
            neighbours=neighbour_lists(cells, gates, walls),
        )

    def drawn_gates_and_ways(self, cells: tuple[Cell, ...], places: dict[Point, int]) -> tuple[set[Pair], list[Way]]:
        """Return the gates and the ways in that the strokes draw."""
        gates: set[Pair] = set()
        ways: list[Way] = []
        for stroke in self.strokes:
            ends = [places.get(end) for end in stroke.ends]
            found = [end for end in ends if end is not None]
            sand = [end for end in stroke.ends if end in self.desert]
            if len(found) + len(sand) < len(ends):
                raise BoardError("stroke_to_nowhere", line=stroke.line, column=stroke.column)
            if not found:
                raise BoardError("stroke_in_desert", line=stroke.line, column=stroke.column)
            if sand:
                ways.append(Way(found[0], sand[0]))
            else:
                self.add_gate(stroke.line, stroke.column, ordered_pair(*found), cells, gates)
        return gates, sorted(ways, key=lambda way: (way.cell, way.start))

    def add_named_border(
        self, line: int, words: list[Word], cells: tuple[Cell, ...], gates: set[Pair], walls: set[Pair]
    ) -> None:
        """Add a gate or a wall given by the names of two cells."""
        numbers = {cell.name: number for number, cell in enumerate(cells)}
        (_, kind), *ends = words
        for column, name in ends:
            if name not in numbers:
                raise BoardError("unknown_cell", line=line, column=column, cell=name, nearest=nearest(name, numbers))
        one, other = (numbers[name] for _, name in ends)
        at, pair = ends[0][0], ordered_pair(one, other)
        if cells[other].point not in cells[one].touching():
            raise BoardError("not_neighbours", line=line, column=at, one=ends[0][1], other=ends[1][1])
        if kind == "gate":
            self.add_gate(line, at, pair, cells, gates)
        elif cells[one].district != cells[other].district:
            raise BoardError("wall_between_districts", line=line, column=at, one=ends[0][1], other=ends[1][1])
        elif pair in walls:
            raise BoardError("wall_twice", line=line, column=at, one=ends[0][1], other=ends[1][1])
        else:
            walls.add(pair)

    def add_gate(self, line: int, column: int, pair: Pair, cells: tuple[Cell, ...], gates: set[Pair]) -> None:
        """Add a gate between two districts; raise BoardError if it is inside one or there already."""
        one, other = cells[pair[0]], cells[pair[1]]
        if one.district == other.district:
            raise BoardError("gate_inside_district", line=line, column=column, one=one.name, other=other.name)
        if pair in gates:
            raise BoardError("gate_twice", line=line, column=column, one=one.name, other=other.name)
        gates.add(pair)


def _point_at(at: int, y: int) -> Point:
    """Return the place at a column; one that no cell can have if the column is between two places."""
    return ((at - MARGIN) // HALF_CELL, y) if (at - MARGIN) % HALF_CELL == 0 else (-1, -1)
