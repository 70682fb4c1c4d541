"""Sets as the bits of a word: their size, their lowest and their nth member, and the range up to their highest."""

from __future__ import annotations

from baghdad.core.deposit import deposit
from baghdad.core.rule import rule

BYTE = 0xFF


@rule
def popcount(word: int) -> int:
    """Return the number of bits set in a word below 2**60; compilers turn this into one instruction."""
    word = int(word)
    word = word - ((word >> 1) & 0x5555_5555_5555_5555)
    word = (word & 0x3333_3333_3333_3333) + ((word >> 2) & 0x3333_3333_3333_3333)
    word = (word + (word >> 4)) & 0x0F0F_0F0F_0F0F_0F0F
    return ((word * 0x0101_0101_0101_0101) >> 56) & BYTE


@rule
def lowest_bit(word: int) -> int:
    """Return the index of the lowest bit that is set."""
    return popcount((word & -word) - 1)


@rule
def nth_bit(word: int, number: int) -> int:
    """Return the index of bit `number`, counting from 0 through the bits that are set."""
    return lowest_bit(deposit(1 << number, word))


@rule
def up_to_highest_bit(word: int) -> int:
    """Return a word with all bits set from the lowest up to the highest bit of another, or 0 if that has none."""
    word |= word >> 1
    word |= word >> 2
    word |= word >> 4
    word |= word >> 8
    word |= word >> 16
    word |= word >> 32
    return word
