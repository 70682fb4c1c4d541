"""What `greedy` wants: a number for every action, the smaller the better. Looks at the table, never ahead.

It steals when it can, else smuggles where it is nearest to a chest, else moves toward that. If nothing of the kind is
possible it passes, for a dancer if there is one.
"""

from __future__ import annotations

from baghdad.core.bits import popcount
from baghdad.core.rule import rule
from baghdad.dieb.action_ids import (
    END,
    FIRST,
    GUARD,
    NEUTRAL,
    PAID_BY_DANCER,
    PAID_BY_TARGET,
    PASS_CHOSEN,
    PASS_DANCER,
    PAYMENTS_TO_SMUGGLE,
    PLACE_NEUTRAL,
    SMUGGLE,
    SOURCE,
    STEAL,
    TARGET,
    WAYS_TO_MOVE,
)
from baghdad.dieb.rules.pieces import NO_CHEST, demanded, foreign_guards
from baghdad.dieb.state import LEGAL_WORDS
from baghdad.dieb.tally import count

FAR = 99  # further from a chest than any palace with one
A_WISH = 1_000_000  # apart from the next; below that, a hundred values for each of three doubts
PLACE_WISH, PLACE_NEUTRAL_WISH, STEAL_WISH, SMUGGLE_WISH, APPROACH_WISH, END_WISH, NO_WISH = range(7)


@rule
def missing(state, palace):
    """Thieves still missing for the top chest there."""
    need = demanded(state, palace)
    return FAR if need == NO_CHEST else need - count(state.thieves[state.seat], palace)


@rule
def wished(wish, first, second, third):
    """A wish, and three doubts in the order of their weight."""
    return wish * A_WISH + (first * 100 + second) * 100 + third


@rule
def wish_to_place(state, action):
    """Own guards one by one where few others stand; neutral ones where one's own have no company yet."""
    palace = action % PLACE_NEUTRAL
    own, foreign = count(state.guards[state.seat], palace), foreign_guards(state, palace)
    if action < PLACE_NEUTRAL:
        return wished(PLACE_WISH, own, foreign if foreign else FAR, 0)
    return wished(PLACE_NEUTRAL_WISH, 0 if own and not foreign else 1, 0, 0)


@rule
def wish_to_smuggle(state, action):
    """The last thief a chest needs; else where the fewest are missing, cheaply, if it is all the same."""
    palace = (action - SMUGGLE) // PAYMENTS_TO_SMUGGLE
    dancers = (action - SMUGGLE) % PAYMENTS_TO_SMUGGLE
    left, price = missing(state, palace), foreign_guards(state, palace)
    if left == 1:
        return wished(STEAL_WISH, 1 + dancers, price, 0)
    return wished(SMUGGLE_WISH if left < FAR else NO_WISH, left, price, dancers)


@rule
def wish_to_move(state, action):
    """A thief along to where fewer are missing, or a guard to where smuggling can then be paid."""
    pair = (action - GUARD) // WAYS_TO_MOVE
    way = (action - GUARD) % WAYS_TO_MOVE
    source, target, payment = SOURCE[pair], TARGET[pair], way // 2
    dancers = int(payment == PAID_BY_DANCER)
    here, there = missing(state, source), missing(state, target)
    if way % 2:
        if there == 1:
            return wished(STEAL_WISH, 1 + dancers, 1, 0)
        return wished(APPROACH_WISH if there < here else NO_WISH, there, 0, dancers)
    own = state.guards[state.seat]
    if count(own, target) or there == FAR or not (count(own, source) > 1 or there <= here):
        return NO_WISH * A_WISH
    cards = count(state.cards[state.seat], target) - int(payment == PAID_BY_TARGET)
    purse = cards + int(state.held_dancers[state.seat]) - dancers
    payable = 0 < foreign_guards(state, target) <= purse
    return wished(APPROACH_WISH if payable else NO_WISH, there, 1, dancers)


@rule
def wish_to_end(state, action):
    """A dancer if there is one to be had; else, where it may be chosen, a card of the nearest palace."""
    if action == PASS_DANCER:
        return wished(END_WISH, 0, 0, 0)
    if action >= PASS_CHOSEN:
        return wished(END_WISH, 1, 0, missing(state, action - PASS_CHOSEN))
    return wished(END_WISH, 1, 1, 0)


@rule
def wish_of(state, action):
    """How little an action is wished for."""
    if action < SMUGGLE:
        return wish_to_place(state, action)
    if action < GUARD:
        return wish_to_smuggle(state, action)
    if action < NEUTRAL:
        return wish_to_move(state, action)
    if action < END:
        return NO_WISH * A_WISH
    if action < STEAL:
        return wish_to_end(state, action)
    return STEAL_WISH * A_WISH


@rule
def best_wish(state, legal):
    """The legal action that is wished for most; the first of them in the catalogue if it is all the same."""
    best, chosen = (NO_WISH + 1) * A_WISH, 0
    for word in range(LEGAL_WORDS):
        rest = legal[word]
        while rest:
            lowest = rest & -rest
            action = FIRST[word] + popcount(lowest - 1)
            wish = wish_of(state, action)
            if wish < best:
                best, chosen = wish, action
            rest ^= lowest
    return chosen
