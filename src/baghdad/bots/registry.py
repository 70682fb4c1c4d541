"""Computer players by name: those that a game declares, plugins of installed packages, and classes in files."""

from __future__ import annotations

import importlib.util
import inspect
import sys
from collections.abc import Mapping
from functools import cache
from importlib import metadata
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import baghdad
from baghdad.bots.bot import Bot
from baghdad.bots.catalogue import COMMON, BotCatalogue
from baghdad.bots.characters import ADAPTIVE, LEVEL, level_and_temper
from baghdad.bots.ratings import adapted_level
from baghdad.core.errors import OptionError, nearest

ENTRY_POINT_GROUP = "baghdad.bots"  # entry points are classes; `games` names the games that they play
FILE_MARK = ".py:"


def bots(game: str) -> tuple[str, ...]:
    """Return the names of the computer players of a game, plugins last."""
    own = (*_classes(game), *bot_catalogue(game).aliases)
    return own + tuple(name for name, entry in _plugins().items() if name not in own and _plays(entry, game))


def bot_catalogue(game: str) -> BotCatalogue:
    """Return the bots that a game declares; without any, only `random` plays it."""
    known = baghdad.game(game)
    found: BotCatalogue = known.part("bots") if known.has_part("bots") else BotCatalogue()
    return found


def bot(text: str, game: str) -> Bot:
    """Return a computer player by name and parameter, or by file and class; raise OptionError if the text is wrong."""
    if FILE_MARK in text:
        return _create_plugin(_class_from_file(text), text, "")
    aliases = bot_catalogue(game).aliases
    name, colon, parameter = aliases.get(text, text).partition(":")
    if name not in bots(game):
        raise OptionError("unknown_bot", bot=text, game=game, nearest=nearest(name, bots(game)), bots=list(bots(game)))
    if colon and not parameter:
        raise OptionError("bad_bot_parameter", bot=name, parameter=parameter)
    if name in aliases:
        raise OptionError("bot_without_parameter", bot=name, parameter=parameter)
    if name in _classes(game):
        return _create(resolve_name(_classes(game)[name]), name, parameter)
    return _create_plugin(_plugins()[name].load(), name, parameter)


def is_level(text: str, game: str) -> bool:
    """Return whether people may choose a computer player, by name and parameter, at a table.

    Apart from the levels of a game these are those of earlier versions, `level:4.5` and `adaptive:1400`.
    """
    catalogue = bot_catalogue(game)
    name, _, parameter = text.partition(":")
    if name not in (LEVEL, ADAPTIVE) or name not in catalogue.classes:
        return text in catalogue.all_levels
    try:
        level_and_temper(parameter) if name == LEVEL else adapted_level(catalogue.ratings, parameter)
    except OptionError:
        return False
    return True


def _classes(game: str) -> Mapping[str, str]:
    """Return the classes of the bots that a game declares, and of those that play every game."""
    return {**COMMON, **bot_catalogue(game).classes}


def _create(bot_class: Any, name: str, parameter: str) -> Bot:
    """Return a player of a class; a class with `from_parameter` takes a parameter."""
    if not parameter:
        created: Bot = bot_class()
    elif hasattr(bot_class, "from_parameter"):
        created = bot_class.from_parameter(parameter)
    else:
        raise OptionError("bot_without_parameter", bot=name, parameter=parameter)
    return created


# --- plugins ---------------------------------------------------------------------------------------------------------


def _create_plugin(bot_class: Any, name: str, parameter: str) -> Bot:
    """Return a player of a third-party class; if that fails, the error names the class."""
    try:
        return _create(bot_class, name, parameter)
    except OptionError:
        raise
    except Exception as error:
        raise _broken_bot(name, error) from error


def _broken_bot(name: str, error: Exception) -> OptionError:
    return OptionError("broken_bot_file", path=name, problem=f"{type(error).__name__}: {error}")


@cache
def _plugins() -> dict[str, metadata.EntryPoint]:
    return {entry.name: entry for entry in metadata.entry_points(group=ENTRY_POINT_GROUP)}


def _plays(entry: metadata.EntryPoint, game: str) -> bool:
    """Return whether a plugin plays a game: without `games` it plays all, and one that can't be loaded plays none."""
    try:
        return game in getattr(entry.load(), "games", (game,))
    except Exception:  # third-party code
        return False


@cache
def _class_from_file(text: str) -> Any:
    """Return the class that `path.py:Class` names."""
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
    except Exception as error:  # third-party code
        raise _broken_bot(str(path), error) from error
    classes = [found for found, each in vars(module).items() if inspect.isclass(each) and hasattr(each, "choose")]
    if name not in classes:
        raise OptionError("no_bot_class", path=str(path), name=name, nearest=nearest(name, classes), bots=classes)
    return getattr(module, name)
