"""Smuggling a thief from the supply into a courtyard (D-ACT-SMUGGLE-*)."""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.dieb.action_ids import PAYMENTS_TO_SMUGGLE
from baghdad.dieb.box import PALACES
from baghdad.dieb.rules.payment import pay_cards, pay_dancers, payments
from baghdad.dieb.rules.pieces import all_guards, foreign_guards, supply
from baghdad.dieb.rules.stealing import thief_action_left, thief_arrives, use_thief_action
from baghdad.dieb.tally import count
from baghdad.dieb.typed_records import State


@rule
def ways_to_smuggle(state: State) -> int:
    """Return the legal smuggling actions as bits, by palace and number of dancers paid (D-ACT-SMUGGLE-1…4).

    They need own and foreign guards at the palace, a thief in the supply, and a card for each foreign guard.
    """
    seat = state.seat
    if not thief_action_left(state) or supply(state, seat) == 0:
        return 0
    own = state.guards[seat]
    foreign = all_guards(state) - own
    cards = state.cards[seat]
    dancers = int(state.held_dancers[seat])
    legal = 0
    for palace in range(PALACES):
        price = count(foreign, palace)
        possible = (count(own, palace) > 0) & (price > 0)
        ways = payments(price, count(cards, palace), dancers)
        legal |= (ways & -int(possible)) << (PAYMENTS_TO_SMUGGLE * palace)
    return legal


@rule
def smuggle(state: State, palace: int, dancers: int) -> None:
    """Smuggle in one thief for as many cards as there are foreign guards (D-ACT-SMUGGLE-4, -5)."""
    pay_cards(state, palace, foreign_guards(state, palace) - dancers)
    pay_dancers(state, dancers)
    use_thief_action(state)
    thief_arrives(state, palace)
