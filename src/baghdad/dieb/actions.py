"""The catalogue of actions: number ↔ named action ↔ text. The texts are the notation others' tools read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from baghdad.dieb import numbers
from baghdad.dieb.box import LETTERS, PALACES
from baghdad.table.errors import NotationError, nearest

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


def _catalogue() -> list[Action]:
    """Every action, in the order of `numbers.py`."""
    found: list[Action] = []

    def add(text: str, kind: str, **parts: Any) -> None:
        found.append(Action(len(found), text, kind, **parts))

    pairs = [(int(a), int(b)) for a, b in zip(numbers.SOURCE, numbers.TARGET, strict=True)]
    for palace, letter in enumerate(LETTERS):
        add(f"place {letter}", "place", palace=palace)
    for palace, letter in enumerate(LETTERS):
        add(f"place {letter} neutral", "place neutral", palace=palace)
    for palace, letter in enumerate(LETTERS):
        for dancers in range(numbers.PAYMENTS_TO_SMUGGLE):
            suffix = f" {DANCER}{dancers}" if dancers else ""
            add(f"smuggle {letter}{suffix}", "smuggle", palace=palace, dancers=dancers)
    for source, target in pairs:
        way = f"{LETTERS[source]}>{LETTERS[target]}"
        for paid in (LETTERS[source], LETTERS[target], DANCER):
            for kind in ("guard", "escort"):
                add(
                    f"{kind} {way} {paid}",
                    kind,
                    palace=source,
                    target=target,
                    dancers=int(paid == DANCER),
                    paid=paid,
                )
    for source, target in pairs:
        a, b = LETTERS[source], LETTERS[target]
        for suffix, paid in (("", a + b), (f" *{a}", DANCER + b), (f" *{b}", a + DANCER), (" **", DANCER * 2)):
            text = f"neutral {a}>{b}{suffix}"
            add(text, "neutral", palace=source, target=target, dancers=paid.count(DANCER), paid=paid)
    add("end", "end")
    add("pass", "pass")
    add(f"pass {DANCER}", "pass", dancers=1)
    for palace in range(PALACES):
        add(f"pass {LETTERS[palace]}", "pass", palace=palace)
    for palace in range(PALACES):
        add(f"steal {LETTERS[palace]}", "steal", palace=palace)
    return found


CATALOGUE: tuple[Action, ...] = tuple(_catalogue())
BY_TEXT: dict[str, Action] = {action.text: action for action in CATALOGUE}


def parse(text: str) -> Action:
    """The action of a text; blanks at its ends don't count."""
    action = BY_TEXT.get(text.strip()) if isinstance(text, str) else None
    if action is None:
        given = str(text)[:60]
        raise NotationError("unknown_action", text=given, nearest=nearest(given, BY_TEXT))
    return action
