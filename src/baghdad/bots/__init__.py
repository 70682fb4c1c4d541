"""Players made of code. Each sees what a seat sees: its view, its legal actions, and all else dealt anew.

Computer players are known by name; `bot("greedy", "dieb")` makes one.
"""

from __future__ import annotations

from importlib import import_module

from baghdad.bots.bot import Bot, Choice
from baghdad.table.errors import OptionError, nearest

__all__ = ["Bot", "Choice", "bot", "bots"]

# For each name, the game it plays (`*`: all) and the class that does.
HOMES: dict[str, dict[str, tuple[str, str]]] = {
    "random": {"*": ("baghdad.bots.random", "Random")},
    "greedy": {
        "dieb": ("baghdad.bots.greedy_dieb", "Greedy"),
        "voleurs": ("baghdad.bots.greedy_voleurs", "Greedy"),
    },
}


def bots(game: str) -> tuple[str, ...]:
    """The names of the computer players that know a game."""
    return tuple(name for name, games in HOMES.items() if game in games or "*" in games)


def bot(name: str, game: str) -> Bot:
    """A computer player by name; OptionError for one that doesn't exist or doesn't know the game."""
    if name not in bots(game):
        raise OptionError("unknown_bot", bot=name, game=game, nearest=nearest(name, bots(game)), bots=list(bots(game)))
    module, kind = HOMES[name].get(game) or HOMES[name]["*"]
    made: Bot = getattr(import_module(module), kind)()
    return made
