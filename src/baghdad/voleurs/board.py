"""Boards as text: a city drawn in letters, read with every mistake shown by its line and column.

How a board is drawn stands at the top of `boards/round-city.txt`. Whether what is drawn can be played on is for
`survey.py` to say.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from baghdad.table.errors import BoardError, nearest
from baghdad.voleurs.box import DISTRICTS, FEWEST_PLAYERS, MAX_PLAYERS
from baghdad.voleurs.city import Board, Cell, Pair, Point, Way, pair_of, steps

FOLDER = Path(__file__).resolve().parent / "boards"
SUFFIX = ".txt"
DEFAULT_BOARD = "round-city"

MOST_CELLS = 126
MOST_ACROSS = 18  # cells side by side, so that a terminal has room for them
LONGEST_NAME = 40
LARGEST_SIZE = 999

ROWS = "abcdefghijklmnopqrstuvwxyz"
MARGIN = 4  # columns before the map, for the row's letter
HALF_CELL = 2  # columns
DESERT_SIGN = "."
LEVEL, RISING, FALLING = "-", "/", "\\"

Word = tuple[int, str]  # its column and what it says


def boards() -> tuple[str, ...]:
    """The names of the boards that come with the game, the usual one first."""
    names = (path.stem for path in FOLDER.glob(f"*{SUFFIX}"))
    return tuple(sorted(names, key=lambda name: (name != DEFAULT_BOARD, name)))


def load_board(name: str) -> Board:
    """A board that comes with the game; BoardError if there is none of that name."""
    if name not in boards():
        raise BoardError("unknown_board", board=name, boards=list(boards()), nearest=nearest(name, boards()))
    return read_board((FOLDER / f"{name}{SUFFIX}").read_text(encoding="utf-8"))


def read_board(text: str) -> Board:
    """The board that a text draws; BoardError with the line and column of its first mistake."""
    draft = Draft()
    for number, line in enumerate(text.split("\n"), start=1):
        draft.read_line(number, line.partition("#")[0].rstrip())
    return draft.finished(number)


@dataclass
class Stroke:
    """A way through a wall, drawn or named: where it stands and the two places it joins."""

    line: int
    column: int
    ends: tuple[Point, Point]


@dataclass
class Draft:
    """A board while it is being read."""

    head: dict[str, str] = field(default_factory=dict)
    size: tuple[int, int] | None = None
    players: int = MAX_PLAYERS
    letters: dict[str, int] = field(default_factory=dict)  # capital
    cells: dict[Point, Cell] = field(default_factory=dict)
    desert: set[Point] = field(default_factory=set)
    rows: str = ""
    strokes: list[Stroke] = field(default_factory=list)
    named: list[tuple[int, list[Word]]] = field(default_factory=list)  # lines of gates and walls
    parity: int | None = None  # of x + y, the same for every place
    in_map: bool = False
    ended: bool = False

    # --- lines ---------------------------------------------------------------------------------------------

    def read_line(self, number: int, line: str) -> None:
        """Takes in one line, without its comment."""
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
            self.read_head_line(number, list(_words(line)))

    def read_head_line(self, number: int, words: list[Word]) -> None:
        """A line outside the map: what it is about, and its values."""
        (column, kind), values = words[0], words[1:]
        if kind not in HEAD_LINES:
            raise BoardError("unknown_line", line=number, column=column, word=kind, nearest=nearest(kind, HEAD_LINES))
        if kind in self.head and kind in ONCE:
            raise BoardError("line_twice", line=number, column=column, word=kind)
        fewest, most = HEAD_LINES[kind]
        if len(values) < fewest:
            raise BoardError("value_missing", line=number, column=values[-1][0] if values else column, word=kind)
        if len(values) > most:
            raise BoardError("value_too_many", line=number, column=values[most][0], word=kind, value=values[most][1])
        self.head[kind] = " ".join(value for _, value in values)
        if kind == "name" and len(self.head[kind]) > LONGEST_NAME:
            raise BoardError("name_too_long", line=number, column=values[0][0], most=LONGEST_NAME)
        if kind == "size":
            self.read_size(number, values)
        elif kind == "players":
            self.read_players(number, *values[0])
        elif kind == "district":
            self.read_district(number, *values)
        elif kind in ("gate", "wall"):
            self.named.append((number, words))
        elif kind == "map":
            self.begin_map(number)
        elif kind == "end":
            raise BoardError("end_without_map", line=number, column=column)

    def read_size(self, number: int, values: list[Word]) -> None:
        """`50 x 35 cm`."""
        (at, width), (_, times), (_, height), (_, unit) = values
        plain = all(side.isascii() and side.isdigit() and 0 < int(side[:9]) <= LARGEST_SIZE for side in (width, height))
        if not plain or times not in ("x", "×") or unit != "cm":
            raise BoardError("bad_size", line=number, column=at)
        self.size = int(width), int(height)

    def read_players(self, number: int, at: int, value: str) -> None:
        """The most players a board is for."""
        possible = [str(players) for players in range(FEWEST_PLAYERS, MAX_PLAYERS + 1)]
        if value not in possible:
            raise BoardError(
                "bad_players", line=number, column=at, value=value, fewest=FEWEST_PLAYERS, most=MAX_PLAYERS
            )
        self.players = int(value)

    def read_district(self, number: int, letter: Word, name: Word) -> None:
        """The letter of a district."""
        at, sign = letter
        if len(sign) != 1 or not sign.isupper() or len(sign.lower()) != 1:
            raise BoardError("bad_district_letter", line=number, column=at, letter=sign)
        if sign in self.letters:
            raise BoardError("letter_twice", line=number, column=at, letter=sign)
        known = name[1].lower()
        if known not in DISTRICTS:
            near = nearest(known, DISTRICTS)
            raise BoardError("unknown_district", line=number, column=name[0], district=name[1], nearest=near)
        if DISTRICTS.index(known) in self.letters.values():
            raise BoardError("district_twice", line=number, column=name[0], district=known)
        self.letters[sign] = DISTRICTS.index(known)

    # --- the map -------------------------------------------------------------------------------------------

    def begin_map(self, number: int) -> None:
        """The line `map`, before which every district must have a letter."""
        for district, name in enumerate(DISTRICTS):
            if district not in self.letters.values():
                raise BoardError("missing_district", line=number, column=1, district=name)
        self.in_map = True

    def read_map_line(self, number: int, line: str) -> None:
        """A row of cells, or the strokes between two rows."""
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
        """Cells, desert, and level strokes."""
        y, place = len(self.rows) - 1, 0
        for at, sign in enumerate(line[1:], start=1):
            column = at + 1
            if sign == LEVEL:
                self.strokes.append(Stroke(number, column, (_place(at - HALF_CELL, y), _place(at + HALF_CELL, y))))
            elif sign == DESERT_SIGN:
                self.desert.add(self.lattice_point(number, at, y))
            elif sign.upper() in self.letters:
                point = self.lattice_point(number, at, y)
                place += 1
                if len(self.cells) == MOST_CELLS:
                    raise BoardError("too_many_cells", line=number, column=column, most=MOST_CELLS)
                name = f"{line[0]}{place}"
                self.cells[point] = Cell(name, *point, self.letters[sign.upper()], sign.isupper())
            elif sign != " ":
                raise BoardError("unknown_letter", line=number, column=column, letter=sign)

    def lattice_point(self, number: int, at: int, y: int) -> Point:
        """The place that a column means; every place lies half a cell beside those in the next row."""
        x = (at - MARGIN) // HALF_CELL
        if self.parity is None:
            self.parity = (x + y) % 2
        if at < MARGIN or (at - MARGIN) % HALF_CELL or (x + y) % 2 != self.parity:
            raise BoardError("cell_out_of_line", line=number, column=at + 1)
        if x >= 2 * MOST_ACROSS:
            raise BoardError("too_wide", line=number, column=at + 1, most=MOST_ACROSS)
        return x, y

    def read_strokes(self, number: int, line: str) -> None:
        """Slanting strokes between the row above and the next one."""
        y = len(self.rows) - 1
        for at, sign in enumerate(line):
            if sign == RISING:
                self.strokes.append(Stroke(number, at + 1, (_place(at + 1, y), _place(at - 1, y + 1))))
            elif sign == FALLING:
                self.strokes.append(Stroke(number, at + 1, (_place(at - 1, y), _place(at + 1, y + 1))))
            elif sign != " ":
                code = "row_without_letter" if sign == DESERT_SIGN or sign.upper() in self.letters else "unknown_stroke"
                raise BoardError(code, line=number, column=at + 1, sign=sign)

    # --- all of it -----------------------------------------------------------------------------------------

    def finished(self, last_line: int) -> Board:
        """The board, once every line has been read."""
        if self.in_map:
            raise BoardError("no_end", line=last_line, column=1)
        if not self.ended:
            raise BoardError("no_map", line=last_line, column=1)
        if not self.cells:
            raise BoardError("empty_map", line=last_line, column=1)
        if "name" not in self.head:
            raise BoardError("no_name", line=1, column=1)
        cells = tuple(self.cells[point] for point in sorted(self.cells, key=lambda point: (point[1], point[0])))
        places = {cell.point: number for number, cell in enumerate(cells)}
        gates, ways = self.drawn(cells, places)
        walls: set[Pair] = set()
        for line, words in self.named:
            self.add_named(line, words, cells, gates, walls)
        return Board(
            name=self.head["name"],
            size=self.size,
            players=self.players,
            letters=tuple(sorted(self.letters, key=lambda letter: self.letters[letter])),
            cells=cells,
            gates=tuple(sorted(gates)),
            walls=tuple(sorted(walls)),
            ways=tuple(ways),
            desert=tuple(sorted(self.desert, key=lambda point: (point[1], point[0]))),
            neighbours=steps(cells, gates, walls),
        )

    def drawn(self, cells: tuple[Cell, ...], places: dict[Point, int]) -> tuple[set[Pair], list[Way]]:
        """The gates and ways in that the strokes draw."""
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
                self.add_gate(stroke.line, stroke.column, pair_of(*found), cells, gates)
        return gates, sorted(ways, key=lambda way: (way.cell, way.start))

    def add_named(
        self, line: int, words: list[Word], cells: tuple[Cell, ...], gates: set[Pair], walls: set[Pair]
    ) -> None:
        """A gate or a wall given by the names of two cells."""
        numbers = {cell.name: number for number, cell in enumerate(cells)}
        (_, kind), *ends = words
        for column, name in ends:
            if name not in numbers:
                raise BoardError("unknown_cell", line=line, column=column, cell=name, nearest=nearest(name, numbers))
        one, other = (numbers[name] for _, name in ends)
        at, pair = ends[0][0], pair_of(one, other)
        if cells[other].point not in cells[one].around():
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
        """A gate between two districts, not yet there."""
        one, other = cells[pair[0]], cells[pair[1]]
        if one.district == other.district:
            raise BoardError("gate_inside_district", line=line, column=column, one=one.name, other=other.name)
        if pair in gates:
            raise BoardError("gate_twice", line=line, column=column, one=one.name, other=other.name)
        gates.add(pair)


# How many values each line of the head has.
MANY = 99
HEAD_LINES = {
    "name": (1, MANY),
    "size": (4, 4),
    "players": (1, 1),
    "district": (2, 2),
    "gate": (2, 2),
    "wall": (2, 2),
    "map": (0, 0),
    "end": (0, 0),
}
ONCE = ("name", "size", "players", "map")


def _words(line: str) -> Iterator[Word]:
    """The words of a line, each with its column."""
    at = 0
    for word in line.split():
        at = line.index(word, at)
        yield at + 1, word
        at += len(word)


def _place(at: int, y: int) -> Point:
    """The place at a column; one that nothing can lie at if the column lies between two."""
    return ((at - MARGIN) // HALF_CELL, y) if (at - MARGIN) % HALF_CELL == 0 else (-1, -1)
