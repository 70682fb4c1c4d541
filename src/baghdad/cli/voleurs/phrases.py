"""Phrases that several sentences share: cards, payments, offers, descriptions of actions."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any
from unicodedata import normalize

from baghdad.cli.query_sentences import sentence
from baghdad.cli.terminal_game import joined
from baghdad.cli.voleurs.card_names import card_text, character_text, localized_name, number_of
from baghdad.core.errors import NotationError
from baghdad.core.queries import Line
from baghdad.voleurs.actions import KINDS, Action
from baghdad.voleurs.actions.move import Move
from baghdad.voleurs.actions.notation import UnknownWord, from_reader
from baghdad.voleurs.box import (
    CARDS,
    DISTRICTS,
    FIRST_GEM_CARD,
    FIRST_SURPRISE,
    GEMS,
    PAWNS,
)
from baghdad.voleurs.names import (
    CARD_NUMBERS,
    CHARACTER_NAMES,
    CHARACTER_NUMBERS,
    DESERT_NAME,
    VIZIER_NAME,
    card_name,
    plain,
)
from baghdad.voleurs.payments import dinars
from baghdad.voleurs.queries import deeds
from baghdad.words import Localizer

TYPED_LANGUAGES = ("en", "fr")  # the languages whose names of cards the notation itself understands
WORDS = ("give", "as", "want", "look", "x", "for", DESERT_NAME, VIZIER_NAME)
# Words that the notation has a meaning for.
NOTATION_WORDS = {*CARD_NUMBERS, *CHARACTER_NUMBERS, *KINDS, *PAWNS, *GEMS, *DISTRICTS, *WORDS}


def typed_card(say: Localizer, card: int) -> str:
    """Return the name of a card, followed by what has to be typed for it if that differs."""
    text, typed = card_text(say, card), card_name(card)
    return text if say.language in TYPED_LANGUAGES or text == typed else f"{text} [{typed}]"


@cache
def _own_names(say: Localizer) -> tuple[re.Pattern[str], dict[str, str]]:
    """Return the names that cards and characters have only in the reader's language, with those of the notation."""
    exact = {" ".join(card_text(say, card).casefold().split()): card_name(card) for card in range(CARDS)}
    exact |= {character_text(say, name).casefold(): name for name in CHARACTER_NAMES}
    bare = Counter(map(plain, exact))
    unaccented = {plain(name): typed for name, typed in exact.items() if bare[plain(name)] == 1}
    own = {name: typed for name, typed in (unaccented | exact).items() if name not in NOTATION_WORDS}
    longest_first = sorted(map(re.escape, own), key=len, reverse=True)
    return re.compile(rf"(?<![\w-])({'|'.join(longest_first) or '(?!)'})(?![\w-])"), own


def to_notation(say: Localizer, text: str) -> str:
    """Return typed text in notation: names of cards and characters in the reader's language are replaced."""
    pattern, own = _own_names(say)
    words = normalize("NFC", " ".join(text.casefold().split()))
    try:
        return from_reader(pattern.sub(lambda found: own[found.group(1)], words) if own else text)
    except UnknownWord as error:
        raise NotationError("unknown_word", text=text[:60], word=str(error), nearest="1") from None


def card_list(say: Localizer, cards: Iterable[int]) -> str:
    """Return cards by name, or a word for none."""
    return listed(say, [card_text(say, card) for card in cards])


def listed(say: Localizer, items: Sequence[str]) -> str:
    """Return the items as a list, or a word for none."""
    return joined(say, items) or say("voleurs-nothing")


def is_gem_card(card: int) -> bool:
    """Return whether a card is a gem card, which has no value in dinars."""
    return FIRST_GEM_CARD <= card < FIRST_SURPRISE


def own_character(view: Mapping[str, Any]) -> int | None:
    """Return the number of the viewer's character; None before it is chosen."""
    chosen = view["seats"][view["you"]]["character"]
    return None if chosen is None else CHARACTER_NAMES.index(chosen)


def own_cards(view: Mapping[str, Any]) -> list[int]:
    """Return the viewer's hand as numbers."""
    return [number_of(name) for name in view["seats"][view["you"]]["cards"] or ()]


def payment(say: Localizer, view: Mapping[str, Any], cards: Sequence[int]) -> str:
    """Return the cards that the viewer pays, and what they are worth together."""
    character = own_character(view)
    named = joined(say, [card_text(say, card) for card in cards])
    if character is None or all(map(is_gem_card, cards)):
        return named
    return say("voleurs-payment", cards=named, dinars=dinars(cards, character))


def district_counts(say: Localizer, numbers: Sequence[int]) -> str:
    """Return the counts of cards by district."""
    parts = zip(DISTRICTS, numbers, strict=True)
    return listed(say, [say("voleurs-counted", district=d, number=number) for d, number in parts if number])


def gem_counts(say: Localizer, bag: Mapping[str, int]) -> str:
    """Return the counts of the gems in a bag."""
    return listed(say, [say("voleurs-bag-gem", gem=gem, number=bag[gem]) for gem in GEMS if bag.get(gem)])


def claimed_cards(say: Localizer, claims: Iterable[Sequence[str]]) -> str:
    """Return the cards of an offer: district and claimed name of each, then the numbers without a claim."""
    parts: list[str] = []
    unnamed: dict[str, int] = {}
    for district, claim in claims:
        if claim:
            parts.append(say("voleurs-offer-claimed", district=district, claim=localized_name(say, claim)))
        else:
            unnamed[district] = unnamed.get(district, 0) + 1
    parts += [say("voleurs-offer-unnamed", district=district, number=n) for district, n in unnamed.items()]
    return listed(say, parts)


def offer_lines(say: Localizer, offer: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """Return an open offer as the viewer sees it, with a second line for what only its maker knows."""
    given = district_counts(say, offer["given"]) if offer["claims"] is None else claimed_cards(say, offer["claims"])
    lines = [
        say(
            "voleurs-offer-line",
            offer=offer["number"],
            maker=names[offer["maker"]],
            to=names[offer["to"]],
            given=given,
            wanted=district_counts(say, offer["wanted"]),
        )
    ]
    if offer["cards"]:
        lines.append(say("voleurs-offer-really", cards=card_list(say, map(number_of, offer["cards"]))))
    return lines


# --- what an action does -----------------------------------------------------------------------------------------


def describe(say: Localizer, view: Mapping[str, Any], action: Action, names: Sequence[str]) -> str:
    """Return what an action of the viewer does, and its payment."""
    return sentence(say, deeds.describe(view, action), names)


def with_strike(say: Localizer, view: Mapping[str, Any], action: Move, names: Sequence[str]) -> str:
    """Return the notation of a move with what it does to a neighbour."""
    return sentence(say, deeds.with_strike(view, action, Line("query-notation", {"action": str(action)})), names)


def ability_name(pawn: str) -> str:
    """Return the word for what a kind of pawn does to its victims."""
    return {"thief": "rob", "assassin": "kill"}.get(pawn, "expel")
