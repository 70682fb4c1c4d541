"""Tallies: six small counts, one for each palace, packed into a 48-bit word with one byte per palace.

Cards in a hand, guards before the palaces, thieves in the courtyards and chests on the terraces are tallies. One
operation adds or compares all six counts, in machine code and in plain Python. A set of palaces is six bits, bit 0
for palace a.
"""

from __future__ import annotations

from collections.abc import Iterable

from baghdad.core.bits import popcount as popcount
from baghdad.core.rule import rule
from baghdad.dieb.box import PALACES

BYTE = 8
COUNT = 0xFF
EACH = 0x01_01_01_01_01_01  # one of every palace
HIGH = 0x80_80_80_80_80_80  # the topmost bit of every byte
ALL = 0x3F  # the set of all six palaces
LAST = BYTE * (PALACES - 1)
# Multiplying bits 0, 8, … 40 by this lines them up in bits 40 … 45.
GATHER = 1 << 40 | 1 << 33 | 1 << 26 | 1 << 19 | 1 << 12 | 1 << 5


def tally(counts: Iterable[int]) -> int:
    """Return the tally of six counts."""
    return sum(number << BYTE * palace for palace, number in enumerate(counts))


def counts(tally: int) -> list[int]:
    """Return the six counts of a tally."""
    return list(int(tally).to_bytes(PALACES, "little"))


@rule
def one(palace: int) -> int:
    """Return a tally of one at a palace."""
    return 1 << (BYTE * palace)


@rule
def count(tally: int, palace: int) -> int:
    """Return the count of a palace."""
    return (int(tally) >> (BYTE * palace)) & COUNT


@rule
def total(tally: int) -> int:
    """Return the sum over all palaces: multiplying by `EACH` adds up all bytes in the last one."""
    return ((int(tally) * EACH) >> LAST) & COUNT


@rule
def at_least(tally: int, number: int) -> int:
    """Return the set of palaces with at least `number`."""
    return marked(marks_from(tally, number))


@rule
def marked(marks: int) -> int:
    """Return the set of palaces that have 1 in a tally of marks."""
    return ((marks * GATHER) >> LAST) & ALL


@rule
def marks_from(tally: int, number: int) -> int:
    """Return marks, 1 where a count is at least `number`, else 0: adding 128 - number carries into the topmost bit."""
    return ((int(tally) + (128 - number) * EACH) >> 7) & EACH


@rule
def marks_of_not_less(tally: int, other: int) -> int:
    """Return marks, 1 where a count is at least that of the other tally, else 0."""
    return (((int(tally) | HIGH) - int(other)) >> 7) & EACH


@rule
def at_most(tally: int, most: int) -> int:
    """Return a tally in which counts above `most` are `most`."""
    over = marks_from(tally, most + 1)
    return (int(tally) & ~(over * COUNT)) + over * most


@rule
def larger(tally: int, other: int) -> int:
    """Return the tally of the larger of each two counts."""
    first = marks_of_not_less(tally, other) * COUNT
    return (int(tally) & first) | (int(other) & ~first)


@rule
def has(palaces: int, palace: int) -> int:
    """Return 1 if a palace is in a set of palaces, else 0."""
    return (palaces >> palace) & 1


@rule
def nth_item(tally: int, number: int) -> int:
    """Return the palace of item `number`, counting from 0 through all items of a tally in palace order.

    Byte p of the running sums is the number of items in palaces up to p, so the palace is the number of bytes that
    are not above `number`.
    """
    running_sums = (int(tally) * EACH) & (EACH * COUNT)
    passed = ((number * EACH + HIGH) - running_sums) & HIGH
    return popcount(passed >> 7)
