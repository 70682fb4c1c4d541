"""What a seat may know of a match (D-INFO-*). A view is a whitelist: only what is named here gets out."""

from __future__ import annotations

from typing import Any

from baghdad.dieb.box import CHESTS_TO_WIN, GUARD_PLACES, PALACES, THIEF_ACTIONS, WEAKEST_CHEST
from baghdad.dieb.options import Options
from baghdad.dieb.rules.pieces import thieves_in_supply, top_chest
from baghdad.dieb.rules.redeal import sees_hand
from baghdad.dieb.state import NEUTRAL, PHASES
from baghdad.dieb.tally import counts, total
from baghdad.dieb.unpacked import unpack_state

SPECTATOR = -1


def public_state(state: Any) -> dict[str, Any]:
    """Return the public part of a state, which positions and views share."""
    seats = range(state.players)
    chests, neutral = counts(state.chests), counts(state.guards[NEUTRAL])
    guards = [counts(state.guards[seat]) for seat in seats]
    thieves = [counts(state.thieves[seat]) for seat in seats]
    return {
        "phase": PHASES[state.phase],
        "seat": state.seat,
        "acted": bool(state.acted),
        "thief_actions": state.thief_actions,
        "palaces": [
            {
                "chests": chests[palace],
                "neutral": neutral[palace],
                "guards": [row[palace] for row in guards],
                "thieves": [row[palace] for row in thieves],
            }
            for palace in range(PALACES)
        ],
        "discard": counts(state.discard),
        "dancers": state.dancers,
        "chests_won": [chest_strengths(state.chests_won[seat]) for seat in seats],
        "to_place": [{"own": state.own_to_place[seat], "neutral": state.neutral_to_place[seat]} for seat in seats],
    }


def chest_strengths(chests_won: int) -> list[int]:
    """Return the strengths of the chests that a seat has won, weakest first."""
    return [WEAKEST_CHEST + kind for kind, number in enumerate(counts(chests_won)) for _ in range(number)]


def view(state: Any, options: Options, seat: int | None) -> dict[str, Any]:
    """Return all that a seat may know; a spectator (`None`) knows only what is public."""
    viewer = SPECTATOR if seat is None else seat
    now = unpack_state(state)
    owners = range(now.players)
    return {
        "game": "dieb",
        "players": now.players,
        "options": options.to_data(),
        "you": seat,
        **public_state(now),
        "demands": [int(top_chest(left)) for left in counts(now.chests)],
        "supplies": [int(thieves_in_supply(now.thieves[owner])) for owner in owners],
        "hands": [_hand(now, owner, bool(sees_hand(state, viewer, owner))) for owner in owners],
        "deck": int(total(now.deck)),
        "chests_to_win": CHESTS_TO_WIN[now.players],
        "thief_limit": THIEF_ACTIONS,
        "guard_places": GUARD_PLACES,
        "decisions": now.decisions,
        "stole": bool(now.stole),
        "idle_turns": now.idle_turns,
    }


def _hand(now: Any, owner: int, visible: bool) -> dict[str, Any]:
    """Return a hand as a viewer knows it: size, dancers and shown cards are public, the other cards the owner's."""
    return {
        "size": int(total(now.cards[owner])) + now.held_dancers[owner],
        "dancers": now.held_dancers[owner],
        "cards": counts(now.cards[owner]) if visible else None,
        "shown": counts(now.shown[owner]),
    }
