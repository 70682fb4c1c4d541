"""Shortcuts of dieb's computer players, against the plain way to the same result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import baghdad
from baghdad.bots.budget import Budget
from baghdad.bots.dieb.rules.evaluation import evaluate
from baghdad.bots.dieb.rules.move_priority import greedy_action, priority
from baghdad.bots.dieb.rules.successors import WORSE, keep_position, successor_value
from baghdad.bots.dieb.search_bots import Master
from baghdad.bots.dieb.weights import weights
from baghdad.core.rng import below, rng_for
from baghdad.dieb.rules.turn import apply, find_legal
from baghdad.dieb.state import LEGAL_WORDS

DIEB = baghdad.game("dieb")
MATCHES = [(2, {}), (3, {"tactical": True}), (4, {"optional_theft": True}), (4, {"chosen_card": True})]


def positions(players: int, options: dict[str, Any], number: int) -> Iterator[tuple[Any, list[int], int]]:
    """Yield positions of a match in which every third action is greedy, each with its legal and its greedy actions."""
    rng, legal = rng_for(players), np.zeros(LEGAL_WORDS, np.int64)
    state = DIEB.start(players, DIEB.options(**options), rng)
    for index in range(number):
        steps = DIEB.legal_steps(state)
        if not steps:
            return
        find_legal(state, legal)
        greedy = int(greedy_action(state, legal))
        yield state, steps, greedy
        DIEB.apply_step(state, steps[below(rng, len(steps))] if index % 3 else greedy, rng)


@pytest.mark.parametrize(("players", "options"), MATCHES)
def test_greedy_action_has_the_lowest_priority_of_all_legal_actions(players, options):
    for state, steps, greedy in positions(players, options, 150):
        assert greedy == min(steps, key=lambda action: (priority(state, action), action))


@pytest.mark.parametrize(("players", "options"), MATCHES)
def test_best_successor_is_the_one_with_the_best_evaluation(players, options):
    workspace = Master(Budget(1)).allocate(players).workspace
    row, chances = weights()[workspace.weights_row], np.zeros(len(workspace.chances))
    for number, (state, steps, _) in enumerate(positions(players, options, 60)):
        workspace.state = state
        keep_position(workspace, row)
        best = -1.0
        for action in steps:
            workspace.rng.word = number
            value = successor_value(workspace, action, row)
            workspace.trial, workspace.rng.word = state, number
            apply(workspace.trial, action, workspace.rng)
            evaluate(workspace.trial, row, workspace.features, chances)
            if value == WORSE:
                assert chances[state.seat] <= best
            else:
                assert value == chances[state.seat]
            best = max(best, value)
