"""Whole matches in compiled code among compiled players; the same matches that `Match` plays step by step."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pkgutil import resolve_name
from typing import Any, NamedTuple, Protocol

import numpy as np

from baghdad.bots.registry import bot, bot_catalogue
from baghdad.core.rng import KEY_WORDS


class MatchOutcome(NamedTuple):
    """What is counted of a match that isn't kept."""

    moves: tuple[int, ...]  # number of actions of each seat
    rounds: int
    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CompiledMatch:
    """A finished match: the steps and the seat of each action, and the result.

    A step is an id of the game's catalogue of steps; in dieb every action is one step.
    """

    steps: np.ndarray[Any, Any]  # of all actions, one after the other
    lengths: np.ndarray[Any, Any]  # number of steps of each action
    seats: np.ndarray[Any, Any]  # of each action
    moves: tuple[int, ...]  # number of actions of each seat
    rounds: int
    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]

    @property
    def decisions(self) -> int:
        """The number of actions."""
        return len(self.seats)

    @property
    def outcome(self) -> MatchOutcome:
        """The match without its actions."""
        return MatchOutcome(self.moves, self.rounds, self.winners, self.reason, self.scores)

    def log(self) -> Iterator[tuple[int, list[int]]]:
        """Yield the seat and the steps of each action."""
        steps, first = self.steps.tolist(), 0
        for seat, length in zip(self.seats.tolist(), self.lengths.tolist(), strict=True):
            yield seat, steps[first : first + length]
            first += length


class CompiledRunner(Protocol):
    """Plays matches among compiled players."""

    instant: bool  # no player searches, so the times of single decisions aren't worth measuring

    def play(self, seed: int) -> CompiledMatch:
        """Play one match."""
        ...

    def outcomes(self, seeds: Sequence[int]) -> Iterable[MatchOutcome]:
        """Play many matches, without a log of their actions."""
        ...


def compiled_runner(game: str, names: Sequence[str], options: Any) -> CompiledRunner | None:
    """Return a runner for players by name, the first in the first seat; None if one of them isn't compiled."""
    location = bot_catalogue(game).compiled_matches
    runner: CompiledRunner | None = (
        resolve_name(location)([bot(name, game) for name in names], options) if location else None
    )
    return runner


def keys_of(seeds: Sequence[int], label: str = "chance") -> np.ndarray[Any, Any]:
    """Return the RNG keys of many matches, a row for each: the same as `rng.key_of` returns, but faster."""
    sha256, start = hashlib.sha256, f"baghdad {label} ".encode()
    digests = b"".join([sha256(start + b"%d" % seed).digest() for seed in seeds])
    return np.frombuffer(digests, "<u8").reshape(len(seeds), -1)[:, :KEY_WORDS].copy()
