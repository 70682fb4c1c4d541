"""Who plays what against whom: entrants, deals, and who sits where in each match."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import baghdad
from baghdad.arena.errors import ArenaError
from baghdad.bots import bot
from baghdad.bots.registry import FILE_MARK
from baghdad.core.rng import checked_seed, key_of

PACKAGE = Path(baghdad.__file__).parent
FINGERPRINT_LETTERS = 16


class Contest(msgspec.Struct, frozen=True):
    """All that its results depend on. Match number `index` is the same wherever and whenever it is played."""

    game: str
    players: int
    names: tuple[str, ...]  # of the entrants, no two alike
    bots: tuple[str, ...]  # what `baghdad.bots.bot` calls them
    options: dict[str, Any] = {}
    paired: bool = False
    seed: int = 1

    @property
    def home(self) -> tuple[int, ...]:
        """The entrant in each seat before anyone moves round: one each, the last in all seats that are left."""
        return _seating(len(self.names), self.players, 0)

    @property
    def rotations(self) -> int:
        """In how many ways the entrants can move round the table: a deal has so many matches if they are paired."""
        return self.players if len(self.names) > 1 else 1

    def seating(self, index: int) -> tuple[int, ...]:
        """The entrant in each seat. Seats rotate from match to match whether deals are paired or not."""
        return _seating(len(self.names), self.players, index % self.rotations)

    def deal(self, index: int) -> int:
        """The number of the deal: with paired matches every rotation plays the same."""
        return index // self.rotations if self.paired else index

    def seed_of(self, index: int) -> int:
        """The seed of a match."""
        return deal_seed(self.seed, self.deal(index))

    def seats_of(self, entrant: int) -> int:
        """How many seats an entrant fills."""
        return self.home.count(entrant)

    def whole(self, matches: int) -> int:
        """At least so many matches, in whole deals."""
        per_deal = self.rotations if self.paired else 1
        return -(-matches // per_deal) * per_deal


@cache
def _seating(entrants: int, players: int, turn: int) -> tuple[int, ...]:
    home = tuple(min(seat, entrants - 1) for seat in range(players))
    return home[turn:] + home[:turn]


def deal_seed(seed: int, deal: int) -> int:
    """The seed of a deal. Contests with neighbouring seeds have no deal in common."""
    return int(key_of(seed, f"arena deal {deal}")[0])


def new_contest(
    game: str,
    names: Sequence[str],
    players: int | None = None,
    *,
    own: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    paired: bool = False,
    seed: int = 1,
) -> Contest:
    """A contest, checked: OptionError or ArenaError for what can't be. `own` says where a name's class is."""
    played = baghdad.game(game)
    chosen = played.options(**(options or {}))
    bots = tuple((own or {}).get(name, name) for name in names)
    for text in bots:
        bot(text, game)
    number = len(names) if players is None else players
    played.check_players(number, chosen)
    if len(names) > number:
        raise ArenaError("too_many_entrants", entrants=len(names), players=number)
    return Contest(game, number, _apart(names), bots, chosen.to_data(), paired, checked_seed(seed))


def _apart(names: Sequence[str]) -> tuple[str, ...]:
    """Names of which no two are alike: whoever comes again is numbered."""
    numbers = [list(names[: place + 1]).count(name) for place, name in enumerate(names)]
    return tuple(name if number == 1 else f"{name} ({number})" for name, number in zip(names, numbers, strict=True))


@cache
def sources_of(game: str) -> str:
    """A fingerprint of everything a match depends on besides the contest: the rules and the computer players."""
    folders = [PACKAGE / "core", PACKAGE / game, PACKAGE / "bots" / game]
    files = {path for folder in folders for path in folder.rglob("*") if path.is_file()}
    files |= {path for path in (PACKAGE / "bots").iterdir() if path.is_file()}
    return _fingerprint(sorted(path for path in files if "__pycache__" not in path.parts))


def files_of(contest: Contest) -> dict[str, str]:
    """A fingerprint of each file that one of the entrants comes from."""
    files = {text.rpartition(":")[0] for text in contest.bots if FILE_MARK in text}
    return {name: _fingerprint([Path(name)]) for name in sorted(files)}


def _fingerprint(files: Sequence[Path]) -> str:
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:FINGERPRINT_LETTERS]
