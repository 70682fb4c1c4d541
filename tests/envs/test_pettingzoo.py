"""PettingZoo's own tests, and more: every number of players, every kind of end, illegal actions."""

import warnings

import numpy as np
import pettingzoo
import pytest

from baghdad.core.errors import OptionError
from baghdad.envs import SecrecyError, check_secrecy
from baghdad.envs.pettingzoo import dieb_v1, voleurs_v2

with warnings.catch_warnings():  # it imports games of its own the old way, if what they need is there
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

MODULES = {"dieb": dieb_v1, "voleurs": voleurs_v2}
VARIANTS = [
    ("dieb", {"players": 2, "max_cycles": 300}),
    ("dieb", {"players": 3, "edition": "nl", "max_cycles": 900}),
    ("dieb", {"players": 4, "tactical": True, "max_cycles": 900}),
    ("voleurs", {"players": 3, "offer_cap": 1, "round_cap": 2}),
    ("voleurs", {"players": 5, "offer_cap": 1, "max_cycles": 400, "exchange": True}),
]
pytestmark = pytest.mark.slow
each = pytest.mark.parametrize(("name", "options"), VARIANTS)


@pytest.fixture(autouse=True)
def _ignore_user_warnings():
    """PettingZoo warns of observations that are dicts with a mask, and of rewards that are often 0."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@each
def test_pettingzoo_api_test_passes(name, options):
    api_test(MODULES[name].env(**options), num_cycles=200)


@each
def test_pettingzoo_seed_test_passes(name, options):
    seed_test(lambda: MODULES[name].env(**options), num_cycles=60)


@pytest.mark.parametrize("name", MODULES)
def test_render_modes(name, capsys):
    render_test(MODULES[name].env, custom_tests={"ansi": lambda text: name in text})
    assert name in capsys.readouterr().out
    env = MODULES[name].env(render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    for _ in range(6):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert env.render().shape == first.shape
    assert (env.render() != first).any()


def play_to_end(env, seed):
    """Play to the end; return every agent's sum of rewards."""
    env.reset(seed=seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    generator = np.random.default_rng(seed)
    for agent in env.agent_iter(100_000):
        observation, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            env.step(int(generator.choice(np.flatnonzero(observation["action_mask"]))))
    return earned, truncated


@each
def test_rewards_sum_to_zero(name, options):
    env = MODULES[name].env(**options)
    earned, truncated = play_to_end(env, 1)
    assert sum(earned.values()) == pytest.approx(0, abs=1e-6)
    assert not (truncated and any(earned.values()))


def test_finished_match_has_a_winner_or_a_tie():
    for seed in range(3):
        earned, truncated = play_to_end(dieb_v1.env(players=2), seed)
        assert not truncated
        assert sorted(earned.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_match_is_truncated_after_max_cycles():
    env = dieb_v1.env(players=2, max_cycles=30)
    env.reset(seed=1)
    for number in range(1, 31):
        assert not any(env.truncations.values())
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
        assert number < 30 or all(env.truncations.values())


def test_only_the_agent_to_act_has_legal_actions():
    env = dieb_v1.env(players=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
        assert env.observation_space(agent).contains(env.observe(agent))
        assert env.observation_space(agent) is env.observation_space(agent)


def test_env_is_in_the_pettingzoo_registry():
    env = pettingzoo.make("aec", "baghdad/Dieb-v1", players=3)
    env.reset(seed=1)
    assert len(env.agents) == 3


def test_illegal_action_loses_the_match():
    env = dieb_v1.env(players=2)
    env.reset(seed=1)
    env.last()
    env.step(350)
    assert all(env.terminations.values())
    assert env.rewards["player_0"] == -1


def test_raw_env_refuses_illegal_actions():
    env = dieb_v1.raw_env(players=2)
    env.reset(seed=1)
    for wrong in (350, 351, -1, "end", 1.0, [0]):
        with pytest.raises(ValueError, match="not legal"):
            env.step(wrong)
    assert env.agent_selection == "player_0"


def test_invalid_arguments_raise():
    with pytest.raises(OptionError):
        dieb_v1.env(players=5)
    with pytest.raises(OptionError):
        dieb_v1.env(playerz=2)
    with pytest.raises(ValueError, match="render_mode"):
        dieb_v1.env(render_mode="rgb")
    with pytest.raises(AssertionError, match="reset"):
        dieb_v1.env().step(0)  # before reset, as PettingZoo has it


@each
def test_check_secrecy_passes(name, options):
    found = check_secrecy(MODULES[name].env(**options), decisions=120, redeals=2)
    assert found.different > 0
    assert found.looks > 30


class LeakyEnv(dieb_v1.raw_env):
    """Reveals the next player's cards."""

    def observe(self, agent):
        observation = super().observe(agent)
        if self.single.state.phase == 1:
            observation["observation"][-1] = int(self.single.state.cards[(self._seats[agent] + 1) % 2]) & 0xFF
        return observation


def test_check_secrecy_finds_a_leak():
    with pytest.raises(SecrecyError, match="observation of player_"):
        check_secrecy(LeakyEnv(players=2))


def test_check_secrecy_finds_an_ineffective_redeal():
    from copy import deepcopy

    with pytest.raises(SecrecyError, match="no redeal changed"):
        check_secrecy(dieb_v1.env(players=2), lambda env, agent, seed: deepcopy(env), decisions=40)
