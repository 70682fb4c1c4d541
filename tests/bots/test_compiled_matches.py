"""What whole matches in compiled code share among the games."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import baghdad
from baghdad.bots.compiled_matches import keys_of
from baghdad.core.rng import first_key_word, key_of

PLAY = """
import sys, baghdad
from baghdad.bots.compiled_matches import compiled_runner
game = baghdad.game(sys.argv[1])
runner = compiled_runner(game.name, ["greedy"] * game.min_players, game.options())
print(list(runner.outcomes([1, 2])), [runner.play(seed).outcome for seed in (1, 2)])
"""


def test_keys_of_many_matches_are_those_of_each():
    seeds = [0, 7, 2**127 + 1]
    for label in ("chance", "seat 1"):
        assert keys_of(seeds, label).tolist() == [[int(word) for word in key_of(seed, label)] for seed in seeds]
        assert [first_key_word(seed, label) for seed in seeds] == [int(key_of(seed, label)[0]) for seed in seeds]


@pytest.mark.parametrize("game", baghdad.games())
def test_interpreted_runner_plays_the_same_matches(game):
    found = [run(game, disable) for disable in ("0", "1")]
    assert found[0] == found[1] != ""


def run(game: str, disable_compiler: str) -> str:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": disable_compiler}
    return subprocess.run(
        [sys.executable, "-c", PLAY, game], env=environment, capture_output=True, text=True, check=True
    ).stdout
