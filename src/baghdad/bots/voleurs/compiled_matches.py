"""Whole matches of voleurs among `greedy` players, played without returning to Python.

`random` and `apprentice` choose from the list of suggested actions, which is made in Python, and searching players
decide in Python when to stop a search, so their matches are played step by step.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from baghdad.bots.bot import Bot, label_of
from baghdad.bots.compiled_matches import CompiledMatch
from baghdad.bots.voleurs.greedy import Greedy
from baghdad.bots.voleurs.rules.greedy_matches import play_greedy_match
from baghdad.bots.voleurs.rules.workspace import GREEDY_WEIGHTS, WEIGHTS, new_workspace
from baghdad.core.rng import key_of
from baghdad.voleurs import game
from baghdad.voleurs.box import MAX_PLAYERS
from baghdad.voleurs.options import Options
from baghdad.voleurs.workspace import workspace

MAX_ACTIONS = 1 << 16  # of one match
MAX_LOGGED_STEPS = 1 << 19


def compiled_runner(players: Sequence[Bot], options: Options) -> VoleursRunner | None:
    """Return a runner, or None if a player isn't `greedy`."""
    return VoleursRunner(len(players), options) if all(type(player) is Greedy for player in players) else None


class VoleursRunner:
    """Plays matches of `greedy` players."""

    instant = True

    def __init__(self, players: int, options: Options) -> None:
        self.players = players
        self.work = workspace(0, options)
        weights = np.array([GREEDY_WEIGHTS] * MAX_PLAYERS).view(WEIGHTS)[:, 0]
        self.memory = new_workspace(self.work.state, self.work.tables, weights)[0]
        self.steps = np.zeros(MAX_LOGGED_STEPS, np.int16)
        self.lengths, self.seats = np.zeros((2, MAX_ACTIONS), np.int8)

    def play(self, seed: int) -> CompiledMatch:
        """Play one match."""
        seat_keys = np.array([key_of(seed, label_of(seat)) for seat in range(self.players)])
        log = self.steps, self.lengths, self.seats
        number = play_greedy_match(self.work, self.memory, self.players, key_of(seed), seat_keys, *log)
        assert number >= 0, f"more than {MAX_ACTIONS} actions with seed {seed}"
        lengths, seats = self.lengths[:number].copy(), self.seats[:number].copy()
        result = game.result(self.work.state)
        assert result is not None
        return CompiledMatch(
            steps=self.steps[: lengths.sum()].copy(),
            lengths=lengths,
            seats=seats,
            moves=tuple(np.bincount(seats, minlength=self.players).tolist()),
            rounds=int(self.work.state.round_number),
            winners=result.winners,
            reason=result.reason,
            scores=result.scores,
        )
