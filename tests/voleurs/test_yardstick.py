"""The yardstick in C plays the same matches as our rules: same legal steps, same draws, same final states."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from baghdad.voleurs import game
from baghdad.voleurs.box import GOODS, PAWNS
from baghdad.voleurs.rules.pawns import code_of
from baghdad.voleurs.rules.tally import counts
from baghdad.voleurs.state import HISTORY
from tests.core.record_forms import as_numpy
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
    state = as_numpy(state)
    numbers = [0, state.decisions, state.round_number, state.slipper, state.vizier]
    numbers += [state.deck_goods, state.deck_specials, state.spent_goods, state.spent_specials, *state.gems]
    numbers += [state.history_length, *state.history[: min(state.history_length, HISTORY)]]
    for seat in range(players):
        numbers += [state.characters[seat], state.birthdays[seat], state.offers_made[seat]]
        numbers += [state.hand_goods[seat], state.hand_specials[seat]]
        for holder in range(players):
            numbers += [state.known_goods[seat, holder], state.known_specials[seat, holder]]
        numbers += list(state.bags[seat])
        for kind in range(len(PAWNS)):
            cells = sum(1 << int(cell) for cell in np.flatnonzero(state.occupant == code_of(seat, kind)))
            numbers += [state.desert[seat, kind], state.supply[seat, kind], cells % (1 << GOODS), cells >> GOODS]
    is_open = state.offers["open"]
    numbers.append(sum(1 << int(offer) for offer in np.flatnonzero(is_open)))
    for offer in state.offers[is_open == 1]:
        numbers += [
            offer["maker"],
            offer["to"],
            offer["goods"],
            offer["specials"],
            *counts(offer["wanted"]),
            *offer["claims"],
        ]
    return [int(number) for number in numbers]
