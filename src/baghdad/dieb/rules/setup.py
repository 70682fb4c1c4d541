"""Setting up a match: chests, neutral guards, the deal (D-SETUP-1…7)."""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.core.typed_records import Rng
from baghdad.dieb.box import (
    CARDS_PER_PALACE,
    CHESTS_PER_PALACE,
    DANCERS,
    FIRST_HAND,
    MAX_PLAYERS,
    NEUTRALS_TO_PLACE,
    OWN_GUARDS,
)
from baghdad.dieb.rules.drawing import draw
from baghdad.dieb.state import NEUTRAL, PLACING
from baghdad.dieb.tally import EACH
from baghdad.dieb.typed_records import State


@rule
def lay_table(state: State, players: int) -> None:
    """Set all fields of a state to what they are before the deal, except the options, which stay."""
    state.players = players
    state.phase = PLACING
    state.seat = 0
    state.acted = 0
    state.thief_actions = 0
    state.stole = 0
    state.idle_turns = 0
    state.decisions = 0
    state.deck = CARDS_PER_PALACE * EACH
    state.discard = 0
    state.dancers = DANCERS
    state.chests = CHESTS_PER_PALACE * EACH
    state.guards[NEUTRAL] = 0 if state.tactical else EACH
    for seat in range(MAX_PLAYERS):
        playing = seat < players
        state.guards[seat] = 0
        state.thieves[seat] = 0
        state.cards[seat] = 0
        state.shown[seat] = 0
        state.chests_won[seat] = 0
        state.held_dancers[seat] = 0
        state.own_to_place[seat] = OWN_GUARDS[players] if playing else 0
        state.neutral_to_place[seat] = NEUTRALS_TO_PLACE if playing and state.tactical else 0


@rule
def deal(state: State, rng: Rng) -> None:
    """Deal 6 cards to the start player, then 7, 8, 9; nobody starts with a dancer (D-SETUP-7)."""
    for seat in range(state.players):
        state.seat = seat
        draw(state, FIRST_HAND + seat, rng)
    state.seat = 0
