"""How a match came out, as numbers: what each seat has of the victory (V-END-*)."""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.voleurs.rules.gems import meets, wealth
from baghdad.voleurs.rules.rounds import ended_by_rules


@rule
def outcome_shares(state, tables, out):
    """All of the victory, or an equal part if several won; False, and nothing for anybody, if it was cut off."""
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
