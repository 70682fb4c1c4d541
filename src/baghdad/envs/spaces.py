"""Gymnasium spaces of observations and actions (extra `envs`)."""

from __future__ import annotations

from functools import cache

import gymnasium
import numpy as np

from baghdad.envs.game_specs import GameSpec


@cache
def observation_space(spec: GameSpec) -> gymnasium.spaces.Dict:
    """Return the space of observations with their action mask."""
    highest = np.array(spec.layout.highest, np.int8)
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(np.zeros_like(highest), highest, dtype=np.int8),
            "action_mask": gymnasium.spaces.Box(0, 1, (spec.actions,), np.int8),
        }
    )


def action_space(spec: GameSpec) -> gymnasium.spaces.Discrete:
    """Return the space of action ids."""
    return gymnasium.spaces.Discrete(spec.actions)
