"""The standings of a match of dieb: chests."""

from __future__ import annotations

from typing import Any

from baghdad.arena.standings import Standing, StandingsTracker
from baghdad.dieb.state import PLACING, PLAYING
from baghdad.dieb.tally import total


class Tracker(StandingsTracker):
    """Tracks chests; a round begins with the turn of seat 0."""

    seat = -1

    def round_of(self, state: Any) -> int:
        """Return the number of the current round, counted from 1; 0 while guards are placed."""
        before, self.seat = self.seat, int(state.seat)
        if state.phase == PLACING:
            return 0
        begins = self.seat == 0 and (before != 0 or not self.rounds) and state.phase == PLAYING
        return self.rounds + int(begins)

    def standing(self, state: Any) -> Standing:
        """Return the number of chests that each seat has won."""
        return tuple(int(total(state.chests_won[seat])) for seat in range(self.players))
