"""How a match goes along: its rounds, and how everybody stood after each."""

from __future__ import annotations

from typing import Any

import numpy as np

from baghdad.dieb import state as dieb
from baghdad.dieb.tally import total

Standing = tuple[int, ...]


class Pace:
    """Sees the states of a match of dieb, one after the other. A round begins when the first seat's turn does."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.rounds = 0
        self.race: list[Standing] = []  # before the second round, before the third …
        self._seat = -1

    def see(self, state: Any) -> None:
        """The state after the deal, or after an action."""
        now = self.round_of(state)
        if now > self.rounds:
            if self.rounds:
                self.race.append(self.standing(state))
            self.rounds = now

    def round_of(self, state: Any) -> int:
        """The number of the round, from 1; 0 while guards are placed."""
        before, self._seat = self._seat, int(state.seat)
        if state.phase == dieb.PLACING:
            return 0
        begins = self._seat == 0 and (before != 0 or not self.rounds) and state.phase == dieb.PLAYING
        return self.rounds + int(begins)

    def standing(self, state: Any) -> Standing:
        """The chests each has won."""
        return tuple(int(total(state.chests_won[seat])) for seat in range(self.players))


class GemPace(Pace):
    """The same for voleurs, which counts its rounds itself."""

    def round_of(self, state: Any) -> int:
        """The number of the round, from 1."""
        return int(state.round_number)

    def standing(self, state: Any) -> Standing:
        """The gems each has in the bag."""
        return tuple(int(np.sum(state.bags[seat])) for seat in range(self.players))


PACES = {"dieb": Pace, "voleurs": GemPace}


def pace_of(game: str, players: int) -> Pace:
    """A pace for a match of that game."""
    return PACES[game](players)
