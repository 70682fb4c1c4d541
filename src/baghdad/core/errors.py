"""What can go wrong, as types with a code and the facts. A sentence is made of them only where someone reads it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any


class BaghdadError(Exception):
    """Something that can't be done: `code` says why, `facts` say what about. Nothing has changed."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), self.code, self.facts)


def _rebuilt(kind: type[BaghdadError], code: str, facts: dict[str, Any]) -> BaghdadError:
    return kind(code, **facts)


class UnknownGame(BaghdadError):
    """There is no game of that name."""


class OptionError(BaghdadError):
    """An option, an edition or a number of players that the game doesn't have."""


class NotationError(BaghdadError):
    """A text that names no action."""


class IllegalAction(BaghdadError):
    """An action the rules refuse; `clause` is the one it breaks."""

    @property
    def clause(self) -> str | None:
        """The id of the clause, where a rule is behind the refusal."""
        clause: str | None = self.facts.get("clause")
        return clause


class UndoRefused(BaghdadError):
    """An action that can't be taken back."""


class PositionError(BaghdadError):
    """Data that is no position of the game."""


class RecordError(BaghdadError):
    """Data that is no record of a match, or of one that was never played like this."""


class BoardError(BaghdadError):
    """A text that is no board, or a board that can't be played on; where a text is wrong, `line` and `column` say."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action can't be done: a code, the clause of the rules behind it, and the facts."""

    code: str
    clause: str
    facts: dict[str, Any] = field(default_factory=dict)

    def error(self) -> IllegalAction:
        """The same, to be raised."""
        return IllegalAction(self.code, clause=self.clause, **self.facts)


def nearest(name: str, names: Iterable[str]) -> str:
    """The name that was probably meant, or nothing."""
    found = get_close_matches(name, list(names), n=1)
    return found[0] if found else ""
