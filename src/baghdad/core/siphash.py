"""SipHash-2-4 (Aumasson, Bernstein 2012): a number hashed under a secret key.

Whoever lacks the key, and has seen any number of results, knows nothing of the others.
"""

from __future__ import annotations

from baghdad.core.rule import rule

WORD = 0xFFFF_FFFF_FFFF_FFFF
FIRST_MIX, SECOND_MIX = 0x736F_6D65_7073_6575, 0x646F_7261_6E64_6F6D
THIRD_MIX, FOURTH_MIX = 0x6C79_6765_6E65_7261, 0x7465_6462_7974_6573
LENGTH = 8 << 56  # that eight bytes are hashed
FINISH = 0xFF


@rule
def siphash(first, second, number):
    """The hash of a number of 64 bits; the key is two such words."""
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
def sip_round(a, b, c, d):
    """One round."""
    a, c = (a + b) & WORD, (c + d) & WORD
    b, d = rotate_left(b, 13) ^ a, rotate_left(d, 16) ^ c
    a, c = (rotate_left(a, 32) + d) & WORD, (c + b) & WORD
    b, d = rotate_left(b, 17) ^ c, rotate_left(d, 21) ^ a
    return a, b, rotate_left(c, 32), d


@rule
def rotate_left(word, number):
    """A word turned left by so many bits. What is shifted down is masked, for words that the compiler thinks signed."""
    return ((word << number) & WORD) | ((word >> (64 - number)) & ((1 << number) - 1))
