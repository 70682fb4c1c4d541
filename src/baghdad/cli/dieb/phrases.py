"""Phrases that several sentences of dieb share: palaces, cards, payments, descriptions of actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from baghdad.cli.terminal_game import joined
from baghdad.dieb.box import LETTERS
from baghdad.words import Localizer

if TYPE_CHECKING:
    from baghdad.dieb.actions import Action

PAID = ("smuggle", "guard", "escort", "neutral")  # the kinds of action that cost cards
PALACE_FACTS = ("palace", "target", "chosen")


def localize_facts(say: Localizer, facts: dict[str, Any]) -> dict[str, Any]:
    """Replace palace letters in facts by the names of the palaces."""
    return {
        name: palace(say, value) if name in PALACE_FACTS and isinstance(value, str) and value in LETTERS else value
        for name, value in facts.items()
    }


def palace(say: Localizer, letter: str) -> str:
    """Return a palace as sentences name it."""
    return say("dieb-palace", letter=letter)


def payment(say: Localizer, cards: Sequence[int], dancers: int = 0) -> str:
    """Return a phrase for a payment: cards counted by palace, and dancers."""
    parts = [
        say("dieb-cards", number=number, name=say("dieb-palace-name", letter=letter))
        for letter, number in zip(LETTERS, cards, strict=True)
        if number
    ]
    if dancers:
        parts.append(say("dieb-dancers", number=dancers))
    return joined(say, parts)


def foreign_guards(view: dict[str, Any], palace: int) -> int:
    """Return the number of guards there that aren't the viewer's."""
    there = view["palaces"][palace]
    return int(there["neutral"] + sum(there["guards"]) - there["guards"][view["you"]])


def paid_cards(view: dict[str, Any], action: Action) -> list[int]:
    """Return the palace cards that an action of the viewer costs, counted by palace."""
    cards = [action.paid.count(letter) for letter in LETTERS]
    if action.kind == "smuggle":
        cards[action.palace] = foreign_guards(view, action.palace) - action.dancers
    return cards


def describe(say: Localizer, view: dict[str, Any], action: Action) -> str:
    """Say what an action of the viewer does and costs."""
    facts: dict[str, Any] = {}
    if action.palace >= 0:
        facts["palace"] = palace(say, LETTERS[action.palace])
    if action.target >= 0:
        facts["target"] = palace(say, LETTERS[action.target])
    if action.kind in PAID:
        facts["payment"] = payment(say, paid_cards(view, action), action.dancers)
    return say(f"dieb-do-{_sentence_name(action)}", **facts)


def price_or_effect(say: Localizer, view: dict[str, Any], action: Action) -> str:
    """Return the text after an action's notation: its price if it has one, else what it does."""
    if action.kind not in PAID:
        return describe(say, view, action)
    return say("dieb-pay", payment=payment(say, paid_cards(view, action), action.dancers))


def _sentence_name(action: Action) -> str:
    if action.kind == "pass" and action.dancers:
        return "pass-dancer"
    if action.kind == "pass" and action.palace >= 0:
        return "pass-chosen"
    return action.kind.replace(" ", "-")
