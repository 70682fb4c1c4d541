"""Before the first turn: each player in turn puts one guard before a palace (D-SETUP-9, D-VAR-1)."""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.dieb.action_ids import PLACE_NEUTRAL
from baghdad.dieb.rules.pieces import open_palaces
from baghdad.dieb.state import NEUTRAL, PLAYING
from baghdad.dieb.tally import one


@rule
def places(state):
    """The legal placements: any free place, an own guard or, in the variant, a neutral one (D-SETUP-9, D-VAR-1c)."""
    free = open_palaces(state)
    legal = 0
    if state.own_to_place[state.seat] > 0:
        legal |= free
    if state.neutral_to_place[state.seat] > 0:
        legal |= free << PLACE_NEUTRAL
    return legal


@rule
def place(state, palace, neutral):
    """One guard, then the next player; when all are placed, the start player's first turn (D-SETUP-9, D-SETUP-11)."""
    seat = state.seat
    if neutral:
        state.guards[NEUTRAL] += one(palace)
        state.neutral_to_place[seat] -= 1
    else:
        state.guards[seat] += one(palace)
        state.own_to_place[seat] -= 1
    state.seat = (seat + 1) % state.players
    if state.own_to_place[state.seat] + state.neutral_to_place[state.seat] == 0:
        state.phase = PLAYING
