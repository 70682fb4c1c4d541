"""Computer players by name: ours, those of installed packages, and one's own from a file."""

from __future__ import annotations

import importlib.util
import inspect
import sys
from functools import cache
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

from baghdad.bots.bot import Bot
from baghdad.core.errors import OptionError, nearest

# For each name, the game it plays (`*`: all) and the class that does.
REGISTRY: dict[str, dict[str, tuple[str, str]]] = {
    "random": {"*": ("baghdad.bots.random", "Random")},
    "greedy": {
        "dieb": ("baghdad.bots.dieb.greedy", "Greedy"),
        "voleurs": ("baghdad.bots.voleurs.greedy", "Greedy"),
    },
    "search": {
        "dieb": ("baghdad.bots.dieb.search_bots", "Search"),
        "voleurs": ("baghdad.bots.voleurs.search", "Search"),
    },
    "planner": {"dieb": ("baghdad.bots.dieb.search_bots", "Planner")},
    "apprentice": {
        "dieb": ("baghdad.bots.dieb.apprentice", "Apprentice"),
        "voleurs": ("baghdad.bots.voleurs.apprentice", "Apprentice"),
    },
    "journeyman": {
        "dieb": ("baghdad.bots.dieb.greedy", "Greedy"),
        "voleurs": ("baghdad.bots.voleurs.greedy", "Greedy"),
    },
    "thief": {
        "dieb": ("baghdad.bots.dieb.search_bots", "Search"),
        "voleurs": ("baghdad.bots.voleurs.search", "Thief"),
    },
    "master": {
        "dieb": ("baghdad.bots.dieb.search_bots", "Master"),
        "voleurs": ("baghdad.bots.voleurs.search", "Master"),
    },
}
LEVELS = ("apprentice", "journeyman", "thief", "master")  # for people, the weakest first
GROUP = "baghdad.bots"  # entry points: a name and a class that has `games`, the names of those it knows
FILE_MARK = ".py:"


def bots(game: str) -> tuple[str, ...]:
    """The names of the computer players that know a game, those of installed packages last."""
    ours = tuple(name for name, games in REGISTRY.items() if game in games or "*" in games)
    return ours + tuple(name for name, kind in _guests().items() if name not in REGISTRY and _knows(kind, game))


def bot(text: str, game: str) -> Bot:
    """A computer player by name and parameter, or by file and class; OptionError says what is wrong with the text."""
    if FILE_MARK in text:
        return _guest(_from_file(text), text, "")
    name, colon, parameter = text.partition(":")
    if name not in bots(game):
        raise OptionError("unknown_bot", bot=text, game=game, nearest=nearest(name, bots(game)), bots=list(bots(game)))
    if colon and not parameter:
        raise OptionError("bad_bot_parameter", bot=name, parameter=parameter)
    make = _made if name in REGISTRY else _guest
    return make(_kind(name, game), name, parameter)


def _kind(name: str, game: str) -> Any:
    if name in REGISTRY:
        module, kind = REGISTRY[name].get(game) or REGISTRY[name]["*"]
        return getattr(import_module(module), kind)
    return _guests()[name].load()


def _made(kind: Any, name: str, parameter: str) -> Bot:
    """One of a kind; kinds with a parameter have `from_parameter`, which reads it."""
    if not parameter:
        made: Bot = kind()
    elif hasattr(kind, "from_parameter"):
        made = kind.from_parameter(parameter)
    else:
        raise OptionError("bot_without_parameter", bot=name, parameter=parameter)
    return made


# --- others' ---------------------------------------------------------------------------------------------------


def _guest(kind: Any, name: str, parameter: str) -> Bot:
    """One of somebody else's kind; if it can't be made, the error says whose it is."""
    try:
        return _made(kind, name, parameter)
    except OptionError:
        raise
    except Exception as error:
        raise _broken(name, error) from error


def _broken(name: str, error: Exception) -> OptionError:
    return OptionError("broken_bot_file", path=name, problem=f"{type(error).__name__}: {error}")


@cache
def _guests() -> dict[str, metadata.EntryPoint]:
    return {entry.name: entry for entry in metadata.entry_points(group=GROUP)}


def _knows(entry: metadata.EntryPoint, game: str) -> bool:
    """What doesn't say which games it knows is taken to know all; what can't be loaded knows none."""
    try:
        return game in getattr(entry.load(), "games", (game,))
    except Exception:  # somebody else's code
        return False


@cache
def _from_file(text: str) -> Any:
    """The class that `path.py:Class` names."""
    stem, _, name = text.rpartition(FILE_MARK)
    path = Path(stem + ".py")
    if not path.is_file():
        raise OptionError("no_bot_file", path=str(path))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules.setdefault(path.stem, module)
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # somebody else's code
        raise _broken(str(path), error) from error
    kinds = [found for found, kind in vars(module).items() if inspect.isclass(kind) and hasattr(kind, "choose")]
    if name not in kinds:
        raise OptionError("no_bot_class", path=str(path), name=name, nearest=nearest(name, kinds), bots=kinds)
    return getattr(module, name)
