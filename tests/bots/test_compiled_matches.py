"""What whole matches in compiled code share among the games."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import baghdad
from baghdad.bots.compiled_matches import keys_of
from baghdad.core.rng import first_key_words, key_of

PLAY = """
import sys, baghdad
from baghdad.bots.compiled_matches import compiled_runner, outcomes_of
game = baghdad.game(sys.argv[1])
runner = compiled_runner(game.name, ["greedy"] * game.min_players, game.options())
found = runner.outcomes([1, 2])
print([column if type(column) is tuple else column.tolist() for column in found])
one_by_one = [runner.play(seed) for seed in (1, 2)]
assert [(found.reason_names[reason], *scores) for reason, scores in zip(found.reasons, found.scores.tolist())] == [
    (match.reason, *match.scores) for match in one_by_one
]
for ours, others in zip(found, outcomes_of(one_by_one)):
    assert type(ours) is tuple or ours is found.reasons or (ours == others).all()
"""


def test_keys_of_many_matches_are_those_of_each():
    seeds = [0, 7, 2**127 + 1]
    labels = ["chance", "seat 1"]
    keys = [[[int(word) for word in key_of(seed, label)] for label in labels] for seed in seeds]
    assert keys_of(seeds, labels).tolist() == keys


def test_first_words_for_many_labels_are_those_of_their_keys():
    labels = ["arena deal 1", "chance"]
    assert first_key_words(7, [label.encode() for label in labels]) == [int(key_of(7, label)[0]) for label in labels]


@pytest.mark.parametrize("game", baghdad.games())
def test_interpreted_runner_plays_the_same_matches(game):
    found = [run(game, disable) for disable in ("0", "1")]
    assert found[0] == found[1] != ""


def run(game: str, disable_compiler: str) -> str:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": disable_compiler}
    return subprocess.run(
        [sys.executable, "-c", PLAY, game], env=environment, capture_output=True, text=True, check=True
    ).stdout
