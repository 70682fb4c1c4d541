"""Observations as rows of small numbers: what stands where in them, by name.

A game lists its planes once; the rules that fill a row, its documents and whoever learns from it go by that list.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod


@dataclass(frozen=True, slots=True)
class Plane:
    """Some numbers that belong together: how they are arranged, the largest there can be, and what they say."""

    name: str
    shape: tuple[int, ...]
    maximum: int
    description: str

    @property
    def size(self) -> int:
        """How many numbers."""
        return prod(self.shape)


class Layout:
    """Planes one after the other."""

    def __init__(self, planes: Sequence[Plane]) -> None:
        self.planes = tuple(planes)
        self.starts: dict[str, int] = {}
        self.size = 0
        for plane in planes:
            self.starts[plane.name] = self.size
            self.size += plane.size

    def __getitem__(self, name: str) -> int:
        """Where a plane begins."""
        return self.starts[name]

    def slice_of(self, name: str) -> slice:
        """The place of a plane in a row."""
        start = self.starts[name]
        return slice(start, start + self.plane(name).size)

    def plane(self, name: str) -> Plane:
        """A plane by its name."""
        return next(plane for plane in self.planes if plane.name == name)

    @property
    def highest(self) -> list[int]:
        """The largest number there can be in each place."""
        return [plane.maximum for plane in self.planes for _ in range(plane.size)]
