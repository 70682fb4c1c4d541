"""The league: tournaments defined in a TOML file, whose results are written between two marks of a document."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from baghdad.arena.contest import Contest, new_contest
from baghdad.arena.errors import ArenaError
from baghdad.arena.results_folder import write_atomic
from baghdad.arena.tournament import round_robin
from baghdad.core.decoding import convert

BEGIN, END = "<!-- league: written by `baghdad league` -->", "<!-- end of league -->"


class Duel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One bot against a table of another, in addition to the round robin."""

    one: str
    others: str
    players: int
    matches: int

    @property
    def name(self) -> str:
        """Return the name of its results folder."""
        return f"{self.players}-{self.one}-{self.others}".replace(":", "-")


class GameTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tournament of one game."""

    bots: list[str]
    players: list[int]
    matches: int
    duels: list[Duel] = []  # besides the round robin
    options: dict[str, Any] = {}
    seed: int = 1
    neighbours: bool = False  # only bots that are next to each other meet


class League(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All tournaments; paths are relative to the file."""

    document: str
    plot: str  # stem of the file name; a dash, the game and .svg follow
    folder: str
    games: dict[str, GameTournament]


def read_league(path: Path) -> League:
    """Return the league of a file; raise ArenaError if it is missing or malformed."""
    try:
        return convert(tomllib.loads(path.read_text(encoding="utf-8")), League)
    except OSError as error:
        raise ArenaError("no_league", path=str(path), problem=error.strerror or str(error)) from None
    except (msgspec.ValidationError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ArenaError("bad_league", path=str(path), problem=str(error)) from None


def tournament_contests(
    game: str, tournament: GameTournament, custom_bots: Mapping[str, str] | None = None
) -> list[Contest]:
    """Return the round-robin contests of one game."""
    return round_robin(
        game,
        tournament.bots,
        tournament.players,
        custom_bots=custom_bots,
        options=tournament.options,
        seed=tournament.seed,
        neighbours=tournament.neighbours,
    )


def duel_contests(game: str, tournament: GameTournament, custom_bots: Mapping[str, str] | None = None) -> list[Contest]:
    """Return the contests of the duels of one game."""
    return [
        new_contest(
            game,
            [duel.one, duel.others],
            duel.players,
            custom_bots=custom_bots,
            options=tournament.options,
            paired=True,
            seed=tournament.seed,
        )
        for duel in tournament.duels
    ]


def replace_between_marks(path: Path, text: str) -> None:
    """Replace the text between the marks of a document; raise ArenaError if it has none."""
    try:
        document = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ArenaError("no_league", path=str(path), problem=error.strerror or str(error)) from None
    before, begin, rest = document.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ArenaError("no_marks", path=str(path), begin=BEGIN, end=END)
    write_atomic(path, f"{before}{BEGIN}\n\n{text.strip()}\n\n{END}{after}".encode())
