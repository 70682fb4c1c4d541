"""Tests whether an AEC environment leaks hidden information; works for any environment that can be redealt.

For every checked state and agent: a redeal must not change the agent's observation, action mask and legal actions; the
redealt environment must be playable to its end; and some redeals must change what other agents observe.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from baghdad.core.rng import below, next_word, rng_for

Redeal = Callable[[Any, str, int], Any]

STRIDE = 7  # decisions between two checks
MAX_NAMED = 8  # indices in an error message
MAX_PLAYOUT = 20_000  # decisions


class SecrecyError(AssertionError):
    """A leak of hidden information, or a redeal that gives an impossible state."""


@dataclass(frozen=True, slots=True)
class SecrecyReport:
    """What was checked."""

    looks: int  # pairs of a state and an agent that were checked
    redeals: int
    different: int  # redeals after which another agent has another observation


def check_secrecy(
    env: Any,
    redeal: Redeal | None = None,
    *,
    seed: int = 1,
    episodes: int = 2,
    decisions: int = 200,
    redeals: int = 3,
    hides: bool = True,
) -> SecrecyReport:
    """Play an AEC environment at random and redeal it for every agent; raise SecrecyError describing any leak.

    `redeal(env, agent, seed)` returns a new environment in which everything that the agent cannot know is redealt; the
    default is the environment's method `redealt(agent, seed)`. `hides` is False for games without hidden information.
    """
    redealt_env: Redeal = redeal or (lambda env, agent, seed: env.unwrapped.redealt(agent, seed))
    rng = rng_for(seed, 0, "secrecy")
    looks = redeal_count = different = 0
    for episode in range(episodes):
        env.reset(seed=seed + episode)
        for number in range(decisions):
            if not env.agents or env.terminations[env.agent_selection] or env.truncations[env.agent_selection]:
                break
            if number % STRIDE == 0:
                for agent in env.agents:
                    looks += 1
                    for attempt in range(redeals):
                        other = redealt_env(env, agent, int(next_word(rng)))
                        _check_same_observation(env, other, agent, number)
                        different += _others_see_difference(env, other, agent)
                        redeal_count += 1
                        if attempt == 0 and number % (STRIDE * STRIDE) == 0:
                            _check_playable(other, rng, number, agent)
            env.step(_random_legal_action(env, rng))
    if hides and not different:
        raise SecrecyError("no redeal changed anything that another agent sees")
    return SecrecyReport(looks, redeal_count, different)


def _check_same_observation(env: Any, other: Any, agent: str, number: int) -> None:
    """Raise SecrecyError if an agent's observation, reward or turn differs between two environments."""
    if env.agent_selection != other.agent_selection:
        raise SecrecyError(f"decision {number}: {agent} could tell worlds apart by whose turn it is")
    for path, mine, theirs in _leaf_pairs(env.observe(agent), other.observe(agent), "observation"):
        if not np.array_equal(mine, theirs):
            where = f"at {_differing_indices(mine, theirs)}" if np.shape(mine) == np.shape(theirs) else "in its shape"
            raise SecrecyError(f"decision {number}: {path} of {agent} differs after a redeal {where}")
    if env.rewards.get(agent) != other.rewards.get(agent):
        raise SecrecyError(f"decision {number}: the reward of {agent} differs after a redeal")


def _differing_indices(mine: Any, theirs: Any) -> list[int]:
    """Return the first indices at which two arrays of the same shape differ."""
    places: list[int] = np.flatnonzero(np.ravel(mine) != np.ravel(theirs)).tolist()
    return places[:MAX_NAMED]


def _others_see_difference(env: Any, other: Any, agent: str) -> bool:
    """Return whether any other agent's observation differs."""
    return any(
        not np.array_equal(mine, theirs)
        for rival in env.agents
        if rival != agent
        for _, mine, theirs in _leaf_pairs(env.observe(rival), other.observe(rival), "")
    )


def _leaf_pairs(mine: Any, theirs: Any, path: str) -> list[tuple[str, Any, Any]]:
    if isinstance(mine, dict) and isinstance(theirs, dict) and mine.keys() == theirs.keys():
        return [pair for key in mine for pair in _leaf_pairs(mine[key], theirs[key], f"{path}.{key}")]
    return [(path, mine, theirs)]


def _mask(env: Any) -> Any:
    observation = env.observe(env.agent_selection)
    if isinstance(observation, dict) and "action_mask" in observation:
        return np.asarray(observation["action_mask"])
    return np.asarray(env.infos[env.agent_selection]["action_mask"])


def _random_legal_action(env: Any, rng: Any) -> int:
    """Return a random legal action."""
    legal = np.flatnonzero(_mask(env))
    if not len(legal):
        raise SecrecyError(f"{env.agent_selection} is to act and may do nothing")
    return int(legal[below(rng, len(legal))])


def _check_playable(world: Any, rng: Any, number: int, agent: str) -> None:
    """Raise SecrecyError if a redealt environment cannot be played to its end."""
    try:
        for _ in range(MAX_PLAYOUT):
            if world.terminations[world.agent_selection] or world.truncations[world.agent_selection]:
                return
            world.step(_random_legal_action(world, rng))
    except SecrecyError:
        raise
    except Exception as error:  # third-party code
        raise SecrecyError(f"decision {number}: the world redealt for {agent} can't be played on: {error!r}") from error
