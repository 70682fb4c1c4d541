"""Entry points for callers in Python that play step by step.

`buffer` is the bytes of one `WORKSPACE`: passing a byte array to compiled code costs next to nothing, passing a record
several microseconds.
"""

from __future__ import annotations

from baghdad.core.array_types import Buffer, Row
from baghdad.core.rule import rule
from baghdad.voleurs.rules.apply_step import apply
from baghdad.voleurs.rules.legal_steps import find_legal
from baghdad.voleurs.rules.step_sets import mark_steps
from baghdad.voleurs.state import WORKSPACE


@rule
def legal_mask(buffer: Buffer, mask: Row[int]) -> int:
    """Write the action mask, one byte for each step, 1 where it is legal; return the number of legal steps."""
    work = buffer.view(WORKSPACE)[0]
    number = find_legal(work.state, work.tables, work.legal)
    mask[:] = 0
    mark_steps(work.legal, mask, 1)
    return number


@rule
def step(buffer: Buffer, action: int, mask: Row[int]) -> int:
    """Apply a legal step, write the action mask of the new state, and return the number of legal steps."""
    work = buffer.view(WORKSPACE)[0]
    apply(work.state, work.tables, action, work.rng)
    return legal_mask(buffer, mask)
