"""Queries: what a player can ask about the table, in words. The answer is lines, each a message key with facts.

A query sees what its seat may know and nothing else: the view and the legal actions. A game has queries of its own as
its part `queries`, a mapping of names to functions; a game without the part has those of `GENERIC`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from baghdad.core.errors import BaghdadError
from baghdad.core.typed_names import UNCHANGED, NameReader
from baghdad.core.view_text import view_lines

if TYPE_CHECKING:
    from baghdad.core.game import Action, Game

PART = "queries"
MOVES = "moves"  # the query that lists legal actions, in every game
MAX_QUOTED = 40  # letters of what was typed
FEW_ACTIONS = 6  # of a kind, which are told one by one


class QueryError(BaghdadError):
    """A query that the game doesn't have, or that can't be answered as it was asked."""


@dataclass(frozen=True, slots=True)
class Player:
    """A fact of a line: the player in a seat, whose name the reader's program knows."""

    seat: int


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence or a phrase: the key of a message, and its facts.

    A fact is a number, a text, a `Player`, another line, or a list of these, which is read as “a, b and c”. `action` is
    the notation of the action that the line describes, so that it can be chosen.
    """

    key: str
    facts: dict[str, Any] = field(default_factory=dict)
    action: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """A query as it was asked: what the seat may know, and the words after the query's name, in notation."""

    view: dict[str, Any]
    legal: Callable[[], Sequence[Action]]  # the legal actions of the seat, none while others act
    about: str = ""
    names: NameReader = UNCHANGED  # what the reader calls the words of the notation

    @property
    def you(self) -> int:
        """Return the seat that asks; raise QueryError for a spectator."""
        you: int | None = self.view["you"]
        if you is None:
            raise QueryError("spectator")
        return you

    def unknown(self, choices: Sequence[str]) -> QueryError:
        """Return the error for words that mean nothing here, or are missing; `choices` is what could stand there."""
        shown = [*map(self.names.shown, choices)]
        if not self.about:
            return QueryError("missing_object", choices=shown)
        near = self.names.nearest(self.about, choices)
        return QueryError("unknown_object", about=self.about[:MAX_QUOTED], nearest=near, choices=shown)


Query = Callable[[Question], list[Line]]


def queries_of(game: Game[Any, Any]) -> Mapping[str, Query]:
    """Return the queries of a game by name: its own, else those that serve every game."""
    found: Mapping[str, Query] = game.part(PART) if game.has_part(PART) else GENERIC
    return found


def answer(
    queries: Mapping[str, Query],
    text: str,
    view: dict[str, Any],
    legal: Callable[[], Sequence[Action]],
    names: NameReader = UNCHANGED,
) -> list[Line]:
    """Answer a query such as `where thieves`; raise QueryError for one that isn't among these."""
    word, _, about = " ".join(text.split()).partition(" ")
    name = word.lower()
    if name not in queries:
        near = names.nearest(name, queries)
        raise QueryError("unknown_query", query=word[:MAX_QUOTED], nearest=near, queries=[*queries])
    return queries[name](Question(view, legal, names.to_notation(about), names))


def seat_of(question: Question) -> int | None:
    """Return the seat whose player is asked about by number, counted from 1; None if it isn't a number."""
    about = question.about
    if not (about.isascii() and about.isdigit()):
        return None
    players = int(question.view["players"])
    if not 1 <= int(about[:3]) <= players:
        raise question.unknown([str(number + 1) for number in range(players)])
    return int(about) - 1


def listed(items: Sequence[Any]) -> Any:
    """Return items as the fact of a line; a word for none."""
    return [*items] or Line("query-none")


def action_line(action: Action, deed: Line | None = None, shown: str = "") -> Line:
    """Return the line of an action: its notation, or how people read that, and what it does."""
    text = str(action)
    if deed is None:
        return Line("query-notation", {"action": text}, text)
    return Line("query-action", {"action": shown or text, "deed": deed}, text)


def kind_of(action: Action) -> str:
    """Return the first word of an action's notation."""
    return str(action).partition(" ")[0]


def actions_by_kind(legal: Sequence[Action], describe: Callable[[Any], Line]) -> list[Line]:
    """Return the actions of each kind, a line each if they are few, else how many they are."""
    lines: list[Line] = []
    for kind in dict.fromkeys(map(kind_of, legal)):
        same = [action for action in legal if kind_of(action) == kind]
        if len(same) <= FEW_ACTIONS:
            lines += map(describe, same)
        else:
            lines.append(Line("query-kind", {"kind": kind, "number": len(same)}))
    return lines


# --- queries for any game -------------------------------------------------------------------------------------


def moves(question: Question) -> list[Line]:
    """Return the legal actions in notation; with words, those that begin with them."""
    legal = [action for action in question.legal() if str(action).lower().startswith(question.about.lower())]
    return [action_line(action) for action in legal] or [Line("query-no-moves")]


def who(question: Question) -> list[Line]:
    """Return the players in the order of their seats."""
    seats = range(int(question.view["players"]))
    return [Line("query-player", {"number": seat + 1, "name": Player(seat)}) for seat in seats]


def facts(question: Question) -> list[Line]:
    """Return what the view says, a line for each fact; with a word, the facts that begin with it."""
    lines = [line for line in view_lines(question.view) if line.lower().startswith(question.about.lower())]
    if not lines:
        raise question.unknown(sorted({line.split(":")[0].split(" ")[0] for line in view_lines(question.view)}))
    return [Line("query-fact", {"fact": line}) for line in lines]


GENERIC: Mapping[str, Query] = {"who": who, MOVES: moves, "facts": facts}
