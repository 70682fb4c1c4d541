"""The Thief of Baghdad as a PettingZoo environment."""

from __future__ import annotations

from typing import Any, ClassVar

from baghdad.envs.pettingzoo.aec import Checked, Table, metadata_of

METADATA = metadata_of("baghdad_dieb_v1")


class raw_env(Table):  # noqa: N801 - what PettingZoo calls it
    """Without further checks: an illegal action raises ValueError and changes nothing."""

    game = "dieb"
    metadata: ClassVar[dict[str, Any]] = METADATA


class env(Checked):  # noqa: N801 - what PettingZoo calls it
    """As PettingZoo's users expect it. `players`, `render_mode`, `max_cycles`, and the options of the game."""

    game = "dieb"
    metadata: ClassVar[dict[str, Any]] = METADATA
