"""States whose fields are read fast from Python: a state itself if it is plain, else a tuple of all its numbers."""

from __future__ import annotations

import struct
from collections import namedtuple
from collections.abc import Callable, Collection
from operator import itemgetter
from typing import Any

from baghdad.core import arrays as np
from baghdad.core.plain_records import STRUCT_CODES, PlainRecord


class Unpacker:
    """Unpacks states of one type in one call, which is much faster than to read the fields of NumPy one by one.

    A row becomes a tuple, a grid a tuple of tuples. Fields that are records have to be left out.
    """

    def __init__(self, record_type: Any, left_out: Collection[str] = ()) -> None:
        layout = np.layout_of(record_type)
        codes, end, number = "<", 0, 0
        keys: list[int | slice] = []
        names: list[str] = []
        self._grids: list[tuple[int, Callable[[Any], tuple[Any, ...]]]] = []
        for field in layout.fields:
            if field.name in left_out:
                continue
            code = STRUCT_CODES[str(field.kind)]
            codes += f"{field.offset - end}x{field.size}{code}"
            if len(field.shape) > 1:
                width = field.shape[1]
                rows = itemgetter(*(slice(first, first + width) for first in range(0, field.size, width)))
                self._grids.append((len(names), rows))
            keys.append(slice(number, number + field.size) if field.shape else number)
            names.append(field.name)
            end, number = field.offset + struct.calcsize(code) * field.size, number + field.size
        self.tuple_type: Any = namedtuple("StateTuple", names)  # type: ignore[misc]
        self._unpack = struct.Struct(f"{codes}{layout.itemsize - end}x").unpack
        self._group_by_field: Callable[[Any], tuple[Any, ...]] = itemgetter(*keys)

    def __call__(self, state: Any) -> Any:
        """Return the current fields of a state."""
        if isinstance(state, PlainRecord):
            return state
        values = self._group_by_field(self._unpack(state.tobytes()))
        if self._grids:
            changed = list(values)
            for index, rows in self._grids:
                changed[index] = rows(changed[index])
            return self.tuple_type._make(changed)
        return self.tuple_type._make(values)
