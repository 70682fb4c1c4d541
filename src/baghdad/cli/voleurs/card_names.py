"""The names of cards and characters in the reader's language; known without the rules."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from baghdad.core.spelling import plain
from baghdad.voleurs.box import CARDS, CHARACTERS
from baghdad.voleurs.names import CARD_NUMBERS, CHARACTER_NAMES, card_name
from baghdad.words import Localizer

if TYPE_CHECKING:
    from baghdad.voleurs.actions import Action


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


def action_for_reader(say: Localizer, action: Action) -> str:
    """Return an action as the reader types it: players count from 1, cards have names of the reader's language."""
    from baghdad.voleurs.actions.notation import for_reader

    return _card_pattern().sub(lambda found: localized_name(say, found.group()), for_reader(str(action)))


@cache
def _card_pattern() -> re.Pattern[str]:
    """Return a pattern of all names of cards in the notation, which writes them with capital letters."""
    longest_first = sorted(map(card_name, range(CARDS)), key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(map(re.escape, longest_first))})\b")
