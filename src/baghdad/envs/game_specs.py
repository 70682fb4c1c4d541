"""What the environments need to know of each game, in one place: its compiled stepping, sizes and option checks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

import baghdad
from baghdad.core.errors import OptionError
from baghdad.core.game import Game
from baghdad.core.planes import Layout


@dataclass(frozen=True, eq=False)
class GameSpec:
    """A game as environments see it."""

    game: Game[Any, Any]
    stepping: Any  # the compiled module
    layout: Layout
    actions: int
    table: np.dtype[Any]
    usual_players: int

    def blank(self, options: Any) -> np.ndarray[Any, Any]:
        """A table with nothing but its options on it, as bytes."""
        table = np.zeros(1, self.table).view(np.recarray)
        import_module(f"baghdad.{self.game.name}").set_options(table[0].state, options)
        return table.view(np.ndarray).view(np.uint8)

    def atlas(self, options: Any) -> np.ndarray[Any, Any]:
        """The bytes of the board, if the game has one."""
        if self.game.name != "voleurs":
            return np.zeros(1, np.uint8)
        from baghdad.voleurs.board.registry import board_tables

        board = board_tables(options.board)
        return np.array([board], board.dtype).view(np.uint8)

    def options(self, players: int, given: Mapping[str, Any]) -> Any:
        """The options of a match, checked together with the number of players."""
        chosen = self.game.options(**given)
        self.game.check_players(players, chosen)
        if self.game.name == "voleurs":
            from baghdad.voleurs.board.registry import get_board

            most = get_board(chosen.board).players
            if players > most:
                least = self.game.min_players
                raise OptionError("bad_players", game=self.game.name, players=players, min=least, max=most)
        return chosen


@cache
def spec_of(name: str) -> GameSpec:
    """A game's kind; its rules are loaded only now."""
    game = baghdad.game(name)
    numbers, planes = import_module(f"baghdad.{name}.action_ids"), import_module(f"baghdad.{name}.planes")
    home = "baghdad.dieb.state" if name == "dieb" else "baghdad.envs.voleurs.workspace"
    table = import_module(home).WORKSPACE if name == "dieb" else import_module(home).TABLE
    stepping = import_module(f"baghdad.envs.{name}.rules.batch_step")
    return GameSpec(game, stepping, planes.OBSERVATION, numbers.ACTIONS, table, game.min_players)
