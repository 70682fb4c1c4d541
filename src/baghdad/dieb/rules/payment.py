"""Paying: palace cards go to the common discard pile, dancers back to their open pile (D-ACT-GEN-2, -3)."""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.dieb.tally import COUNT, at_least, count, one
from baghdad.dieb.typed_records import State


@rule
def palaces_with_card(state: State) -> int:
    """Return the set of palaces of which the player holds at least one card."""
    return at_least(state.cards[state.seat], 1)


@rule
def pay_cards(state: State, palace: int, number: int) -> None:
    """Discard palace cards (D-ACT-GEN-2), those that everybody knows first."""
    seat = state.seat
    paid = number * one(palace)
    state.cards[seat] -= paid
    state.discard += paid
    if state.chosen_card:
        state.shown[seat] -= min(number, count(state.shown[seat], palace)) * one(palace)


@rule
def pay_dancers(state: State, number: int) -> None:
    """Return dancers to the open pile at once (D-ACT-GEN-3)."""
    state.held_dancers[state.seat] -= number
    state.dancers += number


@rule
def payments(price: int, cards: int, dancers: int) -> int:
    """Return as bits the numbers of dancers with which a price in one palace's cards is paid exactly (D-ACT-GEN-4)."""
    fewest = max(0, price - cards)
    most = min(price, dancers)
    return ((2 << most) - 1) & ~((1 << fewest) - 1) & COUNT
