"""The outcome of a match as a share of the victory for each seat (V-END-*)."""

from __future__ import annotations

from baghdad.core.array_types import Row
from baghdad.core.rule import rule
from baghdad.voleurs.rules.gems import meets, wealth
from baghdad.voleurs.rules.rounds import ended_by_rules
from baghdad.voleurs.typed_records import BoardTables, State


@rule
def outcome_shares(state: State, tables: BoardTables, out: Row[float]) -> bool:
    """Write each seat's share of the victory, equal among the winners; return False, with zeros, if it was cut off."""
    players = int(state.players)
    best = 0
    happy = 0
    for seat in range(players):
        out[seat] = 0.0
        happy += int(meets(state, seat, state.birthdays[seat]))
        best = max(best, int(wealth(state, seat)))
    if not ended_by_rules(state, tables):
        return False
    winners = 0
    for seat in range(players):
        won = meets(state, seat, state.birthdays[seat]) if happy else wealth(state, seat) == best
        out[seat] = 1.0 if won else 0.0
        winners += int(won)
    for seat in range(players):
        out[seat] /= winners
    return True
