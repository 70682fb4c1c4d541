"""Trade cards as sets: 60 goods in one word, gem cards and surprises in another."""

from __future__ import annotations

import numpy as np

from baghdad.core.bits import bits, lowest_bit
from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.voleurs.box import (
    CHARACTERS,
    DISTRICTS,
    FIRST_GEM_CARD,
    FIRST_SURPRISE,
    GOODS,
    GOODS_PER_DISTRICT,
    SURPRISE_DISTRICTS,
    SURPRISE_VALUES,
    worth,
)

ALL_GOODS = (1 << GOODS) - 1
ALL_SPECIALS = 0xFF
GEM_CARD_BITS = 0x1F
SURPRISE_SHIFT = FIRST_SURPRISE - FIRST_GEM_CARD

# Worth of each goods card to each character; the cards of each district, as sets.
WORTH = np.array([[worth(card, who) for card in range(GOODS)] for who in range(len(CHARACTERS))], np.int64)
GOODS_OF = np.array(
    [((1 << GOODS_PER_DISTRICT) - 1) << GOODS_PER_DISTRICT * d for d in range(len(DISTRICTS))], np.int64
)
SPECIALS_OF = np.array(
    [
        1 << d | sum(1 << SURPRISE_SHIFT + n for n, home in enumerate(SURPRISE_DISTRICTS) if home == d)
        for d in range(len(DISTRICTS))
    ],
    np.int64,
)


@rule
def hand_size(state, seat):
    """How many cards a player holds, which everybody may count (V-INFO-2)."""
    return bits(state.hand_goods[seat]) + bits(state.hand_specials[seat])


@rule
def count_in_district(goods, specials, district):
    """How many cards of a set are of a district."""
    return bits(goods & GOODS_OF[district]) + bits(specials & SPECIALS_OF[district])


@rule
def held_in_district(state, seat, district):
    """How many cards of a district a player holds: their backs show it (V-INFO-3)."""
    return count_in_district(state.hand_goods[seat], state.hand_specials[seat], district)


@rule
def goods_bit(card):
    """The card in the word of goods, if it is one."""
    return 1 << int(card) if card < GOODS else 0


@rule
def special_bit(card):
    """The card in the word of gem cards and surprises, if it is one."""
    return 1 << (int(card) - GOODS) if card >= GOODS else 0


def cards_of(goods: int, specials: int) -> list[int]:
    """The numbers of the cards in a set."""
    rest, found = int(goods) | int(specials) << GOODS, []
    while rest:
        lowest = rest & -rest
        found.append(lowest.bit_length() - 1)
        rest ^= lowest
    return found


@rule
def nth_card(goods, specials, number):
    """The card with that number in a set, counting from 0: goods first, then the others."""
    goods = int(goods)
    specials = int(specials)
    common = bits(goods)
    if number < common:
        for _ in range(number):
            goods &= goods - 1
        return lowest_bit(goods)
    for _ in range(number - common):
        specials &= specials - 1
    return GOODS + lowest_bit(specials)


@rule
def value(goods, specials, character):
    """What cards laid together are worth to a character: goods by the table, surprises as a set (V-CARD-1, -2)."""
    goods = int(goods)
    dinars = 0
    while goods:
        dinars += WORTH[character, lowest_bit(goods)]
        goods &= goods - 1
    return dinars + SURPRISE_VALUES[bits(int(specials) >> SURPRISE_SHIFT)]


@rule
def draw(state, seat, district, rng):
    """One card from a district's deck, if one is left; a deck is a set, so a draw is a choice among it."""
    goods = state.deck_goods & GOODS_OF[district]
    specials = state.deck_specials & SPECIALS_OF[district]
    left = bits(goods) + bits(specials)
    if left == 0:
        return False
    card = nth_card(goods, specials, below(rng, left))
    state.deck_goods ^= goods_bit(card)
    state.deck_specials ^= special_bit(card)
    state.hand_goods[seat] |= goods_bit(card)
    state.hand_specials[seat] |= special_bit(card)
    return True
