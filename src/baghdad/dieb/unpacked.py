"""A state whose fields are read fast from Python: the state itself if it is plain, else a tuple of all its numbers."""

from __future__ import annotations

from collections import namedtuple
from operator import itemgetter
from typing import Any

from baghdad.core import arrays as np
from baghdad.core.plain_records import PlainRecord, RecordType
from baghdad.dieb.state import STATE

LAYOUT = np.layout_of(STATE)

StateTuple: Any = namedtuple("StateTuple", LAYOUT.names)  # type: ignore[misc]  # the same fields as the state


def _field_indexes(layout: RecordType) -> list[int | slice]:
    """Return the index or slice of each field among all numbers of the state."""
    indexes: list[int | slice] = []
    first = 0
    for field in layout.fields:
        indexes.append(slice(first, first + field.size) if field.shape else first)
        first += field.size
    return indexes


_unpack_bytes, _group_by_field = LAYOUT.struct.unpack, itemgetter(*_field_indexes(LAYOUT))


def unpack_state(state: Any) -> Any:
    """Return the current fields of a state; to unpack NumPy's in one call is faster than to read them one by one."""
    if isinstance(state, PlainRecord):
        return state
    return StateTuple._make(_group_by_field(_unpack_bytes(state.tobytes())))
