"""Cards by name and by number, as a position has them and as a state does."""

from __future__ import annotations

from collections.abc import Mapping

from baghdad.core.position import refuse
from baghdad.voleurs.names import CARD_NUMBERS, card_name, plain
from baghdad.voleurs.rules.cards import cards_of, goods_bit, special_bit


def names_of(goods: int, specials: int) -> list[str]:
    """Cards of a set by name."""
    return [card_name(card) for card in cards_of(goods, specials)]


def number_of(name: str, numbers: Mapping[str, int], place: str) -> int:
    """The number of something by its name; `place` says where it was named."""
    if name not in numbers:
        refuse("unknown_name", "V-COMP-10", name=name[:40], where=place)
    return numbers[name]


def numbers_of(names: list[str], place: str) -> list[int]:
    """Cards by their names."""
    return [number_of(plain(name), CARD_NUMBERS, place) for name in names]


def set_of(cards: list[int]) -> tuple[int, int]:
    """Cards as a state has them: goods, and all others."""
    return sum(goods_bit(card) for card in cards), sum(special_bit(card) for card in cards)
