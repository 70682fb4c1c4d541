"""Whole matches in compiled code among compiled players; the same matches that `Match` plays step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pkgutil import resolve_name
from typing import Any, Protocol

import numpy as np

from baghdad.bots.registry import bot, bot_catalogue


@dataclass(frozen=True, slots=True)
class CompiledMatch:
    """A finished match: the action ids and seats of all decisions, and the result."""

    actions: np.ndarray[Any, Any]
    seats: np.ndarray[Any, Any]
    moves: tuple[int, ...]  # number of actions of each seat
    rounds: int
    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]

    @property
    def decisions(self) -> int:
        """The number of actions."""
        return len(self.actions)


class CompiledRunner(Protocol):
    """Plays matches among compiled players."""

    instant: bool  # no player searches, so the times of single decisions aren't worth measuring

    def play(self, seed: int) -> CompiledMatch:
        """Play one match."""
        ...


def compiled_runner(game: str, names: Sequence[str], options: Any) -> CompiledRunner | None:
    """Return a runner for players by name, the first in the first seat; None if one of them isn't compiled."""
    location = bot_catalogue(game).compiled_matches
    runner: CompiledRunner | None = (
        resolve_name(location)([bot(name, game) for name in names], options) if location else None
    )
    return runner
