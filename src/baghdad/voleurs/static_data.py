"""The public data of a board and the box, which are the same in every match on that board."""

from __future__ import annotations

from typing import Any

from baghdad.voleurs.actions import KINDS
from baghdad.voleurs.board.distances import fewest_steps
from baghdad.voleurs.board.model import Board
from baghdad.voleurs.box import (
    AGENT_PRICES,
    BIRTHDAY_GEMS,
    BIRTHDAYS,
    CARDS,
    CHARACTERS,
    DISTRICTS,
    FIRST_SURPRISE,
    GEM_COUNTS,
    GEM_VALUES,
    GEMS,
    GOODS,
    GOODS_CARDS,
    PAWNS,
    SURPRISE_VALUES,
    TOKENS,
    district_of,
    worth,
)
from baghdad.voleurs.names import CHARACTER_NAMES, card_name
from baghdad.voleurs.state import PHASES


def static_data(board: Board) -> dict[str, Any]:
    """Return board, districts from poor to rich, characters, cards with their values, gems and agents, and what a page
    needs to know of the kinds of actions: their phases, and which pieces pass between players."""
    return {
        "board": city(board),
        "districts": list(DISTRICTS),
        "characters": list(CHARACTER_NAMES),
        "cards": [_card(card) for card in range(CARDS)],
        "surprises": list(SURPRISE_VALUES),
        "gems": [{"gem": GEMS[n], "count": GEM_COUNTS[n], "value": GEM_VALUES[n]} for n in range(len(GEMS))],
        "pawns": [{"pawn": PAWNS[n], "count": TOKENS[n], "price": AGENT_PRICES[n]} for n in range(len(PAWNS))],
        "birthdays": {name: list(gems) for name, gems in zip(BIRTHDAYS, BIRTHDAY_GEMS, strict=True)},
        "phases": {event: PHASES[kind.phase] for kind in KINDS.values() for event in (kind.kind, *kind.passes)},
        "passes": _passes(),
    }


def city(board: Board) -> dict[str, Any]:
    """Return the city for drawing: `x` counts half cells, `y` rows; gates and walls lie between pairs of cells."""
    distances = fewest_steps(board, dict.fromkeys(board.entries, 1))
    return {
        "name": board.name,
        "cells": [
            {
                "name": cell.name,
                "x": cell.x,
                "y": cell.y,
                "district": cell.district,
                "shop": cell.shop,
                "distance": distances.get(number),
            }
            for number, cell in enumerate(board.cells)
        ],
        "gates": [list(gate) for gate in board.gates],
        "walls": [list(wall) for wall in board.walls],
        "ways": [{"cell": way.cell, "x": way.start[0], "y": way.start[1]} for way in board.ways],
    }


def _passes() -> dict[str, list[dict[str, str]]]:
    """Return which pieces pass between players, by kinds of events."""
    declared = [found.passes for found in KINDS.values()]
    return {
        event: [{"piece": piece, "from": leaves, "to": reaches} for piece, leaves, reaches in pieces]
        for passes in declared
        for event, pieces in passes.items()
    }


def _card(card: int) -> dict[str, Any]:
    """Return a trade card: its name, district, kind, and worth to each character."""
    kind = GOODS_CARDS[card][2] if card < GOODS else "gem" if card < FIRST_SURPRISE else "surprise"
    values = [worth(card, character) for character in range(len(CHARACTERS))] if card < GOODS else None
    return {"card": card_name(card), "district": district_of(card), "kind": kind, "worth": values}
