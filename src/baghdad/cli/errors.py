"""From an error to the sentence that a person reads."""

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
    MissingPart,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
    UndoRefused,
    UnknownGame,
    nearest,
)
from baghdad.core.queries import QueryError
from baghdad.server.errors import ServerError
from baghdad.words import LANGUAGES, Localizer, UnknownLanguage, UnknownSentence

MAX_FACT_LENGTH = 500
SEAT_FACTS = ("seat", "to_act")  # one seat or several, counted from 0; people count players from 1


class CommandError(BaghdadError):
    """Raised when a command can't be carried out as it was given."""


# What the keys of an error's sentences start with.
PREFIXES: dict[type[BaghdadError], str] = {
    CommandError: "command-error",
    BenchError: "command-error",
    UnknownGame: "game-error",
    MissingPart: "game-error",
    OptionError: "option-error",
    NotationError: "notation-error",
    IllegalAction: "refusal",
    QueryError: "query-error",
    UndoRefused: "undo-refused",
    PositionError: "position-error",
    RecordError: "record-error",
    BoardError: "board-error",
    ArenaError: "arena-error",
    ServerError: "server-error",
}


def error_sentence(error: BaghdadError, say: Localizer, game: str | None = None) -> str:
    """Return the sentence for an error, with the rule clause behind it if there is one."""
    key = f"{PREFIXES[type(error)]}-{error.code.replace('_', '-')}"
    facts = localized_facts(error.facts, say, game)
    cause = error.__cause__
    clause = error.facts.get("clause")
    if "reason" in error.facts and isinstance(cause, BaghdadError):
        facts["reason"] = error_sentence(cause, say, game)
        clause = None  # the reason names it already
    try:
        text = say(say.first_known(f"{game}-{key}", key), **facts)
    except UnknownSentence:  # a code of a game without words of its own
        text = say("refusal-other" if isinstance(error, IllegalAction) else "error-other", reason=_bare_reason(error))
    if clause:
        text = say("with-clause", sentence=text, clause=clause)
    if facts.get("nearest"):
        text = f"{text} {say('did-you-mean', nearest=facts['nearest'])}"
    return text


def _bare_reason(error: BaghdadError) -> str:
    """Return the code and the facts of an error for which there is no sentence."""
    facts = ", ".join(f"{name} {_printable_value(fact)}" for name, fact in error.facts.items() if name != "clause")
    code = error.code.replace("_", " ")
    return printable(f"{code} ({facts})" if facts else code)


def localized_facts(facts: dict[str, Any], say: Localizer, game: str | None) -> dict[str, Any]:
    """Return facts as people read them: printable, players counted from 1, a game's letters replaced by names."""
    values = {name: _readable(name, value) for name, value in facts.items() if not isinstance(value, dict)}
    if game is None:
        return values
    from baghdad.cli.terminals import terminal_game_of

    return terminal_game_of(game).localize_facts(say, values)


def _readable(name: str, value: Any) -> Any:
    """Return a fact as people read it: seats become players, who count from 1."""
    if name in SEAT_FACTS:
        value = [_player(seat) for seat in value] if isinstance(value, list | tuple) else _player(value)
    return _printable_value(value)


def _player(seat: Any) -> Any:
    """Return the number of the player in a seat; a seat that was named stays as it is."""
    return seat + 1 if isinstance(seat, int) else seat


def _printable_value(value: Any) -> Any:
    if isinstance(value, bool) or value is None:
        return str(value)
    if isinstance(value, int):
        return value if abs(value) < 10**9 else str(value)[:MAX_FACT_LENGTH]
    if isinstance(value, list | tuple):
        return ", ".join(str(_printable_value(item)) for item in value if item != "")
    return printable(str(value))


def printable(text: str) -> str:
    """Return the text, cut to length and without control characters, which could change the terminal."""
    cut = text if len(text) <= MAX_FACT_LENGTH else text[:MAX_FACT_LENGTH] + "…"
    return "".join(letter if letter.isprintable() or category(letter) == "Zs" else "?" for letter in cut)


def from_click(error: click.ClickException) -> CommandError:
    """Convert an error of click into a CommandError."""
    if isinstance(error, click.NoSuchOption):
        return CommandError("unknown_flag", option=error.option_name, nearest=(error.possibilities or [""])[0])
    if isinstance(error, click.MissingParameter):
        return CommandError("missing_argument", argument=_param_name(error.param))
    if isinstance(error, click.BadOptionUsage):
        code = "flag_takes_no_value" if "does not take" in error.message else "flag_needs_value"
        return CommandError(code, option=error.option_name)
    if isinstance(error, BadValue):
        return CommandError("bad_flag_value", option=_param_name(error.param), value=error.value)
    return CommandError("bad_usage", text=error.format_message())


def from_unknown_language(error: UnknownLanguage) -> CommandError:
    """Convert UnknownLanguage into a CommandError."""
    near = error.nearest or nearest(error.language, LANGUAGES)
    return CommandError("unknown_language", language=error.language, nearest=near, languages=list(LANGUAGES))


class BadValue(click.BadParameter):
    """Raised for a value that an option or argument can't have."""

    def __init__(self, value: Any, ctx: click.Context | None, param: click.Parameter | None) -> None:
        super().__init__(str(value), ctx, param)
        self.value = str(value)


def _param_name(param: click.Parameter | None) -> str:
    """Return an option as it is typed, an argument as the help page calls it."""
    if isinstance(param, click.Option):
        return param.opts[0]
    return "" if param is None else (param.metavar or param.name or "").upper()
