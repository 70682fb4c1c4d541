import json
import os
import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baghdad.core import arrays
from baghdad.core.rng import HALF, RNG, WORD, below, next_word, rng_for, seed_hash, set_rng

# By degrees of freedom; the chance that a fair RNG exceeds the limit is one in a million.
CHI_SQUARE_LIMIT = {1: 23.93, 2: 27.63, 5: 35.89, 6: 38.26, 16: 60.32, 101: 176.4, 350: 490.5}


def rng_at(word: int):
    rng = arrays.new_record(RNG)
    rng.word = word
    return rng


def splitmix64(word: int):
    """Yield the words of the published generator, with Python's own integers."""
    while True:
        word = (word + 0x9E3779B97F4A7C15) % 2**64
        mixed = word
        mixed = (mixed ^ mixed // 2**30) * 0xBF58476D1CE4E5B9 % 2**64
        mixed = (mixed ^ mixed // 2**27) * 0x94D049BB133111EB % 2**64
        yield mixed ^ mixed // 2**31


def word_before(mixed: int) -> int:
    """Return the RNG's word before it draws `mixed`, by inverting each step."""
    word = invert_xorshift(mixed, 31)
    word = invert_xorshift(word * pow(0x94D049BB133111EB, -1, 2**64) % 2**64, 27)
    word = invert_xorshift(word * pow(0xBF58476D1CE4E5B9, -1, 2**64) % 2**64, 30)
    return (word - 0x9E3779B97F4A7C15) % 2**64


def invert_xorshift(word: int, shift: int) -> int:
    """Return the x whose x ^ (x >> shift) is the word."""
    found = word
    for _ in range(64 // shift + 1):
        found = word ^ (found >> shift)
    return found


# --- words -------------------------------------------------------------------------------------------------------


def test_words_equal_the_published_ones():
    rng = rng_at(1234567)
    words = [int(next_word(rng)) for _ in range(5)]
    assert words == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert int(next_word(rng_at(0))) == 0xE220A8397B1DCDAF


@settings(deadline=None, derandomize=True, database=None)
@given(st.integers(0, WORD))
def test_words_equal_those_of_another_implementation(word):
    rng, other = rng_at(word), splitmix64(word)
    for _ in range(20):
        assert int(next_word(rng)) == next(other)
    assert int(rng.word) == (word + 20 * 0x9E3779B97F4A7C15) % 2**64


@pytest.mark.parametrize(
    ("number", "word"), [(0x0706050403020100, 0x93F5F5799A932462)], ids=["the authors' vector of eight bytes"]
)
def test_keyed_hash_equals_the_published_one(number, word):
    rng = rng_at(0)
    set_rng(rng, np.frombuffer(bytes(range(16)), "<u8"), number)
    assert int(rng.word) == word


@settings(deadline=None, derandomize=True, database=None)
@given(st.binary(min_size=16, max_size=16), st.integers(0, 2**63 - 1))
def test_keyed_hashes_equal_those_of_another_implementation(key, number):
    rng = rng_at(0)
    set_rng(rng, np.frombuffer(key, "<u8"), number)
    assert int(rng.word) == sip_hash(key, number)


def sip_hash(key: bytes, number: int) -> int:
    """Return SipHash-2-4 of eight bytes as published, with Python's own integers."""
    first, second = int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little")
    names = (int.from_bytes(b"somepseudorandomlygeneratedbytes"[at : at + 8], "big") for at in (0, 8, 16, 24))
    v = [half ^ name for half, name in zip((first, second, first, second), names, strict=True)]

    def add(i: int, j: int, turn: int) -> None:
        v[i] = (v[i] + v[j]) % 2**64
        v[j] = (v[j] << turn | v[j] >> 64 - turn) % 2**64 ^ v[i]

    def rounds(times: int) -> None:
        for _ in range(times):
            add(0, 1, 13)
            v[0] = (v[0] << 32 | v[0] >> 32) % 2**64
            add(2, 3, 16)
            add(0, 3, 21)
            add(2, 1, 17)
            v[2] = (v[2] << 32 | v[2] >> 32) % 2**64

    for block in (number, 8 << 56):
        v[3] ^= block
        rounds(2)
        v[0] ^= block
    v[2] ^= 0xFF
    rounds(4)
    return v[0] ^ v[1] ^ v[2] ^ v[3]


# --- numbers below a bound ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [2, 3, 6, 7, 17, 102, 351])
def test_each_number_is_equally_likely(number):
    expected = 200
    rng = rng_at(20061116)
    counts = np.zeros(number)
    for _ in range(expected * number):
        counts[below(rng, number)] += 1
    assert ((counts - expected) ** 2 / expected).sum() < CHI_SQUARE_LIMIT[number - 1]


@settings(deadline=None, derandomize=True, database=None)
@given(st.integers(0, WORD), st.integers(1, 2**31))
def test_numbers_are_below_their_bound(word, number):
    drawn = below(rng_at(word), number)
    assert isinstance(drawn, int)
    assert 0 <= drawn < number


def test_drawing_below_one_uses_up_a_word():
    rng = rng_at(7)
    assert below(rng, 1) == 0
    assert int(rng.word) != 7


@pytest.mark.parametrize("number", [3, 6, 102, 351])
def test_half_words_that_would_bias_the_draw_are_rejected(number):
    """Some numbers have one more of the 2**32 half words than others; exactly the surplus is rejected."""
    surplus = 2**32 % number
    lowest = [-(-value * 2**32 // number) for value in range(number)]  # the first half word of each number
    rejected = [half for half in lowest if half * number % 2**32 < surplus]
    assert len(rejected) == surplus
    for half in rejected[:20]:
        word = word_before(half << 32 | 5)
        assert next(splitmix64(word)) == half << 32 | 5
        rng, unlucky = rng_at(word), splitmix64(word)
        drawn = below(rng, number)
        assert int(rng.word) != (word + 0x9E3779B97F4A7C15) % 2**64  # more than one word was drawn
        next(unlucky)
        assert drawn == (next(unlucky) >> 32) * number >> 32


@pytest.mark.parametrize("number", [3, 7, 351])
def test_rejection_leaves_equally_many_half_words_for_each_number(number):
    """The same arithmetic with 16 bits instead of 32."""
    kept = [half * number >> 16 for half in range(2**16) if half * number % 2**16 >= 2**16 % number]
    assert {kept.count(value) for value in range(number)} == {2**16 // number}
    assert (HALF + 1 - number) % number == 2**32 % number


# --- seeds -------------------------------------------------------------------------------------------------------


def test_every_action_of_every_match_has_its_own_rng():
    words = [int(rng_for(seed, number).word) for seed in range(50) for number in range(50)]
    assert len(set(words)) == len(words)
    assert int(rng_for(7).word) == int(rng_for(7, 0).word)
    assert int(rng_for(1, 11).word) != int(rng_for(11, 1).word)


def test_rng_for_returns_a_new_rng_each_time():
    first, second = rng_for(7, 3), rng_for(7, 3)
    next_word(first)
    assert int(first.word) != int(second.word)
    assert int(second.word) == int(rng_for(7, 3).word)


def test_seed_hashes_are_distinct_and_contain_no_rng_word():
    hashes = {seed_hash(seed) for seed in range(1000)}
    assert len(hashes) == 1000
    assert all(len(text) == 64 and int(text, 16) >= 0 for text in hashes)
    words = {f"{int(rng_for(seed, number).word):016x}" for seed in range(30) for number in range(30)}
    assert not any(word in text for word in words for text in hashes)


def test_draws_and_hash_of_a_seed_never_change():
    """Stored records depend on these numbers."""
    assert seed_hash(7) == "d9c55bae6a1170666b0711db49dc6e0d965de13356505cf26c82ae4a7488c66a"
    assert [below(rng_for(7, number), 1000) for number in range(5)] == [834, 257, 259, 672, 547]


# --- reproducibility ---------------------------------------------------------------------------------------------

DRAWS = """
import json
from baghdad.core.rng import below, next_word, rng_for, seed_hash
print(json.dumps([
    [int(next_word(rng_for(seed, number))) for seed in (0, 7, 2**127) for number in range(4)],
    [below(rng, number) for rng in [rng_for(3)] for number in (2, 3, 6, 17, 102, 351) * 20],
    seed_hash(2**100),
]))
"""


@pytest.fixture(scope="module")
def draws() -> Callable[..., list]:
    def in_another_process(**environment: str) -> list:
        done = subprocess.run(
            [sys.executable, "-c", DRAWS],
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            check=True,
        )
        return json.loads(done.stdout)

    return in_another_process


def test_draws_are_the_same_compiled_interpreted_and_in_every_process(draws):
    here = [
        [int(next_word(rng_for(seed, number))) for seed in (0, 7, 2**127) for number in range(4)],
        [below(rng, number) for rng in [rng_for(3)] for number in (2, 3, 6, 17, 102, 351) * 20],
        seed_hash(2**100),
    ]
    for environment in (
        {"NUMBA_DISABLE_JIT": "0", "PYTHONHASHSEED": "1"},
        {"NUMBA_DISABLE_JIT": "1", "PYTHONHASHSEED": "2"},
    ):
        assert draws(**environment) == here
