"""Queries about cards: the hand, what cards are worth together, what they are worth to each character."""

from __future__ import annotations

from itertools import groupby

from baghdad.core.queries import MAX_QUOTED, Line, QueryError, Question
from baghdad.core.spelling import plain
from baghdad.voleurs.box import CARDS, FIRST_SURPRISE, GOODS, district_of
from baghdad.voleurs.box import worth as worth_of
from baghdad.voleurs.names import CARD_NUMBERS, CHARACTER_NAMES, card_name
from baghdad.voleurs.payments import dinars
from baghdad.voleurs.queries.phrases import card, cards_by_name, character, character_number, district, is_gem_card


def hand(question: Question) -> list[Line]:
    """Return what the hand is worth, then its cards by district."""
    cards, owner = own_cards(question), character_number(question.view, question.you)
    if not cards:
        return [Line("voleurs-hand-empty")]
    total = 0 if owner is None else dinars(cards, owner)
    by_district = groupby(sorted(cards, key=lambda held: (district_of(held), held)), key=district_of)
    return [
        Line("voleurs-query-hand", {"number": len(cards), "dinars": total}),
        *(
            Line(
                "voleurs-query-hand-district",
                {"district": district(number), "cards": [card_worth(held, owner) for held in group]},
            )
            for number, group in by_district
        ),
    ]


def own_cards(question: Question) -> list[int]:
    """Return the cards of the seat that asks."""
    return cards_by_name(question.view["seats"][question.you]["cards"] or ())


def card_worth(number: int, owner: int | None) -> Line:
    """Return a card with its value; gem cards and surprises have none of their own."""
    if is_gem_card(number):
        return Line("voleurs-hand-gem-card", {"card": card(number)})
    if number >= FIRST_SURPRISE:
        return Line("voleurs-hand-surprise", {"card": card(number)})
    if owner is None:
        return card(number)
    return Line("voleurs-hand-card", {"card": card(number), "dinars": worth_of(number, owner)})


def worth(question: Question) -> list[Line]:
    """Return what cards are worth together: those named, else the whole hand."""
    view, you = question.view, question.you
    owner = character_number(view, you)
    if owner is None:
        return [Line("voleurs-worth-no-character")]
    cards = named_cards(question) or [held for held in own_cards(question) if not is_gem_card(held)]
    for number in cards:
        if is_gem_card(number):
            return [Line("voleurs-worth-gem-card", {"card": card(number)})]
    if not cards:
        return [Line("voleurs-hand-empty")]
    parts = [card_worth(number, owner) for number in cards]
    facts = {"cards": parts, "dinars": dinars(cards, owner), "character": character(CHARACTER_NAMES[owner])}
    return [Line("voleurs-worth", facts)]


def values(question: Question) -> list[Line]:
    """Return what goods are worth to each character at the table: those named, else those of the hand."""
    seats = question.view["seats"]
    present = [CHARACTER_NAMES.index(seat["character"]) for seat in seats if seat["character"]]
    owners = sorted(set(present)) or list(range(len(CHARACTER_NAMES)))
    cards = [number for number in (named_cards(question) or own_cards(question)) if number < GOODS]
    return [
        Line(
            "voleurs-query-values",
            {
                "card": card(number),
                "values": [
                    Line(
                        "voleurs-query-value",
                        {"character": character(CHARACTER_NAMES[owner]), "value": worth_of(number, owner)},
                    )
                    for owner in owners
                ],
            },
        )
        for number in cards
    ] or [Line("voleurs-hand-empty")]


def named_cards(question: Question) -> list[int]:
    """Return the cards that are asked about, each once; raise QueryError for an unknown name."""
    cards = set()
    for name in filter(None, map(str.strip, question.about.split(","))):
        if plain(name) not in CARD_NUMBERS:
            near = question.names.nearest(name, [plain(card_name(number)) for number in range(CARDS)])
            raise QueryError("unknown_card", about=name[:MAX_QUOTED], nearest=near)
        cards.add(CARD_NUMBERS[plain(name)])
    return sorted(cards)
