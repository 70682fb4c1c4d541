"""Pawns: their codes, and how they are put on cells and removed."""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.voleurs.box import ASSASSIN, THIEF
from baghdad.voleurs.rules.cells import cell_bit, word_of
from baghdad.voleurs.state import KINDS, NOBODY, NOWHERE, VIZIER
from baghdad.voleurs.typed_records import State


@rule
def code_of(seat: int, kind: int) -> int:
    """Return the code of a player's pawn."""
    return 1 + KINDS * int(seat) + int(kind)


@rule
def owner_of(code: int) -> int:
    """Return the owner's seat; for the Vizier, a seat that doesn't exist."""
    return (int(code) - 1) // KINDS


@rule
def kind_of(code: int) -> int:
    """Return the kind of a pawn; meaningless for the Vizier."""
    return (int(code) - 1) % KINDS


@rule
def is_pawn_of(code: int, seat: int) -> bool:
    """Return whether a code is a pawn of that player."""
    return code_of(seat, THIEF) <= code <= code_of(seat, ASSASSIN)


@rule
def is_empty(state: State, cell: int) -> bool:
    """Return whether nobody stands on a cell, which has room for one pawn (V-MOVE-8)."""
    return state.occupant[cell] == NOBODY


@rule
def put(state: State, code: int, cell: int) -> None:
    """Put a pawn on a cell."""
    state.occupant[cell] = code
    state.taken_cells[word_of(cell)] |= cell_bit(cell)
    if code == VIZIER:
        state.vizier = cell
    else:
        state.pawn_cells[owner_of(code), word_of(cell)] |= cell_bit(cell)


@rule
def remove(state: State, cell: int) -> None:
    """Remove the pawn from a cell."""
    code = state.occupant[cell]
    state.occupant[cell] = NOBODY
    state.taken_cells[word_of(cell)] &= ~cell_bit(cell)
    if code == VIZIER:
        state.vizier = NOWHERE
    else:
        state.pawn_cells[owner_of(code), word_of(cell)] &= ~cell_bit(cell)


@rule
def send_to_desert(state: State, code: int) -> None:
    """Put a removed pawn into the desert, which has room for all (V-MOVE-8)."""
    if code != VIZIER:
        state.desert[owner_of(code), kind_of(code)] += 1
