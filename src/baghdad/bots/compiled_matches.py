"""The quick gear: whole matches of compiled players in compiled code. They are the very ones that `Match` plays."""

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
    """A match that was played: who did what, by number in the catalogue, and how it ended."""

    actions: np.ndarray[Any, Any]
    seats: np.ndarray[Any, Any]
    moves: tuple[int, ...]  # of each seat
    rounds: int
    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]

    @property
    def decisions(self) -> int:
        """How many actions it took."""
        return len(self.actions)


class CompiledRunner(Protocol):
    """A table of compiled players."""

    instant: bool  # nobody at it thinks for long: it makes no sense to ask for how long

    def play(self, seed: int) -> CompiledMatch:
        """One match."""
        ...


def compiled_runner(game: str, names: Sequence[str], options: Any) -> CompiledRunner | None:
    """A table for players by name, the first in the first seat; None if one of them isn't compiled."""
    home = f"baghdad.bots.{game}.compiled_matches"
    if find_spec(f"baghdad.bots.{game}") is None or find_spec(home) is None:
        return None
    found: CompiledRunner | None = import_module(home).compiled_runner([bot(name, game) for name in names], options)
    return found
