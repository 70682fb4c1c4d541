"""What stands where: guards, thieves, chests, supplies, as the other rules ask for it."""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.dieb.box import CHESTS_TO_WIN, GUARD_PLACES, MAX_PLAYERS, STRONGEST_CHEST, THIEVES
from baghdad.dieb.state import NEUTRAL
from baghdad.dieb.tally import ALL, at_least, count, total

NO_CHEST = 0


@rule
def all_guards(state):
    """The guards before each palace, whoever's."""
    guards = state.guards[NEUTRAL]
    for seat in range(MAX_PLAYERS):
        guards += state.guards[seat]
    return int(guards)


@rule
def open_palaces(state):
    """The palaces with a free guard place: never more than four guards before one (D-SETUP-10)."""
    return at_least(all_guards(state), GUARD_PLACES) ^ ALL


@rule
def foreign_guards(state, palace):
    """Guards there that aren't the player's own: neutral ones and other players'."""
    return count(all_guards(state), palace) - count(state.guards[state.seat], palace)


@rule
def supply(state, seat):
    """A player's thieves that are in no courtyard (D-SETUP-5)."""
    return thieves_in_supply(state.thieves[seat])


@rule
def thieves_in_supply(thieves):
    """The thieves of a player besides those in the courtyards."""
    return THIEVES - total(thieves)


@rule
def demanded(state, palace):
    """How many thieves of one player the top chest there needs (D-STEAL-1); `NO_CHEST` when the stack is used up."""
    return top_chest(count(state.chests, palace))


@rule
def top_chest(left):
    """How many thieves the top chest of a stack needs in which so many are left."""
    if left == 0:
        return NO_CHEST
    return STRONGEST_CHEST + 1 - left


@rule
def chests_to_win(state):
    """6 chests with 2 players, 5 with 3, 4 with 4 (D-END-1)."""
    return CHESTS_TO_WIN[state.players]
