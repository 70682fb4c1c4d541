"""Phrases of dieb that several sentences share: palaces, cards, payments, what an action does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from baghdad.cli.terminal_game import joined
from baghdad.dieb.actions import Action
from baghdad.dieb.box import LETTERS
from baghdad.words import Speaker

PAID = ("smuggle", "guard", "escort", "neutral")  # the kinds of action that cost cards
PALACE_FACTS = ("palace", "target", "chosen")


def spoken(say: Speaker, facts: dict[str, Any]) -> dict[str, Any]:
    """Facts in which palaces are letters, with their names instead."""
    return {
        name: palace(say, value) if name in PALACE_FACTS and isinstance(value, str) and value in LETTERS else value
        for name, value in facts.items()
    }


def palace(say: Speaker, letter: str) -> str:
    """A palace as sentences name it."""
    return say("dieb-palace", letter=letter)


def payment(say: Speaker, cards: Sequence[int], dancers: int = 0) -> str:
    """Cards counted by palace, and dancers."""
    parts = [
        say("dieb-cards", number=number, name=say("dieb-palace-name", letter=letter))
        for letter, number in zip(LETTERS, cards, strict=True)
        if number
    ]
    if dancers:
        parts.append(say("dieb-dancers", number=dancers))
    return joined(say, parts)


def foreign_guards(view: dict[str, Any], palace: int) -> int:
    """Guards there that aren't the viewer's."""
    there = view["palaces"][palace]
    return int(there["neutral"] + sum(there["guards"]) - there["guards"][view["you"]])


def paid_cards(view: dict[str, Any], action: Action) -> list[int]:
    """The palace cards that an action of the viewer costs, counted by palace."""
    cards = [action.paid.count(letter) for letter in LETTERS]
    if action.kind == "smuggle":
        cards[action.palace] = foreign_guards(view, action.palace) - action.dancers
    return cards


def describe(say: Speaker, view: dict[str, Any], action: Action) -> str:
    """What an action of the viewer does, and for what."""
    facts: dict[str, Any] = {}
    if action.palace >= 0:
        facts["palace"] = palace(say, LETTERS[action.palace])
    if action.target >= 0:
        facts["target"] = palace(say, LETTERS[action.target])
    if action.kind in PAID:
        facts["payment"] = payment(say, paid_cards(view, action), action.dancers)
    return say(f"dieb-do-{_sort(action)}", **facts)


def short(say: Speaker, view: dict[str, Any], action: Action) -> str:
    """What stands after the notation of an action: its price if it has one, else what it does."""
    if action.kind not in PAID:
        return describe(say, view, action)
    return say("dieb-pay", payment=payment(say, paid_cards(view, action), action.dancers))


def _sort(action: Action) -> str:
    if action.kind == "pass" and action.dancers:
        return "pass-dancer"
    if action.kind == "pass" and action.palace >= 0:
        return "pass-chosen"
    return action.kind.replace(" ", "-")
