"""Suggested payments (`rules/payment_table.py`) and the worth of cards, for callers in Python."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from baghdad.core import arrays as np
from baghdad.voleurs.box import FIRST_GEM_CARD, FIRST_SURPRISE, GOODS
from baghdad.voleurs.rules.cards import ALL_GOODS, cards_of, value
from baghdad.voleurs.rules.payment_table import PAYMENT_TABLE, SUMS, UNAFFORDABLE, fill_payment_bytes


def hand(state: Any, seat: int) -> list[int]:
    """Return the cards that a player holds, in rising order."""
    return cards_of(state.hand_goods[seat], state.hand_specials[seat])


class PaymentTable:
    """The payments that a hand can make, by price."""

    def __init__(self, cards: Iterable[int], character: int) -> None:
        self.character = character
        buffer = np.new_buffer(PAYMENT_TABLE)
        fill_payment_bytes(buffer, character, *sets_of(cards))
        table = np.record_in(buffer, PAYMENT_TABLE)
        self.paid: list[int] = np.as_list(table.paid)
        self.goods, self.specials = table.goods, table.specials
        self.best_payments: dict[int, tuple[int, ...] | None] = {}
        self.known_worths: dict[tuple[int, ...], int] = {}

    def payment(self, price: int) -> tuple[int, ...] | None:
        """Return the best payment of a price, or None if the hand isn't worth it; a price of 0 still costs a card."""
        if price not in self.best_payments:
            affordable = price < SUMS and self.paid[price] < UNAFFORDABLE
            cards = tuple(cards_of(self.goods[price], self.specials[price])) if affordable else None
            self.best_payments[price] = cards
        return self.best_payments[price]

    def payments(self, price: int, most: int) -> list[tuple[int, ...]]:
        """Return up to `most` payments of a price, the least overpaid first."""
        sums = [total for total in range(price, SUMS) if self.paid[total] == total][:most]
        return [payment for total in sums if (payment := self.payment(total))]

    def worth(self, payment: tuple[int, ...]) -> int:
        """Return what cards of this hand are worth together, in dinars."""
        if payment not in self.known_worths:
            self.known_worths[payment] = dinars(payment, self.character)
        return self.known_worths[payment]


def dinars(cards: Iterable[int], character: int) -> int:
    """Return what cards laid together are worth to a character (V-CARD-1, V-CARD-2)."""
    return int(value(*sets_of(cards), character))


def sets_of(cards: Iterable[int]) -> tuple[int, int]:
    """Return cards as bit sets: goods, and gem cards with surprises."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits & ALL_GOODS, bits >> GOODS


def gem_cards(cards: list[int]) -> list[int]:
    """Return the gem cards among the given cards."""
    return [card for card in cards if FIRST_GEM_CARD <= card < FIRST_SURPRISE]
