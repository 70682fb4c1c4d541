"""Whole matches of voleurs among compiled players, played without returning to Python.

`random` and `apprentice` choose from the list of suggested actions, which is made in Python, and a search in several
threads or for a number of seconds is directed from Python, so matches with them are played step by step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from baghdad.bots.bot import Bot, label_of
from baghdad.bots.compiled_matches import CompiledMatch, Outcomes, outcomes_of
from baghdad.bots.voleurs.greedy import Greedy, seat_weights
from baghdad.bots.voleurs.levels import Level
from baghdad.bots.voleurs.rules.decision import play_match
from baghdad.bots.voleurs.rules.workspace import (
    GREEDY_TRADER,
    GREEDY_WEIGHTS,
    SEARCH_WORKSPACE,
    USUAL_CANDIDATES,
    new_workspace,
)
from baghdad.bots.voleurs.search import Search, Thinking, set_search
from baghdad.bots.voleurs.sequential_halving import new_search
from baghdad.core import arrays
from baghdad.core.rng import key_of
from baghdad.voleurs import game
from baghdad.voleurs.options import Options
from baghdad.voleurs.workspace import workspace

MAX_ACTIONS = 1 << 16  # of one match
MAX_LOGGED_STEPS = 1 << 19


class Settings(NamedTuple):
    """What a compiled player decides with; without iterations it doesn't search."""

    iterations: int
    weights: tuple[float, ...]
    rivals: tuple[float, ...] = GREEDY_WEIGHTS
    trader: int = GREEDY_TRADER
    temperature: float = 0.0
    max_candidates: int = USUAL_CANDIDATES
    thinking: Thinking = Thinking()


def compiled_runner(players: Sequence[Bot], options: Options) -> VoleursRunner | None:
    """Return a runner, or None if a player isn't compiled or has a budget of seconds or several threads."""
    settings = [found for player in players if (found := _settings_of(player, len(players)))]
    return VoleursRunner(settings, options) if len(settings) == len(players) else None


def _settings_of(player: Bot, players: int) -> Settings | None:
    if isinstance(player, Level):
        player = player.at_table(players)
    if type(player) is Greedy:
        return Settings(0, GREEDY_WEIGHTS)
    if isinstance(player, Search) and type(player).choose is Search.choose:  # a subclass may choose in another way
        budget = player.budget
        if budget.threads == 1 and not budget.seconds:
            plays = player.weights, player.rivals, player.trader
            return Settings(budget.iterations, *plays, player.temperature, player.max_candidates, player.thinking)
    return None


class VoleursRunner:
    """Plays matches of compiled players; they decide in turn, so all share the memory of one search."""

    def __init__(self, settings: Sequence[Settings], options: Options) -> None:
        self.players = len(settings)
        self.work = workspace(0, options)
        self.workspaces = arrays.stack([self._workspace(seat, each) for seat, each in enumerate(settings)])
        self.iterations = np.array([each.iterations for each in settings])
        self.redeals = np.array([each.weights != GREEDY_WEIGHTS for each in settings])
        self.instant = not self.iterations.any()
        self.search = new_search()
        self.steps = np.zeros(MAX_LOGGED_STEPS, np.int16)
        self.lengths, self.seats = np.zeros((2, MAX_ACTIONS), np.int8)

    def _workspace(self, seat: int, settings: Settings) -> Any:
        buffer = new_workspace(self.work.state, self.work.tables, seat_weights(seat, settings.weights, settings.rivals))
        arrays.record_in(buffer, SEARCH_WORKSPACE).traders[seat] = settings.trader
        set_search(buffer, settings.temperature, settings.max_candidates, settings.thinking)
        return buffer

    def outcomes(self, seeds: Sequence[int]) -> Outcomes:
        """Play many matches."""
        return outcomes_of([self.play(seed) for seed in seeds])

    def play(self, seed: int) -> CompiledMatch:
        """Play one match."""
        seat_keys = np.array([key_of(seed, label_of(seat)) for seat in range(self.players)], np.uint64)
        memory = self.workspaces, self.iterations, self.redeals, self.search
        log = self.steps, self.lengths, self.seats
        number = play_match(self.work, *memory, self.players, key_of(seed), seat_keys, *log)
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
