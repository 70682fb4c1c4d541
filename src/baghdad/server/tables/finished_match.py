"""A match that is over, step by step."""

from __future__ import annotations

from baghdad.core.game_rules import State
from baghdad.core.match import Match
from baghdad.server import protocol
from baghdad.server.tables.records import event_with_secrets


def state_after(match: Match, number: int) -> State:
    """Return the state of a match after some number of its actions."""
    if number == 0:
        return match.history[0].before if match.history else match.state
    return match.game.restore(match.history[number - 1].after_snapshot)


def step_of(match: Match, number: int) -> protocol.Step:
    """Return a match as it was after some number of actions, with everything that was hidden."""
    last = match.history[number - 1] if number else None
    state = state_after(match, number)
    return protocol.Step(
        number=number,
        actions=len(match.history),
        seat=None if last is None else last.seat,
        action=None if last is None else str(last.action),
        events=[] if last is None else [event_with_secrets(event) for event in last.events],
        position=match.game.position(state, match.options),
        view=match.game.view(state, match.options, None),
    )
