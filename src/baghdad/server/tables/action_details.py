"""Legal actions and payments in full: each with its details, effects and whether it is irreversible."""

from __future__ import annotations

from typing import Any

from baghdad.server.tables.live_match import LiveMatch


def describe_legal_actions(match: LiveMatch, seat: int) -> list[dict[str, Any]]:
    """Return every legal action with its details, its certain effects, and whether it is irreversible."""
    game, described = match.game, []
    for action in match.legal(seat):
        effects = [event.seen_by(seat) for event in game.listed_events(match.state, seat, action)]
        details = game.describe_action(match.state, seat, action)
        irreversible = game.is_irreversible(match.state, seat, action)
        described.append({"action": str(action), "details": details, "effects": effects, "irreversible": irreversible})
    return described


def describe_payments(match: LiveMatch, seat: int, text: str) -> list[dict[str, Any]]:
    """Return an action with its details, once for each sensible payment; it is refused like the action itself."""
    action: Any = match.game.parse(text)
    refusal = match.why_not(action, seat)
    if refusal is not None:
        raise refusal.error()
    paid = match.game.payments(match.state, seat, action)
    return [{"action": str(one), "details": match.game.describe_action(match.state, seat, one)} for one in paid]
