"""Gymnasium environments: Gymnasium's own checker, and more."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from baghdad.core.errors import OptionError
from baghdad.envs.registry import register

CONFIGURATIONS = [
    ("baghdad/Dieb-v1", {"opponents": ["greedy"]}),
    ("baghdad/Dieb-v1", {"opponents": ["random", "planner"], "tactical": True, "seat": 1}),
    ("baghdad/Voleurs-v2", {"opponents": ["greedy", "random"], "round_cap": 2, "offer_cap": 1}),
]
each = pytest.mark.parametrize(("name", "options"), CONFIGURATIONS)

pytestmark = pytest.mark.slow
register()


@pytest.fixture(autouse=True)
def _ignore_warnings():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        warnings.simplefilter("ignore", DeprecationWarning)
        yield


@each
def test_gymnasium_env_checker_passes(name, options):
    check_env(gymnasium.make(name, **options).unwrapped, skip_render_check=True)


def play_to_end(env, seed, max_steps=100_000):
    """Play at random to the end; return all observations and rewards."""
    observation, _ = env.reset(seed=seed)
    generator, trajectory = np.random.default_rng(seed), []
    for _ in range(max_steps):
        mask = env.unwrapped.action_masks()
        assert np.array_equal(mask, observation["action_mask"].astype(bool))
        observation, reward, terminated, truncated, _ = env.step(int(generator.choice(np.flatnonzero(mask))))
        trajectory.append((observation["observation"].tobytes(), reward))
        if terminated or truncated:
            return trajectory
    return trajectory


@each
def test_match_depends_on_the_seed(name, options):
    trajectories = [play_to_end(gymnasium.make(name, **options), seed, 150) for seed in (3, 3, 4)]
    assert trajectories[0] == trajectories[1]
    assert trajectories[0] != trajectories[2]


def test_env_id_may_name_the_module():
    env = gymnasium.make("baghdad.envs.gymnasium:baghdad/Dieb-v1", opponents=["random"])
    assert env.reset(seed=1)[0]["action_mask"].any()


def test_only_the_last_step_has_a_reward():
    trajectory = play_to_end(gymnasium.make("baghdad/Dieb-v1", opponents=["greedy"]), 1)
    assert trajectory[-1][1] in (-1.0, 0.0, 1.0)
    assert not any(reward for _, reward in trajectory[:-1])


def test_learner_seat_is_random_unless_given():
    env = gymnasium.make("baghdad/Dieb-v1", opponents=["random"] * 3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}
    fixed = gymnasium.make("baghdad/Dieb-v1", opponents=["random"] * 3, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_illegal_action_loses_and_invalid_action_raises():
    env = gymnasium.make("baghdad/Dieb-v1").unwrapped
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    for wrong in (351, -1, 0.5, None):
        with pytest.raises(InvalidAction):
            env.step(wrong)
    _, reward, terminated, _, info = env.step(350)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(ResetNeeded):
        env.step(0)


@pytest.mark.parametrize(
    "wrong", [{"opponents": ["gredy"]}, {"opponents": []}, {"opponents": ["random"] * 4}, {"tacticle": True}]
)
def test_invalid_arguments_raise(wrong):
    with pytest.raises(OptionError):
        gymnasium.make("baghdad/Dieb-v1", **wrong)


def test_render_modes():
    env = gymnasium.make("baghdad/Dieb-v1", render_mode="ansi").unwrapped
    env.reset(seed=1)
    assert env.render().startswith("dieb")
    env = gymnasium.make("baghdad/Dieb-v1", render_mode="rgb_array").unwrapped
    env.reset(seed=1)
    assert env.render().dtype == np.uint8


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("baghdad/Dieb-v1", {"opponents": ["greedy"], "decision_cap": 100}),
        ("baghdad/Voleurs-v2", {"decision_cap": 300, "offer_cap": 1}),
    ],
)
def test_vector_env_steps_and_autoresets(name, options):
    env = gymnasium.make_vec(name, num_envs=6, **options)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    ends = 0
    for _ in range(220):
        observation, rewards, terminated, truncated, infos = env.step(env.unwrapped.sample())
        ended = terminated | truncated
        assert rewards.shape == (6,)
        assert not rewards[~ended].any()
        assert (observation["action_mask"].sum(axis=1) > 0).all()
        assert ("final_obs" in infos) == ended.any()
        ends += ended.sum()
    assert ends
    env.close()


def test_vector_env_refuses_illegal_actions():
    env = gymnasium.make_vec("baghdad/Dieb-v1", num_envs=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        env.step(np.array([0, 350]))
    with pytest.raises(ValueError, match="shape"):
        env.step(np.array([0]))
    with pytest.raises(OptionError):
        gymnasium.make_vec("baghdad/Dieb-v1", num_envs=2, opponents=["master"])
