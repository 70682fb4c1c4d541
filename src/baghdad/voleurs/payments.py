"""Sensible payments: the least overpaid, then the fewest cards, surprises kept together."""

from __future__ import annotations

from typing import Any

from baghdad.voleurs.box import CARDS, FIRST_GEM_CARD, FIRST_SURPRISE, GOODS, SURPRISE_VALUES, SURPRISES, worth
from baghdad.voleurs.rules.cards import goods_bit, special_bit

MOST_DINARS = 80  # more than anything costs


def hand(state: Any, seat: int) -> list[int]:
    """The cards a player holds, in order."""
    goods, specials = int(state.hand_goods[seat]), int(state.hand_specials[seat])
    return [card for card in range(CARDS) if goods & goods_bit(card) or specials & special_bit(card)]


class Purse:
    """All sums a hand can pay, each with its fewest cards: worked out once, then looked up for every price."""

    def __init__(self, cards: list[int], character: int) -> None:
        goods = [card for card in cards if card < GOODS]
        surprises = tuple(card for card in cards if card >= FIRST_SURPRISE)
        best: dict[int, tuple[int, ...]] = {0: ()}
        for card in goods:
            value = worth(card, character)
            for total, paid in sorted(best.items(), reverse=True):
                _keep(best, min(total + value, MOST_DINARS), (*paid, card))
        if surprises:
            # One alone is worth next to nothing, so all are laid together, or else just one to be rid of it.
            for total, paid in list(best.items()):
                _keep(best, min(total + SURPRISE_VALUES[len(surprises)], MOST_DINARS), (*paid, *surprises))
                if len(surprises) < SURPRISES:
                    _keep(best, min(total + SURPRISE_VALUES[1], MOST_DINARS), (*paid, surprises[0]))
        del best[0]
        self.character = character
        self.sums = sorted(best.items())
        self.found: dict[int, tuple[int, ...] | None] = {}

    def payment(self, price: int) -> tuple[int, ...] | None:
        """The best payment of a price; None if the hand isn't worth it. A price of nothing still costs a card."""
        if price not in self.found:
            self.found[price] = next((tuple(sorted(cards)) for total, cards in self.sums if total >= price), None)
        return self.found[price]

    def worth(self, payment: tuple[int, ...]) -> int:
        """What cards are worth together (V-CARD-1, V-CARD-2)."""
        goods = sum(worth(card, self.character) for card in payment if card < GOODS)
        return goods + SURPRISE_VALUES[sum(card >= FIRST_SURPRISE for card in payment)]


def _keep(best: dict[int, tuple[int, ...]], total: int, cards: tuple[int, ...]) -> None:
    if total not in best or len(cards) < len(best[total]):
        best[total] = cards


def gem_cards(cards: list[int]) -> list[int]:
    """The gem cards among them."""
    return [card for card in cards if FIRST_GEM_CARD <= card < FIRST_SURPRISE]
