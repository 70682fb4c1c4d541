"""The standings of a match of voleurs: gems."""

from __future__ import annotations

from typing import Any

from baghdad.arena.standings import Standing, StandingsTracker


class Tracker(StandingsTracker):
    """Tracks gems; the state counts the rounds."""

    def round_of(self, state: Any) -> int:
        """Return the number of the current round, counted from 1."""
        return int(state.round_number)

    def standing(self, state: Any) -> Standing:
        """Return the number of gems in each seat's bag."""
        return tuple(int(sum(state.bags[seat])) for seat in range(self.players))
