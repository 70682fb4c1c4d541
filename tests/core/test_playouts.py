"""Playouts: whole matches of random steps in one call are those that the same steps give one by one."""

from __future__ import annotations

from importlib import import_module

import pytest

import baghdad
from baghdad.core.arrays import as_list
from baghdad.core.rng import below


@pytest.mark.parametrize(("name", "players", "cap"), [("dieb", 2, 0), ("dieb", 4, 60), ("voleurs", 3, 40)])
def test_playouts_are_the_matches_that_their_random_steps_give(name, players, cap):
    game, playouts = baghdad.game(name), import_module(f"baghdad.{name}.rules.playouts")
    new, options = import_module(f"baghdad.{name}.workspace").workspace, game.options(decision_cap=cap)
    work, other = new(7, options), new(7, options)
    played = playouts.play_matches(work, players, 2)
    steps = 0
    for _ in range(2):
        playouts.start_match(other, players)
        while legal := game.legal_steps(other.state):
            game.apply_step(other.state, legal[below(other.rng, len(legal))], other.rng)
            steps += 1
    assert played == steps
    assert work.state.tobytes() == other.state.tobytes()
    assert int(work.rng.word) == int(other.rng.word)
    assert game.result(work.state) is not None


@pytest.mark.parametrize(("name", "players"), [("dieb", 2), ("dieb", 4), ("voleurs", 3), ("voleurs", 6)])
def test_a_match_begins_alike_whatever_was_played_on_the_state_before(name, players):
    game, playouts = baghdad.game(name), import_module(f"baghdad.{name}.rules.playouts")
    new, options = import_module(f"baghdad.{name}.workspace").workspace, game.options(decision_cap=150)
    used = new(3, options)
    for before in (game.max_players, game.min_players):
        playouts.play_matches(used, before, 1)
        fresh = new(5, options)
        used.rng.word = fresh.rng.word
        for work in (used, fresh):
            playouts.start_match(work, players)
        assert game.position(used.state, options) == game.position(fresh.state, options)
        assert game.legal_steps(used.state) == game.legal_steps(fresh.state)
        for name_of_set in {"pawn_cells", "taken_cells", "occupant"} & set(game.record_type.names):
            assert as_list(used.state[name_of_set]) == as_list(fresh.state[name_of_set])
