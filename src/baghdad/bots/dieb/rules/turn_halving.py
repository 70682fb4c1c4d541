"""The choice among the ends of the player's turn by sequential halving (Karnin, Koren, Somekh 2013).

All ends that are left are tried equally often, with the same deals; then the worse half is dropped, and so on, until
the turns that lead to those that are left all begin with the same action.
"""

from __future__ import annotations

from baghdad.bots.dieb.rules.end_bias import worth
from baghdad.bots.dieb.rules.end_trials import try_end
from baghdad.bots.dieb.rules.turn_graph import ends_turn, find_promises, open_positions, reset_graph
from baghdad.bots.dieb.typed_records import Node, SearchWorkspace, TurnNode
from baghdad.bots.dieb.workspace import MAX_ENDS
from baghdad.core.array_types import Row
from baghdad.core.bits import popcount
from baghdad.core.rule import rule
from baghdad.dieb.action_ids import FIRST
from baghdad.dieb.box import MAX_PLAYERS
from baghdad.dieb.rules.turn import apply, find_legal
from baghdad.dieb.state import LEGAL_WORDS
from baghdad.dieb.tally import total

MIN_TRIALS = 4  # of each end in each round
MOST_OPENED = 600  # positions of the own turn, however large the budget is
MANY_DEALS = 48  # that the ends to be tried are evaluated by before


@rule
def halve_ends(
    workspace: SearchWorkspace,
    tree: Row[Node],
    turn_nodes: Row[TurnNode],
    transpositions: Row[int],
    weights: Row[float],
) -> int:
    """Return the first action of the turn with the best end; a chest is only left after a second, deeper look."""
    action = search_ends(workspace, tree, turn_nodes, transpositions, weights)
    if needs_second_look(workspace, action):
        iterations, opened, ends = int(workspace.iterations), int(workspace.max_opened), int(workspace.max_ends)
        look_deeper(workspace)
        action = search_ends(workspace, tree, turn_nodes, transpositions, weights)
        workspace.iterations, workspace.max_opened, workspace.max_ends = iterations, opened, ends
    return action


@rule
def needs_second_look(workspace: SearchWorkspace, action: int) -> bool:
    """Return whether an action ends the turn although one more would take a chest, and a deeper look is possible."""
    if workspace.deep_iterations <= workspace.iterations or not ends_turn(action):
        return False
    seat = int(workspace.root.seat)
    chests = total(workspace.root.chests_won[seat])
    find_legal(workspace.root, workspace.legal)
    for word in range(LEGAL_WORDS):
        rest = workspace.legal[word]
        while rest:
            lowest = rest & -rest
            rest ^= lowest
            other = FIRST[word] + popcount(lowest - 1)
            if not ends_turn(other):
                workspace.trial = workspace.root
                apply(workspace.trial, other, workspace.deal_rng)
                if total(workspace.trial.chests_won[seat]) > chests:
                    return True
    return False


@rule
def look_deeper(workspace: SearchWorkspace) -> None:
    """Set the budget of a second look."""
    workspace.iterations = workspace.deep_iterations
    workspace.max_opened, workspace.max_ends = MOST_OPENED, MAX_ENDS


@rule
def search_ends(
    workspace: SearchWorkspace,
    tree: Row[Node],
    turn_nodes: Row[TurnNode],
    transpositions: Row[int],
    weights: Row[float],
) -> int:
    """Return the first action of the turn with the best end, after the workspace's number of trials."""
    reset_graph(workspace, turn_nodes, transpositions)
    open_positions(workspace, turn_nodes, transpositions, int(workspace.max_opened), weights)
    reset_trials(workspace, tree, turn_nodes, weights)
    rounds = halvings(int(workspace.end_count))
    for _ in range(rounds):
        try_ends(workspace, tree, turn_nodes, trials_of_each(workspace, rounds), weights)
        drop_worse_half(workspace)
        if is_settled(workspace, turn_nodes):
            break
    return first_action(workspace, turn_nodes, 0)


@rule
def halvings(number: int) -> int:
    """Return how many halvings leave one of a number."""
    rounds = 0
    while 1 << rounds < number:
        rounds += 1
    return rounds


@rule
def trials_of_each(workspace: SearchWorkspace, rounds: int) -> int:
    """Return how often each end that is left is tried in one of so many rounds."""
    return max(int(workspace.iterations) // (rounds * int(workspace.end_count)), 1)


@rule
def reset_trials(workspace: SearchWorkspace, tree: Row[Node], turn_nodes: Row[TurnNode], weights: Row[float]) -> None:
    """Keep as many ends as the budget suffices for, evaluate them with more deals, and give each a root of the tree."""
    number = int(workspace.end_count)
    if workspace.iterations > 0:
        while number > 1 and halvings(number) * number * MIN_TRIALS > workspace.iterations:
            number -= 1
    workspace.end_count = number
    workspace.tried_ends = number
    workspace.node_count = 1 + number
    for index in range(number):
        end = workspace.ends[index]
        find_promises(workspace, turn_nodes, end, MANY_DEALS, weights)
        end.visits = 0
        for player in range(MAX_PLAYERS):
            end.surplus[player] = 0.0
        end.tree_node = 1 + index
        tree[1 + index].first_child = 0


@rule
def try_ends(
    workspace: SearchWorkspace, tree: Row[Node], turn_nodes: Row[TurnNode], trials: int, weights: Row[float]
) -> None:
    """Try each end that is left so many times."""
    for _ in range(trials):
        for number in range(int(workspace.end_count)):
            try_end(workspace, tree, turn_nodes, number, weights)


@rule
def drop_worse_half(workspace: SearchWorkspace) -> None:
    """Sort the ends that are left, the best first, and keep the better half."""
    seat = int(workspace.root.seat)
    spare = workspace.spare_end
    for number in range(1, int(workspace.end_count)):
        place = number
        while place > 0 and end_worth(workspace, place, seat) > end_worth(workspace, place - 1, seat):
            workspace.spare_end = workspace.ends[place]
            workspace.ends[place] = workspace.ends[place - 1]
            workspace.ends[place - 1] = spare
            place -= 1
    workspace.end_count = (workspace.end_count + 1) // 2


@rule
def is_settled(workspace: SearchWorkspace, turn_nodes: Row[TurnNode]) -> bool:
    """Return whether all ends that are left begin with the same action."""
    for number in range(1, int(workspace.end_count)):
        if first_action(workspace, turn_nodes, number) != first_action(workspace, turn_nodes, 0):
            return False
    return True


@rule
def end_worth(workspace: SearchWorkspace, number: int, seat: int) -> float:
    """Return what an end counts for after its trials."""
    return worth(workspace, end_chance(workspace, number, seat), workspace.ends[number].bias)


@rule
def end_chance(workspace: SearchWorkspace, number: int, seat: int) -> float:
    """Return a seat's chance after an end: the evaluation just after it, corrected by what came of its trials.

    The evaluation of each trial's deal is a control variate, which takes most of the luck of the deal out.
    """
    end = workspace.ends[number]
    return end.promises[seat] + end.surplus[seat] / (end.visits + 1)


@rule
def first_action(workspace: SearchWorkspace, turn_nodes: Row[TurnNode], number: int) -> int:
    """Return the action that begins the turn with an end."""
    end = workspace.ends[number]
    first = int(turn_nodes[end.turn_node].first_action)
    return first if end.turn_node > 0 else int(end.action)
