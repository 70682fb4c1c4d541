"""Pawns: their codes, and how they are put on cells and removed."""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.voleurs.box import ASSASSIN, THIEF
from baghdad.voleurs.rules.cells import cell_bit, word_of
from baghdad.voleurs.state import KINDS, NOBODY, NOWHERE, VIZIER


@rule
def code_of(seat, kind):
    """Return the code of a player's pawn."""
    return 1 + KINDS * int(seat) + int(kind)


@rule
def owner_of(code):
    """Return the owner's seat; for the Vizier, a seat that doesn't exist."""
    return (int(code) - 1) // KINDS


@rule
def kind_of(code):
    """Return the kind of a pawn; meaningless for the Vizier."""
    return (int(code) - 1) % KINDS


@rule
def is_pawn_of(code, seat):
    """Return whether a code is a pawn of that player."""
    return code_of(seat, THIEF) <= code <= code_of(seat, ASSASSIN)


@rule
def is_empty(state, cell):
    """Return whether nobody stands on a cell, which has room for one pawn (V-MOVE-8)."""
    return state.occupant[cell] == NOBODY


@rule
def put(state, code, cell):
    """Put a pawn on a cell."""
    state.occupant[cell] = code
    state.taken_cells[word_of(cell)] |= cell_bit(cell)
    if code == VIZIER:
        state.vizier = cell
    else:
        state.pawn_cells[owner_of(code), word_of(cell)] |= cell_bit(cell)


@rule
def remove(state, cell):
    """Remove the pawn from a cell."""
    code = state.occupant[cell]
    state.occupant[cell] = NOBODY
    state.taken_cells[word_of(cell)] &= ~cell_bit(cell)
    if code == VIZIER:
        state.vizier = NOWHERE
    else:
        state.pawn_cells[owner_of(code), word_of(cell)] &= ~cell_bit(cell)


@rule
def send_to_desert(state, code):
    """Put a removed pawn into the desert, which has room for all (V-MOVE-8)."""
    if code != VIZIER:
        state.desert[owner_of(code), kind_of(code)] += 1
