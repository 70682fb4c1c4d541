"""Makes `yardstick_tables.h`, from which the yardstick in C takes the box, the board and the step ids.

It is written whenever the yardstick is compiled; `python -m baghdad.bench.voleurs.yardstick_tables` prints it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

from baghdad.bench.rules import DECISION_CAP
from baghdad.core.arrays import as_list
from baghdad.voleurs import action_ids, box, state
from baghdad.voleurs.board.parser import DEFAULT_BOARD
from baghdad.voleurs.board.registry import board_tables

OFFERS = ("OFFERS_PER_PLAYER", "OFFERS", "HISTORY")
BOX = ("MAX_PLAYERS", "GOODS", "GEM_CARDS", "CARDS", "FIRST_GEM_CARD", "FIRST_SURPRISE")
LISTS = ("TOKENS", "AT_START", "AGENT_PRICES", "GEM_COUNTS", "GEM_PRICES", "SURPRISE_VALUES")


def header() -> str:
    """Return the text of the header."""
    board = board_tables(DEFAULT_BOARD)
    cells = int(board.cells)
    neighbours = [as_list(board.neighbours[cell][: board.degree[cell]]) for cell in range(cells)]
    characters = range(len(box.CHARACTERS))
    return "\n".join(
        [
            f"// Written by yardstick_tables.py: the box, the board {DEFAULT_BOARD} and the step ids of voleurs.",
            *constants({name: getattr(action_ids, name) for name in vars(action_ids) if is_step(name)}),
            *constants({name: getattr(box, name) for name in BOX}),
            *constants({name: getattr(state, name) for name in OFFERS}),
            *constants({"DECISION_CAP": DECISION_CAP, "CELLS": cells}),
            *(array(f"{name}[]", getattr(box, name)) for name in LISTS),
            array("CARD_DISTRICT[CARDS]", map(box.district_of, range(box.CARDS))),
            array("SHOP[CELLS]", as_list(board.shop[:cells])),
            array("CELL_DISTRICT[CELLS]", as_list(board.district[:cells])),
            array("ENTRIES[]", (entry for entry in as_list(board.entries) if entry >= 0)),
            "// Each list of neighbours ends with -1.",
            nested("NEIGHBOURS[CELLS][7]", ([*cells_near, -1] for cells_near in neighbours)),
            nested("WORTH[][GOODS]", ([box.worth(card, who) for card in range(box.GOODS)] for who in characters)),
            "",
        ]
    )


def is_step(name: str) -> bool:
    """Return whether a name of `action_ids` is a step: those imported are in other modules."""
    own = not hasattr(box, name) and not hasattr(state, name)
    return own and name.isupper() and isinstance(getattr(action_ids, name), int)


def constants(values: dict[str, Any]) -> list[str]:
    """Return definitions of constants in C."""
    return [f"enum {{ {', '.join(f'{name} = {value}' for name, value in values.items())} }};"]


def array(declarator: str, numbers: Iterable[int]) -> str:
    """Return the definition of an array of small integers in C."""
    return f"static const int8_t {declarator} = {{{joined(numbers)}}};"


def nested(declarator: str, rows: Iterable[Iterable[int]]) -> str:
    """Return the definition of an array of arrays of small integers in C."""
    lines = ",\n".join(f"    {{{joined(row)}}}" for row in rows)
    return f"static const int8_t {declarator} = {{\n{lines},\n}};"


def joined(numbers: Iterable[int]) -> str:
    """Return numbers separated by commas."""
    return ", ".join(map(str, numbers))


if __name__ == "__main__":
    sys.stdout.write(header())
