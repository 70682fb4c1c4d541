"""Exceptions with a code and facts. The command line, the server and the page turn them into sentences."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any


class BaghdadError(Exception):
    """Base class of all errors: `code` says why, `facts` hold the details. Whatever raised it changed nothing."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.code, self.facts)


def _rebuild(kind: type[BaghdadError], code: str, facts: dict[str, Any]) -> BaghdadError:
    return kind(code, **facts)


class UnknownGame(BaghdadError):
    """A name that no game has."""


class MissingPart(BaghdadError):
    """An optional part that a game doesn't have, such as a terminal or a balance report."""


class OptionError(BaghdadError):
    """An option, a value of it or a number of players that the game doesn't have."""


class NotationError(BaghdadError):
    """A text that isn't an action in the game's notation."""


class IllegalAction(BaghdadError):
    """An action that the rules refuse; `clause` is the id of the clause it breaks."""

    @property
    def clause(self) -> str | None:
        """Return the id of the clause of the rules, or None if no rule is behind the refusal."""
        clause: str | None = self.facts.get("clause")
        return clause


class UndoRefused(BaghdadError):
    """An undo that isn't allowed."""


class PositionError(BaghdadError):
    """Data that isn't a possible position of the game."""


class RecordError(BaghdadError):
    """Data that isn't a record of a match, or a record whose actions can't be replayed."""


class BoardError(BaghdadError):
    """A text that isn't a board, or a board that can't be played on.

    For an error in the text, the facts `line` and `column` say where it is.
    """


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is illegal: a code, the clause of the rules behind it, and the facts."""

    code: str
    clause: str
    facts: dict[str, Any] = field(default_factory=dict)

    def error(self) -> IllegalAction:
        """Return the refusal as an exception to raise."""
        return IllegalAction(self.code, clause=self.clause, **self.facts)


def nearest(name: str, names: Iterable[str]) -> str:
    """Return the name most similar to a mistyped one, or an empty text if none is similar."""
    found = get_close_matches(name, list(names), n=1)
    return found[0] if found else ""
