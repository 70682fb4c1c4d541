"""The player's own turn as a graph of positions, each of them once, searched best first.

A position is opened by evaluating its actions. Those that end the turn are compared by the evaluation just after them,
with the same deals for all, and the best are kept. The others wait in a queue, a binary heap, until the most promising
is taken and the position after it is opened.
"""

from __future__ import annotations

from baghdad.bots.dieb.rules.action_values import action_lead, prepare_values
from baghdad.bots.dieb.rules.end_bias import bias_of_end, choose_noise, turn_hash, worth
from baghdad.bots.dieb.rules.evaluation import evaluate
from baghdad.bots.dieb.rules.turn_search import NONE, drop_wasteful_payments, reset_turn, store_position
from baghdad.bots.dieb.workspace import MAX_STEPS, QUEUE_SIZE
from baghdad.core.bits import popcount
from baghdad.core.rng import KEY_WORDS, next_word, set_rng, split
from baghdad.core.rule import rule
from baghdad.dieb.action_ids import ACTIONS, END, FIRST, SMUGGLE, STEAL
from baghdad.dieb.box import MAX_PLAYERS
from baghdad.dieb.rules.redeal import redeal
from baghdad.dieb.rules.turn import apply, find_legal
from baghdad.dieb.state import LEGAL_WORDS, NEUTRAL, OVER, PLACING

FEW_DEALS = 4  # that the ends of the turn are first compared by
UNKNOWN = -1.0  # less than any chance
TO_SEARCH, TO_COMPARE = 0, 1  # purposes of RNGs


@rule
def reset_graph(workspace, turn_nodes, transpositions):
    """Reduce the graph to the root, and choose the deals."""
    choose_noise(workspace)
    seed_by_turn(workspace, TO_SEARCH)
    redeal(workspace.root, int(workspace.root.seat), workspace.rng)
    reset_turn(workspace, turn_nodes, transpositions)
    set_deals(workspace, workspace.rng)
    workspace.queue_length = 0
    workspace.opened = 0
    workspace.step_count = 0
    workspace.end_count = 0


@rule
def seed_by_turn(workspace, purpose):
    """Seed the RNG by what stays the same throughout a turn, except while guards are placed.

    So all decisions of a turn judge an end by the same deals, and stick to the plan that was best at its beginning.
    """
    if workspace.root.phase != PLACING:
        workspace.rng.word = turn_hash(workspace.root) + purpose


@rule
def set_deals(workspace, rng):
    """Choose the deals that ends are tried with; `deal_rng` is for cards drawn where an action is only evaluated."""
    for index in range(KEY_WORDS):
        workspace.deal_key[index] = next_word(rng)
    split(rng, workspace.deal_rng)


@rule
def open_positions(workspace, turn_nodes, transpositions, number, weights):
    """Open up to so many further positions, the most promising first; return how many were opened."""
    for count in range(number):
        node = 0 if workspace.opened == 0 else next_position(workspace, turn_nodes, transpositions)
        if node == NONE:
            return count
        open_position(workspace, turn_nodes, node, weights)
    return number


@rule
def next_position(workspace, turn_nodes, transpositions):
    """Return the node of the most promising position that isn't in the graph yet, or NONE."""
    while workspace.queue_length > 0 and workspace.node_count < len(turn_nodes):
        step = pop(workspace)
        parent, action = step // ACTIONS, step % ACTIONS
        first_action = int(turn_nodes[parent].first_action)
        workspace.trial = turn_nodes[parent].state
        apply(workspace.trial, action, workspace.deal_rng)
        number = int(workspace.node_count)
        if workspace.trial.phase != OVER and not is_detour(workspace, turn_nodes, parent):
            first = action if first_action == NONE else first_action
            keep_step(workspace, parent, store_position(workspace, turn_nodes, transpositions, first))
        if workspace.node_count > number:
            turn_nodes[number].parent = parent
            return number
    return NONE


@rule
def is_detour(workspace, turn_nodes, node):
    """Return whether `workspace.trial`, reached from a node, has the same pieces as a position on the way to it.

    Then guards went there and back, and their cards were paid for nothing.
    """
    trial, seat = workspace.trial, int(workspace.root.seat)
    while True:
        state = turn_nodes[node].state
        if (
            state.guards[seat] == trial.guards[seat]
            and state.guards[NEUTRAL] == trial.guards[NEUTRAL]
            and state.thieves[seat] == trial.thieves[seat]
            and state.chests == trial.chests
        ):
            return True
        if node == 0:
            return False
        node = int(turn_nodes[node].parent)


@rule
def keep_step(workspace, node, next_node):
    """Keep that an action leads from one position of the turn to another, as long as there is room."""
    if workspace.step_count < MAX_STEPS:
        step = workspace.steps[workspace.step_count]
        step.node, step.next_node = node, next_node
        workspace.step_count += 1


@rule
def open_position(workspace, turn_nodes, node, weights):
    """Keep the ends of the turn at a position, and queue its other actions."""
    workspace.opened += 1
    turn_nodes[node].promises[workspace.root.seat] = UNKNOWN
    workspace.state = turn_nodes[node].state
    find_legal(workspace.state, workspace.legal)
    drop_wasteful_payments(workspace.legal)
    prepare_values(workspace, weights)
    for word in range(LEGAL_WORDS):
        rest = workspace.legal[word]
        while rest:
            lowest = rest & -rest
            rest ^= lowest
            action = FIRST[word] + popcount(lowest - 1)
            if ends_turn(action):
                add_end(workspace, turn_nodes, node, action, weights)
            else:
                push(workspace, action_lead(workspace, action, workspace.deal_rng, weights), node * ACTIONS + action)


@rule
def ends_turn(action):
    """Return whether somebody else is to move after an action."""
    return action < SMUGGLE or END <= action < STEAL


# --- ends ------------------------------------------------------------------------------------------------------------


@rule
def add_end(workspace, turn_nodes, node, action, weights):
    """Add an end of the turn, unless there are enough that promise more."""
    seat = int(workspace.root.seat)
    place = int(workspace.end_count)
    end = workspace.spare_end
    end.turn_node = node
    end.action = action
    find_promises(workspace, turn_nodes, end, FEW_DEALS, weights)
    end.bias = bias_of_end(workspace, turn_nodes[node].state, action, workspace.trial)
    if end.promises[seat] > turn_nodes[node].promises[seat]:
        copy_chances(end.promises, turn_nodes[node].promises)
    if place == workspace.max_ends:
        place -= 1
        if promised_worth(workspace, end, seat) <= promised_worth(workspace, workspace.ends[place], seat):
            return
    else:
        workspace.end_count += 1
    promised = promised_worth(workspace, end, seat)
    while place > 0 and promised > promised_worth(workspace, workspace.ends[place - 1], seat):
        workspace.ends[place] = workspace.ends[place - 1]
        place -= 1
    workspace.ends[place] = end


@rule
def promised_worth(workspace, end, seat):
    """Return what an end counts for by the evaluation just after it."""
    return worth(workspace, end.promises[seat], end.bias)


@rule
def find_promises(workspace, turn_nodes, end, deals, weights):
    """Write each seat's chance by the evaluation just after an end, the mean of so many deals."""
    for player in range(MAX_PLAYERS):
        end.promises[player] = 0.0
    for number in range(deals):
        workspace.trial = turn_nodes[end.turn_node].state
        end_with_deal(workspace, workspace.trial, number, int(end.action))
        evaluate(workspace.trial, weights, workspace.features, workspace.chances)
        for player in range(int(workspace.root.players)):
            end.promises[player] += workspace.chances[player] / deals


@rule
def copy_chances(source, target):
    """Copy each seat's chance to another row."""
    for player in range(MAX_PLAYERS):
        target[player] = source[player]


@rule
def end_with_deal(workspace, state, number, action):
    """Deal everything that the player can't see, then apply an action that ends its turn.

    Nothing hidden matters within the turn. Deal `number` is the same for all ends, so their differences are paired.
    """
    set_rng(workspace.rng, workspace.deal_key, number)
    redeal(state, int(workspace.root.seat), workspace.rng)
    apply(state, action, workspace.rng)


# --- the queue -------------------------------------------------------------------------------------------------------


@rule
def push(workspace, lead, step):
    """Add an action at a node to the queue; a full queue drops one of its less promising ones."""
    place = int(workspace.queue_length)
    if place == QUEUE_SIZE:
        place -= 1
        if lead <= workspace.queue_leads[place]:
            return
    else:
        workspace.queue_length += 1
    while place > 0 and lead > workspace.queue_leads[(place - 1) // 2]:
        above = (place - 1) // 2
        workspace.queue_leads[place] = workspace.queue_leads[above]
        workspace.queue_steps[place] = workspace.queue_steps[above]
        place = above
    workspace.queue_leads[place] = lead
    workspace.queue_steps[place] = step


@rule
def pop(workspace):
    """Remove and return the entry of the queue with the largest lead."""
    found = int(workspace.queue_steps[0])
    length = int(workspace.queue_length) - 1
    workspace.queue_length = length
    lead, step = workspace.queue_leads[length], workspace.queue_steps[length]
    place, below = 0, 1
    while below < length:
        if below + 1 < length and workspace.queue_leads[below + 1] > workspace.queue_leads[below]:
            below += 1
        if workspace.queue_leads[below] <= lead:
            break
        workspace.queue_leads[place] = workspace.queue_leads[below]
        workspace.queue_steps[place] = workspace.queue_steps[below]
        place, below = below, 2 * below + 1
    workspace.queue_leads[place] = lead
    workspace.queue_steps[place] = step
    return found
