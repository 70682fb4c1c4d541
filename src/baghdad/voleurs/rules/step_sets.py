"""The legal steps as sets in catalogue order: how they are written, counted, drawn from and listed."""

from __future__ import annotations

from baghdad.core.bits import lowest_bit, nth_bit, popcount
from baghdad.core.rule import rule
from baghdad.voleurs.board.tables import CELLS_PER_WORD
from baghdad.voleurs.box import GOODS

MOST_MEMBERS = CELLS_PER_WORD  # of one set


@rule
def no_steps(legal):
    """Begin with no sets of steps; return the number of steps."""
    legal.sets = 0
    return 0


@rule
def add_steps(legal, number, first, members):
    """Add a set of steps, counted from the step of member 0, to a number of steps; return their number now."""
    legal.first[legal.sets] = first
    legal.members[legal.sets] = members
    legal.sets += 1
    return number + popcount(members)


@rule
def add_cards(legal, number, first, goods, specials):
    """Write a step for each card of a set, counted from the step of the first card."""
    number = add_steps(legal, number, first, goods)
    return add_steps(legal, number, first + GOODS, specials)


@rule
def add_cells(legal, number, first, cells, more_cells):
    """Add a step for each cell of a set, counted from the step of the first cell."""
    number = add_steps(legal, number, first, cells)
    return add_steps(legal, number, first + CELLS_PER_WORD, more_cells)


@rule
def nth_step(legal, number):
    """Return legal step `number`, counting from 0 through the legal ones in catalogue order."""
    index = 0
    here = popcount(legal.members[0])
    while number >= here:
        number -= here
        index += 1
        here = popcount(legal.members[index])
    return int(legal.first[index]) + nth_bit(int(legal.members[index]), number)


@rule
def has_step(legal, step):
    """Return whether a step is among the legal ones."""
    for index in range(legal.sets):
        member = step - int(legal.first[index])
        if 0 <= member < MOST_MEMBERS and int(legal.members[index]) >> member & 1:
            return True
    return False


@rule
def list_steps(legal, ids):
    """Write the ids of all legal steps."""
    number = 0
    for index in range(legal.sets):
        rest = int(legal.members[index])
        while rest:
            ids[number] = int(legal.first[index]) + lowest_bit(rest)
            number += 1
            rest &= rest - 1


@rule
def mark_steps(legal, mask, mark):
    """Write a number into a mask at each legal step."""
    for index in range(legal.sets):
        rest = int(legal.members[index])
        while rest:
            mask[int(legal.first[index]) + lowest_bit(rest)] = mark
            rest &= rest - 1
