"""Thieves in a courtyard that steal a chest, and the limit of actions with thieves (D-STEAL-*, D-LIMIT-*, D-END-*)."""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.dieb.box import PALACES, THIEF_ACTIONS, WEAKEST_CHEST
from baghdad.dieb.rules.pieces import NO_CHEST, chests_to_win, demanded
from baghdad.dieb.state import OVER
from baghdad.dieb.tally import count, one, total
from baghdad.dieb.typed_records import State


@rule
def thief_action_left(state: State) -> bool:
    """Return whether the turn has a thief action left; smuggling and escorting share a limit of three (D-LIMIT-1)."""
    return state.thief_actions < THIEF_ACTIONS


@rule
def use_thief_action(state: State) -> None:
    """Count a thief action of this turn; a theft isn't one (D-LIMIT-2)."""
    state.thief_actions += 1


@rule
def enough_thieves(state: State, palace: int) -> bool:
    """Return whether the player has as many thieves at a palace as its top chest demands (D-STEAL-1)."""
    need = demanded(state, palace)
    return need != NO_CHEST and count(state.thieves[state.seat], palace) >= need


@rule
def ways_to_steal(state: State) -> int:
    """Return the set of palaces whose chest the player may take now, if thefts are optional (D-AMB-4)."""
    legal = 0
    if state.optional_theft:
        for palace in range(PALACES):
            if enough_thieves(state, palace):
                legal |= 1 << palace
    return legal


@rule
def thief_arrives(state: State, palace: int) -> None:
    """Add a thief to a courtyard; unless thefts are optional, enough thieves take the chest at once (D-STEAL-2)."""
    state.thieves[state.seat] += one(palace)
    if not state.optional_theft and enough_thieves(state, palace):
        steal(state, palace)


@rule
def steal(state: State, palace: int) -> None:
    """Give the top chest to the player and return the thieves to the supply (D-STEAL-3, -4).

    The last chest needed ends the match at once (D-END-2).
    """
    seat = state.seat
    strength = demanded(state, palace)
    state.thieves[seat] -= strength * one(palace)
    state.chests -= one(palace)
    state.chests_won[seat] += one(strength - WEAKEST_CHEST)
    state.stole = state.optional_theft
    if total(state.chests_won[seat]) >= chests_to_win(state):
        state.phase = OVER
