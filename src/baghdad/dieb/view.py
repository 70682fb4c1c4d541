"""What a seat may know of a match (D-INFO-*). A view is a whitelist: only what is named here gets out."""

from __future__ import annotations

from typing import Any

from baghdad.dieb.box import CHESTS_TO_WIN, GUARD_PLACES, THIEF_ACTIONS, WEAKEST_CHEST
from baghdad.dieb.options import Options
from baghdad.dieb.rules.pieces import thieves_in_supply, top_chest
from baghdad.dieb.rules.redeal import hands_are_seen
from baghdad.dieb.state import NEUTRAL, PHASES
from baghdad.dieb.tally import counts, total
from baghdad.dieb.unpacked import unpack_state

SPECTATOR = -1


def public_state(state: Any) -> dict[str, Any]:
    """Return the public part of a state, which positions and views share."""
    players = state.players
    guards = zip(*map(counts, state.guards[:players]), strict=True)  # by palace, then by seat
    thieves = zip(*map(counts, state.thieves[:players]), strict=True)
    return {
        "phase": PHASES[state.phase],
        "seat": state.seat,
        "acted": bool(state.acted),
        "thief_actions": state.thief_actions,
        "palaces": [
            {"chests": chests, "neutral": neutral, "guards": list(palace_guards), "thieves": list(palace_thieves)}
            for chests, neutral, palace_guards, palace_thieves in zip(
                counts(state.chests), counts(state.guards[NEUTRAL]), guards, thieves, strict=True
            )
        ],
        "discard": counts(state.discard),
        "dancers": state.dancers,
        "chests_won": [chest_strengths(won) for won in state.chests_won[:players]],
        "to_place": [
            {"own": own, "neutral": neutral}
            for own, neutral in zip(state.own_to_place[:players], state.neutral_to_place[:players], strict=True)
        ],
    }


def chest_strengths(chests_won: int) -> list[int]:
    """Return the strengths of the chests that a seat has won, weakest first."""
    if not chests_won:
        return []
    return [WEAKEST_CHEST + kind for kind, number in enumerate(counts(chests_won)) for _ in range(number)]


def view(state: Any, options: Options, seat: int | None) -> dict[str, Any]:
    """Return all that a seat may know; a spectator (`None`) knows only what is public."""
    now = unpack_state(state)
    own = seat if hands_are_seen(now.phase, now.peek) else None  # the hand that the viewer sees, if any
    owners = range(now.players)
    return {
        "game": "dieb",
        "players": now.players,
        "options": options.to_data(),
        "you": seat,
        **public_state(now),
        "demands": [top_chest(left) for left in counts(now.chests)],
        "supplies": [thieves_in_supply(thieves) for thieves in now.thieves[: now.players]],
        "hands": [_hand(now, owner, owner == own) for owner in owners],
        "deck": total(now.deck),
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
        "size": total(now.cards[owner]) + now.held_dancers[owner],
        "dancers": now.held_dancers[owner],
        "cards": counts(now.cards[owner]) if visible else None,
        "shown": counts(now.shown[owner]),
    }
