"""Whole matches in compiled code among compiled players; the same matches that `Match` plays step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import numpy as np

from baghdad.bots.registry import bot


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
    module = f"baghdad.bots.{game}.compiled_matches"
    if find_spec(f"baghdad.bots.{game}") is None or find_spec(module) is None:
        return None
    runner: CompiledRunner | None = import_module(module).compiled_runner([bot(name, game) for name in names], options)
    return runner
