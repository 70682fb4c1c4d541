"""Sparse binary features of a seat's position: indices into one vector of weights, one weight for each combination.

Each feature is a lookup table over a few small quantities (as in an n-tuple network), and exactly one entry of each
table is active. The six palaces share two tables: what the seat has at the palace, and how it compares with its rivals
there. The other tables: the race for chests, chests that can be taken this turn, the hand, and the state of the turn.
"""

from __future__ import annotations

from baghdad.core.array_types import Row
from baghdad.core.rule import rule
from baghdad.dieb.box import CHESTS_PER_PALACE, GUARD_PLACES, PALACES, STRONGEST_CHEST, THIEF_ACTIONS
from baghdad.dieb.rules.pieces import all_guards, chests_to_win
from baghdad.dieb.state import PLAYING
from baghdad.dieb.tally import EACH, at_most, count, larger, marks_from, marks_of_not_less, popcount, total
from baghdad.dieb.typed_records import State

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
# Where the features of no single palace are among a seat's indices.
RACE, PURSE, REACH, TURN, SECOND_RIVAL, READINESS = range(2 * PALACES, FEATURES)


@rule
def find_features(state: State, seat: int, indices: Row[int]) -> None:
    """Write the indices of a seat's active weights to `indices`."""
    active = is_active(state, seat)
    stacks, pieces, prices, rivals = palace_tallies(state, seat)
    for palace in range(PALACES):
        indices[2 * palace] = holding_index(pieces, prices, active, palace)
        indices[2 * palace + 1] = rivalry_index(stacks, rivals, palace)
    find_race(state, seat, indices)
    indices[PURSE] = purse_index(state, seat, active, int(state.held_dancers[seat]), total(state.cards[seat]))
    indices[TURN] = turn_index(state, active, int(state.thief_actions), int(state.acted))
    indices[REACH], indices[READINESS] = reach_indices(state, seat, active)


@rule
def is_active(state: State, seat: int) -> int:
    """Return 1 if it is a seat's turn, else 0; nobody is active while guards are placed."""
    return int(state.seat == seat and state.phase == PLAYING)


@rule
def palace_tallies(state: State, seat: int) -> tuple[int, int, int, int]:
    """Return the quantities of the palaces' features (see `pack_palaces`) as they are in a position."""
    guards = int(state.guards[seat])
    rival_thieves, rival_guards = 0, 0
    for rival in range(int(state.players)):
        if rival != seat:
            rival_thieves = larger(rival_thieves, int(state.thieves[rival]))
            rival_guards |= int(state.guards[rival])
    foreign, cards = all_guards(state) - guards, int(state.cards[seat])
    return pack_palaces(
        int(state.chests), int(state.thieves[seat]), guards, foreign, cards, rival_thieves, rival_guards
    )


@rule
def pack_palaces(
    chests: int, thieves: int, guards: int, foreign: int, cards: int, rival_thieves: int, rival_guards: int
) -> tuple[int, int, int, int]:
    """Return the quantities of the palaces' features as four tallies, so that one operation serves all palaces.

    The first is left and own thieves; the second adds own guards to that; the third is the price and own cards; the
    fourth is the rivals' thieves, whether there are own guards, and whether rivals have guards.
    """
    stacks = chests * THIEVES + at_most(thieves, THIEVES - 1)
    pieces = stacks * GUARDS + at_most(guards, GUARDS - 1)
    prices = foreign * CARDS + at_most(cards, CARDS - 1)
    rivals = (at_most(rival_thieves, THIEVES - 1) * 2 + marks_from(guards, 1)) * 2 + marks_from(rival_guards, 1)
    return stacks, pieces, prices, rivals


@rule
def holding_index(pieces: int, prices: int, active: int, palace: int) -> int:
    """Return the index for what a seat has at a palace."""
    return HOLDING_START + (count(pieces, palace) * (FOREIGN * CARDS) + count(prices, palace)) * ACTIVE + active


@rule
def rivalry_index(stacks: int, rivals: int, palace: int) -> int:
    """Return the index for how a seat compares with its rivals at a palace."""
    return RIVALRY_START + count(stacks, palace) * (THIEVES * 2 * 2) + count(rivals, palace)


@rule
def reach_indices(state: State, seat: int, active: int) -> tuple[int, int]:
    """Return the indices for palaces that can be paid for and near chests, and for chests to be taken this turn."""
    guards = int(state.guards[seat])
    payable, near, ready = reach_marks(
        int(state.chests),
        int(state.thieves[seat]),
        guards,
        all_guards(state) - guards,
        int(state.cards[seat]) + int(state.held_dancers[seat]) * EACH,
        THIEF_ACTIONS - int(state.thief_actions) * active,
    )
    return reach_index(payable, near, active), readiness_index(state, seat, ready_number(ready))


@rule
def reach_marks(chests: int, thieves: int, guards: int, foreign: int, means: int, actions: int) -> tuple[int, int, int]:
    """Return marks of the palaces with a chest that can be paid for, that are near it, and that can be taken this turn.

    `means` are own cards and dancers, `actions` the thief actions left.
    """
    with_chest = marks_from(chests, 1)
    present = thieves + chests  # STRONGEST_CHEST + 1 if no thief is missing
    possible = marks_from(guards, 1) & marks_from(foreign, 1)
    taken = marks_from(present, STRONGEST_CHEST + 1)
    for missing in range(1, THIEF_ACTIONS + 1):
        near_enough = marks_from(present, STRONGEST_CHEST + 1 - missing) & -int(missing <= actions)
        taken |= possible & near_enough & marks_of_not_less(means, foreign * missing)
    payable = with_chest & possible & marks_of_not_less(means, foreign)
    return payable, with_chest & marks_from(present, CHESTS_PER_PALACE + 1), with_chest & taken


@rule
def reach_index(payable: int, near: int, active: int) -> int:
    """Return the index for palaces that can be paid for and near chests, given their marks."""
    return REACH_START + (popcount(payable) * NEAR + popcount(near)) * ACTIVE + active


@rule
def ready_number(ready: int) -> int:
    """Return how many chests can be taken this turn, given their marks; the features count to `READY` - 1."""
    return min(popcount(ready), READY - 1)


@rule
def readiness_index(state: State, seat: int, number: int) -> int:
    """Return the index for a number of chests to be taken this turn."""
    return READY_START + (number * TO_GO + to_go_of(state, seat)) * TURNS + turns_until(state, seat)


@rule
def find_race(state: State, seat: int, indices: Row[int]) -> None:
    """Write the indices for the race for chests, with the best and with the second rival."""
    to_go = to_go_of(state, seat)
    best, second = MAX_TO_GO, MAX_TO_GO
    for rival in range(int(state.players)):
        if rival != seat:
            theirs = to_go_of(state, rival)
            if theirs < best:
                best, second = theirs, best
            elif theirs < second:
                second = theirs
    indices[RACE] = RACE_START + (to_go * TO_GO + best) * TURNS + turns_until(state, seat)
    indices[SECOND_RIVAL] = SECOND_RIVAL_START + to_go * TO_GO + second


@rule
def purse_index(state: State, seat: int, active: int, dancers: int, cards: int) -> int:
    """Return the index for a seat's number of dancers and of cards."""
    to_go = to_go_of(state, seat)
    stage = 0 if to_go <= 1 else 1 if to_go <= 3 else 2
    hand = min(dancers, DANCERS - 1) * HAND + min(cards, HAND - 1)
    return PURSE_START + (hand * STAGES + stage) * ACTIVE + active


@rule
def turn_index(state: State, active: int, thief_actions: int, acted: int) -> int:
    """Return the index for the state of the turn, given the thief actions used and whether anything was done."""
    used = (thief_actions * 2 + acted) * active
    return TURN_START + (used * ACTIVE + active) * 2 + int(state.phase != PLAYING)


@rule
def to_go_of(state: State, seat: int) -> int:
    """Return how many chests a seat lacks to win."""
    return max(0, min(chests_to_win(state) - total(state.chests_won[seat]), MAX_TO_GO))


@rule
def turns_until(state: State, seat: int) -> int:
    """Return how many turns other seats have before a seat's turn, counting the current one; 0 for the seat to move."""
    turns = seat - int(state.seat)
    return turns if turns >= 0 else turns + int(state.players)
