"""Single-observer information-set Monte-Carlo tree search (SO-ISMCTS; Cowling, Powley, Whitehouse 2012), compiled.

Each iteration samples a determinization (redeals everything hidden from the searching seat), descends the tree by UCB,
expands one node, plays a short greedy rollout and backpropagates the evaluation of the position reached. Nodes stand
for sequences of actions, so there are no chance nodes. Each seat maximises its own value (as in max^n). The number of
children is limited by progressive widening (Coulom 2007; Chaslot et al. 2008): actions are expanded in the order of a
prior, more of them the more often the node is visited.
"""

from __future__ import annotations

from bisect import bisect_right
from math import log, sqrt

from baghdad.bots.dieb.rules.action_values import action_lead, prepare_values
from baghdad.bots.dieb.rules.evaluation import evaluate
from baghdad.bots.dieb.rules.move_priority import CLASS_STEP, LAST_CLASS, STEAL_CLASS, greedy_action, priority
from baghdad.bots.dieb.typed_records import Node, SearchWorkspace
from baghdad.bots.dieb.workspace import MAX_DEPTH
from baghdad.core import arrays as np
from baghdad.core.array_types import Row
from baghdad.core.bits import popcount
from baghdad.core.rule import rule
from baghdad.dieb.action_ids import ACTIONS, END, FIRST, GUARD, NEUTRAL, TARGET, WAYS_TO_MOVE, WAYS_TO_MOVE_NEUTRAL
from baghdad.dieb.box import MAX_PLAYERS, THIEF_ACTIONS
from baghdad.dieb.rules.pieces import chests_to_win, demanded
from baghdad.dieb.rules.redeal import redeal
from baghdad.dieb.rules.turn import apply, find_legal
from baghdad.dieb.state import LEGAL_WORDS, OVER
from baghdad.dieb.tally import count, total
from baghdad.dieb.typed_records import State

NONE = -1  # no action, or no child
CHECK_INTERVAL = 50  # iterations between two checks whether the search may stop early
# The word and the bit of each action in the mask of legal actions.
WORD_OF = np.constant([bisect_right(FIRST, action) - 1 for action in range(ACTIONS)])
BIT_OF = np.constant([action - FIRST[WORD_OF[action]] for action in range(ACTIONS)])
BLOCK_PRIORITY = STEAL_CLASS * CLASS_STEP + CLASS_STEP // 2  # between stealing and smuggling


@rule
def reset_tree(workspace: SearchWorkspace, tree: Row[Node]) -> None:
    """Reduce the tree to an unvisited root."""
    workspace.node_count = 1
    tree[0].total_value = 0.0
    tree[0].visits = 0
    tree[0].first_child = 0
    tree[0].children = 0
    tree[0].seat = workspace.root.seat
    for seat in range(MAX_PLAYERS):
        workspace.chance_sums[seat] = 0.0


@rule
def run_iterations(workspace: SearchWorkspace, tree: Row[Node], weights: Row[float], iterations: int) -> None:
    """Run further iterations from the root: determinize, descend, roll out, evaluate, backpropagate."""
    seat = int(workspace.root.seat)
    for _ in range(iterations):
        workspace.state = workspace.root
        redeal(workspace.state, seat, workspace.rng)
        depth = descend(workspace, tree, weights)
        rollout(workspace)
        evaluate(workspace.state, weights, workspace.features, workspace.chances)
        for step in range(depth + 1):
            node = tree[workspace.path[step]]
            node.visits += 1
            node.total_value += workspace.chances[node.seat]
        for player in range(int(workspace.root.players)):
            workspace.chance_sums[player] += workspace.chances[player]


@rule
def run_search(workspace: SearchWorkspace, tree: Row[Node], weights: Row[float]) -> None:
    """Run the workspace's number of iterations, or fewer if the rest can't change the choice."""
    left = int(workspace.iterations)
    while left and not is_settled(tree, left):
        batch = min(CHECK_INTERVAL, left)
        run_iterations(workspace, tree, weights, batch)
        left -= batch


@rule
def is_settled(tree: Row[Node], left: int) -> bool:
    """Return whether the most visited child leads by more visits than there are iterations left."""
    most, second = 0, 0
    child = int(tree[0].first_child)
    while child:
        visits = int(tree[child].visits)
        if visits > most:
            most, second = visits, most
        elif visits > second:
            second = visits
        child = int(tree[child].next_sibling)
    return most - second > left


@rule
def most_visited_action(tree: Row[Node]) -> int:
    """Return the action of the root's most visited child; ties go to the higher total value."""
    best, chosen = 0, 0
    child = int(tree[0].first_child)
    while child:
        node = tree[child]
        more = node.visits > tree[best].visits or (
            node.visits == tree[best].visits and node.total_value > tree[best].total_value
        )
        if best == 0 or more:
            best, chosen = child, int(node.action)
        child = int(node.next_sibling)
    return chosen


@rule
def descend(workspace: SearchWorkspace, tree: Row[Node], weights: Row[float]) -> int:
    """Select children by UCB until one node has been expanded; return its depth.

    The nodes passed are written to `workspace.path`, and their actions are applied to `workspace.state`.
    """
    state = workspace.state
    parent, depth = 0, 0
    workspace.path[0] = 0
    while state.phase != OVER and depth < MAX_DEPTH:
        find_legal(state, workspace.legal)
        node = tree[parent]
        child = NONE
        max_children = workspace.widening * sqrt(float(node.visits + 1))
        if node.children < max_children and workspace.node_count < len(tree):
            child = expand(workspace, tree, parent, weights)
        is_new = child != NONE
        if not is_new:
            child = select_child(workspace, tree, parent)
            if child == NONE:
                break
        apply(state, int(tree[child].action), workspace.rng)
        parent = child
        depth += 1
        workspace.path[depth] = parent
        if is_new:
            break
    return depth


@rule
def select_child(workspace: SearchWorkspace, tree: Row[Node], parent: int) -> int:
    """Return the child with the highest UCB among those whose action is legal in this determinization, or NONE.

    As in the paper, the bound counts how often a child was available instead of how often its parent was visited.
    """
    best, chosen = -1.0, NONE
    child = int(tree[parent].first_child)
    while child:
        node = tree[child]
        if is_legal(workspace.legal, int(node.action)):
            node.availability += 1
            bound = node.total_value / node.visits + workspace.exploration * sqrt(
                log(float(node.availability)) / node.visits
            )
            if bound > best:
                best, chosen = bound, child
        child = int(node.next_sibling)
    return chosen


@rule
def is_legal(legal: Row[int], action: int) -> int:
    """Return 1 if an action is set in the bit mask of legal actions, else 0."""
    return (legal[WORD_OF[action]] >> BIT_OF[action]) & 1


@rule
def expand(workspace: SearchWorkspace, tree: Row[Node], parent: int, weights: Row[float]) -> int:
    """Add a child for the legal action with the highest prior that has none yet; return it, or NONE if all have one."""
    number = find_untried(workspace, tree, parent)
    if number == 0:
        return NONE
    if workspace.learned_prior:
        prepare_values(workspace, weights)
    best, chosen = -1e18, NONE
    for word in range(LEGAL_WORDS):
        rest = workspace.untried[word]
        while rest:
            lowest = rest & -rest
            action = FIRST[word] + popcount(lowest - 1)
            rest ^= lowest
            value = prior(workspace, action, weights)
            if value > best:
                best, chosen = value, action
    return add_child(workspace, tree, parent, chosen)


@rule
def find_untried(workspace: SearchWorkspace, tree: Row[Node], parent: int) -> int:
    """Write the legal actions that have no child yet, and return how many there are."""
    number = 0
    for word in range(LEGAL_WORDS):
        workspace.untried[word] = workspace.legal[word]
    child = int(tree[parent].first_child)
    while child:
        action = int(tree[child].action)
        workspace.untried[WORD_OF[action]] &= ~(1 << BIT_OF[action])
        child = int(tree[child].next_sibling)
    for word in range(LEGAL_WORDS):
        number += popcount(workspace.untried[word])
    return number


@rule
def prior(workspace: SearchWorkspace, action: int, weights: Row[float]) -> float:
    """Return the value that orders actions for expansion: the mover's lead after the action, or its greedy priority."""
    if not workspace.learned_prior:
        rank = priority(workspace.state, action)
        return -float(
            BLOCK_PRIORITY if rank >= LAST_CLASS * CLASS_STEP and blocks_winner(workspace.state, action) else rank
        )
    return action_lead(workspace, action, workspace.rng, weights)


@rule
def blocks_winner(state: State, action: int) -> bool:
    """Return whether an action moves a guard to a palace where a rival's next thieves could win the match."""
    if not GUARD <= action < END:
        return False
    own = action < NEUTRAL
    pair = (action - GUARD) // WAYS_TO_MOVE if own else (action - NEUTRAL) // WAYS_TO_MOVE_NEUTRAL
    target = TARGET[pair]
    need = demanded(state, target)
    for rival in range(int(state.players)):
        last = rival != state.seat and total(state.chests_won[rival]) == chests_to_win(state) - 1
        if last and count(state.guards[rival], target) and need - count(state.thieves[rival], target) < THIEF_ACTIONS:
            return True
    return False


@rule
def add_child(workspace: SearchWorkspace, tree: Row[Node], parent: int, action: int) -> int:
    """Add a node as the first child of its parent and return its index."""
    number = int(workspace.node_count)
    node = tree[number]
    node.total_value = 0.0
    node.visits = 0
    node.availability = 1
    node.first_child = 0
    node.children = 0
    node.action = action
    node.seat = workspace.state.seat
    node.next_sibling = tree[parent].first_child
    tree[parent].first_child = number
    tree[parent].children += 1
    workspace.node_count = number + 1
    return number


@rule
def rollout(workspace: SearchWorkspace) -> None:
    """Play `rollout_length` greedy decisions from the current position, or until the match is over."""
    state = workspace.state
    for _ in range(int(workspace.rollout_length)):
        if state.phase == OVER:
            break
        find_legal(state, workspace.legal)
        apply(state, greedy_action(state, workspace.legal), workspace.rng)
