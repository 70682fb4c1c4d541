"""The records of `baghdad.core` as types, for editors. Written by `python -m tests.typed_records`."""

from __future__ import annotations

from baghdad.core.array_types import Record


class Rng(Record):
    """`baghdad.core.rng.RNG`."""

    word: int
