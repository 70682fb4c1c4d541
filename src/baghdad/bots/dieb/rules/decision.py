"""The decision of any compiled player, and whole matches among compiled players."""

from __future__ import annotations

from typing import Any

from baghdad.bots.dieb.rules.ismcts import most_visited_action, reset_tree, run_search
from baghdad.bots.dieb.rules.move_priority import greedy_action
from baghdad.bots.dieb.rules.turn_halving import halve_ends
from baghdad.bots.dieb.rules.turn_search import NONE, search_turn, winning_action
from baghdad.bots.dieb.typed_records import Node, Outcome, SearchWorkspace, TurnNode
from baghdad.bots.dieb.workspace import GREEDY, HALVING, PLANNER, RANDOM
from baghdad.core import arrays as np
from baghdad.core.array_types import Grid, Row
from baghdad.core.rng import below, set_rng, split
from baghdad.core.rule import rule
from baghdad.dieb.action_ids import END, STEAL
from baghdad.dieb.box import MAX_PLAYERS
from baghdad.dieb.rules.outcome import outcome_shares
from baghdad.dieb.rules.redeal import redeal
from baghdad.dieb.rules.setup import deal, lay_table
from baghdad.dieb.rules.turn import apply, find_legal, nth_legal
from baghdad.dieb.state import OVER, PLACING
from baghdad.dieb.tally import total
from baghdad.dieb.typed_records import Workspace

NOBODY = -1


@rule
def decide(
    workspace: SearchWorkspace,
    tree: Row[Node],
    turn_nodes: Row[TurnNode],
    transpositions: Row[int],
    weights: Grid[float],
) -> int:
    """Return the action that a player chooses at `workspace.root`, a determinization of what its seat knows.

    All players but `greedy` first look for a win within the turn.
    """
    number = find_legal(workspace.root, workspace.legal)
    if workspace.kind == GREEDY:
        return greedy_action(workspace.root, workspace.legal)
    if number == 1:
        return nth_legal(workspace.legal, 0)
    winning = winning_action(workspace, turn_nodes, transpositions)
    if winning != NONE:
        return winning
    if workspace.kind == PLANNER:
        return search_turn(workspace, turn_nodes, transpositions, weights[workspace.weights_row])
    if workspace.kind == HALVING:
        return halve_ends(workspace, tree, turn_nodes, transpositions, weights[workspace.weights_row])
    reset_tree(workspace, tree)
    run_search(workspace, tree, weights[workspace.weights_row])
    return most_visited_action(tree)


@rule
def play_match(
    work: Workspace,
    players: int,
    match_key: Row[int],
    seat_keys: Grid[int],
    workspaces: Row[SearchWorkspace],
    tree: Row[Node],
    turn_nodes: Row[TurnNode],
    transpositions: Row[int],
    weights: Grid[float],
    actions: Row[int],
    seats: Row[int],
    moves: Row[int],
    turns: Row[int],
) -> int:
    """Play one match from the deal and log it; return the number of actions, or -1 if they exceed the log.

    `match_key` is the RNG key of the match's own draws, `seat_keys` are those of the seats' decisions. It is the match
    that `Match` plays with the same players and seed. `actions` and `seats` are the log; `moves` and `turns` count what
    each seat did.
    """
    lay_table(work.state, players)
    set_rng(work.rng, match_key, 0)
    deal(work.state, work.rng)
    for seat in range(players):
        moves[seat] = 0
        turns[seat] = 0
    number, last_seat = 0, NOBODY
    while work.state.phase != OVER:
        if number == len(actions):
            return -1
        seat = int(work.state.seat)
        if work.state.phase != PLACING and seat != last_seat:
            turns[seat] += 1
            last_seat = seat
        workspace = workspaces[seat]
        set_rng(workspace.rng, seat_keys[seat], number)
        split(workspace.rng, workspace.deal_rng)
        if workspace.kind == RANDOM:
            legal = find_legal(work.state, work.legal)
            action = nth_legal(work.legal, below(workspace.rng, legal))
        else:
            workspace.root = work.state
            redeal(workspace.root, seat, workspace.deal_rng)
            action = decide(workspace, tree, turn_nodes, transpositions, weights)
        actions[number] = action
        seats[number] = seat
        moves[seat] += 1
        number += 1
        if END <= action < STEAL:  # only these actions draw cards
            set_rng(work.rng, match_key, number)
        apply(work.state, action, work.rng)
    return number


@rule
def play_matches(
    work: Workspace,
    players: int,
    match_keys: Grid[int],
    seat_keys: Any,
    workspaces: Row[SearchWorkspace],
    tree: Row[Node],
    turn_nodes: Row[TurnNode],
    transpositions: Row[int],
    weights: Grid[float],
    actions: Row[int],
    seats: Row[int],
    outcomes: Row[Outcome],
) -> None:
    """Play a match for each row of keys and write its outcome; the log is that of the last one."""
    shares = np.zeros(MAX_PLAYERS)
    for number in range(len(match_keys)):
        outcome = outcomes[number]
        outcome.length = play_match(
            work,
            players,
            match_keys[number],
            seat_keys[number],
            workspaces,
            tree,
            turn_nodes,
            transpositions,
            weights,
            actions,
            seats,
            outcome.moves,
            outcome.turns,
        )
        outcome_shares(work.state, shares)
        outcome.winners = 0
        for seat in range(players):
            outcome.scores[seat] = total(work.state.chests_won[seat])
            outcome.winners |= int(shares[seat] > 0.0) << seat
