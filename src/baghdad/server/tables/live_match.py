"""The match of a live table: the state now, and as much of the history as can still be undone."""

from __future__ import annotations

from typing import Any

from baghdad.core.errors import UndoRefused
from baghdad.core.events import Event
from baghdad.core.game import Action, Game, State
from baghdad.core.match import Match, PlayedAction
from baghdad.core.rng import key_of, rng_from_key


class LiveMatch(Match):
    """A match that keeps only the actions and states that can still be undone."""

    moves = 0  # actions so far; `history` has the last of them
    acted: frozenset[int] = frozenset()  # seats of actions that are no longer in `history`

    def __init__(self, game: Game[Any, Any], players: int, options: Any, seed: int, start: State | None = None) -> None:
        super().__init__(game, players, options, seed, start=start)
        self.rng_key = key_of(seed)  # for the RNGs of all actions
        self.legal_texts: dict[int, list[str]] = {}  # of the current state, by seat, as far as computed

    def texts(self, seat: int) -> list[str]:
        """Return the legal actions of a seat that is to act, in notation; computed once for each state."""
        texts = self.legal_texts.get(seat)
        if texts is None:
            texts = self.legal_texts[seat] = [str(action) for action in self.game.legal(self.state, seat)]
        return texts

    def apply_unchecked(self, action: Action, seat: int) -> list[Event]:
        """Apply an action that is known to be legal, and return its events."""
        before = self.game.copy(self.state)
        self.game.apply(self.state, seat, action, rng_from_key(self.rng_key, self.moves + 1))
        events = self.game.events(before, seat, action, self.state)
        self.legal_texts = {}
        self.moves += 1
        if self.history and self.history[-1].seat != seat:
            self._drop_history()
        if any(event.reveals for event in events):
            self._drop_history()
        self.history.append(PlayedAction(seat, action, tuple(events), before))
        return events

    def undo(self, seat: int) -> list[Event]:
        """Undo that seat's last action; UndoRefused once something hidden was revealed or another seat acted."""
        self.check_undo(seat)
        self.moves -= 1
        self.legal_texts = {}
        return super().undo(seat)

    def check_undo(self, seat: int) -> None:
        """Raise UndoRefused exactly if `undo` would."""
        if self.over:
            raise UndoRefused("undo_after_end")
        if not self.history:
            raise UndoRefused("another_acted" if seat in self.acted else "nothing_to_undo")
        last = self.history[-1]
        if last.seat != seat:
            has_acted = seat in self.acted or any(played.seat == seat for played in self.history)
            raise UndoRefused("another_acted" if has_acted else "nothing_to_undo")
        if any(event.reveals for event in last.events):
            raise UndoRefused("hidden_came_out", action=str(last.action))

    def _drop_history(self) -> None:
        self.acted |= {played.seat for played in self.history}
        self.history.clear()
