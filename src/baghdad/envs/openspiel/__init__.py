"""The games for OpenSpiel (extra `openspiel`); importing this package registers all that have observations.

```pycon
>>> import pyspiel, baghdad.envs.openspiel
>>> pyspiel.load_game("python_baghdad_dieb(players=2)").num_players()
2

```

Chance is explicit (`match_state.py`), so a history alone replays a match, and a copy of a state reveals nothing of
future draws.
"""

from __future__ import annotations

import pyspiel

import baghdad
from baghdad.core.errors import UnknownGame
from baghdad.envs.openspiel.game import game_class


def _has_observations(name: str) -> bool:
    try:
        return baghdad.game(name).has_part("observation")
    except UnknownGame:  # the package of a game is broken
        return False


for _name in baghdad.games():
    if f"python_baghdad_{_name}" not in pyspiel.registered_names() and _has_observations(_name):
        _class = game_class(_name)
        _class.__module__ = __name__  # where pickle looks for it
        globals()[_class.__name__] = _class
        pyspiel.register_game(_class.game_type, _class)
