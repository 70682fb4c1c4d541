"""The rules of dieb in the form that batch stepping calls (`core/batch_step.py`)."""

from __future__ import annotations

from baghdad.bots.dieb.rules.move_priority import greedy_action
from baghdad.core.array_types import Row
from baghdad.core.batch_rules import GREEDY
from baghdad.core.bits import lowest_bit
from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.dieb.action_ids import FIRST
from baghdad.dieb.rules import turn
from baghdad.dieb.rules.observation import clear_row, encode, fill_row
from baghdad.dieb.rules.outcome import outcome_shares
from baghdad.dieb.rules.redeal import redeal
from baghdad.dieb.rules.setup import deal, lay_table
from baghdad.dieb.rules.turn import apply, find_legal
from baghdad.dieb.state import LEGAL_WORDS, OVER
from baghdad.dieb.typed_records import State, Workspace

__all__ = ["clear_row", "encode", "fill_row", "redeal"]  # used under their own names
nth_of_legal = turn.nth_legal


@rule
def read_board(board_data: int) -> int:
    """Return nothing: dieb has no board to read."""
    return 0


@rule
def deal_match(work: Workspace, board: int, players: int) -> None:
    """Start a new match."""
    lay_table(work.state, players)
    deal(work.state, work.rng)


@rule
def list_legal(work: Workspace, board: int) -> int:
    """Write the legal actions into the workspace and return their number."""
    return find_legal(work.state, work.legal)


@rule
def nth_legal(work: Workspace, index: int) -> int:
    """Return a legal action by its index among the legal ones."""
    return nth_of_legal(work.legal, index)


@rule
def fill_ids(work: Workspace, number: int, ids: Row[int]) -> None:
    """Write the ids of all legal actions."""
    index = 0
    for word in range(LEGAL_WORDS):
        rest = work.legal[word]
        while rest:
            ids[index] = FIRST[word] + lowest_bit(rest)
            index += 1
            rest &= rest - 1


@rule
def fill_mask(work: Workspace, number: int, mask: Row[int]) -> None:
    """Set an empty action mask to 1 for each legal action."""
    for word in range(LEGAL_WORDS):
        rest = work.legal[word]
        first = FIRST[word]
        while rest:
            mask[first + lowest_bit(rest)] = 1
            rest &= rest - 1


@rule
def clear_mask(work: Workspace, number: int, mask: Row[int]) -> None:
    """Empty an action mask; it is so short that it is faster to clear all of it."""
    mask[:] = 0


@rule
def apply_step(work: Workspace, board: int, step: int) -> None:
    """Apply an action."""
    apply(work.state, step, work.rng)


@rule
def play_opponent(work: Workspace, board: int, controller: int) -> None:
    """Let `greedy` or `random` decide."""
    number = find_legal(work.state, work.legal)
    if controller == GREEDY:
        action = greedy_action(work.state, work.legal)
    else:
        action = nth_of_legal(work.legal, below(work.rng, number))
    apply(work.state, action, work.rng)


@rule
def is_over(state: State) -> bool:
    """Return whether the match has ended."""
    return state.phase == OVER


@rule
def seat_to_act(state: State) -> int:
    """Return the seat to act."""
    return int(state.seat)


@rule
def write_shares(state: State, board: int, shares: Row[float]) -> int:
    """Write each seat's share of the victory and return whether there is one."""
    return outcome_shares(state, shares)
