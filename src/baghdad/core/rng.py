"""The only source of randomness: the splitmix64 RNG, which functions take as an argument, and seeds.

The RNG's 64-bit word is in a separate record (`RNG`), never in the state of a game, so that nobody who has a
state can predict a draw. The same seed gives the same numbers compiled, interpreted and in every process.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from struct import Struct
from typing import Any

from baghdad.core import arrays as np
from baghdad.core.array_types import Row
from baghdad.core.errors import OptionError
from baghdad.core.rule import record, rule
from baghdad.core.siphash import siphash
from baghdad.core.typed_records import Rng

RNG = record([("word", "<u8")])

WORD = 0xFFFF_FFFF_FFFF_FFFF
HALF = 0xFFFF_FFFF
GOLDEN_GAMMA = 0x9E37_79B9_7F4A_7C15
FIRST_MIX = 0xBF58_476D_1CE4_E5B9
SECOND_MIX = 0x94D0_49BB_1331_11EB
CHANCE = "chance"  # the label of a match's own draws
KEY = Struct("<QQ")
FIRST_WORD = Struct("<Q")  # of a key
KEY_WORDS = 2
SEED_BITS = 128


@rule
def next_word(rng: Rng) -> int:
    """Advance the RNG and return 64 random bits (splitmix64: Steele, Lea, Flood 2014).

    The masks make Python's integers overflow like machine words.
    """
    word = (int(rng.word) + GOLDEN_GAMMA) & WORD
    rng.word = word
    word = ((word ^ (word >> 30)) * FIRST_MIX) & WORD
    word = ((word ^ (word >> 27)) * SECOND_MIX) & WORD
    return word ^ (word >> 31)


@rule
def below(rng: Rng, number: int) -> int:
    """Return a uniform random integer from 0 to `number` - 1 (Lemire's method: multiplication with rejection)."""
    number = int(number)
    while True:
        product = (next_word(rng) >> 32) * number
        rest = product & HALF
        if rest >= number or rest >= (HALF + 1 - number) % number:
            return int(product >> 32)


@rule
def split(rng: Rng, other: Rng) -> None:
    """Seed another RNG from this one; draws from either say nothing about the other."""
    other.word = next_word(rng)


@rule
def set_rng(rng: Rng, key: Row[int], number: int) -> None:
    """Set an RNG to the start of stream `number` of a key."""
    rng.word = stream_word(key, number)


@rule
def stream_word(key: Row[int], number: int) -> int:
    """Return the initial word of stream `number` of a key."""
    return siphash(int(key[0]), int(key[1]), int(number))


def key_of(seed: int, label: str = CHANCE) -> Any:
    """Return the key of all RNG streams of a match that serve one purpose; the default label is for its draws."""
    return np.array(KEY.unpack_from(_digest(seed, label)), np.uint64)


def first_key_words(seed: int, labels: Iterable[bytes]) -> list[int]:
    """Return the first word of a key for each of many labels."""
    sha256, read, end = hashlib.sha256, FIRST_WORD.unpack_from, b" %d" % seed
    return [read(sha256(b"baghdad " + label + end).digest())[0] for label in labels]


def _digest(seed: int, label: str) -> bytes:
    return hashlib.sha256(f"baghdad {label} {seed}".encode()).digest()


def rng_for(seed: int, number: int = 0, label: str = CHANCE) -> Any:
    """Return the RNG for one action of a match: `number` 0 is the deal, then each action has its own stream.

    Each stream starts at a keyed hash, so nobody can predict a later draw from the draws seen so far. Another label
    gives streams that are independent of the draws, for example for bots.
    """
    return rng_from_key(key_of(seed, label), number)


def rng_from_key(key: Any, number: int) -> Any:
    """Return an RNG at the start of stream `number` of a key."""
    return np.record_of(RNG, stream_word(np.current_words(key), number) & WORD)


def fork(rng: Any) -> Any:
    """Return a new RNG, seeded from another."""
    other = np.new_record(RNG)
    split(rng, other)
    return other


def seed_hash(seed: int) -> str:
    """Return the hash of a seed, which is published while the match is played and proves the seed afterwards."""
    return hashlib.sha256(f"baghdad seed {seed}".encode()).hexdigest()


def checked_seed(seed: int | None) -> int:
    """Return the seed, or a random one for None; raise OptionError unless it is an integer of at most 128 bits."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
        raise OptionError("bad_seed", seed=repr(seed)[:40], bits=SEED_BITS)
    return seed
