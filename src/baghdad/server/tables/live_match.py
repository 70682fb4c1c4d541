"""A match as a live table holds it: the state now, and as much of the past as can still be taken back."""

from __future__ import annotations

from typing import Any

from baghdad.core.errors import UndoRefused
from baghdad.core.events import Event
from baghdad.core.game import Action, Game, State
from baghdad.core.match import Match, PlayedAction
from baghdad.core.rng import key_of, rng_from_key


class LiveMatch(Match):
    """Plays like any match, but remembers neither actions nor states that nobody can go back to."""

    moves = 0  # actions so far; `history` has the last of them
    acted: frozenset[int] = frozenset()  # who has acted before what `history` still has

    def __init__(self, game: Game[Any, Any], players: int, options: Any, seed: int, start: State | None = None) -> None:
        super().__init__(game, players, options, seed, start=start)
        self.draws = key_of(seed)  # the key to the generators of all draws
        self.offered: dict[int, list[str]] = {}  # what each seat may do now, as far as anybody has asked

    def texts(self, seat: int) -> list[str]:
        """What a seat that is to act may do, in notation; found once for each state."""
        found = self.offered.get(seat)
        if found is None:
            found = self.offered[seat] = [str(action) for action in self.game.legal(self.state, seat)]
        return found

    def apply_unchecked(self, action: Action, seat: int) -> list[Event]:
        """Plays an action that is known to be legal."""
        before = self.game.copy(self.state)
        self.game.apply(self.state, seat, action, rng_from_key(self.draws, self.moves + 1))
        events = self.game.events(before, seat, action, self.state)
        self.offered = {}
        self.moves += 1
        if self.history and self.history[-1].seat != seat:
            self._forget()
        if any(event.reveals for event in events):
            self._forget()
        self.history.append(PlayedAction(seat, action, tuple(events), before))
        return events

    def undo(self, seat: int) -> list[Event]:
        """Takes back that seat's last action; UndoRefused once something hidden came out or another acted."""
        self.check_undo(seat)
        self.moves -= 1
        self.offered = {}
        return super().undo(seat)

    def check_undo(self, seat: int) -> None:
        """UndoRefused exactly if `undo` would be."""
        if self.over:
            raise UndoRefused("undo_after_end")
        if not self.history:
            raise UndoRefused("another_acted" if seat in self.acted else "nothing_to_undo")
        last = self.history[-1]
        if last.seat != seat:
            mine = seat in self.acted or any(turned.seat == seat for turned in self.history)
            raise UndoRefused("another_acted" if mine else "nothing_to_undo")
        if any(event.reveals for event in last.events):
            raise UndoRefused("hidden_came_out", action=str(last.action))

    def _forget(self) -> None:
        self.acted |= {turned.seat for turned in self.history}
        self.history.clear()
