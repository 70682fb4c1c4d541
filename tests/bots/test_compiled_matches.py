"""What whole matches in compiled code share among the games."""

from __future__ import annotations

from baghdad.bots.compiled_matches import keys_of
from baghdad.core.rng import first_key_word, key_of


def test_keys_of_many_matches_are_those_of_each():
    seeds = [0, 7, 2**127 + 1]
    for label in ("chance", "seat 1"):
        assert keys_of(seeds, label).tolist() == [[int(word) for word in key_of(seed, label)] for seed in seeds]
        assert [first_key_word(seed, label) for seed in seeds] == [int(key_of(seed, label)[0]) for seed in seeds]
