"""Whole matches in compiled code among compiled players; the same matches that `Match` plays step by step."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pkgutil import resolve_name
from typing import Any, NamedTuple, Protocol

import numpy as np

from baghdad.bots.registry import bot, bot_catalogue
from baghdad.core.rng import KEY_WORDS

Array = np.ndarray[Any, Any]


class Outcomes(NamedTuple):
    """What is counted of matches that aren't kept: an array for each fact, with a row for each match."""

    winners: Array  # sets of seats, as bits
    reasons: Array  # indices into `reason_names`
    reason_names: tuple[str, ...]
    scores: Array  # of each seat
    rounds: Array
    moves: Array  # number of actions of each seat


@dataclass(frozen=True, slots=True)
class CompiledMatch:
    """A finished match: the steps and the seat of each action, and the result.

    A step is an id of the game's catalogue of steps; in dieb every action is one step.
    """

    steps: Array  # of all actions, one after the other
    lengths: Array  # number of steps of each action
    seats: Array  # of each action
    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]
    rounds: int
    moves: tuple[int, ...]  # number of actions of each seat

    @property
    def decisions(self) -> int:
        """The number of actions."""
        return len(self.seats)

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

    def outcomes(self, seeds: Sequence[int]) -> Outcomes:
        """Play many matches, without a log of their actions."""
        ...


def compiled_runner(game: str, names: Sequence[str], options: Any) -> CompiledRunner | None:
    """Return a runner for players by name, the first in the first seat; None if one of them isn't compiled."""
    location = bot_catalogue(game).compiled_matches
    runner: CompiledRunner | None = (
        resolve_name(location)([bot(name, game) for name in names], options) if location else None
    )
    return runner


def outcomes_of(matches: Sequence[CompiledMatch]) -> Outcomes:
    """Return the outcomes of matches that were played one by one."""
    names = tuple(sorted({match.reason for match in matches}))
    return Outcomes(
        np.array([sum(1 << seat for seat in match.winners) for match in matches]),
        np.array([names.index(match.reason) for match in matches]),
        names,
        np.array([match.scores for match in matches]),
        np.array([match.rounds for match in matches]),
        np.array([match.moves for match in matches]),
    )


def keys_of(seeds: Sequence[int], labels: Sequence[str]) -> Array:
    """Return the RNG keys of many matches for each label: the same as `rng.key_of` returns, but faster."""
    sha256, numbers = hashlib.sha256, [b"%d" % seed for seed in seeds]
    starts = [f"baghdad {label} ".encode() for label in labels]
    digests = b"".join([sha256(start + number).digest() for number in numbers for start in starts])
    return np.frombuffer(digests, "<u8").reshape(len(seeds), len(labels), -1)[:, :, :KEY_WORDS].copy()
