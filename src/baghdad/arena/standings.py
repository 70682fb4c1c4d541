"""Trackers that follow a match and note the round number and every seat's score after each round."""

from __future__ import annotations

from typing import Any

import baghdad

Standing = tuple[int, ...]


class StandingsTracker:
    """Counts the rounds of a match and keeps the score of every seat after each round.

    A game has a subclass of its own, which knows what a round and a score are. Without one, the whole match is one
    round, and the score is that of the result.
    """

    def __init__(self, game: str, players: int) -> None:
        self.game, self.players = baghdad.game(game), players
        self.rounds = 0
        self.standings: list[Standing] = []  # at the end of round 1, round 2, …

    def update(self, state: Any) -> None:
        """Note the state after the deal or after an action."""
        now = self.round_of(state)
        if now > self.rounds:
            if self.rounds:
                self.standings.append(self.standing(state))
            self.rounds = now

    def round_of(self, state: Any) -> int:
        """Return the number of the current round, counted from 1."""
        return 1

    def standing(self, state: Any) -> Standing:
        """Return the current score of each seat."""
        result = self.game.result(state)
        return result.scores if result else (0,) * self.players


def standings_tracker(game: str, players: int) -> StandingsTracker:
    """Return a new tracker for a match of that game."""
    known = baghdad.game(game)
    tracker: type[StandingsTracker] = known.part("standings") if known.has_part("standings") else StandingsTracker
    return tracker(game, players)
