"""The layout of observations: which numbers of an observation row mean what, by name.

A game lists its planes once. The rules that fill a row, the documents and learners all use that list.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from baghdad.core.options import Options, switches


@dataclass(frozen=True, slots=True)
class Plane:
    """A named block of an observation: its shape, the largest value possible in it, and its meaning."""

    name: str
    shape: tuple[int, ...]
    maximum: int
    description: str

    @property
    def size(self) -> int:
        """Return the number of values in the plane."""
        return prod(self.shape)


class Layout:
    """An observation row: planes one after the other."""

    def __init__(self, planes: Sequence[Plane]) -> None:
        self.planes = tuple(planes)
        self.starts: dict[str, int] = {}
        self.size = 0
        for plane in planes:
            self.starts[plane.name] = self.size
            self.size += plane.size

    def __getitem__(self, name: str) -> int:
        """Return the index at which a plane starts."""
        return self.starts[name]

    def slice_of(self, name: str) -> slice:
        """Return the slice of a row that a plane occupies."""
        start = self.starts[name]
        return slice(start, start + self.plane(name).size)

    def plane(self, name: str) -> Plane:
        """Return a plane by its name."""
        return next(plane for plane in self.planes if plane.name == name)

    @property
    def highest(self) -> list[int]:
        """Return the largest value possible at each index of a row."""
        return [plane.maximum for plane in self.planes for _ in range(plane.size)]


@dataclass(frozen=True, slots=True)
class Observer:
    """The observations of a game: their layout, and the rule `encode(state, seat, row)` that fills a row."""

    layout: Layout
    encode: Callable[[Any, int, Any], None]


# A plane, and a function of state and seat that returns its values.
FilledPlane = tuple[Plane, Callable[[Any, int], Any]]


def plane_observer(*planes: FilledPlane) -> Observer:
    """Return an observer that fills plane by plane, in Python; a plane with fewer values than room ends with zeros."""
    layout = Layout([plane for plane, _ in planes])
    slices = [(layout.slice_of(plane.name), values) for plane, values in planes]

    def encode(state: Any, seat: int, row: Any) -> None:
        row[:] = 0
        for place, values in slices:
            found = values(state, seat)
            row[place][: len(found)] = found

    return Observer(layout, encode)


def seat_plane(field: str, seats: int, maximum: int, description: str) -> FilledPlane:
    """Return the plane of a field of the state that has a value for each seat; those of the own seat come first."""

    def values(state: Any, seat: int) -> list[int]:
        players = int(state.players)
        return [state[field][(seat + number) % players] for number in range(players)]

    return Plane(field, (seats,), maximum, f"{description}, by seat, the own first"), values


def options_plane(options: type[Options]) -> FilledPlane:
    """Return the plane that has a 1 for each option that is on."""
    names = switches(options)
    return Plane("options", (len(names),), 1, "options that are on"), lambda state, _: [state[name] for name in names]
