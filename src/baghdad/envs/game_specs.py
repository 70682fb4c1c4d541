"""Specifications of the games for environments: sizes, step functions and option checks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from types import SimpleNamespace
from typing import Any

import numpy as np

import baghdad
from baghdad.core.batch_step import BatchRules, batch_functions
from baghdad.core.game import Game
from baghdad.core.planes import Layout
from baghdad.core.rng import RNG


@dataclass(frozen=True, eq=False)
class GameSpec:
    """What environments need to know of a game."""

    game: Game[Any, Any]
    batch: BatchRules
    batch_step: SimpleNamespace  # the functions that step many matches
    layout: Layout

    @cached_property
    def actions(self) -> int:
        """Return the number of action ids: an action of an environment is one step of the game."""
        return self.game.step_count

    @property
    def workspace(self) -> np.dtype[Any]:
        """Return the type of the record that a match is played in."""
        return self.batch.workspace

    @cached_property
    def word_bytes(self) -> slice:
        """Return the bytes of a workspace that are the word of its RNG."""
        first = self.workspace.fields["rng"][1]  # type: ignore[index]
        return slice(first, first + RNG.itemsize)

    @property
    def default_players(self) -> int:
        """Return the number of players if none is given."""
        return self.game.min_players

    def new_workspace(self, options: Any) -> np.ndarray[Any, Any]:
        """Return an empty workspace with options set, as bytes."""
        workspace = np.zeros(1, self.workspace).view(np.recarray)
        options.write_to(workspace[0].state)
        return workspace.view(np.ndarray).view(np.uint8)

    def options(self, players: int, given: Mapping[str, Any]) -> Any:
        """Return the checked options of a match with that number of players."""
        chosen = self.game.options(**given)
        self.game.check_players(players, chosen)
        return chosen


@cache
def spec_of(name: str) -> GameSpec:
    """Return the specification of a game, importing its rules; raise MissingPart if it has no observations."""
    game = baghdad.game(name)
    layout = game.part("observation").layout
    if game.has_part("batch"):
        batch = game.part("batch")
    else:
        from baghdad.envs.interpreted import interpreted_batch

        batch = interpreted_batch(game)
    return GameSpec(game, batch, batch_functions(batch), layout)
