"""A match: a game, its options, a seed, and the actions so far.

This is event sourcing: the state follows from these four. The history also keeps a snapshot of the state before
each action, so that undo needn't replay.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from baghdad.core.errors import OptionError, Refusal, UndoRefused
from baghdad.core.events import Event, Result
from baghdad.core.game_rules import Action, GameRules, State
from baghdad.core.knowledge import Knowledge, knowledge_of
from baghdad.core.record import Record
from baghdad.core.rng import checked_seed, rng_for, seed_hash
from baghdad.core.state_holder import StateHolder


@dataclass(frozen=True, slots=True)
class PlayedAction:
    """An entry of the history: who did what, its events, and a snapshot of the state before it."""

    seat: int
    action: Action
    events: tuple[Event, ...]
    before: State


def legal_actions(game: GameRules[Any, Any], state: State, seat: int) -> list[Action]:
    """Return the legal actions of a seat; none if it isn't to act."""
    return game.legal(state, seat) if seat in game.to_act(state) else []


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


class Match(StateHolder):
    """A match in progress or over. Refused actions raise an error and change nothing."""

    def __init__(
        self,
        game: GameRules[Any, Any],
        players: int,
        options: Any,
        seed: int,
        seats: Sequence[str] | None = None,
        start: State | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.seats = tuple(seats) if seats is not None else tuple(f"player {n + 1}" for n in range(players))
        if len(self.seats) != players:
            raise OptionError("bad_seats", players=players, seats=len(self.seats))
        for name in self.seats:
            if not isinstance(name, str) or any("\ud800" <= letter <= "\udfff" for letter in name):
                raise OptionError("bad_seat_name", name=ascii(name)[:40])
        self.start = start
        self.state = game.start(players, options, rng_for(seed)) if start is None else game.copy(start)
        self.history: list[PlayedAction] = []

    @classmethod
    def from_position(
        cls,
        game: GameRules[Any, Any],
        data: Mapping[str, Any],
        seed: int | None = None,
        seats: Sequence[str] | None = None,
    ) -> Match:
        """Return a match that continues from a position; raise PositionError if the position is impossible."""
        options, state = game.read_position(data)
        return cls(game, int(state.players), options, checked_seed(seed), seats, start=state)

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

    @property
    def seed_hash(self) -> str:
        """Return the hash of the seed, which may be published before the end."""
        return seed_hash(self.seed)

    def legal(self, seat: int | None = None) -> list[Action]:
        """Return the legal actions of a seat, by default the one to act."""
        return legal_actions(self.game, self.state, self._seat(seat))

    def why_not(self, action: Action | str, seat: int | None = None) -> Refusal | None:
        """Return why an action would be refused, or None if it is legal."""
        action = self.game.parse(action) if isinstance(action, str) else action
        return self.game.why_not(self.state, self._seat(seat), action)

    # --- playing -------------------------------------------------------------------------------------------

    def play(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Play an action, given as an object or in notation, and return its events.

        Raises IllegalAction, and changes nothing, if the rules refuse it.
        """
        action = self.game.parse(action) if isinstance(action, str) else action
        seat = self._seat(seat)
        refusal = self.game.why_not(self.state, seat, action)
        if refusal is not None:
            raise refusal.error()
        return self.apply_unchecked(action, seat)

    def apply_unchecked(self, action: Action, seat: int) -> list[Event]:
        """Play an action that is known to be legal and return its events."""
        before = self.game.copy(self.state)
        self.game.apply(self.state, seat, action, rng_for(self.seed, len(self.history) + 1))
        events = self.game.events(before, seat, action, self.state)
        self.history.append(PlayedAction(seat, action, tuple(events), before))
        return events

    def preview(self, action: Action, seat: int | None = None) -> list[Event]:
        """Return the events of a legal action that don't depend on anything hidden, without playing it."""
        return self.game.certain_events(self.state, self._seat(seat), action)

    def undo(self, seat: int) -> list[Event]:
        """Take back a seat's last action and return the events that this revokes.

        Raises UndoRefused if the match is over, the action revealed something hidden, or another seat acted since.
        """
        check_undo(self.history, seat, self.over)
        last = self.history.pop()
        self.state = last.before
        return list(last.events)

    # --- what is known -------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat, or a spectator (`None`), may know, as JSON-ready data."""
        return self.game.view(self.state, self.options, None if seat is None else self._seat(seat))

    def knowledge(self, seat: int, rng: Any) -> Knowledge:
        """Return what a bot in that seat may know; an RNG forked from `rng` redeals everything else."""
        seat = self._seat(seat)
        return knowledge_of(self.game, self.state, self.options, seat, self.legal(seat), rng)

    def position(self) -> dict[str, Any]:
        """Return the whole state, hidden cards included, as JSON-ready data."""
        return self.game.position(self.state, self.options)

    def record(self) -> Record:
        """Return the record of the match with its seed; use `sealed()` on it for others while it is in progress."""
        return Record(
            game=self.game.name,
            version=self.game.version,
            players=self.players,
            options=self.options.to_data(),
            seats=list(self.seats),
            seed=str(self.seed),
            seed_hash=self.seed_hash,
            start=None if self.start is None else self.game.position(self.game.current_form(self.start), self.options),
            actions=[(entry.seat, str(entry.action)) for entry in self.history],
            result=None if self.result is None else self.result.to_data(),
        )

    def _seat(self, seat: int | None) -> int:
        """Return the seat, or the one to act for None; raise OptionError if it doesn't exist or several may act."""
        if seat is None:
            to_act = self.to_act or (0,)
            if len(to_act) > 1:
                raise OptionError("say_which_seat", to_act=list(to_act))
            return to_act[0]
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise OptionError("no_such_seat", seat=seat, players=self.players)
        return seat
