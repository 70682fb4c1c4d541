"""The history of a match: who did what, and what it did, computed when someone asks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, overload

from baghdad.core.errors import UndoRefused
from baghdad.core.events import Event
from baghdad.core.game_rules import Action, GameRules, State


class PlayedAction:
    """An entry of the history: a seat, its action, and snapshots of the states before and after it."""

    __slots__ = ("_action", "_events", "_steps", "after_snapshot", "before_snapshot", "game", "seat")

    def __init__(
        self,
        game: GameRules[Any, Any],
        seat: int,
        action: Action | None,
        before_snapshot: bytes,
        after_snapshot: bytes,
        steps: Sequence[int] = (),
    ) -> None:
        self.game = game
        self.seat = seat
        self._action = action
        self._steps = steps
        self.before_snapshot = before_snapshot
        self.after_snapshot = after_snapshot
        self._events: tuple[Event, ...] | None = None

    @property
    def action(self) -> Action:
        """Return the action; if it was played step by step, it is made of its steps."""
        if self._action is None:
            self._action = self.game.action_from_steps(self.before, self._steps)
        return self._action

    @property
    def before(self) -> State:
        """Return the state before the action, a new object each time."""
        return self.game.restore(self.before_snapshot)

    @property
    def events(self) -> tuple[Event, ...]:
        """Return what the action did."""
        if self._events is None:
            after = self.game.restore(self.after_snapshot)
            self._events = tuple(self.game.events(self.before, self.seat, self.action, after))
        return self._events


class Events(Sequence[Event]):
    """The events of an action, which are computed when they are first looked at; equal to a list of the same events."""

    __slots__ = ("_played",)

    def __init__(self, played: PlayedAction) -> None:
        self._played = played

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        found = self._played.events[index]
        return list(found) if isinstance(found, tuple) else found

    def __len__(self) -> int:
        return len(self._played.events)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, list | Events) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __add__(self, other: Iterable[Event]) -> list[Event]:
        return [*self, *other]

    def __repr__(self) -> str:
        return repr(list(self))


def check_undo(history: Sequence[PlayedAction], seat: int, over: bool, acted: Collection[int] = ()) -> None:
    """Raise UndoRefused if a seat can't take back the last action of a history.

    `acted` has the seats of actions that the history doesn't contain any more.
    """
    last = history[-1] if history else None
    if last is not None and over:
        raise UndoRefused("undo_after_end")
    if last is None or last.seat != seat:
        has_acted = seat in acted or any(played.seat == seat for played in history)
        raise UndoRefused("another_acted" if has_acted else "nothing_to_undo")
    if any(event.reveals for event in last.events):
        raise UndoRefused("hidden_came_out", action=str(last.action))
