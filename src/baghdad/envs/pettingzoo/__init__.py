"""The games as PettingZoo AEC environments (extra `envs`).

```pycon
>>> from baghdad.envs.pettingzoo import dieb_v1
>>> env = dieb_v1.env(players=3)
>>> env.reset(seed=7)
>>> env.agent_selection
'player_0'

```
"""

from __future__ import annotations

from baghdad.envs.registry import register_aec

register_aec()
