"""What a player looks at in a position of dieb: for each seat a few numbered features, each of which has a weight.

Palaces are alike but for what stands there, so they share their tables: one for what the seat has at a palace, one for
how it compares with its rivals there. The rest is the race for chests, those that can be taken at once, the purse and
the turn.
"""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.dieb.box import CHESTS_PER_PALACE, GUARD_PLACES, PALACES, STRONGEST_CHEST, THIEF_ACTIONS
from baghdad.dieb.rules.pieces import all_guards, chests_to_win
from baghdad.dieb.state import PLAYING
from baghdad.dieb.tally import count, total

# How many values each thing that is looked at is told apart by.
LEFT, THIEVES, GUARDS, FOREIGN, CARDS, ACTIVE = CHESTS_PER_PALACE + 1, 8, 3, GUARD_PLACES + 1, 6, 2
TO_GO, TURNS, DANCERS, HAND, STAGES, NEAR, READY = 7, 4, 5, 16, 3, 7, 4
MOST_TO_GO = TO_GO - 1

HOLDINGS = LEFT * THIEVES * GUARDS * FOREIGN * CARDS * ACTIVE
RIVALRIES = LEFT * THIEVES * THIEVES * 2 * 2
RACES = TO_GO * TO_GO * TURNS
PURSES = DANCERS * HAND * STAGES * ACTIVE
TURNS_LEFT = (THIEF_ACTIONS + 1) * 2 * ACTIVE * 2
REACHES = NEAR * NEAR * ACTIVE
SECONDS = TO_GO * TO_GO
HARVESTS = READY * TO_GO * TURNS

# Where each table begins among the weights.
HOLDING = 0
RIVALRY = HOLDING + HOLDINGS
RACE = RIVALRY + RIVALRIES
PURSE = RACE + RACES
TURN = PURSE + PURSES
REACH = TURN + TURNS_LEFT
SECOND = REACH + REACHES
HARVEST = SECOND + SECONDS
WEIGHTS = HARVEST + HARVESTS

FEATURES = 2 * PALACES + 6  # a seat


@rule
def find_features(state, seat, found):
    """The numbers of the seat's features, written to `found`."""
    players = int(state.players)
    active = int(state.seat == seat and state.phase == PLAYING)
    guards, foreign = state.guards[seat], all_guards(state) - state.guards[seat]
    cards, thieves = state.cards[seat], state.thieves[seat]
    dancers = int(state.held_dancers[seat])
    can_pay, near, ready = 0, 0, 0
    actions = THIEF_ACTIONS - int(state.thief_actions) * active
    for palace in range(PALACES):
        left = count(state.chests, palace)
        mine = min(count(thieves, palace), THIEVES - 1)
        watched = min(count(guards, palace), GUARDS - 1)
        price = min(count(foreign, palace), FOREIGN - 1)
        held = min(count(cards, palace), CARDS - 1)
        theirs, theirs_watched = 0, 0
        for rival in range(players):
            if rival != seat:
                theirs = max(theirs, min(count(state.thieves[rival], palace), THIEVES - 1))
                theirs_watched |= int(count(state.guards[rival], palace) > 0)
        can_pay += int(watched > 0 and 0 < price <= held + dancers and left > 0)
        missing = STRONGEST_CHEST + 1 - left - count(thieves, palace)
        at_hand = watched > 0 and price > 0 and missing * price <= count(cards, palace) + dancers
        ready += int(left > 0 and missing <= actions and (at_hand or missing <= 0))
        near += int(left > 0 and mine + left > CHESTS_PER_PALACE)
        holding = ((((left * THIEVES + mine) * GUARDS + watched) * FOREIGN + price) * CARDS + held) * ACTIVE + active
        rivalry = (((left * THIEVES + mine) * THIEVES + theirs) * 2 + int(watched > 0)) * 2 + theirs_watched
        found[2 * palace] = HOLDING + holding
        found[2 * palace + 1] = RIVALRY + rivalry
    find_others(state, seat, active, min(ready, READY - 1), found)
    found[2 * PALACES + 2] = REACH + (min(can_pay, NEAR - 1) * NEAR + min(near, NEAR - 1)) * ACTIVE + active


@rule
def find_others(state, seat, active, ready, found):
    """Everything but the palaces."""
    players = int(state.players)
    goal = chests_to_win(state)
    to_go = max(0, min(goal - total(state.chests_won[seat]), MOST_TO_GO))
    best, second = MOST_TO_GO, MOST_TO_GO
    for rival in range(players):
        if rival != seat:
            theirs = max(0, min(goal - total(state.chests_won[rival]), MOST_TO_GO))
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
    found[2 * PALACES] = RACE + (to_go * TO_GO + best) * TURNS + turns
    found[2 * PALACES + 1] = PURSE + ((dancers * HAND + hand) * STAGES + stage) * ACTIVE + active
    found[2 * PALACES + 3] = TURN + (used * ACTIVE + active) * 2 + placing
    found[2 * PALACES + 4] = SECOND + to_go * TO_GO + second
    found[2 * PALACES + 5] = HARVEST + (ready * TO_GO + to_go) * TURNS + turns
