"""Entry points of the compiled rules for Python code that plays one decision at a time.

Passing a record to compiled code takes several microseconds, passing an array hardly any. So these functions take
arrays and make records of them inside: `workspace_bytes` are the bytes of one `WORKSPACE`, and `state_array` and
`rng_array` are zero-dimensional arrays of one record.
"""

from __future__ import annotations

from baghdad.core.array_types import Buffer, Row, Single
from baghdad.core.rng import stream_word
from baghdad.core.rule import rule
from baghdad.core.typed_records import Rng
from baghdad.dieb.action_ids import FIRST
from baghdad.dieb.rules.turn import apply, find_legal
from baghdad.dieb.state import LEGAL_WORDS, MATCH_WORKSPACE, WORKSPACE
from baghdad.dieb.tally import popcount
from baghdad.dieb.typed_records import State

WORD_BITS = 63  # of a set of legal actions, without the sign


@rule
def legal_mask(workspace_bytes: Buffer, mask: Row[int]) -> int:
    """Write the action mask, a byte per action id with 1 for a legal one, and return the number of legal actions."""
    work = workspace_bytes.view(WORKSPACE)[0]
    number = find_legal(work.state, work.legal)
    mask[:] = 0
    for word in range(LEGAL_WORDS):
        rest = work.legal[word]
        while rest:
            lowest = rest & -rest
            mask[FIRST[word] + popcount(lowest - 1)] = 1
            rest ^= lowest
    return number


@rule
def step(workspace_bytes: Buffer, action: int, mask: Row[int]) -> int:
    """Apply a legal action, write the action mask of the new state, and return the number of legal actions."""
    work = workspace_bytes.view(WORKSPACE)[0]
    apply(work.state, action, work.rng)
    return legal_mask(workspace_bytes, mask)


@rule
def list_legal(state_array: Single[State], legal: Row[int], numbers: Row[int]) -> int:
    """Write the ids of the legal actions into `numbers`, in catalogue order, and return how many there are."""
    number = find_legal(state_array[()], legal)
    write_ids(legal, numbers)
    return number


@rule
def write_ids(legal: Row[int], numbers: Row[int]) -> None:
    """Write the ids of the actions in a set of legal ones, in catalogue order."""
    index = 0
    for word in range(LEGAL_WORDS):
        rest = legal[word]
        while rest:
            lowest = rest & -rest
            numbers[index] = FIRST[word] + popcount(lowest - 1)
            index += 1
            rest ^= lowest


@rule
def list_match_legal(match_bytes: Buffer) -> int:
    """Write the ids of the legal actions of a match and return how many there are."""
    work = match_bytes.view(MATCH_WORKSPACE)[0]
    number = find_legal(work.state, work.legal)
    write_ids(work.legal, work.ids)
    return number


@rule
def play_in_match(match_bytes: Buffer, action: int, number: int) -> int:
    """Apply action `number` of a match and list what is legal then; return how many, or -1 if it isn't legal itself.

    The legal actions must have been listed before.
    """
    work = match_bytes.view(MATCH_WORKSPACE)[0]
    if not is_listed(work.legal, action):
        return -1
    work.rng.word = stream_word(work.key, number)
    apply(work.state, action, work.rng)
    return list_match_legal(match_bytes)


@rule
def is_listed(legal: Row[int], action: int) -> bool:
    """Return whether an action is in a set of legal ones."""
    for word in range(LEGAL_WORDS - 1, -1, -1):
        if action >= FIRST[word]:
            return action - FIRST[word] < WORD_BITS and legal[word] >> (action - FIRST[word]) & 1 == 1
    return False


@rule
def play(state_array: Single[State], action: int, rng_array: Single[Rng]) -> None:
    """Apply a legal action to a state in place."""
    apply(state_array[()], action, rng_array[()])
