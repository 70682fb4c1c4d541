"""NumPy records and arrays, on which compiled rules play: the same names as in `plain.py`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy import (  # noqa: F401  # with the names in `plain.__all__`
    array,
    asarray,
    empty,
    float64,
    full,
    int8,
    int16,
    int32,
    int64,
    isnan,
    nan,
    sqrt,
    stack,
    uint8,
    uint64,
    zeros,
)

from baghdad.core import plain, plain_records

__all__ = plain.__all__  # pyright: ignore[reportUnsupportedDunderAll]

RecordType = np.dtype[Any] | plain_records.RecordType


def record(fields: Sequence[Any]) -> np.dtype[Any]:
    """Return the NumPy type of a record with these fields, which rules read and write by name.

    All fields are aligned, nested records too: NumPy doesn't align those by itself, and the compiler needs it.
    """
    names, formats, offsets, end = [], [], [], 0
    for name, *kind in fields:
        form = np.dtype(tuple(kind) if len(kind) > 1 else kind[0])
        alignment = plain_records.WORD_BYTES if form.base.names else form.base.alignment
        offsets.append(plain_records.aligned(end, alignment))
        names.append(name)
        formats.append(form)
        end = offsets[-1] + form.itemsize
    size = plain_records.aligned(end, plain_records.WORD_BYTES)
    layout: Any = {"names": names, "formats": formats, "offsets": offsets, "itemsize": size}
    return np.dtype((np.record, np.dtype(layout, align=True)))


def numpy_type(kind: RecordType) -> np.dtype[Any]:
    """Return the NumPy type of a record; a process that started interpreted knows it as a plain one."""
    return converted_type(kind) if isinstance(kind, plain_records.RecordType) else kind


@cache
def converted_type(kind: plain_records.RecordType) -> np.dtype[Any]:
    """Return the NumPy type with the same fields as a plain one."""
    fields = []
    for field in kind.fields:
        form: Any = f"<{field.kind}" if isinstance(field.kind, str) else converted_type(field.kind)
        fields.append((field.name, form, field.shape) if field.shape else (field.name, form))
    return record(fields)


@cache
def layout_of(kind: RecordType) -> plain_records.RecordType:
    """Return the fields of a type and where they are."""
    if isinstance(kind, plain_records.RecordType):
        return kind
    fields = []
    for name in kind.names or ():
        form = kind[name]
        one: Any = layout_of(form.base) if form.base.names else form.base.str[1:]
        fields.append((name, one, form.shape) if form.shape else (name, one))
    return plain.record(fields)


def constant(values: Iterable[Any], code: str = "<i8") -> Any:
    """Return a row or a grid of numbers of a type that never changes, as a global name of a module."""
    return np.array(as_rows(values), code)


def as_rows(values: Any) -> Any:
    """Return what NumPy makes an array of: the rows of a plain grid, and anything else unchanged."""
    return plain.as_list(values) if isinstance(values, plain_records.Grid) else values


def new_record(kind: RecordType) -> Any:
    """Return an empty record."""
    return np.zeros(1, numpy_type(kind)).view(np.recarray)[0]


def new_records(number: int, kind: RecordType) -> Any:
    """Return a row of empty records."""
    return np.zeros(number, numpy_type(kind)).view(np.recarray)


def record_of(kind: RecordType, *numbers: Any) -> Any:
    """Return a record with these numbers, in the order of its fields."""
    return np.array(numbers, numpy_type(kind))[()]


def record_from(kind: RecordType, data: bytes) -> Any:
    """Return the record with these bytes."""
    return np.frombuffer(bytearray(data), numpy_type(kind))[0]


def copy_of(record: Any) -> Any:
    """Return an independent copy of a record."""
    records = np.zeros(1, record.dtype)  # zeros, since the bytes between fields are compared too
    records[0] = record
    return records[0]


def new_buffer(kind: RecordType) -> Any:
    """Return the bytes of an empty record; to pass them to compiled code costs less than to pass a record."""
    return np.zeros(numpy_type(kind).itemsize, np.uint8)


def buffer_from(kind: RecordType, data: bytes) -> Any:
    """Return the buffer of a record with these bytes."""
    return np.frombuffer(bytearray(data), np.uint8)


def record_in(buffer: Any, kind: RecordType) -> Any:
    """Return the record of a buffer."""
    return buffer.view(numpy_type(kind)).view(np.recarray)[0]


def as_list(values: Any) -> Any:
    """Return a row as a list of Python's numbers, and a grid as a list of such lists."""
    return values.tolist()


def current_form(record: Any) -> Any:
    """Return a record in the form in which rules run now: one that was made interpreted is converted."""
    return record_from(record.dtype, record.tobytes()) if isinstance(record, plain_records.PlainRecord) else record


def current_words(words: Any) -> Any:
    """Return a row of unsigned words in the form in which rules run now."""
    return np.asarray(words, np.uint64)


def column(records: Any, name: str) -> list[Any]:
    """Return one field of all records."""
    return records[name].tolist()  # type: ignore[no-any-return]
