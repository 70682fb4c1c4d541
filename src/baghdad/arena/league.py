"""The committed tournaments: read from a file, and written between marks of a document. Never by hand."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from baghdad.arena.contest import Contest, new_contest
from baghdad.arena.errors import ArenaError
from baghdad.arena.results_folder import write
from baghdad.arena.tournament import round_robin

BEGIN, END = "<!-- league: written by `baghdad league` -->", "<!-- end of league -->"


class Duel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One bot against a table of another."""

    one: str
    others: str
    players: int
    matches: int

    @property
    def name(self) -> str:
        """What its folder is called."""
        return f"{self.players}-{self.one}-{self.others}".replace(":", "-")


class Field(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tournament of one game."""

    bots: list[str]
    players: list[int]
    matches: int
    duels: list[Duel] = []  # besides the round robin
    options: dict[str, Any] = {}
    seed: int = 1


class League(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All tournaments; paths are relative to the file they stand in."""

    document: str
    plot: str  # its name up to the game's: league becomes league-dieb.svg
    folder: str
    games: dict[str, Field]


def read_league(path: Path) -> League:
    """The league of a file; ArenaError for anything else."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), League)
    except OSError as error:
        raise ArenaError("no_league", path=str(path), problem=error.strerror or str(error)) from None
    except (msgspec.ValidationError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ArenaError("bad_league", path=str(path), problem=str(error)) from None


def contests_of(game: str, field: Field) -> list[Contest]:
    """The contests of one game."""
    return round_robin(game, field.bots, field.players, options=field.options, seed=field.seed)


def duels_of(game: str, field: Field) -> list[Contest]:
    """The contests of one game that are no part of its round robin."""
    return [
        new_contest(game, [duel.one, duel.others], duel.players, options=field.options, paired=True, seed=field.seed)
        for duel in field.duels
    ]


def write_between(path: Path, text: str) -> None:
    """Puts a text between the marks of a document; ArenaError if it has none."""
    try:
        document = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ArenaError("no_league", path=str(path), problem=error.strerror or str(error)) from None
    before, begin, rest = document.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ArenaError("no_marks", path=str(path), begin=BEGIN, end=END)
    write(path, f"{before}{BEGIN}\n\n{text.strip()}\n\n{END}{after}".encode())
