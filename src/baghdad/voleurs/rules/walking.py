"""How far dinars carry a pawn (V-MOVE-*)."""

from __future__ import annotations

import numpy as np

from baghdad.core.rule import rule
from baghdad.voleurs.board.tables import UNREACHABLE
from baghdad.voleurs.box import CARAVANEER
from baghdad.voleurs.rules.pawns import is_empty, kind_of, owner_of
from baghdad.voleurs.state import DESERT, MAX_CELLS, NOBODY, NOWHERE, VIZIER

FAR = UNREACHABLE


@rule
def bars_way(state, cell):
    """With the rule of blocking, nobody passes over a rival's Caravaneer (V-ADV-BLOCK, V-AMB-59)."""
    code = state.occupant[cell]
    if code == NOBODY or code == VIZIER:
        return False
    return kind_of(code) == CARAVANEER and owner_of(code) != state.seat


@rule
def row_of(origin):
    """The row of distances from a cell, or from the desert."""
    return DESERT if origin == NOWHERE else origin


@rule
def steps_to(state, atlas, origin, steps):
    """Fills in the fewest steps to each cell: over other pawns as if they weren't there (V-MOVE-6), or round them."""
    if state.blocking:
        walk_round(state, atlas, origin, steps)
    else:
        row = row_of(origin)
        for cell in range(atlas.cells):
            steps[cell] = atlas.distance[row, cell]


@rule
def walk_round(state, atlas, origin, steps):
    """Fewest steps when rivals' Caravaneers must be gone round: a search in rings."""
    queue = np.zeros(MAX_CELLS, np.int16)
    waiting = 0
    for cell in range(atlas.cells):
        steps[cell] = FAR
    if origin == NOWHERE:
        for cell in range(atlas.cells):
            if atlas.entry[cell] and not bars_way(state, cell):
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
        for side in range(atlas.degree[here]):
            there = atlas.neighbours[here, side]
            if steps[there] == FAR and not bars_way(state, there):
                steps[there] = steps[here] + 1
                queue[waiting] = there
                waiting += 1


@rule
def may_end_on(state, cell, origin):
    """A move ends on an empty cell, or where it began (V-MOVE-7)."""
    return cell == origin or is_empty(state, cell)
