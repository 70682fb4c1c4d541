"""Specifications of the games for environments: sizes, step functions and option checks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from types import SimpleNamespace
from typing import Any

import baghdad
from baghdad.core import arrays as np
from baghdad.core import compilation
from baghdad.core.batch_step import BatchRules, batch_functions
from baghdad.core.game import Game
from baghdad.core.planes import Layout


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
    def is_compiled(self) -> bool:
        """Return whether matches are stepped in compiled code, so that several threads can do it at once."""
        return bool(self.batch.package) and compilation.is_compiled()

    @property
    def default_players(self) -> int:
        """Return the number of players if none is given."""
        return self.game.min_players

    def new_workspace(self, options: Any) -> Any:
        """Return the buffer of an empty workspace with options set."""
        workspace = np.new_buffer(self.batch.workspace)
        options.write_to(np.record_in(workspace, self.batch.workspace).state)
        return workspace

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
