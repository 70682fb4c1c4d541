"""PettingZoo's own tests, and what they don't look at: every number of players, every end, wrong actions."""

import warnings

import numpy as np
import pettingzoo
import pytest

from baghdad.core.errors import OptionError
from baghdad.envs import SecrecyError, check_secrecy
from baghdad.envs.pettingzoo import dieb_v1, voleurs_v1

with warnings.catch_warnings():  # it imports games of its own the old way, if what they need is there
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

REGISTRY = {"dieb": dieb_v1, "voleurs": voleurs_v1}
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
def _unavoidable_warnings():
    """That an observation is a dict with a mask in it, and that a reward of 0 is common."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@each
def test_it_is_an_environment(name, options):
    api_test(REGISTRY[name].env(**options), num_cycles=200)


@each
def test_a_seed_gives_the_same_match(name, options):
    seed_test(lambda: REGISTRY[name].env(**options), num_cycles=60)


@pytest.mark.parametrize("name", REGISTRY)
def test_it_can_be_looked_at(name, capsys):
    render_test(REGISTRY[name].env, custom_tests={"ansi": lambda text: name in text})
    assert name in capsys.readouterr().out
    env = REGISTRY[name].env(render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    for _ in range(6):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert env.render().shape == first.shape
    assert (env.render() != first).any()


def play(env, seed):
    """To the end; returns every agent's rewards as its learner gets them."""
    env.reset(seed=seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    generator = np.random.default_rng(seed)
    for agent in env.agent_iter(100_000):
        seen, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            env.step(int(generator.choice(np.flatnonzero(seen["action_mask"]))))
    return earned, truncated


@each
def test_rewards_add_up_to_nothing_and_reach_everybody(name, options):
    env = REGISTRY[name].env(**options)
    earned, truncated = play(env, 1)
    assert sum(earned.values()) == pytest.approx(0, abs=1e-6)
    assert not (truncated and any(earned.values()))


def test_a_match_played_to_its_end_has_a_winner():
    for seed in range(3):
        earned, truncated = play(dieb_v1.env(players=2), seed)
        assert not truncated
        assert sorted(earned.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_after_max_cycles_it_is_cut_off():
    env = dieb_v1.env(players=2, max_cycles=30)
    env.reset(seed=1)
    for number in range(1, 31):
        assert not any(env.truncations.values())
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
        assert number < 30 or all(env.truncations.values())


def test_only_the_agent_to_act_has_a_mask():
    env = dieb_v1.env(players=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
        assert env.observation_space(agent).contains(env.observe(agent))
        assert env.observation_space(agent) is env.observation_space(agent)


def test_it_can_be_made_by_its_name():
    env = pettingzoo.make("aec", "baghdad/Dieb-v1", players=3)
    env.reset(seed=1)
    assert len(env.agents) == 3


def test_an_illegal_action_loses():
    env = dieb_v1.env(players=2)
    env.reset(seed=1)
    env.last()
    env.step(350)
    assert all(env.terminations.values())
    assert env.rewards["player_0"] == -1


def test_without_wrappers_an_illegal_action_is_refused():
    env = dieb_v1.raw_env(players=2)
    env.reset(seed=1)
    for wrong in (350, 351, -1, "end", 1.0, [0]):
        with pytest.raises(ValueError, match="not legal"):
            env.step(wrong)
    assert env.agent_selection == "player_0"


def test_impossible_position_is_refused():
    with pytest.raises(OptionError):
        dieb_v1.env(players=5)
    with pytest.raises(OptionError):
        dieb_v1.env(playerz=2)
    with pytest.raises(ValueError, match="render_mode"):
        dieb_v1.env(render_mode="rgb")
    with pytest.raises(AssertionError, match="reset"):
        dieb_v1.env().step(0)  # before reset, as PettingZoo has it


@each
def test_secrets_are_kept(name, options):
    found = check_secrecy(REGISTRY[name].env(**options), decisions=120, redeals=2)
    assert found.different > 0
    assert found.looks > 30


class Leaky(dieb_v1.raw_env):
    """Shows somebody else's cards."""

    def observe(self, agent):
        seen = super().observe(agent)
        if self.one.state.phase == 1:
            seen["observation"][-1] = int(self.one.state.cards[(self._seats[agent] + 1) % 2]) & 0xFF
        return seen


def test_a_leak_is_found():
    with pytest.raises(SecrecyError, match="observation of player_"):
        check_secrecy(Leaky(players=2))


def test_a_redeal_that_changes_nothing_is_found():
    from copy import deepcopy

    with pytest.raises(SecrecyError, match="no redeal changed"):
        check_secrecy(dieb_v1.env(players=2), lambda env, agent, seed: deepcopy(env), decisions=40)
