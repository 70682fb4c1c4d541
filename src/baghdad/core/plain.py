"""The arrays and records of interpreted rules, made of plain Python objects (`plain_records.py`).

The names are those of `numpy_arrays.py`; what NumPy has too is named as it is there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import isnan, nan, sqrt
from typing import Any

from baghdad.core.plain_records import (
    Buffers,
    Grid,
    PlainRecord,
    Records,
    RecordType,
    SingleRecord,
    new_grid,
    record_type,
)

__all__ = [
    "array",
    "as_list",
    "asarray",
    "buffer_from",
    "column",
    "constant",
    "copy_of",
    "current_form",
    "current_words",
    "empty",
    "float64",
    "full",
    "int8",
    "int16",
    "int32",
    "int64",
    "isnan",
    "layout_of",
    "nan",
    "new_buffer",
    "new_record",
    "new_records",
    "record",
    "record_from",
    "record_in",
    "record_of",
    "sqrt",
    "stack",
    "uint8",
    "uint64",
    "zeros",
]

# The constants of all modules with their number types, by identity; `compiled_forms.py` needs them.
constants: dict[int, tuple[Any, str]] = {}

int8 = int16 = int32 = int64 = uint8 = uint64 = int
float64 = float


def zeros(shape: int | tuple[int, ...], kind: Any = float) -> Any:
    """Return a row or a grid of zeros, or a row of empty records."""
    if isinstance(kind, RecordType):
        assert isinstance(shape, int)
        return new_records(shape, kind)
    return full(shape, 0.0 if kind is float else 0)


def empty(shape: int | tuple[int, ...], kind: Any = float) -> Any:
    """Return zeros; NumPy's has any numbers."""
    return zeros(shape, kind)


def full(shape: int | tuple[int, ...], number: Any, kind: Any = float) -> Any:
    """Return a row or a grid filled with a number."""
    return [number] * shape if isinstance(shape, int) else new_grid(shape, number)


def array(values: Iterable[Any], kind: Any = float) -> Any:
    """Return a row of numbers, or a grid of rows."""
    rows = [array(value) if isinstance(value, list | tuple) else value for value in values]
    return Grid(rows) if rows and isinstance(rows[0], list | Grid) else rows


def asarray(record: PlainRecord) -> Any:
    """Return an array without dimensions that refers to a record."""
    return SingleRecord(record)


def record(fields: Sequence[Any]) -> RecordType:
    """Return the type of a record with these fields, which rules read and write by name."""
    codes = ((name, kind.lstrip("<") if isinstance(kind, str) else kind, *shape) for name, kind, *shape in fields)
    return record_type(tuple(codes))


def layout_of(kind: RecordType) -> RecordType:
    """Return the fields of a type and where they are."""
    return kind


def constant(values: Iterable[Any], code: str = "<i8") -> Any:
    """Return a row or a grid of numbers of a type that never changes, as a global name of a module."""
    made = array(values)
    constants[id(made)] = made, code
    return made


def new_record(kind: RecordType) -> Any:
    """Return an empty record."""
    return kind.record_class()


def new_records(number: int, kind: RecordType) -> Any:
    """Return a row of empty records."""
    return Records([kind.record_class() for _ in range(number)])


def record_of(kind: RecordType, *numbers: Any) -> Any:
    """Return a record with these numbers, in the order of its fields."""
    new = kind.record_class()
    new.read_numbers(iter(numbers))
    return new


def record_from(kind: RecordType, data: bytes) -> Any:
    """Return the record with these bytes."""
    return kind.from_bytes(data)


def copy_of(record: PlainRecord) -> Any:
    """Return an independent copy of a record."""
    return record.copy()


def new_buffer(kind: RecordType) -> Any:
    """Return an empty record in the form in which rules are passed it from Python at the least cost."""
    return Records([kind.record_class()])


def buffer_from(kind: RecordType, data: bytes) -> Any:
    """Return the buffer of a record with these bytes."""
    return Records([kind.from_bytes(data)])


def stack(buffers: Iterable[Any]) -> Any:
    """Return a row of copies of buffers, which rules view as records side by side."""
    return Buffers([each.copy() for each in buffers])


def record_in(buffer: Any, kind: RecordType) -> Any:
    """Return the record of a buffer."""
    return buffer[0]


def as_list(values: Any) -> Any:
    """Return a row as a list of Python's numbers, and a grid as a list of such lists."""
    return [as_list(row) for row in values.rows] if isinstance(values, Grid) else list(values)


def current_form(record: Any) -> Any:
    """Return a record in the form in which rules run now."""
    return record


def current_words(words: Any) -> Any:
    """Return a row of unsigned words in the form in which rules run now."""
    return words


def column(records: Records, name: str) -> list[Any]:
    """Return one field of all records."""
    return [getattr(each, name) for each in records]
