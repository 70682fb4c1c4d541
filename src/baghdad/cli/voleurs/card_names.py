"""The names of cards and characters in the reader's language; known without the rules."""

from __future__ import annotations

from typing import Any

from baghdad.core.spelling import plain
from baghdad.voleurs.box import CHARACTERS
from baghdad.voleurs.names import CARD_NUMBERS, CHARACTER_NAMES
from baghdad.words import Localizer


def localized_facts(say: Localizer, facts: dict[str, Any]) -> dict[str, Any]:
    """Return facts with a card's name in the reader's language instead of the notation's."""
    card = facts.get("card")
    if isinstance(card, str) and plain(card) in CARD_NUMBERS:
        return {**facts, "card": localized_name(say, card)}
    return facts


def number_of(name: str) -> int:
    """Return the number of a card by its name in a view or an event."""
    return CARD_NUMBERS[plain(name)]


def localized_name(say: Localizer, name: str) -> str:
    """Return the name of a card of a view or an event in the reader's language."""
    return card_text(say, number_of(name))


def character_text(say: Localizer, name: str) -> str:
    """Return the name of a character of a view in the reader's language."""
    return say("voleurs-character-name", character=CHARACTERS[CHARACTER_NAMES.index(name)])


def card_text(say: Localizer, card: int) -> str:
    """Return the name of a card in the reader's language."""
    return say("voleurs-card", number=card)
