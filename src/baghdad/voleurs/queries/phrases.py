"""Phrases that several answers share: cards, gems, districts, pawns and their owners, cells."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from baghdad.core.queries import Line, Player, listed
from baghdad.core.spelling import plain
from baghdad.voleurs.board.model import Board
from baghdad.voleurs.board.registry import get_board
from baghdad.voleurs.box import CHARACTERS, DISTRICTS, FIRST_GEM_CARD, FIRST_SURPRISE, GEMS
from baghdad.voleurs.names import CARD_NUMBERS, CHARACTER_NAMES, VIZIER_NAME
from baghdad.voleurs.options import Options


def board_of_view(view: Mapping[str, Any]) -> Board:
    """Return the board of a view."""
    return get_board(view["options"].get("board", Options().board))


def card(number: int) -> Line:
    """Return a card by its number."""
    return Line("voleurs-card", {"number": number})


def cards_by_name(names: Iterable[str]) -> list[int]:
    """Return the numbers of cards that a view names."""
    return [CARD_NUMBERS[plain(name)] for name in names]


def is_gem_card(number: int) -> bool:
    """Return whether a card is a gem card, which has no value in dinars."""
    return FIRST_GEM_CARD <= number < FIRST_SURPRISE


def character(name: str) -> Line:
    """Return a character by its name in the notation."""
    return Line("voleurs-character-name", {"character": CHARACTERS[CHARACTER_NAMES.index(name)]})


def character_number(view: Mapping[str, Any], seat: int) -> int | None:
    """Return the number of a player's character; None before it is chosen."""
    chosen = view["seats"][seat]["character"]
    return None if chosen is None else CHARACTER_NAMES.index(chosen)


def district(number: int) -> Line:
    """Return a district by its number."""
    return Line("voleurs-district-name", {"district": DISTRICTS[number]})


def district_counts(numbers: Sequence[int]) -> Any:
    """Return counts of cards by district."""
    return listed(
        [
            Line("voleurs-counted", {"district": name, "number": number})
            for name, number in zip(DISTRICTS, numbers, strict=True)
            if number
        ]
    )


def gem_counts(bag: Mapping[str, int]) -> Any:
    """Return the counts of gems."""
    return listed([Line("voleurs-bag-gem", {"gem": gem, "number": bag[gem]}) for gem in GEMS if bag.get(gem)])


def pawn(kind: str, seat: int | None) -> Line:
    """Return a pawn with its owner; the Vizier has none."""
    if kind == VIZIER_NAME or seat is None:
        return Line("voleurs-a-pawn", {"pawn": VIZIER_NAME})
    return Line("voleurs-query-pawn", {"pawn": kind, "name": Player(seat)})


def cell(city: Board, number: int) -> Line:
    """Return a cell with its district, and whether it is a shop."""
    there = city.cells[number]
    kind = "shop" if there.shop else "street"
    return Line("voleurs-query-cell", {"cell": there.name, "kind": kind, "district": DISTRICTS[there.district]})
