"""Does an environment keep its secrets? Three checks, for ours and for anybody's.

For every state and every agent: a redeal leaves the agent's observation, its mask and its legal actions as they are;
the world it makes can be played on legally to the end; and redeals differ, somewhere, in what others see.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from baghdad.core.rng import below, next_word, rng_for

Redeal = Callable[[Any, str, int], Any]

STRIDE = 7  # decisions between two looks
MOST_NAMED = 8  # places
LONGEST = 20_000  # decisions of a world that is played on


class SecrecyError(AssertionError):
    """An agent can tell what it shouldn't be able to, or the worlds it is shown aren't possible."""


@dataclass(frozen=True, slots=True)
class Secrecy:
    """What was looked at."""

    looks: int  # pairs of a state and an agent
    redeals: int
    different: int  # redeals after which another agent sees something else


def check_secrecy(
    env: Any,
    redeal: Redeal | None = None,
    *,
    seed: int = 1,
    episodes: int = 2,
    decisions: int = 200,
    redeals: int = 3,
    hides: bool = True,
) -> Secrecy:
    """Plays an AEC environment at random and redeals it for every agent; SecrecyError says what shows.

    `redeal(env, agent, seed)` returns an environment of its own in which all that the agent can't know is drawn anew;
    by default the environment's own method `redealt(agent, seed)`. `hides` is False for games without secrets.
    """
    make: Redeal = redeal or (lambda env, agent, seed: env.unwrapped.redealt(agent, seed))
    dice = rng_for(seed, 0, "secrecy")
    looks = made = different = 0
    for episode in range(episodes):
        env.reset(seed=seed + episode)
        for number in range(decisions):
            if not env.agents or env.terminations[env.agent_selection] or env.truncations[env.agent_selection]:
                break
            if number % STRIDE == 0:
                for agent in env.agents:
                    looks += 1
                    for turn in range(redeals):
                        other = make(env, agent, int(next_word(dice)))
                        _same(env, other, agent, number)
                        different += _differs(env, other, agent)
                        made += 1
                        if turn == 0 and number % (STRIDE * STRIDE) == 0:
                            _play_on(other, dice, number, agent)
            env.step(_some(env, dice))
    if hides and not different:
        raise SecrecyError("no redeal changed anything that another agent sees")
    return Secrecy(looks, made, different)


def _same(env: Any, other: Any, agent: str, number: int) -> None:
    """An agent sees the same in both worlds, and may do the same."""
    if env.agent_selection != other.agent_selection:
        raise SecrecyError(f"decision {number}: {agent} could tell worlds apart by whose turn it is")
    for path, mine, theirs in _pairs(env.observe(agent), other.observe(agent), "observation"):
        if not np.array_equal(mine, theirs):
            where = f"at {_places(mine, theirs)}" if np.shape(mine) == np.shape(theirs) else "in its shape"
            raise SecrecyError(f"decision {number}: {path} of {agent} differs after a redeal {where}")
    if env.rewards.get(agent) != other.rewards.get(agent):
        raise SecrecyError(f"decision {number}: the reward of {agent} differs after a redeal")


def _places(mine: Any, theirs: Any) -> list[int]:
    """Where two arrays of one shape differ, the first few places."""
    places: list[int] = np.flatnonzero(np.ravel(mine) != np.ravel(theirs)).tolist()
    return places[:MOST_NAMED]


def _differs(env: Any, other: Any, agent: str) -> bool:
    """Whether any other agent sees something else."""
    return any(
        not np.array_equal(mine, theirs)
        for rival in env.agents
        if rival != agent
        for _, mine, theirs in _pairs(env.observe(rival), other.observe(rival), "")
    )


def _pairs(mine: Any, theirs: Any, path: str) -> list[tuple[str, Any, Any]]:
    if isinstance(mine, dict) and isinstance(theirs, dict) and mine.keys() == theirs.keys():
        return [pair for key in mine for pair in _pairs(mine[key], theirs[key], f"{path}.{key}")]
    return [(path, mine, theirs)]


def _mask(env: Any) -> Any:
    seen = env.observe(env.agent_selection)
    if isinstance(seen, dict) and "action_mask" in seen:
        return np.asarray(seen["action_mask"])
    return np.asarray(env.infos[env.agent_selection]["action_mask"])


def _some(env: Any, dice: Any) -> int:
    """A legal action."""
    legal = np.flatnonzero(_mask(env))
    if not len(legal):
        raise SecrecyError(f"{env.agent_selection} is to act and may do nothing")
    return int(legal[below(dice, len(legal))])


def _play_on(world: Any, dice: Any, number: int, agent: str) -> None:
    """A world that was dealt anew has to be one that can be played."""
    try:
        for _ in range(LONGEST):
            if world.terminations[world.agent_selection] or world.truncations[world.agent_selection]:
                return
            world.step(_some(world, dice))
    except SecrecyError:
        raise
    except Exception as error:  # somebody else's code
        raise SecrecyError(f"decision {number}: the world redealt for {agent} can't be played on: {error!r}") from error
