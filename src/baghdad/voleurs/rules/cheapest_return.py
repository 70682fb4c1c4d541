"""The cards that a player gives in return for an offer unless it chooses others: those worth least to it."""

from __future__ import annotations

from baghdad.core.bits import lowest_bit
from baghdad.core.rule import rule
from baghdad.voleurs.box import DISTRICTS
from baghdad.voleurs.rules.cards import GOODS_OF, SPECIALS_OF, WORTH
from baghdad.voleurs.rules.tally import count
from baghdad.voleurs.typed_records import State


@rule
def cheapest_return(state: State, seat: int, number: int) -> tuple[int, int]:
    """Return the cheapest cards that an offer wants, as bit sets; gem cards, then surprises are given last."""
    offer = state.offers[number]
    goods = int(state.hand_goods[seat])
    specials = int(state.hand_specials[seat])
    for district in range(len(DISTRICTS)):
        for _ in range(count(offer.wanted, district)):
            bit = cheapest_goods(state.characters[seat], goods & int(GOODS_OF[district]))
            goods &= ~bit
            if bit == 0:
                here = specials & int(SPECIALS_OF[district])
                specials &= ~(here & -here)
    return int(state.hand_goods[seat]) & ~goods, int(state.hand_specials[seat]) & ~specials


@rule
def cheapest_goods(character: int, goods: int) -> int:
    """Return the bit of the goods card that is worth least to a character; 0 if there is none."""
    best = 0
    least = 0
    while goods:
        bit = goods & -goods
        worth = int(WORTH[character, lowest_bit(goods)])
        goods ^= bit
        if best == 0 or worth < least:
            best = bit
            least = worth
    return best
