"""The greedy heuristic of dieb as a move ordering: one number for each action, lower is better. No search.

Steal if possible, else smuggle at the palace nearest to a chest, else move guards and thieves towards one. Otherwise
pass, for a dancer if there is one. `greedy` plays by it; rollouts and the prior of `search` use it.
"""

from __future__ import annotations

from baghdad.core.array_types import Row
from baghdad.core.bits import popcount
from baghdad.core.rule import rule
from baghdad.dieb.action_ids import (
    END,
    FIRST,
    GUARD,
    NEUTRAL,
    OWN_TARGETS,
    PAID_BY_DANCER,
    PAID_BY_TARGET,
    PASS_CHOSEN,
    PASS_DANCER,
    PAYMENTS_TO_MOVE,
    PAYMENTS_TO_SMUGGLE,
    PLACE_NEUTRAL,
    SMUGGLE,
    SOURCE,
    STEAL,
    TARGET,
    WAYS_TO_MOVE,
    targets_from,
)
from baghdad.dieb.box import STRONGEST_CHEST
from baghdad.dieb.rules.pieces import NO_CHEST, all_guards, demanded, foreign_guards
from baghdad.dieb.rules.turn import BITS_OWN, OWN_WORDS, SOURCES_OWN
from baghdad.dieb.state import LEGAL_WORDS, PLAYING
from baghdad.dieb.tally import EACH, at_least, count, marked, marks_of_not_less
from baghdad.dieb.typed_records import State

FAR = 99  # thieves missing at a palace without chests: more than at any other
CLASS_STEP = 1_000_000  # between two classes; leaves a hundred values for each of three tie-breakers
ALL_BITS = -1
EVERY_PAYMENT = sum(1 << 2 * payment for payment in range(PAYMENTS_TO_MOVE))  # of a guard's move without a thief
# Classes of actions, the most preferred first.
PLACE_CLASS, PLACE_NEUTRAL_CLASS, STEAL_CLASS, SMUGGLE_CLASS, APPROACH_CLASS, END_CLASS, LAST_CLASS = range(7)


@rule
def missing(state: State, palace: int) -> int:
    """Return how many thieves the player to move lacks for the top chest of a palace; FAR if no chest is left there."""
    need = demanded(state, palace)
    return FAR if need == NO_CHEST else need - count(state.thieves[state.seat], palace)


@rule
def pack_priority(priority_class: int, first: int, second: int, third: int) -> int:
    """Return the number of a class and three tie-breakers, the most important first."""
    return priority_class * CLASS_STEP + (first * 100 + second) * 100 + third


@rule
def placing_priority(state: State, action: int) -> int:
    """Prefer palaces with few own guards, then few foreign ones; a neutral guard goes where an own one stands alone."""
    palace = action % PLACE_NEUTRAL
    own, foreign = count(state.guards[state.seat], palace), foreign_guards(state, palace)
    if action < PLACE_NEUTRAL:
        return pack_priority(PLACE_CLASS, own, foreign if foreign else FAR, 0)
    return pack_priority(PLACE_NEUTRAL_CLASS, 0 if own and not foreign else 1, 0, 0)


@rule
def smuggling_priority(state: State, action: int) -> int:
    """Prefer the last thief that a chest needs, then palaces with few missing thieves, then low prices."""
    palace = (action - SMUGGLE) // PAYMENTS_TO_SMUGGLE
    dancers = (action - SMUGGLE) % PAYMENTS_TO_SMUGGLE
    left, price = missing(state, palace), foreign_guards(state, palace)
    if left == 1:
        return pack_priority(STEAL_CLASS, 1 + dancers, price, 0)
    return pack_priority(SMUGGLE_CLASS if left < FAR else LAST_CLASS, left, price, dancers)


@rule
def guard_move_priority(state: State, action: int) -> int:
    """Prefer taking a thief to a palace that lacks fewer, or a guard to a palace where smuggling can then be paid."""
    pair = (action - GUARD) // WAYS_TO_MOVE
    way = (action - GUARD) % WAYS_TO_MOVE
    source, target, payment = SOURCE[pair], TARGET[pair], way // 2
    dancers = int(payment == PAID_BY_DANCER)
    here, there = missing(state, source), missing(state, target)
    if way % 2:
        if there == 1:
            return pack_priority(STEAL_CLASS, 1 + dancers, 1, 0)
        return pack_priority(APPROACH_CLASS if there < here else LAST_CLASS, there, 0, dancers)
    own = state.guards[state.seat]
    if count(own, target) or there == FAR or not (count(own, source) > 1 or there <= here):
        return LAST_CLASS * CLASS_STEP
    cards = count(state.cards[state.seat], target) - int(payment == PAID_BY_TARGET)
    available = cards + int(state.held_dancers[state.seat]) - dancers
    payable = 0 < foreign_guards(state, target) <= available
    return pack_priority(APPROACH_CLASS if payable else LAST_CLASS, there, 1, dancers)


@rule
def ending_priority(state: State, action: int) -> int:
    """Prefer a dancer; next, where the card may be chosen, a card of the palace nearest to a chest."""
    if action == PASS_DANCER:
        return pack_priority(END_CLASS, 0, 0, 0)
    if action >= PASS_CHOSEN:
        return pack_priority(END_CLASS, 1, 0, missing(state, action - PASS_CHOSEN))
    return pack_priority(END_CLASS, 1, 1, 0)


@rule
def priority(state: State, action: int) -> int:
    """Return the priority of an action for the player to move; lower is better."""
    if action < SMUGGLE:
        return placing_priority(state, action)
    if action < GUARD:
        return smuggling_priority(state, action)
    if action < NEUTRAL:
        return guard_move_priority(state, action)
    if action < END:
        return LAST_CLASS * CLASS_STEP
    if action < STEAL:
        return ending_priority(state, action)
    return STEAL_CLASS * CLASS_STEP


@rule
def greedy_action(state: State, legal: Row[int]) -> int:
    """Return the legal action with the lowest priority number; ties go to the lowest action id."""
    best, chosen = best_of_word(state, legal, 0, ALL_BITS, (LAST_CLASS + 1) * CLASS_STEP, 0)
    if state.phase != PLAYING:
        return chosen
    best, chosen = best_of_word(state, legal, LEGAL_WORDS - 1, ALL_BITS, best, chosen)
    alone, with_thief = useful_targets(state, best)
    for word in range(1, 1 + OWN_WORDS):
        if legal[word] and alone | with_thief:
            best, chosen = best_of_word(state, legal, word, moves_to(word, alone, with_thief), best, chosen)
    return chosen


@rule
def best_of_word(state: State, legal: Row[int], word: int, considered: int, best: int, chosen: int) -> tuple[int, int]:
    """Return the lowest priority number and its action: those given, or better ones in a word of legal actions."""
    rest = legal[word] & considered
    while rest:
        lowest = rest & -rest
        action = FIRST[word] + popcount(lowest - 1)
        rank = priority(state, action)
        if rank < best:
            best, chosen = rank, action
        rest ^= lowest
    return best, chosen


@rule
def useful_targets(state: State, best: int) -> tuple[int, int]:
    """Return where own guards may be moved to better than `best`, as sets of palaces: alone, and with a thief.

    As a turn can always be ended, moves of the last class are never chosen, among them all of neutral guards. If a
    thief can be smuggled in, only a thief that is the last one needed is better.
    """
    seat = state.seat
    with_chest = at_least(state.chests, 1)
    present = state.thieves[seat] + state.chests
    if best < APPROACH_CLASS * CLASS_STEP:
        return 0, with_chest & at_least(present, STRONGEST_CHEST) & ~at_least(present, STRONGEST_CHEST + 1)
    own = state.guards[seat]
    foreign = all_guards(state) - own
    means = state.cards[seat] + int(state.held_dancers[seat]) * EACH
    payable = at_least(foreign, 1) & marked(marks_of_not_less(means, foreign))
    return with_chest & payable & ~at_least(own, 1), with_chest


@rule
def moves_to(word: int, alone: int, with_thief: int) -> int:
    """Return the bits of the moves of own guards in a word of legal actions that go to these sets of palaces."""
    moves = 0
    for offset in range(SOURCES_OWN):
        source = SOURCES_OWN * (word - 1) + offset
        ways = OWN_TARGETS[targets_from(alone, source)] * EVERY_PAYMENT
        ways |= OWN_TARGETS[targets_from(with_thief, source)] * (EVERY_PAYMENT << 1)
        moves |= ways << BITS_OWN * offset
    return moves
