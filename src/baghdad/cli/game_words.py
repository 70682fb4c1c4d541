"""The words of a game: those in our catalogues, those that its package has, and what stands in for missing ones."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import baghdad
from baghdad.core.errors import UnknownGame
from baghdad.core.game import Game
from baghdad.core.options import Option, declared
from baghdad.words import Localizer

WORDS = "words"  # the part: a folder with a catalogue for each language


def working_games() -> list[Game[Any, Any]]:
    """Return all games that can be loaded: a broken package of one game doesn't stop the others."""
    found = []
    for name in baghdad.games():
        with suppress(UnknownGame):
            found.append(baghdad.game(name))
    return found


def add_words(say: Localizer, game: Game[Any, Any]) -> None:
    """Make the words of a game's package known."""
    if game.has_part(WORDS):
        say.add_catalogue(Path(game.part(WORDS)))


def game_title(say: Localizer, game: Game[Any, Any]) -> str:
    """Return the title of a game in the reader's language, or the one on the box."""
    add_words(say, game)
    key = f"{game.name}-title"
    return say(key) if say.knows(key) else game.title


def game_option_rows(say: Localizer, game: Game[Any, Any]) -> list[tuple[str, str]]:
    """Return the options of a game as they are typed, and what they do."""
    add_words(say, game)
    return [(_typed(option), option_sentence(say, game.name, option)) for option in declared(game.options_type)]


def option_sentence(say: Localizer, game: str, option: Option) -> str:
    """Return what an option does, with its clause; without words for it, only the clause."""
    key = f"{game}-option-{option.name.replace('_', '-')}"
    return say("with-clause", sentence=say(key), clause=option.clause) if say.knows(key) else f"[{option.clause}]"


def _typed(option: Option) -> str:
    """Return an option as it is typed: `--tactical`, `--edition TEXT`, `--decision-cap NUMBER`."""
    name = option.name.replace("_", "-")
    if option.kind is bool:
        return f"--{name} / --no-{name}" if option.default else f"--{name}"
    return f"--{name} {'NUMBER' if option.kind is int else 'TEXT'}"
