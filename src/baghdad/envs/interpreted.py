"""Batch stepping for a game without the part `batch`: the templates call the methods of its `Game`, interpreted."""

from __future__ import annotations

from typing import Any

import numpy as np

from baghdad.core.batch_rules import RANDOM
from baghdad.core.batch_step import BatchRules, rules_in
from baghdad.core.game import Game
from baghdad.core.rng import RNG, below
from baghdad.core.rule import record


def interpreted_batch(game: Game[Any, Any]) -> BatchRules:
    """Return the batch rules of any game that has observations."""
    return BatchRules(
        package="",
        workspace=record([("state", game.record_type), ("rng", RNG), ("legal", "<i4", (game.step_count,))]),
        rules=rules_in(GameMethods(game)),
        opponents={"random": RANDOM},
        board_of=lambda options: options,
    )


class GameMethods:
    """The methods of a game in the form that the templates call; the board is the options of the match."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.encode = self.fill_row = game.part("observation").encode
        self.redeal = game.shuffle_hidden

    def read_board(self, options: Any) -> Any:
        """Return the options."""
        return options

    def deal_match(self, work: Any, options: Any, players: int) -> None:
        """Start a new match."""
        work.state = self.game.start(int(players), options, work.rng)

    def list_legal(self, work: Any, options: Any) -> int:
        """Write the legal steps into the workspace and return their number."""
        steps = self.game.legal_steps(work.state)
        work.legal[: len(steps)] = steps
        return len(steps)

    def nth_legal(self, work: Any, index: int) -> int:
        """Return a legal step by its index among the legal ones."""
        return int(work.legal[index])

    def fill_ids(self, work: Any, number: int, ids: Any) -> None:
        """Write all legal steps."""
        ids[:number] = work.legal[:number]

    def fill_mask(self, work: Any, number: int, mask: Any) -> None:
        """Set an empty mask to 1 for each legal step."""
        mask[work.legal[:number]] = 1

    def clear_mask(self, work: Any, number: int, mask: Any) -> None:
        """Empty a mask."""
        mask[:] = 0

    def clear_row(self, state: Any, row: Any) -> None:
        """Clear an observation."""
        row[:] = 0

    def apply_step(self, work: Any, options: Any, step: int) -> None:
        """Apply a step."""
        self.game.apply_step(work.state, int(step), work.rng)

    def play_opponent(self, work: Any, options: Any, controller: int) -> None:
        """Let `random` decide."""
        self.apply_step(work, options, self.nth_legal(work, below(work.rng, self.list_legal(work, options))))

    def is_over(self, state: Any) -> bool:
        """Return whether the match has ended."""
        return self.game.result(state) is not None

    def seat_to_act(self, state: Any) -> int:
        """Return the seat to act."""
        return self.game.to_act(state)[0]

    def write_shares(self, state: Any, options: Any, shares: Any) -> bool:
        """Write each seat's share of the victory and return whether there is one."""
        result = self.game.result(state)
        winners = result.winners if result is not None else ()
        shares[:] = 0.0
        shares[np.array(winners, np.intp)] = 1 / max(1, len(winners))
        return bool(winners)
