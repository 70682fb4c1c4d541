"""Cards by name, as in a position, and by number or bit mask, as in a state."""

from __future__ import annotations

from collections.abc import Mapping

from baghdad.core.position import refuse
from baghdad.core.spelling import plain
from baghdad.voleurs.names import CARD_NUMBERS, card_name
from baghdad.voleurs.rules.cards import cards_of, goods_bit, special_bit


def names_of(goods: int, specials: int) -> list[str]:
    """Return the names of the cards of a set."""
    return [card_name(card) for card in cards_of(goods, specials)]


def number_of(name: str, numbers: Mapping[str, int], place: str) -> int:
    """Return the number of a name; `place` says where in the position it was used."""
    if name not in numbers:
        refuse("unknown_name", "V-COMP-10", name=name[:40], where=place)
    return numbers[name]


def numbers_of(names: list[str], place: str) -> list[int]:
    """Return the numbers of cards given by name."""
    return [number_of(plain(name), CARD_NUMBERS, place) for name in names]


def set_of(cards: list[int]) -> tuple[int, int]:
    """Return cards as the two bit masks of a state: goods, and all others."""
    return sum(goods_bit(card) for card in cards), sum(special_bit(card) for card in cards)
