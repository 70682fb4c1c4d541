"""Shortcuts of dieb's computer players, against the plain way to the same result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import baghdad
from baghdad.bots.budget import Budget
from baghdad.bots.dieb.master import Master
from baghdad.bots.dieb.rules.action_values import action_lead, prepare_values, win_probability
from baghdad.bots.dieb.rules.evaluation import evaluate
from baghdad.bots.dieb.rules.move_priority import greedy_action, priority
from baghdad.bots.dieb.weights import weights
from baghdad.core.rng import below, rng_for
from baghdad.dieb.actions import CATALOGUE
from baghdad.dieb.rules.turn import apply, find_legal, nth_legal
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


@pytest.mark.parametrize(("players", "options"), [*MATCHES, (2, {"decision_cap": 40})])
def test_value_of_an_action_is_the_evaluation_after_it(players, options):
    workspace = Master(Budget(1)).allocate(players).workspace
    row, chances, seen = weights()[workspace.weights_row], np.zeros(len(workspace.chances)), set()
    for number, (state, _, _) in enumerate(positions(players, options, 150)):
        workspace.state = state
        workspace.state.held_dancers[state.seat] = number % 3  # they are rare otherwise
        legal = find_legal(workspace.state, workspace.legal)
        prepare_values(workspace, row)
        for action in [nth_legal(workspace.legal, index) for index in range(legal)]:
            workspace.rng.word = number
            value = win_probability(action_lead(workspace, action, workspace.rng, row))
            workspace.trial, workspace.rng.word = workspace.state, number
            apply(workspace.trial, action, workspace.rng)
            evaluate(workspace.trial, row, workspace.features, chances)
            assert value == pytest.approx(chances[state.seat], abs=1e-9)
            seen.add((CATALOGUE[action].kind, CATALOGUE[action].dancers))
    assert {("guard", 0), ("guard", 1), ("escort", 0), ("escort", 1)} <= seen
    assert {("neutral", 0), ("neutral", 1), ("neutral", 2)} <= seen
