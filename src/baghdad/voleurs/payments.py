"""Suggested payments: the least overpaid first, then the fewest cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from baghdad.voleurs.board.tables import MAX_CELLS
from baghdad.voleurs.box import CARDS, FIRST_GEM_CARD, FIRST_SURPRISE, GOODS, SURPRISE_VALUES, worth
from baghdad.voleurs.rules.cards import cards_of

MOST_DINARS = MAX_CELLS  # the highest price: a walk through the whole city

CardsBySum = list[int | None]  # for each sum the cards that pay it, as a bit mask; None where none do


def hand(state: Any, seat: int) -> list[int]:
    """Return the cards that a player holds, in rising order."""
    return cards_of(state.hand_goods[seat], state.hand_specials[seat])


class PaymentTable:
    """All sums that a hand can pay, each with the fewest cards for it (dynamic programming over sums).

    The table is filled once, with one pass for each card, and then looked up for every price.
    """

    def __init__(self, cards: list[int], character: int) -> None:
        self.character = character
        self.table: CardsBySum = [0] + [None] * MOST_DINARS
        for card in cards:
            if card < GOODS:
                add_cards(self.table, self.table, 1 << card, worth(card, character))
        surprises = [card for card in cards if card >= FIRST_SURPRISE]
        goods = list(self.table)
        # Surprises are worth by how many are laid together (V-CARD-2), so each number of them is tried with the goods.
        for number in range(len(surprises), 0, -1):
            together = sum(1 << card for card in surprises[:number])
            add_cards(goods, self.table, together, SURPRISE_VALUES[number])
        self.table[0] = None  # something has to be paid, even for nothing (V-PAY-5)
        self.best_payments: dict[int, tuple[int, ...] | None] = {}
        self.known_worths: dict[tuple[int, ...], int] = {}

    def payment(self, price: int) -> tuple[int, ...] | None:
        """Return the best payment of a price, or None if the hand isn't worth it; a price of 0 still costs a card."""
        if price not in self.best_payments:
            paid = next((cards for cards in self.table[price:] if cards is not None), None)
            self.best_payments[price] = (
                None if paid is None else tuple(card for card in range(CARDS) if paid >> card & 1)
            )
        return self.best_payments[price]

    def payments(self, price: int, most: int) -> list[tuple[int, ...]]:
        """Return up to `most` payments of a price, the least overpaid first."""
        found: list[tuple[int, ...]] = []
        sums = (total for total in range(price, MOST_DINARS + 1) if self.table[total] is not None)
        for total in sums:
            payment = self.payment(total)
            if payment and len(found) < most:
                found.append(payment)
        return found

    def worth(self, payment: tuple[int, ...]) -> int:
        """Return what cards of this hand are worth together, in dinars."""
        if payment not in self.known_worths:
            self.known_worths[payment] = dinars(payment, self.character)
        return self.known_worths[payment]


def dinars(cards: Iterable[int], character: int) -> int:
    """Return what cards laid together are worth to a character (V-CARD-1, V-CARD-2)."""
    held = list(cards)
    surprises = sum(card >= FIRST_SURPRISE for card in held)
    return sum(worth(card, character) for card in held if card < GOODS) + SURPRISE_VALUES[surprises]


def add_cards(before: CardsBySum, after: CardsBySum, cards: int, value: int) -> None:
    """Write into `after` each sum of `before` plus these cards, where that takes fewer cards than known so far.

    Sums are visited from the largest down, so that both tables may be the same and still no card is used twice.
    """
    for total in range(MOST_DINARS, -1, -1):
        laid = before[total]
        if laid is not None:
            paid, more = laid | cards, min(total + value, MOST_DINARS)
            known = after[more]
            if known is None or paid.bit_count() < known.bit_count():
                after[more] = paid


def gem_cards(cards: list[int]) -> list[int]:
    """Return the gem cards among the given cards."""
    return [card for card in cards if FIRST_GEM_CARD <= card < FIRST_SURPRISE]
