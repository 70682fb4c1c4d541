"""Registration of the environments with Gymnasium and PettingZoo: ids and entry points. Imports no rules."""

from __future__ import annotations

import baghdad


def environment_id(game: str) -> str:
    """Return the id of a game's environment."""
    return f"baghdad/{game.capitalize()}-v{baghdad.game(game).environment_version}"


def register() -> None:
    """Register an environment of every game with Gymnasium, single and vectorised."""
    import gymnasium

    for game in baghdad.games():
        if environment_id(game) not in gymnasium.registry:
            gymnasium.register(
                environment_id(game),
                entry_point="baghdad.envs.gymnasium:Learner",
                vector_entry_point="baghdad.envs.gymnasium:LearnerVector",
                kwargs={"game": game},
            )


def register_aec() -> None:
    """Register the same ids for `pettingzoo.make`, if this PettingZoo has a registry (since 1.27)."""
    import pettingzoo

    if hasattr(pettingzoo, "aec_registry"):
        for game in baghdad.games():
            if environment_id(game) not in pettingzoo.aec_registry:
                entry_point = "baghdad.envs.pettingzoo.aec:CheckedAecEnv"
                pettingzoo.register("aec", environment_id(game), entry_point, kwargs={"game": game})
