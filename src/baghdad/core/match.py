"""A match: a game, its options, a seed, and the actions so far. Everything else is derived from these."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from baghdad.core.errors import OptionError, Refusal, UndoRefused
from baghdad.core.events import Event, Result
from baghdad.core.game import Action, Game, State
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import fork, rng_for, seed_hash

if TYPE_CHECKING:
    from baghdad.core.record import Record


@dataclass(frozen=True, slots=True)
class PlayedAction:
    """One action as it was played: who, what, what came of it, and the state before."""

    seat: int
    action: Action
    events: tuple[Event, ...]
    before: State


class Match:
    """A match being played. Refused actions raise and change nothing."""

    def __init__(
        self,
        game: Game[Any, Any],
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

    # --- whose turn, what is possible ----------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.game.to_act(self.state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.result is not None

    @property
    def result(self) -> Result | None:
        """Who won and why, once the match is over."""
        return self.game.result(self.state)

    @property
    def seed_hash(self) -> str:
        """What may be known of the seed before the end."""
        return seed_hash(self.seed)

    def legal(self, seat: int | None = None) -> list[Action]:
        """What a seat may do, in catalogue order; by default the seat to act."""
        seat = self._seat(seat)
        return self.game.legal(self.state, seat) if seat in self.to_act else []

    def why_not(self, action: Action | str, seat: int | None = None) -> Refusal | None:
        """Why an action would be refused, or None."""
        action = self.game.parse(action) if isinstance(action, str) else action
        return self.game.why_not(self.state, self._seat(seat), action)

    # --- playing -------------------------------------------------------------------------------------------

    def play(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Plays an action, given as such or in notation; IllegalAction changes nothing."""
        action = self.game.parse(action) if isinstance(action, str) else action
        seat = self._seat(seat)
        refusal = self.game.why_not(self.state, seat, action)
        if refusal is not None:
            raise refusal.error()
        return self.apply_unchecked(action, seat)

    def apply_unchecked(self, action: Action, seat: int) -> list[Event]:
        """Plays an action that is known to be legal."""
        before = self.game.copy(self.state)
        self.game.apply(self.state, seat, action, rng_for(self.seed, len(self.history) + 1))
        events = self.game.events(before, seat, action, self.state)
        self.history.append(PlayedAction(seat, action, tuple(events), before))
        return events

    def preview(self, action: Action, seat: int | None = None) -> list[Event]:
        """What a legal action is sure to do, apart from anything hidden that it brings out."""
        _, told = self.game.simulate(self.state, self._seat(seat), action)
        return [event for event in told if not event.reveals]

    def undo(self, seat: int) -> list[Event]:
        """Takes back that seat's last action; UndoRefused once something hidden came out or another acted.

        Returns the events that have not happened after all.
        """
        if not self.history:
            raise UndoRefused("nothing_to_undo")
        last = self.history[-1]
        if self.over:
            raise UndoRefused("undo_after_end")
        if last.seat != seat:
            mine = any(turned.seat == seat for turned in self.history)
            raise UndoRefused("another_acted" if mine else "nothing_to_undo")
        if any(event.reveals for event in last.events):
            raise UndoRefused("hidden_came_out", action=str(last.action))
        self.history.pop()
        self.state = last.before
        return list(last.events)

    # --- what is known -------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as JSON-ready data; `None` is a spectator."""
        return self.game.view(self.state, self.options, None if seat is None else self._seat(seat))

    def knowledge(self, seat: int, rng: Any) -> Knowledge:
        """What a computer player in that seat is handed, all else dealt anew by a generator split off from its own."""
        seat = self._seat(seat)
        imagined = self.game.redeal(self.state, seat, fork(rng))
        return Knowledge(self.game, seat, self.view(seat), tuple(self.legal(seat)), imagined)

    def position(self) -> dict[str, Any]:
        """The whole state, hidden cards included, as JSON-ready data."""
        return self.game.position(self.state, self.options)

    def record(self) -> Record:
        """The match as it can be kept, seed and all; before the end others may have its `sealed()` form."""
        from baghdad.core.record import record_of

        return record_of(self)

    def _seat(self, seat: int | None) -> int:
        """The seat meant, which may go without saying where just one may act."""
        if seat is None:
            to_act = self.to_act or (0,)
            if len(to_act) > 1:
                raise OptionError("say_which_seat", to_act=list(to_act))
            return to_act[0]
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise OptionError("no_such_seat", seat=seat, players=self.players)
        return seat
