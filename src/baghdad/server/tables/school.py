"""The school of a game: steps that teach it from zero, each a position, a task, and what is answered to wrong tries.

A pattern is an action in notation; `…` in it stands for any text. A way is a list of actions that the learner, who has
the first seat, plays one after the other; each is a pattern, or a list of patterns that do equally well.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import Struct, field

import baghdad
from baghdad.core.decoding import decode
from baghdad.core.history import PlayedAction
from baghdad.server import protocol
from baghdad.server.errors import ServerError

Patterns = str | list[str]
ANY = "…"
LEARNER = 0  # the seat


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """An action that another seat plays."""

    seat: int
    action: str


class Wrong(Struct, frozen=True, forbid_unknown_fields=True):
    """Wrong tries, each a way, and the key of the answer to them; the rules allow them, or refuse their last action."""

    tries: list[list[Patterns]]
    answer: str
    refused: bool = False


class Reply(Struct, frozen=True, forbid_unknown_fields=True):
    """What another seat plays after an action of the learner."""

    after: str
    seat: int
    actions: list[str]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A step. `hidden`, `lit` and `path` name parts of the table: kept back, lit, and used one after the other."""

    start: dict[str, Any]
    ways: list[list[Patterns]]
    wrong: list[Wrong]
    before: list[Move] = field(default_factory=list)  # what others play before the learner acts
    replies: list[Reply] = field(default_factory=list)
    hidden: list[str] = field(default_factory=list)
    lit: list[str] = field(default_factory=list)
    path: list[str] = field(default_factory=list)


class School(Struct, frozen=True, forbid_unknown_fields=True):
    """The steps of a game's school, and who sits in the other seats; a name replaces that of the computer player."""

    bots: list[str]
    steps: list[Step]
    names: list[str] = field(default_factory=list)

    def name(self, seat: int) -> str:
        """Return the name of a seat, or an empty text."""
        return self.names[seat] if seat < len(self.names) else ""


@cache
def school(game: str) -> School:
    """Return the school of a game; raise MissingPart if it has none."""
    return decode(baghdad.game(game).part("school").read_bytes(), School)


def school_step(game: str, number: int) -> Step:
    """Return a step of a game's school, counted from 1; ServerError if there is none."""
    steps = school(game).steps
    if not 1 <= number <= len(steps):
        raise ServerError("no_such_step", step=number, steps=len(steps))
    return steps[number - 1]


def task_of(step: Step) -> protocol.SchoolTask:
    """Return what the learner's client is told about a step."""
    return protocol.SchoolTask(
        ways=step.ways,
        wrong=[protocol.WrongTries(tries=each.tries, answer=each.answer, refused=each.refused) for each in step.wrong],
        before=len(step.before),
        hidden=step.hidden,
        lit=step.lit,
        path=step.path,
    )


def matches(patterns: Patterns, action: str) -> bool:
    """Return whether an action is one of those that a way allows in this place."""
    return any(_expression(pattern).fullmatch(action) for pattern in _listed(patterns))


@cache
def _expression(pattern: str) -> re.Pattern[str]:
    return re.compile(".*".join(re.escape(part) for part in pattern.split(ANY)))


def _listed(patterns: Patterns) -> list[str]:
    return [patterns] if isinstance(patterns, str) else patterns


def reply_to(step: Step, played: Sequence[PlayedAction]) -> Move | None:
    """Return what another seat plays next, or None if the learner is to act or to take something back."""
    since = 0
    while since < len(played) and played[-1 - since].seat != LEARNER:
        since += 1
    if since == len(played):
        return None
    last = str(played[-1 - since].action)
    for reply in step.replies:
        if matches(reply.after, last):
            return Move(reply.seat, reply.actions[since]) if since < len(reply.actions) else None
    return None
