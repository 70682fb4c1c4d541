"""Records in the other form: tests read plain records as NumPy's, and compare the two."""

from __future__ import annotations

from typing import Any

import numpy as np

from baghdad.core import numpy_arrays
from baghdad.core.plain_records import Grid, PlainRecord, Records


def as_numpy(record: Any) -> Any:
    """Return a NumPy record with the same bytes."""
    return np.frombuffer(record.tobytes(), numpy_arrays.numpy_type(record.dtype)).view(np.recarray)[0]


def as_plain(record: Any) -> Any:
    """Return a plain record with the same bytes."""
    return numpy_arrays.layout_of(record.dtype).from_bytes(record.tobytes())


def share_memory(record: Any, other: Any) -> bool:
    """Return whether a change of one record may change the other."""
    if not isinstance(record, PlainRecord):
        return bool(np.shares_memory(np.asarray(record), np.asarray(other)))
    return bool({id(part) for part in parts_of(record)} & {id(part) for part in parts_of(other)})


def parts_of(record: Any) -> list[Any]:
    """Return everything in a plain record that can be changed: itself, its rows and grids, and its records."""
    found = [record]
    for field in record.dtype.fields:
        value = getattr(record, field.name)
        if isinstance(value, PlainRecord):
            found += parts_of(value)
        elif isinstance(value, Records):
            found += [value, *(part for each in value for part in parts_of(each))]
        elif isinstance(value, Grid):
            found += [value, value.rows, *value.rows]
        elif isinstance(value, list):
            found.append(value)
    return found
