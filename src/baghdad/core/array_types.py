"""Types of the rows, grids and buffers that rules use, for type checkers and editors; no program needs them.

A row is a list where rules are interpreted and an array of NumPy where they are compiled (`arrays.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, TypeVar, overload

Item = TypeVar("Item", covariant=True)


class Record:
    """A record; its subclasses in `typed_records.py` have the fields."""

    def __getitem__(self, name: str, /) -> Any:
        """Return a field by its name."""


class Row(Protocol[Item]):
    """A row of numbers or records."""

    @overload
    def __getitem__(self, index: int, /) -> Item: ...
    @overload
    def __getitem__(self, index: slice, /) -> Row[Item]: ...
    def __setitem__(self, index: int | slice, value: Any, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Item]: ...


class Grid(Protocol[Item]):
    """A grid of numbers: an element by row and column, or a whole row."""

    @overload
    def __getitem__(self, index: tuple[int, int], /) -> Item: ...
    @overload
    def __getitem__(self, index: int, /) -> Row[Item]: ...
    def __setitem__(self, index: tuple[int, int] | int, value: Any, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Row[Item]]: ...


class Single(Protocol[Item]):
    """An array without dimensions, of one record."""

    def __getitem__(self, index: tuple[()], /) -> Item: ...


class Buffer(Protocol):
    """The bytes of records."""

    def view(self, kind: Any, /) -> Any:
        """Return the records of a type that the bytes are."""
