"""Entry points for a match in Python, played step by step or by whole actions, one compiled call for each.

`match_bytes` are the bytes of a `MATCH_WORKSPACE`, `board_bytes` those of the tables of its board.
"""

from __future__ import annotations

from baghdad.core.array_types import Buffer, Row
from baghdad.core.rng import stream_word
from baghdad.core.rule import rule
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.rules.apply_step import apply
from baghdad.voleurs.rules.whole_action import DONE, is_complete, list_legal, run_steps
from baghdad.voleurs.state import BOARD_TABLES, CHANGING, MATCH_WORKSPACE, NOWHERE, OVER
from baghdad.voleurs.typed_records import BoardTables, MatchWorkspace

ILLEGAL = -1


@rule
def begin_action(match_bytes: Buffer, board_bytes: Buffer) -> int:
    """Drop the action under way, list the legal steps, and return how many there are."""
    work = match_bytes.view(MATCH_WORKSPACE)[0]
    work.draft = work.state
    work.under_way = 0
    return list_next_steps(work, board_bytes.view(BOARD_TABLES)[0], False)


@rule
def list_next_steps(work: MatchWorkspace, tables: BoardTables, after_exchange: bool) -> int:
    """List the legal steps of the draft and return how many there are.

    The notation says with a look where its change moves the Vizier, so after the exchange nothing is left to choose.
    """
    if work.draft.phase == OVER:
        return 0
    if after_exchange and work.draft.step == CHANGING:
        goal = int(work.draft.vizier_goal)
        work.ids[0] = n.KEEP_CHANGE if goal == NOWHERE else n.GO + goal
        return 1
    return list_legal(work.draft, tables, work.legal, work.ids)


@rule
def play_step(match_bytes: Buffer, board_bytes: Buffer, step: int, number_legal: int, number: int) -> tuple[int, int]:
    """Apply a step to the draft, which becomes the state if that completes action `number`.

    Return how many steps are legal then, or `ILLEGAL`, and whether an action is under way.
    """
    work = match_bytes.view(MATCH_WORKSPACE)[0]
    tables = board_bytes.view(BOARD_TABLES)[0]
    index = 0
    while index < number_legal and work.ids[index] != step:
        index += 1
    if index == number_legal:
        return ILLEGAL, work.under_way
    if not work.under_way:
        work.rng.word = stream_word(work.key, number)
    apply(work.draft, tables, step, work.rng)
    work.under_way = 0 if is_complete(work.draft) else 1
    if not work.under_way:
        work.state = work.draft
    return list_next_steps(work, tables, n.GIVE <= step < n.KEEP_CHANGE), work.under_way


@rule
def play_action(
    match_bytes: Buffer, board_bytes: Buffer, seat: int, steps: Row[int], vizier_goal: int, number: int
) -> int:
    """Play action `number` of a match; return how many steps are legal then, or `ILLEGAL` if the action isn't legal."""
    work = match_bytes.view(MATCH_WORKSPACE)[0]
    tables = board_bytes.view(BOARD_TABLES)[0]
    work.draft = work.state
    work.under_way = 0
    work.rng.word = stream_word(work.key, number)
    done = run_steps(work.draft, tables, seat, steps, vizier_goal, work.rng, work.legal, True) == DONE
    if not done or not is_complete(work.draft):
        return ILLEGAL
    work.state = work.draft
    return list_next_steps(work, tables, False)
