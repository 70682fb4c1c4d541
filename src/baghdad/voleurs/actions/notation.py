"""Parts of the notation that several kinds of action share: cells, cards, claims."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from baghdad.core.errors import NotationError
from baghdad.voleurs.names import CARD_NUMBERS, DESERT_NAME, VIZIER_NAME, card_name
from baghdad.voleurs.state import NO_CLAIM

CELL = rf"[a-z]\d+|{DESERT_NAME}"
PAYMENT = rf" < (?P<cards>.+?)(?: \+ {VIZIER_NAME} (?P<change>{CELL}))?"


SEAT = re.compile(r"(?<=^offer )\d{1,3}\b|(?<=^slipper )\d{1,3}\b", re.IGNORECASE)  # of the player who is named


class UnknownWord(Exception):
    """A word that has no meaning where it appears."""


def for_reader(text: str) -> str:
    """Return an action in notation as people read it: players count from 1, while seats count from 0."""
    return SEAT.sub(lambda found: str(int(found.group()) + 1), text)


def from_reader(text: str) -> str:
    """Return an action as people type it in notation; raise NotationError for player 0."""
    found = SEAT.search(text)
    if found and int(found.group()) == 0:
        raise NotationError("unknown_word", text=text[:60], word=found.group(), nearest="1")
    return SEAT.sub(lambda found: str(int(found.group()) - 1), text)


def read_name(word: str, numbers: Mapping[str, int]) -> int:
    """Return the number that belongs to a name; raise UnknownWord if none does."""
    if word not in numbers:
        raise UnknownWord(word)
    return numbers[word]


def read_cards(text: str) -> tuple[int, ...]:
    """Return cards by their names, in rising order."""
    cards = sorted(read_name(name.strip(), CARD_NUMBERS) for name in text.split(","))
    if len(set(cards)) < len(cards):
        raise UnknownWord(text)
    return tuple(cards)


def write_cards(cards: Iterable[int]) -> str:
    """Return the names of cards."""
    return ", ".join(map(card_name, cards))


def read_claimed_cards(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return cards in rising order, and the name claimed for each of them."""
    pairs = []
    for part in text.split(","):
        real, _, claimed = part.strip().partition(" as ")
        claim = read_name(claimed.strip(), CARD_NUMBERS) if claimed else NO_CLAIM
        pairs.append((read_name(real.strip(), CARD_NUMBERS), claim))
    pairs.sort()
    cards = tuple(card for card, _ in pairs)
    if len(set(cards)) < len(cards):
        raise UnknownWord(text)
    return cards, tuple(claim for _, claim in pairs)


def write_claimed_cards(cards: Iterable[int], claims: Iterable[int]) -> str:
    """Return the names of cards, each with the name claimed for it."""
    return ", ".join(
        card_name(card) + (f" as {card_name(claim)}" if claim != NO_CLAIM else "")
        for card, claim in zip(cards, claims, strict=True)
    )
