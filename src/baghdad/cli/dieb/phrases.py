"""Phrases that several sentences of dieb share: palaces, cards, payments, descriptions of actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from baghdad.cli.query_sentences import sentence
from baghdad.cli.terminal_game import joined
from baghdad.dieb import queries
from baghdad.dieb.box import LETTERS
from baghdad.dieb.queries import PAID
from baghdad.words import Localizer

if TYPE_CHECKING:
    from baghdad.dieb.actions import Action

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


def describe(say: Localizer, view: dict[str, Any], action: Action) -> str:
    """Say what an action of the viewer does and costs."""
    return sentence(say, queries.describe(view, action), ())


def price_or_effect(say: Localizer, view: dict[str, Any], action: Action) -> str:
    """Return the text after an action's notation: its price if it has one, else what it does."""
    if action.kind not in PAID:
        return describe(say, view, action)
    return say("dieb-pay", payment=payment(say, queries.paid_cards(view, action), action.dancers))
