"""Walking: how far dinars carry a pawn (V-MOVE-*)."""

from __future__ import annotations

from baghdad.core import arrays as np
from baghdad.core.array_types import Row
from baghdad.core.rule import rule
from baghdad.voleurs.board.distances import UNREACHABLE
from baghdad.voleurs.box import CARAVANEER
from baghdad.voleurs.rules.pawns import is_empty, kind_of, owner_of
from baghdad.voleurs.state import DESERT, MAX_CELLS, NOBODY, NOWHERE, VIZIER
from baghdad.voleurs.typed_records import BoardTables, State


@rule
def blocks_passage(state: State, cell: int) -> bool:
    """Return whether a rival's Caravaneer blocks a cell, where blocking is played (V-ADV-BLOCK, V-AMB-59)."""
    code = state.occupant[cell]
    if code == NOBODY or code == VIZIER:
        return False
    return kind_of(code) == CARAVANEER and owner_of(code) != state.seat


@rule
def row_of(origin: int) -> int:
    """Return the row of the distance table for a cell or the desert."""
    return DESERT if origin == NOWHERE else origin


@rule
def steps_from(state: State, tables: BoardTables, origin: int) -> Row[int]:
    """Return the fewest steps to each cell: over other pawns (V-MOVE-6), or around those that block."""
    if state.blocking:
        steps = np.zeros(MAX_CELLS, np.uint8)
        search_unblocked_steps(state, tables, origin, steps)
        return steps
    return tables.distance[row_of(origin)]


@rule
def steps_to(state: State, tables: BoardTables, origin: int, steps: Row[int]) -> None:
    """Write the same into an array of the caller's."""
    found = steps_from(state, tables, origin)
    for cell in range(tables.cells):
        steps[cell] = found[cell]


@rule
def search_unblocked_steps(state: State, tables: BoardTables, origin: int, steps: Row[int]) -> None:
    """Write the fewest steps around rivals' Caravaneers, by breadth-first search."""
    queue = np.zeros(MAX_CELLS, np.int16)
    waiting = 0
    for cell in range(MAX_CELLS):
        steps[cell] = UNREACHABLE
    if origin == NOWHERE:
        for cell in range(tables.cells):
            if tables.entry[cell] and not blocks_passage(state, cell):
                steps[cell] = 1
                queue[waiting] = cell
                waiting += 1
    else:
        steps[origin] = 0
        queue[0] = origin
        waiting = 1
    done = 0
    while done < waiting:
        here = queue[done]
        done += 1
        for side in range(tables.degree[here]):
            there = tables.neighbours[here, side]
            if steps[there] == UNREACHABLE and not blocks_passage(state, there):
                steps[there] = steps[here] + 1
                queue[waiting] = there
                waiting += 1


@rule
def may_end_on(state: State, cell: int, origin: int) -> bool:
    """Return whether a move may end on a cell: an empty one, or the one where it began (V-MOVE-7)."""
    return cell == origin or is_empty(state, cell)
