"""The header of a board's text: name, size, players, letters of the districts, gates and walls given by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from baghdad.core.errors import BoardError, nearest
from baghdad.voleurs.box import DISTRICTS, FEWEST_PLAYERS, MAX_PLAYERS

LONGEST_NAME = 40
LARGEST_SIZE = 999  # centimetres
LONGEST_NUMBER = 4  # digits; longer numbers are refused

Word = tuple[int, str]  # column and text


class BoardHeader:
    """The parts of a board's text outside the map."""

    def __init__(self) -> None:
        self.name = ""
        self.size: tuple[int, int] | None = None
        self.players = MAX_PLAYERS
        self.letters: dict[str, int] = {}  # capital letters of the districts
        self.named_borders: list[tuple[int, list[Word]]] = []  # lines of gates and walls
        self.seen: set[str] = set()

    def read_line(self, number: int, line: str) -> bool:
        """Read one line; return whether the map begins after it."""
        (column, kind), *values = words(line)
        if kind not in LINES:
            raise BoardError("unknown_line", line=number, column=column, word=kind, nearest=nearest(kind, LINES))
        if kind in self.seen and kind not in REPEATABLE:
            raise BoardError("line_twice", line=number, column=column, word=kind)
        self.seen.add(kind)
        fewest, most, read = LINES[kind]
        if len(values) < fewest:
            raise BoardError("value_missing", line=number, column=values[-1][0] if values else column, word=kind)
        if len(values) > most:
            raise BoardError("value_too_many", line=number, column=values[most][0], word=kind, value=values[most][1])
        read(self, number, [(column, kind), *values])
        return kind == "map"

    def read_name(self, number: int, words: list[Word]) -> None:
        """Read the name: any words."""
        self.name = " ".join(word for _, word in words[1:])
        if len(self.name) > LONGEST_NAME:
            raise BoardError("name_too_long", line=number, column=words[1][0], most=LONGEST_NAME)

    def read_size(self, number: int, words: list[Word]) -> None:
        """Read the size: `50 x 35 cm`."""
        (at, width), (_, times), (_, height), (_, unit) = words[1:]
        sides = [int(side) if _is_number(side) else 0 for side in (width, height)]
        if times not in ("x", "×") or unit != "cm" or not all(0 < side <= LARGEST_SIZE for side in sides):
            raise BoardError("bad_size", line=number, column=at)
        self.size = sides[0], sides[1]

    def read_players(self, number: int, words: list[Word]) -> None:
        """Read the largest number of players of the board."""
        at, value = words[1]
        if not (_is_number(value) and FEWEST_PLAYERS <= int(value) <= MAX_PLAYERS):
            facts = {"value": value, "fewest": FEWEST_PLAYERS, "most": MAX_PLAYERS}
            raise BoardError("bad_players", line=number, column=at, **facts)
        self.players = int(value)

    def read_district(self, number: int, words: list[Word]) -> None:
        """Read the letter of a district."""
        (at, letter), (name_at, name) = words[1:]
        if len(letter) != 1 or not letter.isupper() or len(letter.lower()) != 1:
            raise BoardError("bad_district_letter", line=number, column=at, letter=letter)
        if letter in self.letters:
            raise BoardError("letter_twice", line=number, column=at, letter=letter)
        known = name.lower()
        if known not in DISTRICTS:
            near = nearest(known, DISTRICTS)
            raise BoardError("unknown_district", line=number, column=name_at, district=name, nearest=near)
        if DISTRICTS.index(known) in self.letters.values():
            raise BoardError("district_twice", line=number, column=name_at, district=known)
        self.letters[letter] = DISTRICTS.index(known)

    def read_border(self, number: int, words: list[Word]) -> None:
        """Keep a gate or a wall between two cells, which are looked up once the map has been read."""
        self.named_borders.append((number, words))

    def read_map(self, number: int, words: list[Word]) -> None:
        """Check, before the map, that every district has its letter."""
        for district, name in enumerate(DISTRICTS):
            if district not in self.letters.values():
                raise BoardError("missing_district", line=number, column=words[0][0], district=name)

    def read_end(self, number: int, words: list[Word]) -> None:
        """Raise BoardError, as there is no map to end."""
        raise BoardError("end_without_map", line=number, column=words[0][0])


# For each line: the fewest and the most values, and the method that reads them.
ANY_NUMBER = 99
LINES: dict[str, tuple[int, int, Callable[[BoardHeader, int, list[Word]], None]]] = {
    "name": (1, ANY_NUMBER, BoardHeader.read_name),
    "size": (4, 4, BoardHeader.read_size),
    "players": (1, 1, BoardHeader.read_players),
    "district": (2, 2, BoardHeader.read_district),
    "gate": (2, 2, BoardHeader.read_border),
    "wall": (2, 2, BoardHeader.read_border),
    "map": (0, 0, BoardHeader.read_map),
    "end": (0, 0, BoardHeader.read_end),
}
REPEATABLE = ("district", "gate", "wall")


def words(line: str) -> Iterator[Word]:
    """Yield the words of a line, each with its column."""
    at = 0
    for word in line.split():
        at = line.index(word, at)
        yield at + 1, word
        at += len(word)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER
