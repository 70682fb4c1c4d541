"""Tallies: how many cards of each district, packed into a word with twelve bits for each district.

The goods of a district are twelve bits of a word too, so the bits of each field are counted where they are. One
operation adds or compares all five counts.
"""

from __future__ import annotations

from collections.abc import Iterable

from baghdad.core import arrays as np
from baghdad.core.rule import rule
from baghdad.voleurs.box import CARDS, DISTRICTS, GOODS, GOODS_PER_DISTRICT, district_of

FIELD = GOODS_PER_DISTRICT
COUNT = (1 << FIELD) - 1
EACH = sum(1 << FIELD * district for district in range(len(DISTRICTS)))  # one of every district
HIGH = EACH << (FIELD - 1)  # the topmost bit of every field
NIBBLE = 0xF
ALL = (1 << len(DISTRICTS)) - 1  # the set of all districts

# The tally of each set of gem cards and surprises.
TALLY_OF_SPECIALS = np.constant(
    [
        sum(1 << FIELD * district_of(GOODS + card) for card in range(CARDS - GOODS) if specials >> card & 1)
        for specials in range(1 << (CARDS - GOODS))
    ]
)


@rule
def tally_of(goods: int, specials: int) -> int:
    """Return how many cards of a set are of each district: bits are added up in twos, then fours, then twelves."""
    goods = int(goods)
    goods = goods - ((goods >> 1) & 0x5555_5555_5555_5555)
    goods = (goods & 0x3333_3333_3333_3333) + ((goods >> 2) & 0x3333_3333_3333_3333)
    return ((goods + (goods >> 4) + (goods >> 8)) & (EACH * NIBBLE)) + int(TALLY_OF_SPECIALS[specials])


@rule
def one(district: int) -> int:
    """Return a tally of one card of a district."""
    return 1 << (FIELD * district)


@rule
def count(tally: int, district: int) -> int:
    """Return the count of a district."""
    return (int(tally) >> (FIELD * district)) & COUNT


@rule
def districts_with(tally: int) -> int:
    """Return the set of districts with a card."""
    return districts_not_below(tally, EACH)


@rule
def districts_above(tally: int, other: int) -> int:
    """Return the set of districts of which a tally counts more cards than another."""
    return districts_not_below(tally, int(other) + EACH)


@rule
def districts_not_below(tally: int, other: int) -> int:
    """Return the set of districts of which a tally counts at least as many cards as another."""
    marks = (((int(tally) | HIGH) - int(other)) & HIGH) >> (FIELD - 1)
    return (marks | marks >> 11 | marks >> 22 | marks >> 33 | marks >> 44) & ALL


def counts(tally: int) -> list[int]:
    """Return the counts of a tally."""
    return [int(tally) >> FIELD * district & COUNT for district in range(len(DISTRICTS))]


def packed(numbers: Iterable[int]) -> int:
    """Return the tally of some counts."""
    return sum(number << FIELD * district for district, number in enumerate(numbers))
