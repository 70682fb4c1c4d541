"""A tally: six small counts, one for each palace, in one 48-bit word, a byte a palace.

Cards in a hand, guards before the palaces, thieves in the courtyards, chests on the terraces are all tallies. A
whole row is then added or compared at once, in machine code and in plain Python alike. A set of palaces is six
bits, bit 0 for palace a.
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
    """The tally of six counts."""
    return sum(number << BYTE * palace for palace, number in enumerate(counts))


def counts(tally: int) -> list[int]:
    """The six counts of a tally."""
    return list(int(tally).to_bytes(PALACES, "little"))


@rule
def one(palace):
    """A tally of one, at that palace."""
    return 1 << (BYTE * palace)


@rule
def count(tally, palace):
    """How many there are at that palace."""
    return (int(tally) >> (BYTE * palace)) & COUNT


@rule
def total(tally):
    """The sum over all palaces: multiplying by `EACH` adds all the bytes up in the last one."""
    return ((int(tally) * EACH) >> LAST) & COUNT


@rule
def at_least(tally, number):
    """The set of palaces with at least that many: adding 128 - number carries into a byte's topmost bit."""
    marks = ((int(tally) + (128 - number) * EACH) >> 7) & EACH
    return ((marks * GATHER) >> LAST) & ALL


@rule
def has(palaces, palace):
    """1 if the palace is in the set, else 0."""
    return (palaces >> palace) & 1


@rule
def nth_item(tally, number):
    """The palace of the item with that number, counting from 0 through all items of the tally in palace order.

    Byte p of the running sums says how many items lie in palaces up to p; the palaces whose sum isn't above
    `number` are passed.
    """
    running_sums = (int(tally) * EACH) & (EACH * COUNT)
    passed = ((number * EACH + HIGH) - running_sums) & HIGH
    return popcount(passed >> 7)
