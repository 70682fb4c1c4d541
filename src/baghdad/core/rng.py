"""The one source of randomness: splitmix64, a word of 64 bits that is always handed in.

The word lives in a record of its own (`RNG`), never in the state of a game: whoever is handed a state can't
foresee a draw. The same seed gives the same numbers compiled, interpreted and in every process.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

from baghdad.core.rule import record, rule
from baghdad.core.siphash import siphash

RNG = record([("word", "<u8")])

WORD = 0xFFFF_FFFF_FFFF_FFFF
HALF = 0xFFFF_FFFF
GOLDEN_GAMMA = 0x9E37_79B9_7F4A_7C15
FIRST_MIX = 0xBF58_476D_1CE4_E5B9
SECOND_MIX = 0x94D0_49BB_1331_11EB
KEY_WORDS = 2


@rule
def next_word(rng):
    """The next 64 random bits (Steele, Lea, Flood 2014). The masks say to Python what a machine word does anyway."""
    word = (int(rng.word) + GOLDEN_GAMMA) & WORD
    rng.word = word
    word = ((word ^ (word >> 30)) * FIRST_MIX) & WORD
    word = ((word ^ (word >> 27)) * SECOND_MIX) & WORD
    return word ^ (word >> 31)


@rule
def below(rng, number):
    """A whole number from 0 to `number` - 1, each equally likely (Lemire's multiplication with rejection)."""
    number = int(number)
    while True:
        product = (next_word(rng) >> 32) * number
        rest = product & HALF
        if rest >= number or rest >= (HALF + 1 - number) % number:
            return int(product >> 32)


@rule
def split(rng, other):
    """Makes another generator one of its own: what is drawn from either says nothing about the other."""
    other.word = next_word(rng)


@rule
def set_rng(rng, key, number):
    """Makes a generator the one with that number of all that belong to a key."""
    rng.word = stream_word(key, number)


@rule
def stream_word(key, number):
    """The word that the generator with that number begins with."""
    return siphash(int(key[0]), int(key[1]), int(number))


def key_of(seed: int, label: str = "chance") -> np.ndarray[Any, Any]:
    """The key to all generators of a match that have one purpose, its draws if nothing else is said."""
    digest = hashlib.sha256(f"baghdad {label} {seed}".encode()).digest()
    return np.frombuffer(digest, "<u8", KEY_WORDS).copy()


def rng_for(seed: int, number: int = 0, label: str = "chance") -> Any:
    """The generator for one action of a match: `number` 0 is the deal, then each action has its own.

    Each comes from a keyed hash, so nobody can work out a later draw from all the draws seen so far. Another label
    gives generators that have nothing to do with the draws, for computer players for example.
    """
    return rng_from_key(key_of(seed, label), number)


def rng_from_key(key: np.ndarray[Any, Any], number: int) -> Any:
    """The generator with that number of all that belong to a key."""
    return np.array((stream_word(key, number) & WORD,), RNG)[()]


def fork(rng: Any) -> Any:
    """A generator of its own, made from another."""
    other = np.zeros(1, RNG).view(np.recarray)[0]
    split(rng, other)
    return other


def seed_hash(seed: int) -> str:
    """What is published of a seed while its match is on."""
    return hashlib.sha256(f"baghdad seed {seed}".encode()).hexdigest()
