"""The compiled rules driven from Python, a step at a time.

A table is the bytes of one `WORKSPACE`. Handing over bytes costs next to nothing, handing over a record several
microseconds, so it is made a record of inside.
"""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.voleurs.rules.apply_step import apply
from baghdad.voleurs.rules.legal_steps import find_legal
from baghdad.voleurs.state import WORKSPACE


@rule
def legal_mask(buffer, mask):
    """Finds the legal steps and marks each with a 1 in `mask`, a byte a step; returns how many they are."""
    work = buffer.view(WORKSPACE)[0]
    number = find_legal(work.state, work.tables, work.legal)
    mask[:] = 0
    for index in range(number):
        mask[work.legal[index]] = 1
    return number


@rule
def step(buffer, action, mask):
    """Plays a legal step and marks what is legal then; returns how many steps are."""
    work = buffer.view(WORKSPACE)[0]
    apply(work.state, work.tables, action, work.rng)
    return legal_mask(buffer, mask)
