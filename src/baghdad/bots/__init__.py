"""Computer players. Each is handed only what its seat may know: a view, the legal actions, and a determinized state.

`bot("greedy", "dieb")` returns a player by name, `bot("search:800", "dieb")` one with a parameter. Own players are
named by file and class, `bot("mybot.py:MyBot", "dieb")`, or are entry points of an installed package.
"""

from __future__ import annotations

from baghdad.bots.bot import Bot, Choice, Ranked
from baghdad.bots.registry import bot, bot_catalogue, bots

__all__ = ["Bot", "Choice", "Ranked", "bot", "bot_catalogue", "bots"]
