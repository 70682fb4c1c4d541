"""The rules of voleurs in the form that batch stepping calls (`core/batch_step.py`).

`board` is the workspace of a compiled player: the lookup tables of the board, and the memory in which `greedy` decides.
"""

from __future__ import annotations

from typing import Any

from baghdad.bots.voleurs.rules.greedy_policy import apply_decision, decide_for
from baghdad.bots.voleurs.rules.workspace import SEARCH_WORKSPACE
from baghdad.core.array_types import Buffer, Row
from baghdad.core.batch_rules import GREEDY
from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.voleurs.rules.apply_step import apply
from baghdad.voleurs.rules.legal_steps import find_legal
from baghdad.voleurs.rules.observation import clear_row, encode, fill_row
from baghdad.voleurs.rules.outcome import outcome_shares
from baghdad.voleurs.rules.redeal import redeal
from baghdad.voleurs.rules.setup import deal, lay_table
from baghdad.voleurs.rules.step_sets import list_steps, mark_steps, nth_step
from baghdad.voleurs.state import OVER
from baghdad.voleurs.typed_records import State, Workspace

__all__ = ["clear_row", "encode", "fill_row", "redeal"]  # used under their own names


@rule
def read_board(board_data: Buffer) -> Any:
    """Return the workspace; each thread has one of its own."""
    return board_data.view(SEARCH_WORKSPACE)[0]


@rule
def deal_match(work: Workspace, board: Any, players: int) -> None:
    """Start a new match."""
    lay_table(work.state, players)
    deal(work.state, work.rng)


@rule
def list_legal(work: Workspace, board: Any) -> int:
    """Write the legal steps into the workspace and return their number."""
    return find_legal(work.state, board.tables, work.legal)


@rule
def nth_legal(work: Workspace, index: int) -> int:
    """Return a legal step by its index among the legal ones."""
    return nth_step(work.legal, index)


@rule
def fill_ids(work: Workspace, number: int, ids: Row[int]) -> None:
    """Write the ids of all legal steps."""
    list_steps(work.legal, ids)


@rule
def fill_mask(work: Workspace, number: int, mask: Row[int]) -> None:
    """Set an empty mask to 1 for each legal step."""
    mark_steps(work.legal, mask, 1)


@rule
def clear_mask(work: Workspace, number: int, mask: Row[int]) -> None:
    """Set a mask to 0 for each step that was legal."""
    mark_steps(work.legal, mask, 0)


@rule
def apply_step(work: Workspace, board: Any, step: int) -> None:
    """Apply a step."""
    apply(work.state, board.tables, step, work.rng)


@rule
def play_opponent(work: Workspace, board: Any, controller: int) -> None:
    """Let `greedy` or `random` decide."""
    if controller == GREEDY:
        decide_for(board, work.state, work.rng)
        apply_decision(board, work.state, board.tables, work.rng)
    else:
        number = find_legal(work.state, board.tables, work.legal)
        apply(work.state, board.tables, nth_step(work.legal, below(work.rng, number)), work.rng)


@rule
def is_over(state: State) -> bool:
    """Return whether the match has ended."""
    return state.phase == OVER


@rule
def seat_to_act(state: State) -> int:
    """Return the seat to act; while trading, the one whose turn it is to speak."""
    return int(state.seat)


@rule
def write_shares(state: State, board: Any, shares: Row[float]) -> int:
    """Write each seat's share of the victory and return whether there is one."""
    return outcome_shares(state, board.tables, shares)
