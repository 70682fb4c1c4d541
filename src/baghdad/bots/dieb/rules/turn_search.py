"""Exhaustive search of one turn, for `planner` and for wins within the turn.

A breadth-first search over all positions that the current turn can reach. A transposition table makes positions that
are reached in different orders one node. Payments with dancers are left out where cards suffice: a dancer can pay for
anything, so it is spent last.
"""

from __future__ import annotations

from baghdad.bots.dieb.rules.evaluation import evaluate
from baghdad.bots.dieb.typed_records import SearchWorkspace, TurnNode
from baghdad.core.array_types import Row
from baghdad.core.bits import popcount
from baghdad.core.rng import next_word
from baghdad.core.rule import rule
from baghdad.dieb.action_ids import (
    ACTIONS,
    END,
    FIRST,
    GUARD,
    NEUTRAL,
    PAID_BY_DANCER,
    PAYMENTS_TO_SMUGGLE,
    SMUGGLE,
    STEAL,
    WAYS_TO_MOVE,
    WAYS_TO_MOVE_NEUTRAL,
)
from baghdad.dieb.box import PALACES, THIEF_ACTIONS
from baghdad.dieb.rules.pieces import NO_CHEST, chests_to_win, demanded
from baghdad.dieb.rules.turn import apply, find_legal
from baghdad.dieb.state import LEGAL_WORDS, OVER, PLAYING
from baghdad.dieb.state import NEUTRAL as NEUTRAL_ROW
from baghdad.dieb.tally import count, total
from baghdad.dieb.typed_records import State

NONE = -1  # no action, no position, or no value yet
DRAW_SAMPLES = 6  # samples of the cards drawn at the end of a turn, the same for every end
HASH_MULTIPLIER, HASH_MASK = 0x9E37_79B9_7F4A_7C1, (1 << 60) - 1  # multiplicative hashing in 60 bits


@rule
def search_turn(
    workspace: SearchWorkspace, turn_nodes: Row[TurnNode], transpositions: Row[int], weights: Row[float]
) -> int:
    """Return the first action of the turn with the best evaluation at its end.

    Fills `workspace.action_values` with the best value after each first action; `node_count` is the positions found.
    """
    reset_turn(workspace, turn_nodes, transpositions)
    for action in range(ACTIONS):
        workspace.action_values[action] = NONE
    draw_seed = next_word(workspace.rng)
    best, chosen = -1.0, 0
    index = 0
    while index < workspace.node_count:
        find_legal(turn_nodes[index].state, workspace.legal)
        drop_wasteful_payments(workspace.legal)
        for row in range(LEGAL_WORDS):
            rest = workspace.legal[row]
            while rest:
                lowest = rest & -rest
                rest ^= lowest
                action = FIRST[row] + popcount(lowest - 1)
                first = action if turn_nodes[index].first_action == NONE else int(turn_nodes[index].first_action)
                value = try_action(workspace, turn_nodes, transpositions, index, action, first, draw_seed, weights)
                workspace.action_values[first] = max(workspace.action_values[first], value)
                if value > best:
                    best, chosen = value, first
        index += 1
    return chosen


@rule
def reset_turn(workspace: SearchWorkspace, turn_nodes: Row[TurnNode], transpositions: Row[int]) -> None:
    """Reduce the turn's nodes and the transposition table to the root."""
    for slot in range(len(transpositions)):
        transpositions[slot] = NONE
    turn_nodes[0].state = workspace.root
    turn_nodes[0].first_action = NONE
    workspace.node_count = 1
    transpositions[slot_of(workspace.root, int(workspace.root.seat), turn_nodes, transpositions)] = 0


@rule
def winning_action(workspace: SearchWorkspace, turn_nodes: Row[TurnNode], transpositions: Row[int]) -> int:
    """Return the first action of the shortest sequence that wins within this turn without drawing cards, or NONE."""
    if not may_win_this_turn(workspace.root):
        return NONE
    reset_turn(workspace, turn_nodes, transpositions)
    index = 0
    while index < workspace.node_count:
        find_legal(turn_nodes[index].state, workspace.legal)
        drop_wasteful_payments(workspace.legal)
        workspace.legal[LEGAL_WORDS - 1] &= -1 << (STEAL - END)
        for row in range(LEGAL_WORDS):
            rest = workspace.legal[row]
            while rest:
                lowest = rest & -rest
                rest ^= lowest
                action = FIRST[row] + popcount(lowest - 1)
                first = action if turn_nodes[index].first_action == NONE else int(turn_nodes[index].first_action)
                workspace.trial = turn_nodes[index].state
                apply(workspace.trial, action, workspace.deal_rng)
                if workspace.trial.phase == OVER and has_won(workspace.trial, int(workspace.root.seat)):
                    return first
                if workspace.trial.phase != OVER and may_win_this_turn(workspace.trial):
                    store_position(workspace, turn_nodes, transpositions, first)
        index += 1
    return NONE


@rule
def has_won(state: State, seat: int) -> bool:
    """Return whether a seat has enough chests to win."""
    return total(state.chests_won[seat]) >= chests_to_win(state)


@rule
def may_win_this_turn(state: State) -> bool:
    """Return whether the thief actions left could win enough chests if every price could be paid (an upper bound)."""
    if state.phase != PLAYING:
        return False
    to_go = chests_to_win(state) - total(state.chests_won[state.seat])
    left = THIEF_ACTIONS - int(state.thief_actions)
    near = 0  # a histogram: palaces by the number of thieves missing there, three bits for each number
    for palace in range(PALACES):
        need = demanded(state, palace)
        if need != NO_CHEST:
            near += 1 << 3 * min(max(need - count(state.thieves[state.seat], palace), 0), THIEF_ACTIONS + 1)
    for missing in range(THIEF_ACTIONS + 1):
        there = (near >> 3 * missing) & 7
        while there > 0 and to_go > 0 and missing <= left:
            there -= 1
            to_go -= 1
            left -= missing
    return to_go <= 0


@rule
def try_action(
    workspace: SearchWorkspace,
    turn_nodes: Row[TurnNode],
    transpositions: Row[int],
    index: int,
    action: int,
    first: int,
    draw_seed: int,
    weights: Row[float],
) -> float:
    """Apply an action to a node: return the mean evaluation if it ends the turn, else store the new position.

    Returns NONE for a stored position. All ends of turns are sampled with the same draws, from `draw_seed` on (common
    random numbers).
    """
    seat = int(workspace.root.seat)
    ends = action < SMUGGLE or END <= action < STEAL
    value_sum = 0.0
    for draw in range(DRAW_SAMPLES if ends else 1):
        workspace.trial = turn_nodes[index].state
        workspace.deal_rng.word = draw_seed + draw
        apply(workspace.trial, action, workspace.deal_rng)
        if not ends and workspace.trial.phase != OVER:
            store_position(workspace, turn_nodes, transpositions, first)
            return NONE
        evaluate(workspace.trial, weights, workspace.features, workspace.chances)
        value_sum += workspace.chances[seat]
        if workspace.trial.phase == OVER:
            return workspace.chances[seat]
    return value_sum / DRAW_SAMPLES


@rule
def store_position(workspace: SearchWorkspace, turn_nodes: Row[TurnNode], transpositions: Row[int], first: int) -> int:
    """Return the node of the tried position, a new one if the transposition table has none; NONE if all are taken."""
    if workspace.node_count == len(turn_nodes):
        return NONE
    slot = slot_of(workspace.trial, int(workspace.root.seat), turn_nodes, transpositions)
    if transpositions[slot] == NONE:
        transpositions[slot] = workspace.node_count
        turn_nodes[workspace.node_count].state = workspace.trial
        turn_nodes[workspace.node_count].first_action = first
        workspace.node_count += 1
    return int(transpositions[slot])


@rule
def slot_of(state: State, seat: int, turn_nodes: Row[TurnNode], transpositions: Row[int]) -> int:
    """Return the slot of a position in the transposition table: the one it is stored in, or the free one for it.

    Open addressing with linear probing; a slot holds the index of a node.
    """
    mask = len(transpositions) - 1
    hash_value = int(state.cards[seat])
    for field in (state.guards[seat], state.guards[NEUTRAL_ROW], state.thieves[seat], state.chests):
        hash_value = ((hash_value ^ (hash_value >> 29)) * HASH_MULTIPLIER + int(field)) & HASH_MASK
    hash_value = (
        (hash_value ^ (hash_value >> 29)) * HASH_MULTIPLIER
        + int(state.thief_actions) * 16
        + int(state.held_dancers[seat])
    ) & HASH_MASK
    slot = (hash_value ^ (hash_value >> 31)) & mask
    while transpositions[slot] != NONE and not is_same_position(state, turn_nodes[transpositions[slot]].state, seat):
        slot = (slot + 1) & mask
    return slot


@rule
def is_same_position(one: State, other: State, seat: int) -> bool:
    """Return whether two positions of one turn agree in everything that the turn's actions can change."""
    return (
        one.cards[seat] == other.cards[seat]
        and one.guards[seat] == other.guards[seat]
        and one.guards[NEUTRAL_ROW] == other.guards[NEUTRAL_ROW]
        and one.thieves[seat] == other.thieves[seat]
        and one.chests == other.chests
        and one.held_dancers[seat] == other.held_dancers[seat]
        and one.thief_actions == other.thief_actions
        and one.acted == other.acted
        and one.stole == other.stole
    )


# --- cheapest payments -----------------------------------------------------------------------------------------------

# The first payment of each palace or pair of palaces, as bits of a word of legal actions.
EACH_SMUGGLING = sum(1 << SMUGGLE + PAYMENTS_TO_SMUGGLE * palace for palace in range(6))
EACH_MOVE = sum(1 << WAYS_TO_MOVE * move for move in range(10))
EACH_NEUTRAL = sum(1 << WAYS_TO_MOVE_NEUTRAL * move for move in range(15))


@rule
def drop_wasteful_payments(legal: Row[int]) -> None:
    """Remove from a mask of legal actions all payments with more dancers than the same action needs."""
    first = legal[0]
    fewer = first & (EACH_SMUGGLING * 0b0111)
    fewer |= (fewer << 1) & (EACH_SMUGGLING * 0b1110)
    fewer |= (fewer << 1) & (EACH_SMUGGLING * 0b1110)
    legal[0] = first & ~((fewer << 1) & (EACH_SMUGGLING * 0b1110))
    for row in range(1, 4):
        moves = legal[row]
        by_card = (moves | moves >> 2) & (EACH_MOVE * 0b11)
        legal[row] = moves & ~(by_card << 2 * PAID_BY_DANCER)
    for row in range(4, 6):
        moves = legal[row]
        none = moves & EACH_NEUTRAL
        one = (moves >> 1 | moves >> 2) & EACH_NEUTRAL
        legal[row] = moves & ~(none * 0b1110) & ~((one & ~none) << 3)


assert GUARD == FIRST[1]
assert NEUTRAL == FIRST[4]
