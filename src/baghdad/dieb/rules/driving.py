"""The compiled rules driven from Python, a decision at a time.

A table is the bytes of one `WORKSPACE`. Handing over bytes costs next to nothing, handing over a record several
microseconds, so it is made a record of inside.
"""

from __future__ import annotations

from baghdad.dieb.numbers import FIRST
from baghdad.dieb.rules.turn import apply, find_legal
from baghdad.dieb.state import LEGAL_WORDS, WORKSPACE
from baghdad.dieb.tally import bits
from baghdad.table.rule import rule


@rule
def look(table, mask):
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
    apply(work.state, action, work.chance)
    return look(table, mask)
