"""What can't be taken back is said before it is done, and nothing else is."""

from __future__ import annotations

import random

import pytest

import baghdad
from baghdad import UndoRefused

MOST = 60  # actions


@pytest.mark.parametrize(("game", "players"), [("dieb", 2), ("voleurs", 3)])
def test_an_action_is_final_exactly_if_undo_is_refused_after_it(game, players):
    played = baghdad.game(game)
    match = played.new(players, seed=7)
    generator, said = random.Random(7), set()
    while len(match.history) < MOST:
        seat, action = generator.choice([(seat, action) for seat in match.to_act for action in match.legal(seat)])
        final = played.is_irreversible(match.state, seat, action)
        match.play(action, seat)
        try:
            match.undo(seat)
        except UndoRefused:
            assert final, action
        else:
            assert not final, action
            match.play(action, seat)
        said.add(final)
    assert said == {True, False}
