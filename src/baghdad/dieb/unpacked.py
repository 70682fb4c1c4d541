"""A state as plain numbers, read at one stroke: a NumPy record asked for field after field takes far longer."""

from __future__ import annotations

import struct
from operator import itemgetter
from typing import Any, NamedTuple

from baghdad.dieb.state import STATE

FORMS = {"i8": "q", "i4": "i", "i1": "b", "u1": "B"}  # NumPy's names of numbers, and those of `struct`
Counts = tuple[int, ...]  # one for each seat; of guards, one more for the neutral ones


class StateTuple(NamedTuple):
    """The fields of the record, by the same names and in the same order."""

    guards: Counts
    thieves: Counts
    cards: Counts
    shown: Counts
    deck: int
    discard: int
    chests: int
    chests_won: Counts
    held_dancers: Counts
    dancers: int
    own_to_place: Counts
    neutral_to_place: Counts
    players: int
    seat: int
    phase: int
    acted: int
    thief_actions: int
    stole: int
    idle_turns: int
    tactical: int
    optional_theft: int
    chosen_card: int
    peek: int
    decisions: int
    decision_cap: int


def _layout() -> tuple[str, list[int | slice]]:
    """The record's bytes as `struct` reads them, and where among the numbers read each field is."""
    form, places, end, number = "<", [], 0, 0
    assert STATE.fields is not None
    for name in StateTuple._fields:
        field, offset = STATE.fields[name][:2]
        size = field.itemsize // field.base.itemsize
        form += f"{offset - end}x{size}{FORMS[field.base.str[1:]]}"
        places.append(slice(number, number + size) if field.shape else number)
        end, number = offset + field.itemsize, number + size
    return f"{form}{STATE.itemsize - end}x", places


FORM, PLACES = _layout()
unpacked, in_fields = struct.Struct(FORM).unpack, itemgetter(*PLACES)


def plain(state: Any) -> StateTuple:
    """The state's fields as they are now."""
    return StateTuple._make(in_fields(unpacked(state.tobytes())))
