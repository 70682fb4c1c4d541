"""A game's own options on the command line: `--tactical`, `--no-tactical`, `--edition nl`, `--decision-cap 5000`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any

from baghdad.cli.errors import CommandError
from baghdad.core.errors import OptionError, nearest
from baghdad.core.game import Game

NOT = "no-"


def split_game(words: list[str], games: Iterable[str]) -> tuple[str | None, list[str]]:
    """The name of the game among these words, and all the others."""
    known = set(games)
    candidates = [word for word in words if word in known] or [word for word in words if not word.startswith("-")]
    if not candidates:
        return None, words
    at = words.index(candidates[0])
    return candidates[0], words[:at] + words[at + 1 :]


def read_game_options(words: list[str], game: Game[Any, Any], others: Iterable[str]) -> dict[str, Any]:
    """The game's options; OptionError for one it doesn't have. `others` are options that might have been meant."""
    usual: Any = game.options()
    kinds = {field.name: type(getattr(usual, field.name)) for field in fields(usual)}
    found: dict[str, Any] = {}
    waiting = iter(words)
    for word in waiting:
        if not word.startswith("--"):
            raise CommandError("unexpected_argument", argument=word)
        name, has_value, value = word[2:].partition("=")
        option, wanted = _option(name, kinds, others)
        if kinds[option] is bool:
            if has_value:
                raise CommandError("flag_takes_no_value", option=f"--{name}")
            found[option] = wanted
        else:
            found[option] = _value(option, value if has_value else _next(waiting, name), kinds[option])
    return found


def _option(name: str, kinds: dict[str, type], others: Iterable[str]) -> tuple[str, bool]:
    """The option meant, and whether it is switched on."""
    option = name.replace("-", "_")
    if option in kinds:
        return option, True
    negated = name.removeprefix(NOT).replace("-", "_")
    if name.startswith(NOT) and kinds.get(negated) is bool:
        return negated, False
    near = nearest(f"--{name}", [*others, *(f"--{kind.replace('_', '-')}" for kind in kinds)])
    raise OptionError("unknown_option", option=f"--{name}", nearest=near)


def _next(waiting: Iterator[str], name: str) -> str:
    value = next(waiting, None)
    if value is None or value.startswith("--"):
        raise CommandError("flag_needs_value", option=f"--{name}")
    return value


def _value(option: str, text: str, kind: type) -> Any:
    """A text as the option's kind of value; the game itself checks what it may be."""
    if kind is not int:
        return text
    if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) < 20):
        raise OptionError("bad_option_value", option=option, value=text[:40], kind=kind.__name__)
    return int(text)
