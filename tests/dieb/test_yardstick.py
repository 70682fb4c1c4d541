"""The yardstick in C plays the same matches as our rules: same legal actions, same draws, same final states."""

from __future__ import annotations

from typing import Any

import pytest

from baghdad.dieb import game
from baghdad.dieb.state import NEUTRAL
from tests.yardsticks import check_same_matches, tracing_program


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    return tracing_program(game, tmp_path_factory.mktemp("yardstick"))


@pytest.mark.slow
@pytest.mark.parametrize("players", range(game.min_players, game.max_players + 1))
def test_yardstick_plays_the_same_matches(program, players):
    check_same_matches(game, program, players, final_state)


def final_state(state: Any, players: int) -> list[int]:
    """Return a state as the numbers that the yardstick writes for it."""
    numbers = [0, state.decisions, state.seat, state.deck, state.discard, state.dancers, state.chests]
    numbers += [state.guards[NEUTRAL], state.thief_actions, state.acted, state.idle_turns]
    for seat in range(players):
        numbers += [state.guards[seat], state.thieves[seat], state.cards[seat], state.chests_won[seat]]
        numbers.append(state.held_dancers[seat])
    return [int(number) for number in numbers]
