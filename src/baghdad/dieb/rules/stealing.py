"""Thieves gather in a courtyard and carry a chest away (D-STEAL-*, D-LIMIT-*, D-END-*)."""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.dieb.box import PALACES, THIEF_ACTIONS, WEAKEST_CHEST
from baghdad.dieb.rules.pieces import NO_CHEST, chests_to_win, demanded
from baghdad.dieb.state import OVER
from baghdad.dieb.tally import count, one, total


@rule
def thief_action_left(state):
    """At most three actions with a thief a turn, smuggling and escorting together (D-LIMIT-1)."""
    return state.thief_actions < THIEF_ACTIONS


@rule
def use_thief_action(state):
    """One of the three is used; a theft isn't one of them (D-LIMIT-2)."""
    state.thief_actions += 1


@rule
def enough_thieves(state, palace):
    """Whether the player has as many thieves there as the top chest needs (D-STEAL-1)."""
    need = demanded(state, palace)
    return need != NO_CHEST and count(state.thieves[state.seat], palace) >= need


@rule
def ways_to_steal(state):
    """The palaces whose chest the player may take now: only where taking is a choice (D-AMB-4)."""
    legal = 0
    if state.optional_theft:
        for palace in range(PALACES):
            if enough_thieves(state, palace):
                legal |= 1 << palace
    return legal


@rule
def thief_arrives(state, palace):
    """A thief more in the courtyard; as soon as they are enough, they take the chest (D-STEAL-2)."""
    state.thieves[state.seat] += one(palace)
    if not state.optional_theft and enough_thieves(state, palace):
        steal(state, palace)


@rule
def steal(state, palace):
    """The top chest goes to the player and its thieves to the supply, nothing else moves (D-STEAL-3, -4).

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
