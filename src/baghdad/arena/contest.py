"""Contests: entrants, deals, and the seating of each match."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import baghdad
from baghdad.arena.errors import ArenaError
from baghdad.bots import bot
from baghdad.bots.registry import FILE_MARK
from baghdad.core.rng import checked_seed, first_key_words

PACKAGE = Path(baghdad.__file__).parent
FINGERPRINT_LENGTH = 16


class Contest(msgspec.Struct, frozen=True):
    """Everything that results depend on. Match number `index` is the same wherever and whenever it is played."""

    game: str
    players: int
    names: tuple[str, ...]  # of the entrants, all different
    bots: tuple[str, ...]  # their names for `baghdad.bots.bot`
    options: dict[str, Any] = {}
    paired: bool = False
    seed: int = 1

    @property
    def base_seating(self) -> tuple[int, ...]:
        """Return the entrant in each seat before rotation: one seat each, all remaining seats for the last entrant."""
        return _seating(len(self.names), self.players, 0)

    @property
    def rotations(self) -> int:
        """Return the number of seat rotations, which is the number of matches per deal if matches are paired."""
        return self.players if len(self.names) > 1 else 1

    def prepare(self) -> None:
        """Make this process ready to play the matches; for subclasses whose matches need more than the options."""

    def seating(self, index: int) -> tuple[int, ...]:
        """Return the entrant in each seat. Seats rotate from match to match, paired or not."""
        return _seating(len(self.names), self.players, index % self.rotations)

    def deal(self, index: int) -> int:
        """Return the number of the deal of a match; paired matches play every rotation of a deal."""
        return index // self.rotations if self.paired else index

    def match_seed(self, index: int) -> int:
        """Return the seed of a match."""
        return self.match_seeds([index])[0]

    def match_seeds(self, indices: Sequence[int]) -> list[int]:
        """Return the seeds of many matches."""
        return deal_seeds(self.seed, map(self.deal, indices) if self.paired else indices)

    def seat_count(self, entrant: int) -> int:
        """Return the number of seats that an entrant fills."""
        return self.base_seating.count(entrant)

    def round_up_to_deals(self, matches: int) -> int:
        """Return the number of matches, rounded up to whole deals."""
        per_deal = self.rotations if self.paired else 1
        return -(-matches // per_deal) * per_deal


@cache
def _seating(entrants: int, players: int, rotation: int) -> tuple[int, ...]:
    base = tuple(min(seat, entrants - 1) for seat in range(players))
    return base[rotation:] + base[:rotation]


def deal_seeds(seed: int, deals: Iterable[int]) -> list[int]:
    """Return the seeds of deals. Contests with neighbouring seeds have no deal in common."""
    return first_key_words(seed, [b"arena deal %d" % deal for deal in deals])


def new_contest(
    game: str,
    names: Sequence[str],
    players: int | None = None,
    *,
    custom_bots: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    paired: bool = False,
    seed: int = 1,
) -> Contest:
    """Return a checked contest; raise OptionError or ArenaError for one that cannot be played.

    `custom_bots` maps the name of a user's own bot to the place of its class, `file.py:Class`.
    """
    rules = baghdad.game(game)
    chosen = rules.options(**(options or {}))
    bots = tuple((custom_bots or {}).get(name, name) for name in names)
    for bot_name in bots:
        bot(bot_name, game)
    number = len(names) if players is None else players
    rules.check_players(number, chosen)
    if len(names) > number:
        raise ArenaError("too_many_entrants", entrants=len(names), players=number)
    return Contest(game, number, _number_duplicates(names), bots, chosen.to_data(), paired, checked_seed(seed))


def _number_duplicates(names: Sequence[str]) -> tuple[str, ...]:
    """Return names that are all different: the second `greedy` becomes `greedy (2)`."""
    numbers = [list(names[: place + 1]).count(name) for place, name in enumerate(names)]
    return tuple(name if number == 1 else f"{name} ({number})" for name, number in zip(names, numbers, strict=True))


@cache
def source_fingerprint(game: str) -> str:
    """Return a fingerprint of everything besides the contest that a match depends on: the rules and the bots."""
    rules = Path(inspect.getfile(type(baghdad.game(game))))
    folders = [PACKAGE / "core", PACKAGE / "bots" / game, *([rules.parent] if rules.name == "__init__.py" else [])]
    files = {rules, *(path for folder in folders for path in folder.rglob("*") if path.is_file())}
    files |= {path for path in (PACKAGE / "bots").iterdir() if path.is_file()}
    return _fingerprint(sorted(path for path in files if "__pycache__" not in path.parts))


def bot_file_fingerprints(contest: Contest) -> dict[str, str]:
    """Return a fingerprint of each file that an entrant is loaded from."""
    files = {bot_name.rpartition(":")[0] for bot_name in contest.bots if FILE_MARK in bot_name}
    return {name: _fingerprint([Path(name)]) for name in sorted(files)}


def _fingerprint(files: Sequence[Path]) -> str:
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:FINGERPRINT_LENGTH]
