"""Sets as the bits of a word: the nth member, and the deposit that finds it, with and without the instruction."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from baghdad.core.bits import nth_bit
from baghdad.core.deposit import plain_deposit

WORDS = st.integers(1, 2**60 - 1)


def members(word: int) -> list[int]:
    return [bit for bit in range(word.bit_length()) if word >> bit & 1]


@given(WORDS)
def test_nth_bit_is_the_nth_member(word):
    assert [nth_bit(word, number) for number in range(word.bit_count())] == members(word)


@given(WORDS)
def test_deposit_without_the_instruction_gives_the_same(word):
    assert [plain_deposit(1 << number, word).bit_length() - 1 for number in range(word.bit_count())] == members(word)


@given(st.integers(0, 2**60 - 1), WORDS)
def test_deposit_puts_bits_at_the_members_of_a_mask(bits, mask):
    places = members(mask)
    assert plain_deposit(bits, mask) == sum(1 << place for number, place in enumerate(places) if bits >> number & 1)
