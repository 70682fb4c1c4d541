"""Placing guards before the first turn, one at a time in turn (D-SETUP-9, D-VAR-1)."""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.dieb.action_ids import PLACE_NEUTRAL
from baghdad.dieb.rules.pieces import open_palaces
from baghdad.dieb.state import NEUTRAL, PLAYING
from baghdad.dieb.tally import one
from baghdad.dieb.typed_records import State


@rule
def ways_to_place(state: State) -> int:
    """Return the legal placements as bits: own guards and, in the variant, neutral ones (D-SETUP-9, D-VAR-1c)."""
    free = open_palaces(state)
    legal = 0
    if state.own_to_place[state.seat] > 0:
        legal |= free
    if state.neutral_to_place[state.seat] > 0:
        legal |= free << PLACE_NEUTRAL
    return legal


@rule
def place(state: State, palace: int, neutral: bool) -> None:
    """Place a guard and go on to the next player, or to the first turn after the last guard (D-SETUP-9, D-SETUP-11)."""
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
