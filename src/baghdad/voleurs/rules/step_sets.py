"""The legal steps as sets in catalogue order: how they are written, counted, drawn from and listed."""

from __future__ import annotations

from baghdad.core.array_types import Row
from baghdad.core.bits import lowest_bit, nth_bit, popcount
from baghdad.core.rule import rule
from baghdad.voleurs.board.tables import CELLS_PER_WORD
from baghdad.voleurs.box import GOODS
from baghdad.voleurs.typed_records import Legal

MOST_MEMBERS = CELLS_PER_WORD  # of one set


@rule
def no_steps(legal: Legal) -> int:
    """Begin with no sets of steps; return the number of steps."""
    legal.sets = 0
    return 0


@rule
def add_steps(legal: Legal, number: int, first: int, members: int) -> int:
    """Add a set of steps, counted from the step of member 0, to a number of steps; return their number now."""
    legal.first[legal.sets] = first
    legal.members[legal.sets] = members
    legal.sets += 1
    return number + popcount(members)


@rule
def add_cards(legal: Legal, number: int, first: int, goods: int, specials: int) -> int:
    """Write a step for each card of a set, counted from the step of the first card."""
    number = add_steps(legal, number, first, goods)
    return add_steps(legal, number, first + GOODS, specials)


@rule
def add_cells(legal: Legal, number: int, first: int, cells: int, more_cells: int) -> int:
    """Add a step for each cell of a set, counted from the step of the first cell."""
    number = add_steps(legal, number, first, cells)
    return add_steps(legal, number, first + CELLS_PER_WORD, more_cells)


@rule
def nth_step(legal: Legal, number: int) -> int:
    """Return legal step `number`, counting from 0 through the legal ones in catalogue order."""
    index = 0
    here = popcount(legal.members[0])
    while number >= here:
        number -= here
        index += 1
        here = popcount(legal.members[index])
    return int(legal.first[index]) + nth_bit(int(legal.members[index]), number)


@rule
def has_step(legal: Legal, step: int) -> bool:
    """Return whether a step is among the legal ones."""
    for index in range(legal.sets):
        member = step - int(legal.first[index])
        if 0 <= member < MOST_MEMBERS and int(legal.members[index]) >> member & 1:
            return True
    return False


@rule
def list_steps(legal: Legal, ids: Row[int]) -> None:
    """Write the ids of all legal steps."""
    number = 0
    for index in range(legal.sets):
        rest = int(legal.members[index])
        while rest:
            ids[number] = int(legal.first[index]) + lowest_bit(rest)
            number += 1
            rest &= rest - 1


@rule
def mark_steps(legal: Legal, mask: Row[int], mark: int) -> None:
    """Write a number into a mask at each legal step."""
    for index in range(legal.sets):
        rest = int(legal.members[index])
        while rest:
            mask[int(legal.first[index]) + lowest_bit(rest)] = mark
            rest &= rest - 1
