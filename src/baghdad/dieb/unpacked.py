"""A state as a tuple of Python numbers, unpacked in one call, which is much faster than reading NumPy fields."""

from __future__ import annotations

import struct
from operator import itemgetter
from typing import Any, NamedTuple

from baghdad.dieb.state import STATE

STRUCT_CODES = {"i8": "q", "i4": "i", "i1": "b", "u1": "B"}  # codes of number types: NumPy's to those of `struct`
Counts = tuple[int, ...]  # one per seat; guards have one more, for the neutral ones


class StateTuple(NamedTuple):
    """The fields of the state, with the same names."""

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


def _struct_layout() -> tuple[str, list[int | slice]]:
    """Return the `struct` format of the state's bytes, and the index or slice of each field among the numbers read."""
    format_string, indexes, end, number = "<", [], 0, 0
    assert STATE.fields is not None
    for name in StateTuple._fields:
        field, offset = STATE.fields[name][:2]
        size = field.itemsize // field.base.itemsize
        format_string += f"{offset - end}x{size}{STRUCT_CODES[field.base.str[1:]]}"
        indexes.append(slice(number, number + size) if field.shape else number)
        end, number = offset + field.itemsize, number + size
    return f"{format_string}{STATE.itemsize - end}x", indexes


STRUCT_FORMAT, FIELD_INDEXES = _struct_layout()
_unpack_bytes, _group_by_field = struct.Struct(STRUCT_FORMAT).unpack, itemgetter(*FIELD_INDEXES)


def unpack_state(state: Any) -> StateTuple:
    """Return the current fields of a state."""
    return StateTuple._make(_group_by_field(_unpack_bytes(state.tobytes())))
