"""A game: its rules, and the ways to get a match of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from baghdad.core.game_rules import Action, ActionT, GameRules, Options, OptionsT, State
from baghdad.core.match import Match
from baghdad.core.record import Record
from baghdad.core.replay import replay
from baghdad.core.rng import checked_seed

__all__ = ["Action", "Game", "Options", "State"]


class Game(GameRules[ActionT, OptionsT]):
    """Base class of all games. A game implements `GameRules` and gets the methods that make matches."""

    def new(self, players: int, seed: int | None = None, seats: Sequence[str] | None = None, **options: Any) -> Match:
        """Return a new match after the deal.

        `seats` are the names of the players. Without a seed, the operating system's random source draws one.
        """
        chosen = self.options(**options)
        self.check_players(players, chosen)
        return Match(self, players, chosen, checked_seed(seed), seats)

    def from_position(
        self, data: Mapping[str, Any], seed: int | None = None, seats: Sequence[str] | None = None
    ) -> Match:
        """Return a match that continues from a position; raise PositionError if the position is impossible."""
        return Match.from_position(self, data, seed, seats)

    def replay(self, record: Record, to: int | None = None) -> Match:
        """Return the match of a record, replayed up to action number `to` or to its end."""
        return replay(self, record, to)
