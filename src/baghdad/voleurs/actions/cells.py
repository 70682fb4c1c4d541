"""Checks of the cells that actions name."""

from __future__ import annotations

from typing import Any

from baghdad.core import arrays as np
from baghdad.core.errors import Refusal
from baghdad.voleurs.board.registry import board_of, tables_of_state
from baghdad.voleurs.names import DESERT_NAME
from baghdad.voleurs.rules.walking import may_end_on, steps_to
from baghdad.voleurs.state import CHANGING, MAX_CELLS


def unknown_cell(state: Any, *names: str) -> Refusal | None:
    """Return a refusal for the first name that no cell of the board has, or None."""
    cells = board_of(state).numbers
    wrong = next((name for name in names if name and name not in cells), None)
    return None if wrong is None else Refusal("no_such_cell", "V-BOARD-22", {"cell": wrong})


def wrong_change(state: Any, change: str) -> Refusal | None:
    """Return a refusal for a goal of the Vizier that isn't a cell of the city, or None."""
    if change == DESERT_NAME:
        return Refusal("no_return_to_desert", "V-MOVE-4")
    return unknown_cell(state, change)


def explain_change(state: Any, cell: int) -> Refusal:
    """Return why the change doesn't move the Vizier to a cell (V-OPT-CHANGE)."""
    if state.step != CHANGING:
        return Refusal("no_change", "V-OPT-CHANGE")
    return explain_walk(state, int(state.vizier), cell, int(state.change))


def explain_walk(state: Any, origin: int, cell: int, dinars: int) -> Refusal:
    """Return why nobody can walk from one cell to another for these dinars."""
    name = board_of(state).cells[cell].name
    if not may_end_on(state, cell, origin):
        return Refusal("cell_taken", "V-MOVE-7", {"cell": name})
    steps = np.zeros(MAX_CELLS, np.int64)
    steps_to(state, tables_of_state(state), origin, steps)
    return Refusal("too_far", "V-MOVE-1", {"cell": name, "steps": int(steps[cell]), "purse": dinars})
