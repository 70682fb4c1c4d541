"""Information-set Monte-Carlo tree search (Cowling, Powley, Whitehouse 2012) on the compiled rules.

Every iteration deals what the seat can't know anew, follows the tree as far as it goes, adds one action to it, plays
on by wish for a while and judges the position. Nodes are sequences of actions, so draws need no nodes of their own. A
node has few children at first and more with every visit, the most promising first.
"""

from __future__ import annotations

from math import log, sqrt

from baghdad.bots.dieb.rules.evaluation import judge
from baghdad.bots.dieb.rules.move_priority import A_WISH, NO_WISH, STEAL_WISH, best_wish, wish_of
from baghdad.bots.dieb.workspace import DEEPEST
from baghdad.core.bits import popcount
from baghdad.core.rule import rule
from baghdad.dieb.action_ids import END, FIRST, GUARD, NEUTRAL, TARGET, WAYS_TO_MOVE, WAYS_TO_MOVE_NEUTRAL
from baghdad.dieb.box import MAX_PLAYERS, THIEF_ACTIONS
from baghdad.dieb.rules.pieces import chests_to_win, demanded
from baghdad.dieb.rules.redeal import redeal
from baghdad.dieb.rules.turn import apply, find_legal
from baghdad.dieb.state import LEGAL_WORDS, OVER
from baghdad.dieb.tally import count, total

NOTHING = -1
PORTION = 50  # iterations between two looks at whether it goes on
HINDER_WISH = STEAL_WISH * A_WISH + A_WISH // 2  # between taking a chest and smuggling


@rule
def begin(mind, tree):
    """An empty tree."""
    mind.nodes = 1
    tree[0].worth = 0.0
    tree[0].visits = 0
    tree[0].child = 0
    tree[0].children = 0
    tree[0].seat = mind.root.seat
    for seat in range(MAX_PLAYERS):
        mind.outlook[seat] = 0.0


@rule
def search(mind, tree, weights, iterations):
    """So many iterations more from the position at the mind's root."""
    seat = int(mind.root.seat)
    for _ in range(iterations):
        mind.state = mind.root
        redeal(mind.state, seat, mind.rng)
        depth = descend(mind, tree, weights)
        look_ahead(mind)
        judge(mind.state, weights, mind.features, mind.chances)
        for step in range(depth + 1):
            node = tree[mind.path[step]]
            node.visits += 1
            node.worth += mind.chances[node.seat]
        for player in range(int(mind.root.players)):
            mind.outlook[player] += mind.chances[player]


@rule
def ponder(mind, tree, weights):
    """As many iterations as the mind is set to, or fewer if they can't change its choice any more."""
    left = int(mind.iterations)
    while left and not is_settled(tree, left):
        portion = min(PORTION, left)
        search(mind, tree, weights, portion)
        left -= portion


@rule
def is_settled(tree, left):
    """Whether one action was tried so often that no other could be tried as often in what is left."""
    most, next_to_it = 0, 0
    child = int(tree[0].child)
    while child:
        visits = int(tree[child].visits)
        if visits > most:
            most, next_to_it = visits, most
        elif visits > next_to_it:
            next_to_it = visits
        child = int(tree[child].sibling)
    return most - next_to_it > left


@rule
def most_visited(tree):
    """The action that was tried most often; of several, the one that brought most."""
    best, chosen = 0, 0
    child = int(tree[0].child)
    while child:
        node = tree[child]
        more = node.visits > tree[best].visits or (node.visits == tree[best].visits and node.worth > tree[best].worth)
        if best == 0 or more:
            best, chosen = child, int(node.action)
        child = int(node.sibling)
    return chosen


@rule
def descend(mind, tree, weights):
    """Down the tree to an action that is new in it; returns how deep that is."""
    state = mind.state
    place, depth = 0, 0
    mind.path[0] = 0
    while state.phase != OVER and depth < DEEPEST:
        find_legal(state, mind.legal)
        node = tree[place]
        child = NOTHING
        wide = mind.width * sqrt(float(node.visits + 1))
        if node.children < wide and mind.nodes < len(tree):
            child = expand(mind, tree, place, weights)
        fresh = child != NOTHING
        if not fresh:
            child = favourite(mind, tree, place)
            if child == NOTHING:
                break
        apply(state, int(tree[child].action), mind.rng)
        place = child
        depth += 1
        mind.path[depth] = place
        if fresh:
            break
    return depth


@rule
def favourite(mind, tree, place):
    """The child with the best upper bound among those whose action is legal this time."""
    best, chosen = -1.0, NOTHING
    child = int(tree[place].child)
    while child:
        node = tree[child]
        if is_legal(mind.legal, int(node.action)):
            node.available += 1
            bound = node.worth / node.visits + mind.curiosity * sqrt(log(float(node.available)) / node.visits)
            if bound > best:
                best, chosen = bound, child
        child = int(node.sibling)
    return chosen


@rule
def is_legal(legal, action):
    """Whether an action is among the legal ones."""
    word = LEGAL_WORDS - 1
    while action < FIRST[word]:
        word -= 1
    return (legal[word] >> (action - FIRST[word])) & 1


@rule
def expand(mind, tree, place, weights):
    """Adds the most promising action that the node doesn't have yet; NOTHING if it has them all."""
    child = int(tree[place].child)
    while child:
        mind.taken[tree[child].action] = 1
        child = int(tree[child].sibling)
    best, chosen = -1e18, NOTHING
    for word in range(LEGAL_WORDS):
        rest = mind.legal[word]
        while rest:
            lowest = rest & -rest
            action = FIRST[word] + popcount(lowest - 1)
            rest ^= lowest
            if not mind.taken[action]:
                promise = promise_of(mind, action, weights)
                if promise > best:
                    best, chosen = promise, action
    child = int(tree[place].child)
    while child:
        mind.taken[tree[child].action] = 0
        child = int(tree[child].sibling)
    return NOTHING if chosen == NOTHING else add_child(mind, tree, place, chosen)


@rule
def promise_of(mind, action, weights):
    """How good an action looks before it is tried: by wish, or by what was learned about the position after it."""
    if not mind.learned:
        wish = wish_of(mind.state, action)
        return -float(HINDER_WISH if wish >= NO_WISH * A_WISH and hinders(mind.state, action) else wish)
    seat = int(mind.state.seat)
    mind.trial = mind.state
    apply(mind.trial, action, mind.rng)
    judge(mind.trial, weights, mind.features, mind.chances)
    return mind.chances[seat]


@rule
def hinders(state, action):
    """Whether a guard goes where a rival would win with its next thieves."""
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
def add_child(mind, tree, place, action):
    """A new node, first in its parent's chain."""
    number = int(mind.nodes)
    node = tree[number]
    node.worth = 0.0
    node.visits = 0
    node.available = 1
    node.child = 0
    node.children = 0
    node.action = action
    node.seat = mind.state.seat
    node.sibling = tree[place].child
    tree[place].child = number
    tree[place].children += 1
    mind.nodes = number + 1
    return number


@rule
def look_ahead(mind):
    """A few decisions by wish, to see what comes of the position."""
    state = mind.state
    for _ in range(int(mind.playout)):
        if state.phase == OVER:
            break
        find_legal(state, mind.legal)
        apply(state, best_wish(state, mind.legal), mind.rng)
