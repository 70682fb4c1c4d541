"""Counts of guards, thieves and chests that the other rules use."""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.dieb.box import CHESTS_TO_WIN, GUARD_PLACES, MAX_PLAYERS, STRONGEST_CHEST, THIEVES
from baghdad.dieb.state import NEUTRAL
from baghdad.dieb.tally import ALL, at_least, count, total
from baghdad.dieb.typed_records import State

NO_CHEST = 0


@rule
def all_guards(state: State) -> int:
    """Return the tally of all guards before the palaces, neutral ones included."""
    guards = state.guards[NEUTRAL]
    for seat in range(MAX_PLAYERS):
        guards += state.guards[seat]
    return int(guards)


@rule
def open_palaces(state: State) -> int:
    """Return the set of palaces with a free guard place, which have fewer than four guards (D-SETUP-10)."""
    return at_least(all_guards(state), GUARD_PLACES) ^ ALL


@rule
def foreign_guards(state: State, palace: int) -> int:
    """Return the number of guards at a palace that aren't the player's own, neutral ones included."""
    return count(all_guards(state), palace) - count(state.guards[state.seat], palace)


@rule
def supply(state: State, seat: int) -> int:
    """Return the number of a player's thieves that are in no courtyard (D-SETUP-5)."""
    return thieves_in_supply(state.thieves[seat])


@rule
def thieves_in_supply(thieves: int) -> int:
    """Return the number of thieves left in the supply, given the tally of those in the courtyards."""
    return THIEVES - total(thieves)


@rule
def demanded(state: State, palace: int) -> int:
    """Return how many thieves the top chest of a palace demands (D-STEAL-1), or `NO_CHEST` if none is left."""
    return top_chest(count(state.chests, palace))


@rule
def top_chest(left: int) -> int:
    """Return how many thieves the top chest of a stack of `left` chests demands, or `NO_CHEST`."""
    if left == 0:
        return NO_CHEST
    return STRONGEST_CHEST + 1 - left


@rule
def chests_to_win(state: State) -> int:
    """Return how many chests win: 6 with 2 players, 5 with 3, 4 with 4 (D-END-1)."""
    return CHESTS_TO_WIN[state.players]
