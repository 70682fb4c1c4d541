"""The compiled rules driven from Python, a decision at a time.

A table is the bytes of one `WORKSPACE`. Handing over an array costs next to nothing, handing over a record several
microseconds, so it is made a record of inside. A cell is a record as an array without dimensions.
"""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.dieb.action_ids import FIRST
from baghdad.dieb.rules.turn import apply, find_legal
from baghdad.dieb.state import LEGAL_WORDS, WORKSPACE
from baghdad.dieb.tally import bits


@rule
def legal_mask(table, mask):
    """Finds the legal actions and marks each with a 1 in `mask`, a byte an action; returns how many they are."""
    work = table.view(WORKSPACE)[0]
    number = find_legal(work.state, work.legal)
    mask[:] = 0
    for word in range(LEGAL_WORDS):
        rest = work.legal[word]
        while rest:
            lowest = rest & -rest
            mask[FIRST[word] + bits(lowest - 1)] = 1
            rest ^= lowest
    return number


@rule
def step(table, action, mask):
    """Plays a legal action and marks what is legal then; returns how many actions are."""
    work = table.view(WORKSPACE)[0]
    apply(work.state, action, work.rng)
    return legal_mask(table, mask)


@rule
def list_legal(cell, legal, numbers):
    """Writes the numbers of the legal actions into `numbers`, in catalogue order; returns how many they are."""
    number = find_legal(cell[()], legal)
    place = 0
    for word in range(LEGAL_WORDS):
        rest = legal[word]
        while rest:
            lowest = rest & -rest
            numbers[place] = FIRST[word] + bits(lowest - 1)
            place += 1
            rest ^= lowest
    return number


@rule
def play(cell, action, rng):
    """Carries out a legal action; the generator is in a cell too."""
    apply(cell[()], action, rng[()])
