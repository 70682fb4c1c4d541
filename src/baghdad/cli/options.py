"""A game's own options on the command line: `--tactical`, `--no-tactical`, `--edition nl`, `--decision-cap 5000`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from baghdad.cli.errors import CommandError
from baghdad.core.errors import OptionError, nearest
from baghdad.core.game import Game
from baghdad.core.options import declared

NEGATION = "no-"


def split_game(words: list[str], games: Iterable[str]) -> tuple[str | None, list[str]]:
    """Return the name of the game among these words, and the other words."""
    known = set(games)
    candidates = [word for word in words if word in known] or [word for word in words if not word.startswith("-")]
    if not candidates:
        return None, words
    at = words.index(candidates[0])
    return candidates[0], words[:at] + words[at + 1 :]


def read_game_options(words: list[str], game: Game[Any, Any], others: Iterable[str]) -> dict[str, Any]:
    """Parse the game's options; raise OptionError for an unknown one.

    `others` are the command's own options, which might have been meant.
    """
    kinds = {option.name: option.kind for option in declared(game.options_type)}
    found: dict[str, Any] = {}
    remaining = iter(words)
    for word in remaining:
        if not word.startswith("--"):
            raise CommandError("unexpected_argument", argument=word)
        name, has_value, value = word[2:].partition("=")
        option, switched_on = _find_option(name, kinds, others)
        if kinds[option] is bool:
            if has_value:
                raise CommandError("flag_takes_no_value", option=f"--{name}")
            found[option] = switched_on
        else:
            found[option] = _parse_value(option, value if has_value else _next_value(remaining, name), kinds[option])
    return found


def _find_option(name: str, kinds: dict[str, type], others: Iterable[str]) -> tuple[str, bool]:
    """Return the option that a name means, and whether it is switched on."""
    option = name.replace("-", "_")
    if option in kinds:
        return option, True
    negated = name.removeprefix(NEGATION).replace("-", "_")
    if name.startswith(NEGATION) and kinds.get(negated) is bool:
        return negated, False
    near = nearest(f"--{name}", [*others, *(f"--{kind.replace('_', '-')}" for kind in kinds)])
    raise OptionError("unknown_option", option=f"--{name}", nearest=near)


def _next_value(remaining: Iterator[str], name: str) -> str:
    value = next(remaining, None)
    if value is None or value.startswith("--"):
        raise CommandError("flag_needs_value", option=f"--{name}")
    return value


def _parse_value(option: str, text: str, kind: type) -> Any:
    """Convert a text to the type of the option; the game checks the value itself."""
    if kind is not int:
        return text
    if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) < 20):
        raise OptionError("bad_option_value", option=option, value=text[:40], kind=kind.__name__)
    return int(text)
