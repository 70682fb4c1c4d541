"""Players made of code. Each sees what a seat sees: its view, its legal actions, and all else dealt anew.

Computer players are known by name, some with a parameter: `bot("greedy", "dieb")`, `bot("search:800", "dieb")`; one's
own by file and class, `bot("mybot.py:MyBot", "dieb")`, or as an entry point of an installed package.
"""

from __future__ import annotations

from baghdad.bots.bot import Bot, Choice, Ranked
from baghdad.bots.registry import bot, bots

__all__ = ["Bot", "Choice", "Ranked", "bot", "bots"]
