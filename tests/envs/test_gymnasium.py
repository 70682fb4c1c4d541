"""One learner against computer players, by Gymnasium's own checks and beyond."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from baghdad.core.errors import OptionError
from baghdad.envs.registry import register

TABLES = [
    ("baghdad/Dieb-v1", {"opponents": ["greedy"]}),
    ("baghdad/Dieb-v1", {"opponents": ["random", "planner"], "tactical": True, "seat": 1}),
    ("baghdad/Voleurs-v1", {"opponents": ["greedy", "random"], "round_cap": 2, "offer_cap": 1}),
]
each = pytest.mark.parametrize(("name", "options"), TABLES)

pytestmark = pytest.mark.slow
register()


@pytest.fixture(autouse=True)
def _advice():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        warnings.simplefilter("ignore", DeprecationWarning)
        yield


@each
def test_it_passes_the_checker(name, options):
    check_env(gymnasium.make(name, **options).unwrapped, skip_render_check=True)


def finish(env, seed, most=100_000):
    """Plays at random to the end; returns all that was seen of it."""
    seen, _ = env.reset(seed=seed)
    generator, story = np.random.default_rng(seed), []
    for _ in range(most):
        mask = env.unwrapped.action_masks()
        assert np.array_equal(mask, seen["action_mask"].astype(bool))
        seen, reward, terminated, truncated, _ = env.step(int(generator.choice(np.flatnonzero(mask))))
        story.append((seen["observation"].tobytes(), reward))
        if terminated or truncated:
            return story
    return story


@each
def test_the_same_seed_gives_the_same_match(name, options):
    stories = [finish(gymnasium.make(name, **options), seed, 150) for seed in (3, 3, 4)]
    assert stories[0] == stories[1]
    assert stories[0] != stories[2]


def test_the_module_can_be_named_with_it():
    env = gymnasium.make("baghdad.envs.gymnasium:baghdad/Dieb-v1", opponents=["random"])
    assert env.reset(seed=1)[0]["action_mask"].any()


def test_it_ends_with_a_reward():
    story = finish(gymnasium.make("baghdad/Dieb-v1", opponents=["greedy"]), 1)
    assert story[-1][1] in (-1.0, 0.0, 1.0)
    assert not any(reward for _, reward in story[:-1])


def test_the_learner_sits_everywhere_unless_it_has_a_seat():
    env = gymnasium.make("baghdad/Dieb-v1", opponents=["random"] * 3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}
    fixed = gymnasium.make("baghdad/Dieb-v1", opponents=["random"] * 3, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_wrong_actions():
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
def test_impossible_position_is_refused(wrong):
    with pytest.raises(OptionError):
        gymnasium.make("baghdad/Dieb-v1", **wrong)


def test_it_can_be_looked_at():
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
        ("baghdad/Voleurs-v1", {"decision_cap": 300, "offer_cap": 1}),
    ],
)
def test_many_learners_at_once(name, options):
    env = gymnasium.make_vec(name, num_envs=6, **options)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    ends = 0
    for _ in range(220):
        seen, rewards, terminated, truncated, infos = env.step(env.unwrapped.sample())
        ended = terminated | truncated
        assert rewards.shape == (6,)
        assert not rewards[~ended].any()
        assert (seen["action_mask"].sum(axis=1) > 0).all()
        assert ("final_obs" in infos) == ended.any()
        ends += ended.sum()
    assert ends
    env.close()


def test_many_learners_refuse_what_one_refuses():
    env = gymnasium.make_vec("baghdad/Dieb-v1", num_envs=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        env.step(np.array([0, 350]))
    with pytest.raises(ValueError, match="shape"):
        env.step(np.array([0]))
    with pytest.raises(OptionError):
        gymnasium.make_vec("baghdad/Dieb-v1", num_envs=2, opponents=["master"])
