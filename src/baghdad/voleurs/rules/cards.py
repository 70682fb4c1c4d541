"""Sets of trade cards as bit masks: 60 goods in one word, gem cards and surprises in another."""

from __future__ import annotations

from baghdad.core import arrays as np
from baghdad.core.bits import lowest_bit, nth_bit, popcount, up_to_highest_bit
from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.core.typed_records import Rng
from baghdad.voleurs.box import (
    CARDS,
    CHARACTERS,
    DISTRICTS,
    FIRST_GEM_CARD,
    FIRST_SURPRISE,
    GOODS,
    GOODS_PER_DISTRICT,
    SURPRISE_DISTRICTS,
    SURPRISE_VALUES,
    district_of,
    worth,
)
from baghdad.voleurs.rules.tally import tally_of
from baghdad.voleurs.typed_records import State

ALL_GOODS = (1 << GOODS) - 1
ALL_SPECIALS = 0xFF
GEM_CARD_BITS = 0x1F
SURPRISE_SHIFT = FIRST_SURPRISE - FIRST_GEM_CARD

# Worth of each goods card to each character; the cards of each district, as sets.
WORTH = np.constant([[worth(card, who) for card in range(GOODS)] for who in range(len(CHARACTERS))])
GOODS_OF = np.constant([((1 << GOODS_PER_DISTRICT) - 1) << GOODS_PER_DISTRICT * d for d in range(len(DISTRICTS))])
SPECIALS_OF = np.constant(
    [
        1 << d | sum(1 << SURPRISE_SHIFT + n for n, home in enumerate(SURPRISE_DISTRICTS) if home == d)
        for d in range(len(DISTRICTS))
    ]
)
# The same for each set of districts; the district of each card.
GOODS_OF_SETS, SPECIALS_OF_SETS = (
    np.constant([sum(of[d] for d in range(len(DISTRICTS)) if s >> d & 1) for s in range(1 << len(DISTRICTS))])
    for of in (GOODS_OF, SPECIALS_OF)
)
DISTRICT_OF = np.constant([district_of(card) for card in range(CARDS)])


@rule
def cards_of_districts(districts: int) -> tuple[int, int]:
    """Return all cards of a set of districts."""
    return int(GOODS_OF_SETS[districts]), int(SPECIALS_OF_SETS[districts])


@rule
def cards_after(goods: int, specials: int, laid_goods: int, laid_specials: int) -> tuple[int, int]:
    """Return the cards of a set that come after the last one laid, if any is."""
    if laid_specials:
        return 0, int(specials) & ~up_to_highest_bit(int(laid_specials))
    return int(goods) & ~up_to_highest_bit(int(laid_goods)), int(specials)


@rule
def hand_size(state: State, seat: int) -> int:
    """Return how many cards a player holds, which is public (V-INFO-2)."""
    return popcount(state.hand_goods[seat]) + popcount(state.hand_specials[seat])


@rule
def has_cards(state: State, seat: int) -> bool:
    """Return whether a player holds a card."""
    return bool(state.hand_goods[seat] | state.hand_specials[seat])


@rule
def seats_with_cards(state: State) -> int:
    """Return the seats of players who hold a card, as a set."""
    found = 0
    for seat in range(state.players):
        found |= int(has_cards(state, seat)) << seat
    return found


@rule
def held_by_district(state: State, seat: int) -> int:
    """Return the tally of a hand, which the backs of its cards show (V-INFO-3)."""
    return tally_of(state.hand_goods[seat], state.hand_specials[seat])


@rule
def count_in_district(goods: int, specials: int, district: int) -> int:
    """Return how many cards of a set are of a district."""
    return popcount(goods & GOODS_OF[district]) + popcount(specials & SPECIALS_OF[district])


@rule
def held_in_district(state: State, seat: int, district: int) -> int:
    """Return how many cards of a district a player holds."""
    return count_in_district(state.hand_goods[seat], state.hand_specials[seat], district)


@rule
def goods_bit(card: int) -> int:
    """Return the card's bit in the word of goods, or 0 if it isn't one."""
    return 1 << int(card) if card < GOODS else 0


@rule
def special_bit(card: int) -> int:
    """Return the card's bit in the word of gem cards and surprises, or 0 if it is neither."""
    return 1 << (int(card) - GOODS) if card >= GOODS else 0


def cards_of(goods: int, specials: int) -> list[int]:
    """Return the numbers of the cards in a set."""
    rest, found = int(goods) | int(specials) << GOODS, []
    while rest:
        lowest = rest & -rest
        found.append(lowest.bit_length() - 1)
        rest ^= lowest
    return found


@rule
def nth_card(goods: int, specials: int, number: int) -> int:
    """Return the nth card of a set, counting from 0: goods first, then the others."""
    goods = int(goods)
    specials = int(specials)
    common = popcount(goods)
    if number < common:
        return nth_bit(goods, number)
    return GOODS + nth_bit(specials, number - common)


@rule
def value(goods: int, specials: int, character: int) -> int:
    """Return what cards together are worth to a character: goods by the table, surprises as a set (V-CARD-1, -2)."""
    goods = int(goods)
    dinars = 0
    while goods:
        dinars += WORTH[character, lowest_bit(goods)]
        goods &= goods - 1
    return dinars + surprise_value(specials)


@rule
def surprise_value(specials: int) -> int:
    """Return what the surprises of a set are worth together, to anybody (V-CARD-2)."""
    return SURPRISE_VALUES[popcount(int(specials) >> SURPRISE_SHIFT)]


@rule
def draw(state: State, seat: int, district: int, rng: Rng) -> bool:
    """Draw a random card of a district's deck, which is a set; return False if none is left."""
    goods = state.deck_goods & GOODS_OF[district]
    specials = state.deck_specials & SPECIALS_OF[district]
    left = popcount(goods) + popcount(specials)
    if left == 0:
        return False
    card = nth_card(goods, specials, below(rng, left))
    state.deck_goods ^= goods_bit(card)
    state.deck_specials ^= special_bit(card)
    state.hand_goods[seat] |= goods_bit(card)
    state.hand_specials[seat] |= special_bit(card)
    return True
