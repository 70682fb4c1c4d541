"""Phrases that several sentences share: cards, payments, offers, descriptions of actions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from baghdad.cli.query_sentences import sentence
from baghdad.cli.terminal_game import joined
from baghdad.cli.voleurs.card_names import action_for_reader, card_text, localized_name, number_of
from baghdad.core.queries import Line
from baghdad.voleurs.actions import Action
from baghdad.voleurs.actions.move import Move
from baghdad.voleurs.box import (
    DISTRICTS,
    FIRST_GEM_CARD,
    FIRST_SURPRISE,
    GEMS,
)
from baghdad.voleurs.names import CHARACTER_NAMES
from baghdad.voleurs.payments import dinars
from baghdad.voleurs.queries import deeds
from baghdad.words import Localizer


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
    return sentence(
        say, deeds.with_strike(view, action, Line("query-notation", {"action": action_for_reader(say, action)})), names
    )


def ability_name(pawn: str) -> str:
    """Return the word for what a kind of pawn does to its victims."""
    return {"thief": "rob", "assassin": "kill"}.get(pawn, "expel")
