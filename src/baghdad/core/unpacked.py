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

    A row becomes a tuple, a grid a tuple of tuples. If not all fields are wanted, `wanted` names those that are; fields
    that are records can't be.
    """

    def __init__(self, record_type: Any, wanted: Collection[str] | None = None) -> None:
        layout = np.layout_of(record_type)
        codes, end, number = "<", 0, 0
        rows: list[int | slice] = []  # of the numbers: a number, a row, or each row of a grid
        fields: list[int | slice] = []  # of those: one, or all rows of a grid
        names: list[str] = []
        for field in layout.fields:
            if wanted is not None and field.name not in wanted:
                continue
            code = STRUCT_CODES[str(field.kind)]
            codes += f"{field.offset - end}x{field.size}{code}"
            first, after = number, number + field.size
            if len(field.shape) > 1:
                width = field.shape[1]
                fields.append(slice(len(rows), len(rows) + field.size // width))
                rows += [slice(start, start + width) for start in range(first, after, width)]
            else:
                fields.append(len(rows))
                rows.append(slice(first, after) if field.shape else first)
            names.append(field.name)
            end, number = field.offset + struct.calcsize(code) * field.size, after
        self.tuple_type: Any = namedtuple("StateTuple", names)  # type: ignore[misc]
        self._unpack = struct.Struct(f"{codes}{layout.itemsize - end}x").unpack
        self._cut_into_rows: Callable[[Any], tuple[Any, ...]] = itemgetter(*rows)
        self._group_by_field: Callable[[Any], tuple[Any, ...]] = itemgetter(*fields)

    def __call__(self, state: Any) -> Any:
        """Return the current fields of a state."""
        if isinstance(state, PlainRecord):
            return state
        return self.tuple_type._make(self._group_by_field(self._cut_into_rows(self._unpack(state.tobytes()))))
