"""The match of a live table: the state now, and as much of the history as can still be undone."""

from __future__ import annotations

from typing import Any

from baghdad.core.errors import Refusal, UndoRefused
from baghdad.core.events import Event, Result
from baghdad.core.game_rules import Action, GameRules, State
from baghdad.core.history import PlayedAction, check_undo
from baghdad.core.knowledge import Knowledge, knowledge_of
from baghdad.core.rng import key_of, rng_for, rng_from_key
from baghdad.core.state_holder import StateHolder

NOBODY: frozenset[int] = frozenset()  # one for all matches
MAX_REWOUND = 32  # actions that a match can rewind


class LiveMatch(StateHolder):
    """A match without the actions that can't be undone any more: those are in the log of the table.

    It therefore has no record (`records.record_of` makes one from the log). Seats are valid: the server has checked
    them before.
    """

    def __init__(
        self,
        game: GameRules[Any, Any],
        players: int,
        options: Any,
        seed: int,
        start: State | None = None,
        rewinds: bool = False,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        # A copy: the array behind a new state takes more memory.
        self.state = game.copy(game.start(players, options, rng_for(seed)) if start is None else start)
        self.rng_key = key_of(seed)  # for the RNGs of all actions
        self.rewinds = rewinds  # whether every action can be undone, with all that others did after it
        self.moves = 0  # actions so far
        self.undoable: list[PlayedAction] = []  # the last action, and those of the same seat before it
        self.acted = NOBODY  # seats of actions that are no longer in `undoable`
        self.legal_texts: dict[int, list[str]] = {}  # of the current state, by seat, as far as computed

    # --- whose turn, what is possible ----------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        """Return the seats that may act now."""
        return self.game.to_act(self.state)

    @property
    def over(self) -> bool:
        """Return whether the match has ended."""
        return self.result is not None

    @property
    def result(self) -> Result | None:
        """Return who won and why, or None while the match is in progress."""
        return self.game.result(self.state)

    def legal(self, seat: int) -> list[Action]:
        """Return the legal actions of a seat."""
        return self.game.legal(self.state, seat) if seat in self.to_act else []

    def texts(self, seat: int) -> list[str]:
        """Return the legal actions of a seat that is to act, in notation; computed once for each state."""
        texts = self.legal_texts.get(seat)
        if texts is None:
            texts = self.legal_texts[seat] = [str(action) for action in self.game.legal(self.state, seat)]
        return texts

    def why_not(self, action: Action, seat: int) -> Refusal | None:
        """Return why an action would be refused, or None if it is legal."""
        return self.game.why_not(self.state, seat, action)

    def preview(self, action: Action, seat: int) -> list[Event]:
        """Return the events of a legal action that don't depend on anything hidden, without playing it."""
        return self.game.certain_events(self.state, seat, action)

    # --- playing -------------------------------------------------------------------------------------------

    def apply_unchecked(self, action: Action, seat: int) -> list[Event]:
        """Apply an action that is known to be legal, and return its events."""
        before = self.game.snapshot(self.state)
        self.game.apply(self.state, seat, action, rng_from_key(self.rng_key, self.moves + 1))
        played = PlayedAction(self.game, seat, action, before, self.game.snapshot(self.state))
        events = list(played.events)
        self.legal_texts = {}
        self.moves += 1
        if self.rewinds:
            del self.undoable[:-MAX_REWOUND]
        elif any(event.reveals for event in events) or (self.undoable and self.undoable[-1].seat != seat):
            self._drop_undoable()
        self.undoable.append(played)
        return events

    def undo(self, seat: int) -> list[Event]:
        """Undo that seat's last action; UndoRefused once something hidden was revealed or another seat acted.

        A match that rewinds refuses only where there is nothing to undo.
        """
        self.check_undo(seat)
        last = self.undoable.pop()
        self.moves -= 1
        while last.seat != seat:
            last = self.undoable.pop()
            self.moves -= 1
        self.legal_texts = {}
        self.state = last.before
        return list(last.events)

    def check_undo(self, seat: int) -> None:
        """Raise UndoRefused exactly if `undo` would."""
        if not self.rewinds:
            check_undo(self.undoable, seat, self.over, self.acted)
        elif all(played.seat != seat for played in self.undoable):
            raise UndoRefused("nothing_to_undo")

    def _drop_undoable(self) -> None:
        self.acted |= {played.seat for played in self.undoable}
        self.undoable.clear()

    # --- what is known -------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat, or a spectator (`None`), may know, as JSON-ready data."""
        return self.game.view(self.state, self.options, seat)

    def knowledge(self, seat: int, rng: Any) -> Knowledge:
        """Return what a bot in that seat may know; an RNG forked from `rng` redeals everything else."""
        return knowledge_of(self.game, self.state, self.options, seat, self.legal(seat), rng)

    def position(self) -> dict[str, Any]:
        """Return the whole state, hidden cards included, as JSON-ready data."""
        return self.game.position(self.state, self.options)
