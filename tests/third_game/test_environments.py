"""The game in batches, PettingZoo, Gymnasium and OpenSpiel, by their own tests."""

import subprocess
import sys
import warnings

import pytest
from gymnasium.utils.env_checker import check_env

from baghdad.envs import batch, check_secrecy
from baghdad.envs.gymnasium import Learner
from baghdad.envs.pettingzoo.aec import CheckedAecEnv
from tests.cli.conftest import PATIENCE

with warnings.catch_warnings():  # it imports games of its own the old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test


def test_batches_play_matches_to_their_end():
    env = batch.batch_class("dozen")(8, 3)
    env.reset(seed=1)
    ended = [env.step(env.sample()).terminated.all() for _ in range(12)]
    assert ended == [False] * 11 + [True]


def test_pettingzoo_api_test_passes():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        api_test(CheckedAecEnv(3, game="dozen"), num_cycles=60)
    check_secrecy(CheckedAecEnv(2, game="dozen"))


def test_gymnasium_check_passes():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(Learner("dozen"), skip_render_check=True)


SIMULATION = """
import pyspiel
import baghdad.envs.openspiel
for text in ("python_baghdad_dozen(players=2)", "python_baghdad_dozen(players=3,low=True)"):
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=2, serialize=False, verbose=False)
print("done")
"""


def test_openspiel_random_simulation_passes():
    pytest.importorskip("pyspiel")
    run = subprocess.run([sys.executable, "-c", SIMULATION], capture_output=True, text=True, timeout=PATIENCE)
    assert run.stdout.endswith("done\n"), run.stderr
