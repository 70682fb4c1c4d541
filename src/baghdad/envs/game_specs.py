"""Specifications of the games for environments: compiled step functions, sizes and option checks."""

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
    """What environments need to know of a game."""

    game: Game[Any, Any]
    batch_step: Any  # the compiled module
    layout: Layout
    actions: int
    workspace: np.dtype[Any]
    default_players: int

    def new_workspace(self, options: Any) -> np.ndarray[Any, Any]:
        """Return an empty workspace with options set, as bytes."""
        workspace = np.zeros(1, self.workspace).view(np.recarray)
        import_module(f"baghdad.{self.game.name}").set_options(workspace[0].state, options)
        return workspace.view(np.ndarray).view(np.uint8)

    def board_bytes(self, options: Any) -> np.ndarray[Any, Any]:
        """Return the board's lookup tables as bytes; a single zero byte for games without a board."""
        if self.game.name != "voleurs":
            return np.zeros(1, np.uint8)
        from baghdad.voleurs.board.registry import board_tables

        board = board_tables(options.board)
        return np.array([board], board.dtype).view(np.uint8)

    def options(self, players: int, given: Mapping[str, Any]) -> Any:
        """Return the checked options of a match with that number of players."""
        chosen = self.game.options(**given)
        self.game.check_players(players, chosen)
        if self.game.name == "voleurs":
            from baghdad.voleurs.board.registry import get_board

            max_players = get_board(chosen.board).players
            if players > max_players:
                min_players = self.game.min_players
                raise OptionError("bad_players", game=self.game.name, players=players, min=min_players, max=max_players)
        return chosen


@cache
def spec_of(name: str) -> GameSpec:
    """Return the specification of a game; this imports its rules."""
    game = baghdad.game(name)
    action_ids, planes = import_module(f"baghdad.{name}.action_ids"), import_module(f"baghdad.{name}.planes")
    workspace = import_module("baghdad.dieb.state" if name == "dieb" else "baghdad.envs.voleurs.workspace").WORKSPACE
    batch_step = import_module(f"baghdad.envs.{name}.rules.batch_step")
    return GameSpec(game, batch_step, planes.OBSERVATION, action_ids.ACTIONS, workspace, game.min_players)
