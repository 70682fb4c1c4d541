"""Registration of the environments with Gymnasium and PettingZoo: ids and entry points. Imports no rules."""

from __future__ import annotations

GAMES = {"Dieb": "dieb", "Voleurs": "voleurs"}


def register() -> None:
    """Register `baghdad/Dieb-v1` and `baghdad/Voleurs-v1` with Gymnasium, single and vectorised."""
    import gymnasium

    for name in GAMES:
        if f"baghdad/{name}-v1" not in gymnasium.registry:
            gymnasium.register(
                f"baghdad/{name}-v1",
                entry_point=f"baghdad.envs.gymnasium:{name}Learner",
                vector_entry_point=f"baghdad.envs.gymnasium:{name}Vector",
            )


def register_aec() -> None:
    """Register the same ids for `pettingzoo.make`, if this PettingZoo has a registry (since 1.27)."""
    import pettingzoo

    if hasattr(pettingzoo, "aec_registry"):
        for name, game in GAMES.items():
            if f"baghdad/{name}-v1" not in pettingzoo.aec_registry:
                pettingzoo.register("aec", f"baghdad/{name}-v1", entry_point=f"baghdad.envs.pettingzoo.{game}_v1:env")
