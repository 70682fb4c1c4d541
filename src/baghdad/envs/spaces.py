"""Observations and actions as Gymnasium's spaces (extra `envs`)."""

from __future__ import annotations

from functools import cache

import gymnasium
import numpy as np

from baghdad.envs.game_specs import GameSpec


@cache
def observation_space(kind: GameSpec) -> gymnasium.spaces.Dict:
    """A row of small numbers, and the mask of legal actions."""
    highest = np.array(kind.layout.highest, np.int8)
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(np.zeros_like(highest), highest, dtype=np.int8),
            "action_mask": gymnasium.spaces.Box(0, 1, (kind.actions,), np.int8),
        }
    )


def action_space(kind: GameSpec) -> gymnasium.spaces.Discrete:
    """The catalogue of actions."""
    return gymnasium.spaces.Discrete(kind.actions)
