"""What a seat may know of a match (D-INFO-*), built from nothing: what isn't named here doesn't get out."""

from __future__ import annotations

from typing import Any

from baghdad.dieb.box import CHESTS_TO_WIN, PALACES, WEAKEST_CHEST
from baghdad.dieb.options import Options
from baghdad.dieb.rules.hidden import sees_hand
from baghdad.dieb.rules.pieces import demanded, supply
from baghdad.dieb.state import NEUTRAL, PHASES
from baghdad.dieb.tally import count, counts, total

SPECTATOR = -1


def board(state: Any) -> dict[str, Any]:
    """What lies open on the table, in positions and views alike."""
    seats = range(int(state.players))
    return {
        "phase": PHASES[state.phase],
        "seat": int(state.seat),
        "acted": bool(state.acted),
        "thief_actions": int(state.thief_actions),
        "palaces": [
            {
                "chests": int(count(state.chests, palace)),
                "neutral": int(count(state.guards[NEUTRAL], palace)),
                "guards": [int(count(state.guards[seat], palace)) for seat in seats],
                "thieves": [int(count(state.thieves[seat], palace)) for seat in seats],
            }
            for palace in range(PALACES)
        ],
        "discard": counts(state.discard),
        "dancers": int(state.dancers),
        "chests_won": [strengths(state.chests_won[seat]) for seat in seats],
        "to_place": [
            {"own": int(state.own_to_place[seat]), "neutral": int(state.neutral_to_place[seat])} for seat in seats
        ],
    }


def strengths(chests_won: int) -> list[int]:
    """The chests somebody has won, weakest first."""
    return [WEAKEST_CHEST + kind for kind, number in enumerate(counts(chests_won)) for _ in range(number)]


def view(state: Any, options: Options, seat: int | None) -> dict[str, Any]:
    """All that a seat may know; `None` is a spectator, who knows what lies open."""
    viewer = SPECTATOR if seat is None else seat
    players = int(state.players)
    return {
        "game": "dieb",
        "players": players,
        "options": options.to_data(),
        "you": seat,
        **board(state),
        "demands": [int(demanded(state, palace)) for palace in range(PALACES)],
        "supplies": [int(supply(state, owner)) for owner in range(players)],
        "hands": [_hand(state, viewer, owner) for owner in range(players)],
        "deck": int(total(state.deck)),
        "chests_to_win": CHESTS_TO_WIN[players],
        "decisions": int(state.decisions),
        "stole": bool(state.stole),
        "idle_turns": int(state.idle_turns),
    }


def _hand(state: Any, viewer: int, owner: int) -> dict[str, Any]:
    """Size and dancers are public, the cards are their owner's, those seen being taken everybody's."""
    visible = sees_hand(state, viewer, owner)
    return {
        "size": int(total(state.cards[owner]) + state.held_dancers[owner]),
        "dancers": int(state.held_dancers[owner]),
        "cards": counts(state.cards[owner]) if visible else None,
        "shown": counts(state.shown[owner]),
    }
