"""SipHash-2-4 (Aumasson, Bernstein 2012), a keyed hash of a 64-bit number.

Without the key, no number of known hashes helps to predict another one.
"""

from __future__ import annotations

from baghdad.core.rule import rule

WORD = 0xFFFF_FFFF_FFFF_FFFF
FIRST_MIX, SECOND_MIX = 0x736F_6D65_7073_6575, 0x646F_7261_6E64_6F6D
THIRD_MIX, FOURTH_MIX = 0x6C79_6765_6E65_7261, 0x7465_6462_7974_6573
LENGTH = 8 << 56  # the message has eight bytes
FINISH = 0xFF


@rule
def siphash(first: int, second: int, number: int) -> int:
    """Return the hash of a 64-bit number under the 128-bit key `first`, `second`."""
    a, b = first ^ FIRST_MIX, second ^ SECOND_MIX
    c, d = first ^ THIRD_MIX, second ^ FOURTH_MIX ^ number
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a, b, c, d)
    a, d = a ^ number, d ^ LENGTH
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a, b, c, d)
    a, c = a ^ LENGTH, c ^ FINISH
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a, b, c, d)
    return a ^ b ^ c ^ d


@rule
def sip_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Return the four words of the internal state after one SipRound."""
    a, c = (a + b) & WORD, (c + d) & WORD
    b, d = rotate_left(b, 13) ^ a, rotate_left(d, 16) ^ c
    a, c = (rotate_left(a, 32) + d) & WORD, (c + b) & WORD
    b, d = rotate_left(b, 17) ^ c, rotate_left(d, 21) ^ a
    return a, b, rotate_left(c, 32), d


@rule
def rotate_left(word: int, number: int) -> int:
    """Return a 64-bit word rotated left.

    The bits shifted down are masked, because the compiler may take the word as signed.
    """
    return ((word << number) & WORD) | ((word >> (64 - number)) & ((1 << number) - 1))
