"""Plain records: a slot for each field, rows of numbers as lists, grids as lists of rows.

Their bytes are those of the NumPy records on which compiled rules play (`numpy_arrays.py`), since both are laid out
from the same list of fields. Python's integers don't wrap: a number that its field can't hold raises `struct.error`
when the record is next written as bytes, and a rule that relies on 64 bits has to mask.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from math import prod
from typing import Any, NamedTuple

from baghdad.core.plain_class import make_class

WORD_BYTES = 8
# Number types: the codes of NumPy to those of `struct`.
STRUCT_CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f8": "d"}
FLOAT_CODES = ("f8",)


# --- types -----------------------------------------------------------------------------------------------------------


class Field(NamedTuple):
    """A field of a record: its number type or record type, its shape (none for a single one), and its first byte."""

    name: str
    kind: str | RecordType
    shape: tuple[int, ...]
    offset: int

    @property
    def size(self) -> int:
        """Return how many numbers or records it has."""
        return prod(self.shape)

    @property
    def zero(self) -> int | float:
        """Return the zero of a field of numbers."""
        return 0.0 if self.kind in FLOAT_CODES else 0


class RecordType:
    """The type of a record; called, it returns an empty one."""

    def __init__(self, fields: Sequence[Any]) -> None:
        self.fields: list[Field] = []
        self.itemsize: int
        end = 0
        for name, kind, *shape in fields:
            size = kind.itemsize if isinstance(kind, RecordType) else struct.calcsize(STRUCT_CODES[kind])
            offset = aligned(end, min(size, WORD_BYTES))
            self.fields.append(Field(name, kind, shape[0] if shape else (), offset))
            end = offset + size * self.fields[-1].size
        self.names = tuple(field.name for field in self.fields)
        self.itemsize = aligned(end, WORD_BYTES)

    def offset_of(self, name: str) -> int:
        """Return the first byte of a field."""
        return self.fields[self.names.index(name)].offset

    @cached_property
    def struct(self) -> struct.Struct:
        """Return the reader and writer of its bytes."""
        return struct.Struct("<" + self.struct_codes)

    @cached_property
    def struct_codes(self) -> str:
        """Return the codes of all its numbers, and of the bytes between them."""
        codes, end = "", 0
        for field in self.fields:
            one = field.kind.struct_codes if isinstance(field.kind, RecordType) else STRUCT_CODES[field.kind]
            codes += "x" * (field.offset - end) + one * field.size
            end = field.offset + struct.calcsize("<" + one) * field.size
        return codes + "x" * (self.itemsize - end)

    @cached_property
    def record_class(self) -> type[PlainRecord]:
        """Return the class of its records, which is made when the first is."""
        return make_class(self, PlainRecord, {"Grid": Grid, "Records": Records, "new_grid": new_grid})

    def __call__(self) -> PlainRecord:
        """Return an empty record."""
        return self.record_class()

    def __reduce__(self) -> Any:
        fields = tuple((name, kind, shape) if shape else (name, kind) for name, kind, shape, _ in self.fields)
        return record_type, (fields,)

    def from_bytes(self, data: bytes) -> PlainRecord:
        """Return the record with these bytes."""
        new = self.record_class()
        new.read_numbers(iter(self.struct.unpack(data)))
        return new


@cache
def record_type(fields: tuple[Any, ...]) -> RecordType:
    """Return the type with these fields: always the same object, also for records that were pickled."""
    return RecordType(fields)


def aligned(offset: int, alignment: int) -> int:
    """Return the first offset from this one on that is a multiple of the alignment."""
    return -(-offset // alignment) * alignment


class PlainRecord:
    """What all records share; `plain_class.py` makes a subclass with the fields of each type.

    A record within a record can be set, which copies all numbers of the other. Rows and grids can't be set, only their
    elements.
    """

    __slots__ = ()
    dtype: RecordType

    def copy(self) -> PlainRecord:
        """Return an independent copy."""
        raise NotImplementedError

    def take(self, other: PlainRecord) -> None:
        """Copy all numbers of another record of the same type."""
        raise NotImplementedError

    def numbers(self) -> tuple[Any, ...]:
        """Return all numbers in the order of the fields."""
        raise NotImplementedError

    def read_numbers(self, numbers: Iterator[Any]) -> None:
        """Set all numbers in the order of the fields."""
        raise NotImplementedError

    def tobytes(self) -> bytes:
        """Return the bytes that a NumPy record with the same numbers has; raise struct.error if one doesn't fit."""
        return self.dtype.struct.pack(*self.numbers())

    @property
    def nbytes(self) -> int:
        """Return the number of its bytes."""
        return self.dtype.itemsize

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)

    def __setitem__(self, name: str, value: Any) -> None:
        setattr(self, name, value)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, type(self)) and self.numbers() == other.numbers())

    __hash__ = None  # type: ignore[assignment]  # records can change

    def __reduce__(self) -> Any:
        return RecordType.from_bytes, (self.dtype, self.tobytes())


# --- arrays ----------------------------------------------------------------------------------------------------------


class Records(list[PlainRecord]):
    """Records side by side; setting one copies all its numbers.

    Compiled rules take the bytes of records, and view them as records; these stand for both.
    """

    __slots__ = ()

    def __setitem__(self, index: Any, value: Any) -> None:
        self[index].take(value)

    def view(self, kind: Any) -> Records:
        """Return the same records."""
        return self

    def reshape(self, size: int) -> Records:
        """Return the same records."""
        return self

    def copy(self) -> Records:
        """Return copies of the records."""
        return Records([each.copy() for each in self])

    def tobytes(self) -> bytes:
        """Return the bytes of all records."""
        return b"".join([each.tobytes() for each in self])


class Buffers(list[Records]):
    """Records of which each is in a buffer of its own."""

    __slots__ = ()

    @property
    def size(self) -> int:
        """Return the number of bytes."""
        return sum(each[0].dtype.itemsize for each in self)

    def reshape(self, size: int) -> Records:
        """Return the records of all buffers side by side."""
        return Records([each[0] for each in self])


class Grid:
    """Rows of numbers, or of grids: `grid[a]` is a row, `grid[a, b]` a number, `grid[:, b]` a column."""

    __slots__ = ("rows",)

    def __init__(self, rows: list[Any]) -> None:
        self.rows = rows

    def __getitem__(self, place: Any) -> Any:
        if type(place) is not tuple:
            return self.rows[place]
        row = self.rows[place[0]]
        rest = place[1] if len(place) == 2 else place[1:]
        return [each[rest] for each in row] if type(place[0]) is slice else row[rest]

    def __setitem__(self, place: Any, value: Any) -> None:
        if type(place) is tuple:
            self.rows[place[0]][place[1] if len(place) == 2 else place[1:]] = value
        else:
            self.rows[place][:] = value

    def __len__(self) -> int:
        return len(self.rows)

    def copy(self) -> Grid:
        """Return an independent copy."""
        return Grid([row.copy() for row in self.rows])

    def take(self, other: Grid) -> None:
        """Copy all numbers of another grid of the same shape."""
        for own, others in zip(self.rows, other.rows, strict=True):
            own[:] = others

    def numbers(self) -> list[Any]:
        """Return all numbers, row by row."""
        return [number for row in self.rows for number in row]


class SingleRecord:
    """A record as the array without dimensions that `asarray` makes of it."""

    __slots__ = ("base",)

    def __init__(self, base: PlainRecord) -> None:
        self.base = base

    def __getitem__(self, place: tuple[()]) -> PlainRecord:
        return self.base


def new_grid(shape: Sequence[int], number: Any) -> Any:
    """Return a row or a grid filled with a number."""
    first, *rest = shape
    return Grid([new_grid(rest, number) for _ in range(first)]) if rest else [number] * first
