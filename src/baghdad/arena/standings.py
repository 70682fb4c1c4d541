"""Trackers that follow a match and note the round number and every seat's score after each round."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import numpy as np

from baghdad.dieb import state as dieb
from baghdad.dieb.tally import total

Standing = tuple[int, ...]


class StandingsTracker(ABC):
    """Counts the rounds of a match and keeps the score of every seat after each round."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.rounds = 0
        self.standings: list[Standing] = []  # at the end of round 1, round 2, …

    def update(self, state: Any) -> None:
        """Note the state after the deal or after an action."""
        now = self.round_of(state)
        if now > self.rounds:
            if self.rounds:
                self.standings.append(self.standing(state))
            self.rounds = now

    @abstractmethod
    def round_of(self, state: Any) -> int:
        """Return the number of the current round, counted from 1."""

    @abstractmethod
    def standing(self, state: Any) -> Standing:
        """Return the current score of each seat."""


class DiebTracker(StandingsTracker):
    """Tracks chests in dieb; a round begins with the turn of seat 0."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._seat = -1

    def round_of(self, state: Any) -> int:
        """Return the number of the current round, counted from 1; 0 while guards are placed."""
        before, self._seat = self._seat, int(state.seat)
        if state.phase == dieb.PLACING:
            return 0
        begins = self._seat == 0 and (before != 0 or not self.rounds) and state.phase == dieb.PLAYING
        return self.rounds + int(begins)

    def standing(self, state: Any) -> Standing:
        """Return the number of chests that each seat has won."""
        return tuple(int(total(state.chests_won[seat])) for seat in range(self.players))


class VoleursTracker(StandingsTracker):
    """Tracks gems in voleurs, whose state counts the rounds."""

    def round_of(self, state: Any) -> int:
        """Return the number of the current round, counted from 1."""
        return int(state.round_number)

    def standing(self, state: Any) -> Standing:
        """Return the number of gems in each seat's bag."""
        return tuple(int(np.sum(state.bags[seat])) for seat in range(self.players))


TRACKERS: dict[str, type[StandingsTracker]] = {"dieb": DiebTracker, "voleurs": VoleursTracker}


def standings_tracker(game: str, players: int) -> StandingsTracker:
    """Return a new tracker for a match of that game."""
    return TRACKERS[game](players)
