"""Pawns: whose they are, what they are, and how they come and go."""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.voleurs.state import KINDS, NOBODY, NOWHERE, VIZIER


@rule
def code_of(seat, kind):
    """The code of a player's pawn."""
    return 1 + KINDS * int(seat) + int(kind)


@rule
def owner_of(code):
    """Whose pawn it is; nobody's seat for the Vizier."""
    return (int(code) - 1) // KINDS


@rule
def kind_of(code):
    """What the pawn is; meaningless for the Vizier."""
    return (int(code) - 1) % KINDS


@rule
def is_pawn_of(code, seat):
    """Whether it is that player's pawn."""
    return code != NOBODY and code != VIZIER and owner_of(code) == seat


@rule
def is_empty(state, cell):
    """One pawn to a cell (V-MOVE-8)."""
    return state.occupant[cell] == NOBODY


@rule
def put(state, code, cell):
    """A pawn comes to stand on a cell."""
    state.occupant[cell] = code
    if code == VIZIER:
        state.vizier = cell


@rule
def remove(state, cell):
    """A pawn is taken off its cell."""
    if state.occupant[cell] == VIZIER:
        state.vizier = NOWHERE
    state.occupant[cell] = NOBODY


@rule
def send_to_desert(state, code):
    """A pawn that stands nowhere joins the crowd outside the city, which has room for all (V-MOVE-8)."""
    if code != VIZIER:
        state.desert[owner_of(code), kind_of(code)] += 1
