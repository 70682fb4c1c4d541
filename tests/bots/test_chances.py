"""Everybody's chances in a position: they add up, and depend on nothing that is hidden from spectators."""

import pytest

import baghdad
from baghdad.bots import bot
from baghdad.bots.chances import chances
from baghdad.core.rng import rng_for

TRIALS = 20


def match_after(game, players, actions, seed=7):
    """Return a match of greedy players after so many actions."""
    match, player = baghdad.game(game).new(players, seed), bot("greedy", game)
    while len(match.history) < actions:
        seat, rng = match.to_act[0], rng_for(seed, len(match.history))
        match.play(player.choose(match.knowledge(seat, rng), rng).action, seat)
    return match


@pytest.mark.slow
@pytest.mark.parametrize("game", baghdad.games())
@pytest.mark.parametrize("actions", [0, 41])
def test_chances_add_up_and_have_errors(game, actions):
    match = match_after(game, 3, actions)
    before = match.position()
    found = chances(match.game, match.state, actions, TRIALS)
    assert sum(each.mean for each in found) == pytest.approx(1)
    assert all(0 <= each.mean <= 1 and each.error > 0 for each in found)
    assert match.position() == before


@pytest.mark.slow
@pytest.mark.parametrize("game", baghdad.games())
def test_chances_depend_on_nothing_hidden(game):
    """Whoever asks, the hidden cards are dealt anew: other hidden cards give the same chances."""
    match = match_after(game, 3, 41)
    found = chances(match.game, match.state, 41, TRIALS)
    for seed in range(3):
        other = match.game.redeal(match.state, None, rng_for(seed, 0, "another deal"))
        assert chances(match.game, other, 41, TRIALS) == found
