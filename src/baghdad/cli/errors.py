"""From an error to the one sentence that is read of it."""

from __future__ import annotations

from typing import Any
from unicodedata import category

import click

from baghdad.arena.errors import ArenaError
from baghdad.bench.errors import BenchError
from baghdad.core.errors import (
    BaghdadError,
    BoardError,
    IllegalAction,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
    UndoRefused,
    UnknownGame,
    nearest,
)
from baghdad.server.errors import ServerError
from baghdad.words import LANGUAGES, Speaker, UnknownLanguage

LONGEST_FACT = 500


class CommandError(BaghdadError):
    """A command that can't be carried out as it was given."""


# What the keys of an error's sentences start with.
PREFIXES: dict[type[BaghdadError], str] = {
    CommandError: "command-error",
    BenchError: "command-error",
    UnknownGame: "game-error",
    OptionError: "option-error",
    NotationError: "notation-error",
    IllegalAction: "refusal",
    UndoRefused: "undo-refused",
    PositionError: "position-error",
    RecordError: "record-error",
    BoardError: "board-error",
    ArenaError: "arena-error",
    ServerError: "server-error",
}


def sentence(error: BaghdadError, say: Speaker, game: str | None = None) -> str:
    """What went wrong, in words, with the clause of the rules behind it where there is one."""
    key = f"{PREFIXES[type(error)]}-{error.code.replace('_', '-')}"
    facts = spoken_facts(error.facts, say, game)
    cause = error.__cause__
    clause = error.facts.get("clause")
    if "reason" in error.facts and isinstance(cause, BaghdadError):
        facts["reason"] = sentence(cause, say, game)
        clause = None  # it stands behind the reason already
    own = f"{game}-{key}"
    text = say(own if game and say.knows(own) else key, **facts)
    if clause:
        text = say("with-clause", sentence=text, clause=clause)
    if facts.get("nearest"):
        text = f"{text} {say('did-you-mean', nearest=facts['nearest'])}"
    return text


def spoken_facts(facts: dict[str, Any], say: Speaker, game: str | None) -> dict[str, Any]:
    """Facts as a sentence can hold them: printable, not too long, a game's own letters as names."""
    plain = {name: _plain(value) for name, value in facts.items() if not isinstance(value, dict)}
    if game is None:
        return plain
    from baghdad.cli.terminal_game import terminal_game_of

    return terminal_game_of(game).spoken(say, plain)


def _plain(value: Any) -> Any:
    if isinstance(value, bool) or value is None:
        return str(value)
    if isinstance(value, int):
        return value if abs(value) < 10**9 else str(value)[:LONGEST_FACT]
    if isinstance(value, list | tuple):
        return ", ".join(str(_plain(item)) for item in value)
    return printable(str(value))


def printable(text: str) -> str:
    """The text without anything that could play tricks on a terminal."""
    cut = text if len(text) <= LONGEST_FACT else text[:LONGEST_FACT] + "…"
    return "".join(letter if letter.isprintable() or category(letter) == "Zs" else "?" for letter in cut)


def of_click(error: click.ClickException) -> CommandError:
    """What click found wrong with a command line, as an error of ours."""
    if isinstance(error, click.NoSuchOption):
        return CommandError("unknown_flag", option=error.option_name, nearest=(error.possibilities or [""])[0])
    if isinstance(error, click.MissingParameter):
        return CommandError("missing_argument", argument=_name(error.param))
    if isinstance(error, click.BadOptionUsage):
        code = "flag_takes_no_value" if "does not take" in error.message else "flag_needs_value"
        return CommandError(code, option=error.option_name)
    if isinstance(error, BadValue):
        return CommandError("bad_flag_value", option=_name(error.param), value=error.value)
    return CommandError("bad_usage", text=error.format_message())


def of_language(error: UnknownLanguage) -> CommandError:
    """A language we don't have, as an error of ours."""
    near = error.nearest or nearest(error.language, LANGUAGES)
    return CommandError("unknown_language", language=error.language, nearest=near, languages=list(LANGUAGES))


class BadValue(click.BadParameter):
    """A value that an option or argument can't have."""

    def __init__(self, value: Any, ctx: click.Context | None, param: click.Parameter | None) -> None:
        super().__init__(str(value), ctx, param)
        self.value = str(value)


def _name(param: click.Parameter | None) -> str:
    """An option as it is typed, an argument as the help page calls it."""
    if isinstance(param, click.Option):
        return param.opts[0]
    return "" if param is None else (param.metavar or param.name or "").upper()
