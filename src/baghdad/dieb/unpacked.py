"""A state as a tuple of Python numbers, unpacked in one call, which is much faster than reading NumPy fields."""

from __future__ import annotations

import struct
from collections import namedtuple
from operator import itemgetter
from typing import Any

from baghdad.dieb.state import STATE

STRUCT_CODES = {
    "i8": "q",
    "i4": "i",
    "i2": "h",
    "i1": "b",
    "u1": "B",
}  # codes of number types: NumPy's to those of `struct`

StateTuple: Any = namedtuple("StateTuple", STATE.names or ())  # type: ignore[misc]  # the same fields as the state


def _struct_layout() -> tuple[str, list[int | slice]]:
    """Return the `struct` format of the state's bytes, and the index or slice of each field among the numbers read."""
    format_string, indexes, end, number = "<", [], 0, 0
    for field, offset, *_ in sorted(dict(STATE.fields or {}).values(), key=itemgetter(1)):
        size = field.itemsize // field.base.itemsize
        format_string += f"{offset - end}x{size}{STRUCT_CODES[field.base.str[1:]]}"
        indexes.append(slice(number, number + size) if field.shape else number)
        end, number = offset + field.itemsize, number + size
    return f"{format_string}{STATE.itemsize - end}x", indexes


STRUCT_FORMAT, FIELD_INDEXES = _struct_layout()
_unpack_bytes, _group_by_field = struct.Struct(STRUCT_FORMAT).unpack, itemgetter(*FIELD_INDEXES)


def unpack_state(state: Any) -> Any:
    """Return the current fields of a state."""
    return StateTuple._make(_group_by_field(_unpack_bytes(state.tobytes())))
