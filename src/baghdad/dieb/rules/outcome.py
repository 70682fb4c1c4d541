"""The outcome of a match as numbers (D-END-*, D-AMB-25)."""

from __future__ import annotations

from baghdad.core.array_types import Row
from baghdad.core.rule import rule
from baghdad.dieb.rules.pieces import chests_to_win
from baghdad.dieb.tally import total
from baghdad.dieb.typed_records import State


@rule
def outcome_shares(state: State, out: Row[float]) -> bool:
    """Write each seat's share of the victory and return whether the match was decided.

    A sole winner has 1, several winners equal parts. All have 0 if the match was cut off.
    """
    players = int(state.players)
    most = 0
    for seat in range(players):
        out[seat] = 0.0
        most = max(most, total(state.chests_won[seat]))
    if most < chests_to_win(state) and state.idle_turns < players:
        return False
    winners = 0
    for seat in range(players):
        winners += int(total(state.chests_won[seat]) == most)
    for seat in range(players):
        if total(state.chests_won[seat]) == most:
            out[seat] = 1.0 / winners
    return True
