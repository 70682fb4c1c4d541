"""A match: a game, its options, a seed, and the actions so far.

This is event sourcing: the state follows from these four. The history also keeps snapshots of the states before and
after each action, so that undo needn't replay, and events are computed only for those who look at them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

from baghdad.core.errors import OptionError, Refusal
from baghdad.core.events import Event, Result
from baghdad.core.game_rules import Action, GameRules, State
from baghdad.core.history import Events, PlayedAction, check_undo
from baghdad.core.knowledge import Knowledge, knowledge_of
from baghdad.core.live_state import illegal_step
from baghdad.core.record import Record
from baghdad.core.rng import checked_seed, key_of, rng_for, seed_hash


class Match:
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
        self.rng_key = key_of(seed)  # of the draws of all actions
        self._snapshot: bytes | None = None  # of the state, if it is known
        self.state = game.start(players, options, rng_for(seed)) if start is None else start
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

    # --- the state -----------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """Return the state, without the steps of an action under way. Whoever gets it might change it."""
        self._snapshot = None
        if not self._live.steps:
            self._live.forget()
        return self._live.state

    @state.setter
    def state(self, state: State) -> None:
        self._live = self.game.live_state(state, self.rng_key)
        self._snapshot = None

    # --- whose turn, what is possible ----------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        """Return the seats that may act now."""
        return self._live.to_act

    @property
    def over(self) -> bool:
        """Return whether the match has ended."""
        return self._live.over

    @property
    def result(self) -> Result | None:
        """Return who won and why, or None while the match is in progress."""
        return self.game.result(self._live.state)

    @property
    def seed_hash(self) -> str:
        """Return the hash of the seed, which may be published before the end."""
        return seed_hash(self.seed)

    def legal(self, seat: int | None = None) -> list[Action]:
        """Return the legal actions of a seat, by default the one to act."""
        seat = self._seat(seat)
        return self._live.legal(seat) if seat in self._live.to_act else []

    def legal_steps(self) -> list[int]:
        """Return the numbers of the legal steps of the first seat to act, in rising order; none after the end.

        In games whose actions can all be listed, these are the action ids. Elsewhere, an action takes several steps.
        """
        return self._live.legal_steps()

    def why_not(self, action: Action | str, seat: int | None = None) -> Refusal | None:
        """Return why an action would be refused, or None if it is legal."""
        action = self.game.parse(action) if isinstance(action, str) else action
        return self.game.why_not(self._live.state, self._seat(seat), action)

    # --- playing -------------------------------------------------------------------------------------------

    def play(self, action: Action | str, seat: int | None = None) -> Sequence[Event]:
        """Play an action, given as an object or in notation, and return its events, a list computed on demand.

        Raises IllegalAction, and changes nothing, if the rules refuse it. Drops the steps of an action under way.
        """
        action = self.game.parse(action) if isinstance(action, str) else action
        seat = self._seat(seat)
        before = self._known_snapshot()
        if not self._live.play(seat, action, len(self.history) + 1):
            refusal = self.game.why_not(self._live.state, seat, action)
            assert refusal is not None, action
            raise refusal.error()
        return self._enter(seat, action, before)

    def play_step(self, step: int) -> Sequence[Event]:
        """Take one of the legal steps; return the events of the action that it completes, or none.

        Until an action is complete, nothing but `legal_steps` and `play_step` knows about its steps. Raises
        IllegalAction, and changes nothing, if the step isn't legal.
        """
        live, step = self._live, index(step)
        if not 0 <= step < self.game.step_count:
            raise illegal_step(step)
        before = self._known_snapshot()
        to_act = live.to_act
        steps = live.play_step(step, len(self.history) + 1)
        return [] if steps is None else self._enter(to_act[0], None, before, steps)

    def apply_unchecked(self, action: Action, seat: int) -> Sequence[Event]:
        """Play an action that is known to be legal and return its events."""
        before = self._known_snapshot()
        self._live.apply(seat, action, len(self.history) + 1)
        return self._enter(seat, action, before)

    def _known_snapshot(self) -> bytes:
        if self._snapshot is None:
            self._snapshot = self._live.snapshot()
        return self._snapshot

    def _enter(self, seat: int, action: Action | None, before: bytes, steps: Sequence[int] = ()) -> Events:
        """Enter an action that has been played into the history."""
        after = self._snapshot = self._live.snapshot()
        played = PlayedAction(self.game, seat, action, before, after, steps)
        self.history.append(played)
        return Events(played)

    def preview(self, action: Action, seat: int | None = None) -> list[Event]:
        """Return the events of a legal action that don't depend on anything hidden, without playing it."""
        return self.game.certain_events(self._live.state, self._seat(seat), action)

    def undo(self, seat: int) -> list[Event]:
        """Take back a seat's last action and return the events that this revokes.

        Raises UndoRefused if the match is over, the action revealed something hidden, or another seat acted since.
        """
        check_undo(self.history, seat, self.over)
        last = self.history.pop()
        self._live.restore(last.before_snapshot)
        self._snapshot = last.before_snapshot
        return list(last.events)

    # --- what is known -------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat, or a spectator (`None`), may know, as JSON-ready data."""
        return self.game.view(self._live.state, self.options, None if seat is None else self._seat(seat))

    def knowledge(self, seat: int, rng: Any) -> Knowledge:
        """Return what a bot in that seat may know; an RNG forked from `rng` redeals everything else."""
        seat = self._seat(seat)
        return knowledge_of(self.game, self._live.state, self.options, seat, self.legal(seat), rng)

    def position(self) -> dict[str, Any]:
        """Return the whole state, hidden cards included, as JSON-ready data."""
        return self.game.position(self._live.state, self.options)

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
            to_act = self._live.to_act
            if len(to_act) > 1:
                raise OptionError("say_which_seat", to_act=list(to_act))
            return to_act[0] if to_act else 0
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise OptionError("no_such_seat", seat=seat, players=self.players)
        return seat
