"""States as tuples of Python numbers, unpacked in one call, which is much faster than reading NumPy fields."""

from __future__ import annotations

import struct
from collections import namedtuple
from collections.abc import Callable, Collection
from operator import itemgetter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

STRUCT_CODES = {
    "i8": "q",
    "i4": "i",
    "i2": "h",
    "i1": "b",
    "u1": "B",
}  # codes of number types: NumPy's to those of `struct`


class Unpacker:
    """Unpacks states of one type. An array becomes a tuple, one with two dimensions a tuple of tuples."""

    def __init__(self, record_type: np.dtype[Any], left_out: Collection[str] = ()) -> None:
        fields = sorted(dict(record_type.fields or {}).items(), key=lambda item: item[1][1])
        format_string, end, number = "<", 0, 0
        keys: list[int | slice] = []
        names: list[str] = []
        self._tables: list[tuple[int, Callable[[Any], tuple[Any, ...]]]] = []  # fields with two dimensions
        for name, (field, offset, *_) in fields:
            if name in left_out:
                continue
            size = field.itemsize // field.base.itemsize
            format_string += f"{offset - end}x{size}{STRUCT_CODES[field.base.str[1:]]}"
            if len(field.shape) > 1:
                width = field.shape[1]
                rows = itemgetter(*(slice(first, first + width) for first in range(0, size, width)))
                self._tables.append((len(names), rows))
            keys.append(slice(number, number + size) if field.shape else number)
            names.append(name)
            end, number = offset + field.itemsize, number + size
        self.tuple_type: Any = namedtuple("StateTuple", names)  # type: ignore[misc]
        self._unpack = struct.Struct(f"{format_string}{record_type.itemsize - end}x").unpack
        self._group_by_field: Callable[[Any], tuple[Any, ...]] = itemgetter(*keys)

    def __call__(self, state: Any) -> Any:
        """Return the current fields of a state."""
        values = self._group_by_field(self._unpack(state.tobytes()))
        if self._tables:
            changed = list(values)
            for index, rows in self._tables:
                changed[index] = rows(changed[index])
            return self.tuple_type._make(changed)
        return self.tuple_type._make(values)
