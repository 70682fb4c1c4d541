"""Data for the figures of the rulebook on the page: positions as a seat sees them, the box and the city of voleurs.

`python -m tests.words.rulebook` writes these files again; a test compares them with the games.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import baghdad
from baghdad.voleurs.board.registry import board_of
from baghdad.voleurs.board.tables import build_tables
from baghdad.voleurs.box import (
    AGENT_PRICES,
    AT_START,
    BIRTHDAYS,
    CHARACTERS,
    DISTRICTS,
    GEM_COUNTS,
    GEM_PRICES,
    GEM_VALUES,
    GEMS,
    GOODS,
    PAWNS,
    TOKENS,
    worth,
)
from baghdad.voleurs.names import CHARACTER_NAMES, card_name
from baghdad.voleurs.static_data import city

PAGE = Path(__file__).parent.parent.parent / "page" / "src"
NOBODY = {"own": 0, "neutral": 0}


def palace(chests: int, neutral: int, guards: list[int], thieves: list[int]) -> dict[str, Any]:
    return {"chests": chests, "neutral": neutral, "guards": guards, "thieves": thieves}


NIGHT = {
    "game": "dieb",
    "players": 3,
    "options": {"tactical": False},
    "phase": "playing",
    "seat": 0,
    "acted": False,
    "thief_actions": 0,
    "palaces": [
        palace(4, 1, [1, 1, 0], [2, 1, 0]),
        palace(3, 1, [1, 0, 1], [1, 0, 2]),
        palace(4, 1, [1, 0, 0], [3, 0, 1]),
        palace(3, 0, [0, 1, 1], [0, 3, 0]),
        palace(2, 2, [0, 1, 0], [1, 0, 0]),
        palace(4, 1, [0, 0, 1], [0, 0, 1]),
    ],
    "hands": [
        {"cards": [2, 1, 1, 0, 0, 0], "dancers": 1},
        {"cards": [1, 0, 0, 2, 1, 0], "dancers": 0},
        {"cards": [0, 2, 0, 1, 0, 2], "dancers": 0},
    ],
    "deck": [9, 10, 11, 10, 11, 11],
    "discard": [5, 4, 5, 4, 5, 4],
    "dancers": 7,
    "chests_won": [[4], [4, 5], [4]],
    "to_place": [NOBODY, NOBODY, NOBODY],
}


def dieb() -> dict[str, Any]:
    """Return a position with three players, and the board before the first guard."""
    game = baghdad.game("dieb")
    return {"night": game.from_position(NIGHT, seed=1).view(0), "setup": game.new(3, 1).view(0)}


# Pawns in the figures of the city: cell, pawn and owner, a seat or `-` for the Vizier.
PLACES = {
    "placing": "f2 thief 0, e1 caravaneer 0, e3 caravaneer 0, h2 thief 1, g1 caravaneer 1",
    "income": "c3 broker 0, d4 assassin 0, f10 merchant 0, e10 thief 0, g12 caravaneer 0",
    "move": "f3 merchant 0, f4 caravaneer 1, g3 thief 1, e3 caravaneer 0",
    "merchants": "f11 merchant 0, f12 caravaneer 1, g10 broker 1, h10 merchant 0",
    "end": "g7 vizier -, g6 thief 0, e7 merchant 1, h5 broker 2",
}
DINARS = 3  # spent on the move in the figure


def parse_pawn(text: str) -> dict[str, Any]:
    cell, pawn, seat = text.split()
    return {"cell": cell, "pawn": pawn, "seat": None if seat == "-" else int(seat)}


def voleurs() -> dict[str, Any]:
    """Return prices and worths, the city, and how far a pawn can move."""
    board = board_of(baghdad.game("voleurs").new(3, 1).state)
    tables = build_tables(board)
    places = {name: [parse_pawn(pawn) for pawn in found.split(", ")] for name, found in PLACES.items()}
    taken = {pawn["cell"] for pawn in places["move"]}
    start = board.numbers[places["move"][0]["cell"]]
    reach = [
        cell.name
        for number, cell in enumerate(board.cells)
        if tables.distance[start, number] <= DINARS and cell.name not in taken
    ]
    return {
        "characters": [CHARACTER_NAMES[number] for number in range(len(CHARACTERS))],
        "districts": list(DISTRICTS),
        "goods": [card_name(card) for card in range(GOODS)],
        "worths": [[worth(card, character) for character in range(len(CHARACTERS))] for card in range(GOODS)],
        "pawns": [
            {"pawn": pawn, "pieces": TOKENS[kind], "start": AT_START[kind], "price": AGENT_PRICES[kind]}
            for kind, pawn in enumerate(PAWNS)
        ],
        "gems": [
            {"gem": gem, "pieces": GEM_COUNTS[kind], "price": GEM_PRICES[kind], "worth": GEM_VALUES[kind]}
            for kind, gem in enumerate(GEMS)
        ],
        "birthdays": list(BIRTHDAYS),
        "board": city(board),
        "places": places,
        "reach": reach,
    }


FILES = {PAGE / "dieb" / "rules" / "figures.json": dieb, PAGE / "voleurs" / "rules" / "box.json": voleurs}


def text(data: dict[str, Any]) -> str:
    """Return JSON text with one line for each key."""
    lines = (f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    for path, make_data in FILES.items():
        path.write_text(text(make_data()), encoding="utf-8")
