"""Cards from a hand: palace cards to the common discard pile, dancers back to their open pile (D-ACT-GEN-2, -3)."""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.dieb.tally import COUNT, at_least, count, one


@rule
def with_card(state):
    """The palaces of which the player holds at least one card."""
    return at_least(state.cards[state.seat], 1)


@rule
def pay_cards(state, palace, number):
    """Palace cards go to the one discard pile (D-ACT-GEN-2); cards that were seen being taken are seen no more."""
    seat = state.seat
    paid = number * one(palace)
    state.cards[seat] -= paid
    state.discard += paid
    if state.chosen_card:
        state.shown[seat] -= min(number, count(state.shown[seat], palace)) * one(palace)


@rule
def pay_dancers(state, number):
    """Paid dancers return to the open pile at once (D-ACT-GEN-3)."""
    state.held_dancers[state.seat] -= number
    state.dancers += number


@rule
def payments(price, cards, dancers):
    """The numbers of dancers with which a price in cards of one palace can be paid exactly, as bits (D-ACT-GEN-4)."""
    fewest = max(0, price - cards)
    most = min(price, dancers)
    return ((2 << most) - 1) & ~((1 << fewest) - 1) & COUNT
