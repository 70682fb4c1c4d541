"""The catalogue of actions: number ↔ named action ↔ text. The texts are the notation others' tools read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any

from baghdad.core.errors import NotationError, nearest
from baghdad.dieb import action_ids
from baghdad.dieb.box import LETTERS

DANCER = "*"


@dataclass(frozen=True, slots=True, order=True)
class Action:
    """One action. Palaces are numbers from 0; `dancers` says how many are among the cards paid or taken.

    `palace` is the one placed at, smuggled into, stolen from, chosen to draw, or departed from; `target` is where
    a guard goes. `paid` are the letters and dancers a guard's move is paid with, the source's card first.
    """

    number: int
    text: str
    kind: str
    palace: int = -1
    target: int = -1
    dancers: int = 0
    paid: str = ""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    @property
    def has_thief(self) -> bool:
        """Whether it is one of the three actions with a thief (D-LIMIT-1)."""
        return self.kind in ("smuggle", "escort")

    def to_data(self) -> dict[str, Any]:
        """The action as JSON-ready data."""
        return {
            "number": self.number,
            "text": self.text,
            "kind": self.kind,
            "palace": LETTERS[self.palace] if self.palace >= 0 else None,
            "target": LETTERS[self.target] if self.target >= 0 else None,
            "dancers": self.dancers,
        }


Named = tuple[str, str, dict[str, Any]]  # text, kind, parts
PAIRS = [(int(source), int(target)) for source, target in zip(action_ids.SOURCE, action_ids.TARGET, strict=True)]


def _placements() -> Iterator[Named]:
    for palace, letter in enumerate(LETTERS):
        yield f"place {letter}", "place", {"palace": palace}
    for palace, letter in enumerate(LETTERS):
        yield f"place {letter} neutral", "place neutral", {"palace": palace}


def _smugglings() -> Iterator[Named]:
    for palace, letter in enumerate(LETTERS):
        for dancers in range(action_ids.PAYMENTS_TO_SMUGGLE):
            suffix = f" {DANCER}{dancers}" if dancers else ""
            yield f"smuggle {letter}{suffix}", "smuggle", {"palace": palace, "dancers": dancers}


def _own_moves() -> Iterator[Named]:
    for source, target in PAIRS:
        a, b = LETTERS[source], LETTERS[target]
        for paid in (a, b, DANCER):
            parts = {"palace": source, "target": target, "dancers": paid.count(DANCER), "paid": paid}
            yield f"guard {a}>{b} {paid}", "guard", parts
            yield f"escort {a}>{b} {paid}", "escort", parts


def _neutral_moves() -> Iterator[Named]:
    for source, target in PAIRS:
        a, b = LETTERS[source], LETTERS[target]
        for suffix, paid in (("", a + b), (f" *{a}", DANCER + b), (f" *{b}", a + DANCER), (" **", DANCER * 2)):
            parts = {"palace": source, "target": target, "dancers": paid.count(DANCER), "paid": paid}
            yield f"neutral {a}>{b}{suffix}", "neutral", parts


def _endings_and_thefts() -> Iterator[Named]:
    yield "end", "end", {}
    yield "pass", "pass", {}
    yield f"pass {DANCER}", "pass", {"dancers": 1}
    for palace, letter in enumerate(LETTERS):
        yield f"pass {letter}", "pass", {"palace": palace}
    for palace, letter in enumerate(LETTERS):
        yield f"steal {letter}", "steal", {"palace": palace}


# Every action, in the order of `numbers.py`.
CATALOGUE: tuple[Action, ...] = tuple(
    Action(number, text, kind, **parts)
    for number, (text, kind, parts) in enumerate(
        chain(_placements(), _smugglings(), _own_moves(), _neutral_moves(), _endings_and_thefts())
    )
)
BY_TEXT: dict[str, Action] = {action.text: action for action in CATALOGUE}


def parse(text: str) -> Action:
    """The action of a text; blanks at its ends don't count."""
    action = BY_TEXT.get(text.strip()) if isinstance(text, str) else None
    if action is None:
        given = str(text)[:60]
        raise NotationError("unknown_action", text=given, nearest=nearest(given, BY_TEXT))
    return action
