"""The Thieves of Baghdad as a PettingZoo environment; an action is one step."""

from __future__ import annotations

from typing import Any, ClassVar

from baghdad.envs.pettingzoo.aec import AecEnv, CheckedAecEnv, metadata_of

METADATA = metadata_of("voleurs")


class raw_env(AecEnv):  # noqa: N801 - what PettingZoo calls it
    """The environment without checks: an illegal action raises ValueError and changes nothing."""

    game = "voleurs"
    metadata: ClassVar[dict[str, Any]] = METADATA


class env(CheckedAecEnv):  # noqa: N801 - what PettingZoo calls it
    """The environment with the usual checks; keywords are `players`, `render_mode`, `max_cycles` and game options."""

    game = "voleurs"
    metadata: ClassVar[dict[str, Any]] = METADATA
