"""Trials of an end of the turn: a tree of what the players do after it, with the cards as dealt.

Nodes stand for sequences of actions, and hands differ from trial to trial. So what an action is worth is never read
from the tree alone. It is the evaluation after the action in the present deal, its promise, and the mean by which
later evaluations corrected such promises. Actions are chosen by that value and a bonus as in PUCT (Rosin 2011; Silver
et al. 2017). A trial of an action that isn't the best known one doesn't make the position before it any worse: the
value of the best known action is backed up instead.
"""

from __future__ import annotations

from math import exp, sqrt

from baghdad.bots.dieb.rules.action_values import action_lead, prepare_values, win_probability
from baghdad.bots.dieb.rules.evaluation import evaluate
from baghdad.bots.dieb.rules.ismcts import add_child
from baghdad.bots.dieb.rules.turn_graph import UNKNOWN, end_with_deal
from baghdad.bots.dieb.rules.turn_search import NONE, drop_wasteful_payments
from baghdad.bots.dieb.typed_records import Node, SearchWorkspace, TurnNode
from baghdad.bots.dieb.workspace import MAX_DEPTH
from baghdad.core.array_types import Row
from baghdad.core.bits import popcount
from baghdad.core.rule import rule
from baghdad.dieb.action_ids import FIRST
from baghdad.dieb.rules.turn import apply, find_legal
from baghdad.dieb.state import LEGAL_WORDS, OVER

MARGIN = 0.2  # actions that promise less than the best by more than this are left out
TEMPERATURE = 0.03  # an action that promises less by this has 1/e of the bonus


@rule
def try_end(
    workspace: SearchWorkspace, tree: Row[Node], turn_nodes: Row[TurnNode], number: int, weights: Row[float]
) -> None:
    """Try an end with its next deal, down the tree to an action that is new there."""
    end = workspace.ends[number]
    workspace.state = turn_nodes[end.turn_node].state
    end_with_deal(workspace, workspace.state, int(end.visits), int(end.action))
    evaluate(workspace.state, weights, workspace.features, workspace.chances)
    for player in range(int(workspace.root.players)):
        end.surplus[player] -= workspace.chances[player]
    depth = descend(workspace, tree, int(end.tree_node), weights)
    evaluate(workspace.state, weights, workspace.features, workspace.chances)
    back_up(workspace, tree, depth)
    end.visits += 1
    for player in range(int(workspace.root.players)):
        end.surplus[player] += workspace.chances[player]


@rule
def descend(workspace: SearchWorkspace, tree: Row[Node], root: int, weights: Row[float]) -> int:
    """Choose actions from a root of the tree until one is new; return how many were applied to `workspace.state`."""
    state = workspace.state
    parent, depth = root, 0
    while state.phase != OVER and depth < MAX_DEPTH:
        find_legal(state, workspace.legal)
        drop_wasteful_payments(workspace.legal)
        child = choose_child(workspace, tree, parent, depth + 1, weights)
        if child == NONE:
            break
        depth += 1
        workspace.path[depth] = child
        apply(state, int(tree[child].action), workspace.rng)
        if tree[child].visits == 0:
            break
        parent = child
    return depth


@rule
def choose_child(workspace: SearchWorkspace, tree: Row[Node], parent: int, depth: int, weights: Row[float]) -> int:
    """Return the node of the action with the best bound, a new one if it was never tried; NONE if there is no room."""
    tries = mark_children(workspace, tree, parent, 1)
    number, peak = evaluate_actions(workspace, weights)
    prior_sum = 0.0
    for index in range(number):
        difference = workspace.promises[index] - peak
        workspace.priors[index] = exp(difference / TEMPERATURE) if difference > -MARGIN else 0.0
        prior_sum += workspace.priors[index]
    bonus = workspace.exploration * sqrt(float(tries + 1)) / prior_sum
    best, chosen, best_known = UNKNOWN, 0, UNKNOWN
    for index in range(number):
        if workspace.priors[index] > 0.0:
            child = int(workspace.child_of[workspace.listed[index]])
            value, visits = workspace.promises[index], 0
            if child:
                visits = int(tree[child].visits)
                value = corrected(tree[child], value)
                best_known = max(best_known, value)
            bound = value + bonus * workspace.priors[index] / (1 + visits)
            if bound > best:
                best, chosen = bound, index
    action = int(workspace.listed[chosen])
    child = int(workspace.child_of[action])
    mark_children(workspace, tree, parent, 0)
    workspace.path_promises[depth] = workspace.promises[chosen]
    workspace.path_best[depth] = best_known
    if child:
        return child
    return add_child(workspace, tree, parent, action) if workspace.node_count < len(tree) else NONE


@rule
def corrected(node: Node, promise: float) -> float:
    """Return what an action is worth that promises something, by what came of its trials."""
    return promise + node.total_value / (node.visits + 1)


@rule
def mark_children(workspace: SearchWorkspace, tree: Row[Node], parent: int, present: int) -> int:
    """Write the children of a node to `child_of`, or clear them; return how often they were visited."""
    visits = 0
    child = int(tree[parent].first_child)
    while child:
        workspace.child_of[tree[child].action] = child * present
        visits += int(tree[child].visits)
        child = int(tree[child].next_sibling)
    return visits


@rule
def evaluate_actions(workspace: SearchWorkspace, weights: Row[float]) -> tuple[int, float]:
    """List the legal actions with the mover's chance after each; return their number and the best chance."""
    prepare_values(workspace, weights)
    number, peak = 0, UNKNOWN
    for word in range(LEGAL_WORDS):
        rest = workspace.legal[word]
        while rest:
            lowest = rest & -rest
            rest ^= lowest
            action = FIRST[word] + popcount(lowest - 1)
            promise = win_probability(action_lead(workspace, action, workspace.deal_rng, weights))
            workspace.listed[number] = action
            workspace.promises[number] = promise
            peak = max(peak, promise)
            number += 1
    return number, peak


@rule
def back_up(workspace: SearchWorkspace, tree: Row[Node], depth: int) -> None:
    """Correct every action on the path by what came of it, and pass on no less than the best known action is worth."""
    players = int(workspace.root.players)
    for back in range(depth):
        step = depth - back
        node = tree[workspace.path[step]]
        seat = int(node.seat)
        node.visits += 1
        node.total_value += workspace.chances[seat] - workspace.path_promises[step]
        known = workspace.path_best[step]
        if corrected(node, workspace.path_promises[step]) < known and workspace.chances[seat] < 1.0:
            share = (1.0 - known) / (1.0 - workspace.chances[seat])
            for player in range(players):
                workspace.chances[player] *= share
            workspace.chances[seat] = known
