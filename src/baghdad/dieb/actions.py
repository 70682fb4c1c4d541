"""The catalogue of actions: action id ↔ named action ↔ notation. Other programs read the notation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any

from baghdad.dieb import action_ids
from baghdad.dieb.box import LETTERS

DANCER = "*"


@dataclass(frozen=True, slots=True, order=True)
class Action:
    """An action. Palaces are numbered from 0; `dancers` is the number of dancers among the cards paid or taken.

    `palace` is where a guard is placed or leaves, a thief is smuggled in or a chest is stolen, or whose card is
    chosen; `target` is where a guard goes. `paid` are the letters and dancers that pay a guard's move, the source's
    card first.
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
        """Return whether the action counts towards the limit of three actions with a thief (D-LIMIT-1)."""
        return self.kind in ("smuggle", "escort")

    def to_data(self) -> dict[str, Any]:
        """Return the action as JSON-ready data."""
        return {
            "number": self.number,
            "text": self.text,
            "kind": self.kind,
            "palace": LETTERS[self.palace] if self.palace >= 0 else None,
            "target": LETTERS[self.target] if self.target >= 0 else None,
            "dancers": self.dancers,
        }


ActionSpec = tuple[str, str, dict[str, Any]]  # text, kind, parts
PAIRS = [(int(source), int(target)) for source, target in zip(action_ids.SOURCE, action_ids.TARGET, strict=True)]


def _placements() -> Iterator[ActionSpec]:
    for palace, letter in enumerate(LETTERS):
        yield f"place {letter}", "place", {"palace": palace}
    for palace, letter in enumerate(LETTERS):
        yield f"place {letter} neutral", "place neutral", {"palace": palace}


def _smugglings() -> Iterator[ActionSpec]:
    for palace, letter in enumerate(LETTERS):
        for dancers in range(action_ids.PAYMENTS_TO_SMUGGLE):
            suffix = f" {DANCER}{dancers}" if dancers else ""
            yield f"smuggle {letter}{suffix}", "smuggle", {"palace": palace, "dancers": dancers}


def _own_moves() -> Iterator[ActionSpec]:
    for source, target in PAIRS:
        a, b = LETTERS[source], LETTERS[target]
        for paid in (a, b, DANCER):
            parts = {"palace": source, "target": target, "dancers": paid.count(DANCER), "paid": paid}
            yield f"guard {a}>{b} {paid}", "guard", parts
            yield f"escort {a}>{b} {paid}", "escort", parts


def _neutral_moves() -> Iterator[ActionSpec]:
    for source, target in PAIRS:
        a, b = LETTERS[source], LETTERS[target]
        for suffix, paid in (("", a + b), (f" *{a}", DANCER + b), (f" *{b}", a + DANCER), (" **", DANCER * 2)):
            parts = {"palace": source, "target": target, "dancers": paid.count(DANCER), "paid": paid}
            yield f"neutral {a}>{b}{suffix}", "neutral", parts


def _endings_and_thefts() -> Iterator[ActionSpec]:
    yield "end", "end", {}
    yield "pass", "pass", {}
    yield f"pass {DANCER}", "pass", {"dancers": 1}
    for palace, letter in enumerate(LETTERS):
        yield f"pass {letter}", "pass", {"palace": palace}
    for palace, letter in enumerate(LETTERS):
        yield f"steal {letter}", "steal", {"palace": palace}


# All actions, in the order of `action_ids.py`.
CATALOGUE: tuple[Action, ...] = tuple(
    Action(number, text, kind, **parts)
    for number, (text, kind, parts) in enumerate(
        chain(_placements(), _smugglings(), _own_moves(), _neutral_moves(), _endings_and_thefts())
    )
)
