"""`is_irreversible` predicts exactly the actions that can't be undone."""

from __future__ import annotations

import random

import pytest

import baghdad
from baghdad import UndoRefused

ACTIONS = 60


@pytest.mark.parametrize(("game", "players"), [("dieb", 2), ("voleurs", 3)])
def test_action_is_irreversible_exactly_if_undo_is_refused_after_it(game, players):
    rules = baghdad.game(game)
    match = rules.new(players, seed=7)
    rng, predictions = random.Random(7), set()
    while len(match.history) < ACTIONS:
        seat, action = rng.choice([(seat, action) for seat in match.to_act for action in match.legal(seat)])
        irreversible = rules.is_irreversible(match.state, seat, action)
        match.play(action, seat)
        try:
            match.undo(seat)
        except UndoRefused:
            assert irreversible, action
        else:
            assert not irreversible, action
            match.play(action, seat)
        predictions.add(irreversible)
    assert predictions == {True, False}
