"""Learning of evaluation weights from searched turns: TD(λ) from turn to turn, and TreeStrap within a turn.

Each turn is looked through by its graph, as `master` does before any trial, and its best end is played. The return of
a turn is TD(λ)'s, with the evaluations just after the ends that were played. Every position of the turn that was opened
moves towards that return, plus what the evaluation after its own best end is better or worse than that after the end
that was played (after TreeStrap: Veness, Silver, Uther, Blair 2009). So a position within a turn is worth what the rest
of the turn makes of it, and one that only looks good is found out.
"""

from __future__ import annotations

from typing import Any

from baghdad.bots.dieb.rules.evaluation import evaluate, evaluate_terminal
from baghdad.bots.dieb.rules.features import FEATURES
from baghdad.bots.dieb.rules.td_learning import correct_weights, uniform
from baghdad.bots.dieb.rules.turn_graph import copy_chances, find_promises, open_positions, reset_graph
from baghdad.bots.dieb.rules.turn_search import NONE, winning_action
from baghdad.bots.dieb.typed_records import SearchWorkspace, TurnEnd, TurnNode
from baghdad.core import arrays as np
from baghdad.core.array_types import Grid, Row
from baghdad.core.rng import below, split
from baghdad.core.rule import rule
from baghdad.core.typed_records import Rng
from baghdad.dieb.box import MAX_PLAYERS
from baghdad.dieb.rules.setup import deal, lay_table
from baghdad.dieb.rules.turn import apply
from baghdad.dieb.state import OVER
from baghdad.dieb.typed_records import State, Workspace

MAX_TURNS = 300  # of a match of self-play; longer ones are cut off
MAX_POSITIONS = 1 << 13  # that are learned from in one match
OPENED = 60  # positions of a turn
DEALS = 12  # that the end that is played is evaluated by
PATH_SHARE = 0.5  # of the learning rate, for the positions on the way to the end that is played
MAX_SWEEPS = 20


@rule
def learn_turns(
    work: Workspace,
    search: Any,
    players: int,
    matches: int,
    weights: Row[float],
    gradient_squares: Row[float],
    rate: float,
    lambda_: float,
    noise: float,
    epsilon: float,
) -> float:
    """Play matches of self-play and update `weights` after each; return the mean number of turns of a match.

    `search` is the workspace, the nodes and the transposition table of the search of a turn. `noise` is the most that
    is added to the evaluations of ends; with probability `epsilon` a random one of the ends is played (ε-greedy).
    """
    indices = np.zeros((MAX_POSITIONS, MAX_PLAYERS, FEATURES), np.int32)
    evaluations, shifts = np.zeros((MAX_POSITIONS, MAX_PLAYERS)), np.zeros((MAX_POSITIONS, MAX_PLAYERS))
    positions = indices, evaluations, shifts, np.zeros(MAX_POSITIONS)
    values, firsts = np.zeros((MAX_TURNS + 1, MAX_PLAYERS)), np.zeros(MAX_TURNS + 1, np.int32)
    turns = 0
    for _ in range(matches):
        lay_table(work.state, players)
        deal(work.state, work.rng)
        turn, number = 0, 0
        while work.state.phase != OVER and turn < MAX_TURNS and number < MAX_POSITIONS - OPENED:
            firsts[turn] = number
            number = play_turn(work, search, positions, number, values[turn], weights, noise, epsilon)
            turn += 1
        firsts[turn] = number
        copy_chances(values[turn - 1], values[turn])
        if work.state.phase == OVER:
            evaluate_terminal(work.state, values[turn])
        learn_match(positions, values, firsts, turn, players, weights, gradient_squares, rate, lambda_)
        turns += turn
    return turns / max(matches, 1)


@rule
def play_turn(
    work: Workspace,
    search: Any,
    positions: Any,
    number: int,
    value: Row[float],
    weights: Row[float],
    noise: float,
    epsilon: float,
) -> int:
    """Play a turn, or one action of a turn that wins, and keep its positions; return the number of positions kept.

    Writes each seat's chance after the end that is played to `value`.
    """
    workspace, turn_nodes, transpositions = search
    workspace.root = work.state
    split(work.rng, workspace.rng)
    split(work.rng, workspace.deal_rng)
    winning = winning_action(workspace, turn_nodes, transpositions)
    if winning != NONE:
        for player in range(MAX_PLAYERS):
            value[player] = 0.0
        value[work.state.seat] = 1.0
        keep_position(work.state, positions, number, value, value, weights)
        positions[3][number] = 1.0
        apply(work.state, winning, work.rng)
        return number + 1
    reset_graph(workspace, turn_nodes, transpositions)
    open_positions(workspace, turn_nodes, transpositions, OPENED, weights)
    chosen = workspace.ends[choose_end(workspace, work.rng, noise, epsilon)]
    pass_on_promises(workspace, turn_nodes)
    number = keep_turn(workspace, turn_nodes, positions, number, chosen, weights)
    find_promises(workspace, turn_nodes, chosen, DEALS, weights)
    copy_chances(chosen.promises, value)
    work.state = turn_nodes[chosen.turn_node].state
    apply(work.state, int(chosen.action), work.rng)
    return number


@rule
def choose_end(workspace: SearchWorkspace, rng: Rng, noise: float, epsilon: float) -> int:
    """Return the number of the end to be played: the best, but for noise and a few random ones."""
    if uniform(rng) < epsilon:
        return below(rng, int(workspace.end_count))
    seat = int(workspace.root.seat)
    best, chosen = -1.0, 0
    for place in range(int(workspace.end_count)):
        promise = workspace.ends[place].promises[seat] + noise * uniform(rng)
        if promise > best:
            best, chosen = promise, place
    return chosen


@rule
def pass_on_promises(workspace: SearchWorkspace, turn_nodes: Row[TurnNode]) -> None:
    """Let each position of the turn promise no less than those after it, whichever way they were first reached."""
    seat = int(workspace.root.seat)
    for _ in range(MAX_SWEEPS):
        changed = False
        for back in range(1, int(workspace.step_count) + 1):
            step = workspace.steps[workspace.step_count - back]
            if step.next_node != NONE:
                node, after = turn_nodes[step.node], turn_nodes[step.next_node]
                if after.promises[seat] > node.promises[seat]:
                    copy_chances(after.promises, node.promises)
                    changed = True
        if not changed:
            return


@rule
def keep_turn(
    workspace: SearchWorkspace,
    turn_nodes: Row[TurnNode],
    positions: Any,
    number: int,
    chosen: TurnEnd,
    weights: Row[float],
) -> int:
    """Keep all positions of the turn that were opened, the root first; return the number kept by now."""
    shares, seat = positions[3], int(workspace.root.seat)
    opened = int(workspace.opened)
    for node in range(opened):
        keep_position(
            turn_nodes[node].state, positions, number + node, turn_nodes[node].promises, chosen.promises, weights
        )
        shares[number + node] = (1.0 - PATH_SHARE) / opened if turn_nodes[node].promises[seat] >= 0.0 else 0.0
    length, node = 1, int(chosen.turn_node)
    while node > 0:
        length += 1
        node = int(turn_nodes[node].parent)
    node = int(chosen.turn_node)
    for _ in range(length):
        shares[number + node] += PATH_SHARE / length
        node = int(turn_nodes[node].parent)
    return number + opened


@rule
def keep_position(
    state: State, positions: Any, number: int, best: Row[float], value: Row[float], weights: Row[float]
) -> None:
    """Keep a position's features and evaluation, and how much more its best end is worth than `value`."""
    indices, evaluations, shifts, _ = positions
    evaluate(state, weights, indices[number], evaluations[number])
    for seat in range(int(state.players)):
        shifts[number, seat] = best[seat] - value[seat]


@rule
def learn_match(
    positions: Any,
    values: Grid[float],
    firsts: Row[int],
    turns: int,
    players: int,
    weights: Row[float],
    gradient_squares: Row[float],
    rate: float,
    lambda_: float,
) -> None:
    """Move the evaluations of all positions of one match towards their targets, from the last turn to the first.

    `values[turns]` is the result. The first position that was kept of a turn is the one that the turn began with.
    """
    indices, evaluations, shifts, shares = positions
    target = np.zeros(MAX_PLAYERS)
    for seat in range(players):
        target[seat] = values[turns, seat]
    for back in range(1, turns + 1):
        turn = turns - back
        for seat in range(players):
            target[seat] = lambda_ * target[seat] + (1.0 - lambda_) * values[turn, seat]
        for number in range(firsts[turn], firsts[turn + 1]):
            for seat in range(players):
                error = target[seat] + shifts[number, seat] - evaluations[number, seat]
                correct_weights(indices[number, seat], error, weights, gradient_squares, rate * shares[number])
        for seat in range(players):
            target[seat] += shifts[firsts[turn], seat]
