"""Sets as the bits of a word: how many there are in one, and which comes first or last."""

from __future__ import annotations

from baghdad.core.rule import rule

BYTE = 0xFF


@rule
def bits(word):
    """How many bits of a word below 2**60 are set: the usual trick, which compiles to one instruction."""
    word = int(word)
    word = word - ((word >> 1) & 0x5555_5555_5555_5555)
    word = (word & 0x3333_3333_3333_3333) + ((word >> 2) & 0x3333_3333_3333_3333)
    word = (word + (word >> 4)) & 0x0F0F_0F0F_0F0F_0F0F
    return ((word * 0x0101_0101_0101_0101) >> 56) & BYTE


@rule
def lowest_bit(word):
    """The place of the lowest bit that is set."""
    return bits((word & -word) - 1)


@rule
def highest_bit(word):
    """The place of the highest bit that is set; -1 if none is."""
    word |= word >> 1
    word |= word >> 2
    word |= word >> 4
    word |= word >> 8
    word |= word >> 16
    word |= word >> 32
    return bits(word) - 1
