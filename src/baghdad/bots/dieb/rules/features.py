"""Sparse binary features of a seat's position: indices into one vector of weights, one weight for each combination.

Each feature is a lookup table over a few small quantities (as in an n-tuple network), and exactly one entry of each
table is active. The six palaces share two tables: what the seat has at the palace, and how it compares with its rivals
there. The other tables: the race for chests, chests that can be taken this turn, the hand, and the state of the turn.
"""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.dieb.box import CHESTS_PER_PALACE, GUARD_PLACES, PALACES, STRONGEST_CHEST, THIEF_ACTIONS
from baghdad.dieb.rules.pieces import all_guards, chests_to_win
from baghdad.dieb.state import PLAYING
from baghdad.dieb.tally import count, total

# The number of values that each quantity is told apart by; larger ones count as the largest.
LEFT, THIEVES, GUARDS, FOREIGN, CARDS, ACTIVE = CHESTS_PER_PALACE + 1, 8, 3, GUARD_PLACES + 1, 6, 2
TO_GO, TURNS, DANCERS, HAND, STAGES, NEAR, READY = 7, 4, 5, 16, 3, 7, 4
MAX_TO_GO = TO_GO - 1

# The number of weights of each table.
HOLDING_SIZE = LEFT * THIEVES * GUARDS * FOREIGN * CARDS * ACTIVE
RIVALRY_SIZE = LEFT * THIEVES * THIEVES * 2 * 2
RACE_SIZE = TO_GO * TO_GO * TURNS
PURSE_SIZE = DANCERS * HAND * STAGES * ACTIVE
TURN_SIZE = (THIEF_ACTIONS + 1) * 2 * ACTIVE * 2
REACH_SIZE = NEAR * NEAR * ACTIVE
SECOND_RIVAL_SIZE = TO_GO * TO_GO
READY_SIZE = READY * TO_GO * TURNS

# The index of each table's first weight.
HOLDING_START = 0
RIVALRY_START = HOLDING_START + HOLDING_SIZE
RACE_START = RIVALRY_START + RIVALRY_SIZE
PURSE_START = RACE_START + RACE_SIZE
TURN_START = PURSE_START + PURSE_SIZE
REACH_START = TURN_START + TURN_SIZE
SECOND_RIVAL_START = REACH_START + REACH_SIZE
READY_START = SECOND_RIVAL_START + SECOND_RIVAL_SIZE
WEIGHTS = READY_START + READY_SIZE

FEATURES = 2 * PALACES + 6  # of each seat


@rule
def find_features(state, seat, indices):
    """Write the indices of a seat's active weights to `indices`."""
    players = int(state.players)
    active = int(state.seat == seat and state.phase == PLAYING)
    guards, foreign = state.guards[seat], all_guards(state) - state.guards[seat]
    cards, thieves = state.cards[seat], state.thieves[seat]
    dancers = int(state.held_dancers[seat])
    can_pay, near, ready = 0, 0, 0
    actions = THIEF_ACTIONS - int(state.thief_actions) * active
    for palace in range(PALACES):
        left = count(state.chests, palace)
        own_thieves = min(count(thieves, palace), THIEVES - 1)
        own_guards = min(count(guards, palace), GUARDS - 1)
        price = min(count(foreign, palace), FOREIGN - 1)
        own_cards = min(count(cards, palace), CARDS - 1)
        rival_thieves, rival_has_guard = 0, 0
        for rival in range(players):
            if rival != seat:
                rival_thieves = max(rival_thieves, min(count(state.thieves[rival], palace), THIEVES - 1))
                rival_has_guard |= int(count(state.guards[rival], palace) > 0)
        can_pay += int(own_guards > 0 and 0 < price <= own_cards + dancers and left > 0)
        missing = STRONGEST_CHEST + 1 - left - count(thieves, palace)
        at_hand = own_guards > 0 and price > 0 and missing * price <= count(cards, palace) + dancers
        ready += int(left > 0 and missing <= actions and (at_hand or missing <= 0))
        near += int(left > 0 and own_thieves + left > CHESTS_PER_PALACE)
        holding = (
            (((left * THIEVES + own_thieves) * GUARDS + own_guards) * FOREIGN + price) * CARDS + own_cards
        ) * ACTIVE + active
        rivalry = (
            ((left * THIEVES + own_thieves) * THIEVES + rival_thieves) * 2 + int(own_guards > 0)
        ) * 2 + rival_has_guard
        indices[2 * palace] = HOLDING_START + holding
        indices[2 * palace + 1] = RIVALRY_START + rivalry
    find_global_features(state, seat, active, min(ready, READY - 1), indices)
    indices[2 * PALACES + 2] = REACH_START + (min(can_pay, NEAR - 1) * NEAR + min(near, NEAR - 1)) * ACTIVE + active


@rule
def find_global_features(state, seat, active, ready, indices):
    """Write the indices of the features that don't belong to a palace."""
    players = int(state.players)
    goal = chests_to_win(state)
    to_go = max(0, min(goal - total(state.chests_won[seat]), MAX_TO_GO))
    best, second = MAX_TO_GO, MAX_TO_GO
    for rival in range(players):
        if rival != seat:
            theirs = max(0, min(goal - total(state.chests_won[rival]), MAX_TO_GO))
            if theirs < best:
                best, second = theirs, best
            elif theirs < second:
                second = theirs
    turns = (seat - int(state.seat) + players) % players
    dancers = min(int(state.held_dancers[seat]), DANCERS - 1)
    hand = min(total(state.cards[seat]), HAND - 1)
    stage = 0 if to_go <= 1 else 1 if to_go <= 3 else 2
    placing = int(state.phase != PLAYING)
    used = (int(state.thief_actions) * 2 + int(state.acted)) * active
    indices[2 * PALACES] = RACE_START + (to_go * TO_GO + best) * TURNS + turns
    indices[2 * PALACES + 1] = PURSE_START + ((dancers * HAND + hand) * STAGES + stage) * ACTIVE + active
    indices[2 * PALACES + 3] = TURN_START + (used * ACTIVE + active) * 2 + placing
    indices[2 * PALACES + 4] = SECOND_RIVAL_START + to_go * TO_GO + second
    indices[2 * PALACES + 5] = READY_START + (ready * TO_GO + to_go) * TURNS + turns
