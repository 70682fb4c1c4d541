"""The contract of a game's rules: what each game implements and everything else relies on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from baghdad.core.errors import OptionError, Refusal
from baghdad.core.events import Event, Result
from baghdad.core.lazy import LazyModule
from baghdad.core.options import Options

if TYPE_CHECKING:
    from baghdad.core import arrays as np
    from baghdad.core import rng as random
else:
    np, random = LazyModule("baghdad.core.arrays"), LazyModule("baghdad.core.rng")

State = Any  # a record of the game's record type


class Action(Protocol):
    """Something a player can do. Its text is the notation."""

    def __str__(self) -> str: ...


ActionT = TypeVar("ActionT", bound=Action)
OptionsT = TypeVar("OptionsT", bound=Options)


class GameRules(ABC, Generic[ActionT, OptionsT]):
    """The rules of a game: set-up, legal actions, their effects, views of each seat, and the end.

    An object of this class has no memory. Its methods work on a *state*, which only `apply` and `apply_step` change in
    place.

    A player's action consists of one or more *steps*, numbered decisions of which a mask can say which are legal. In a
    game whose actions can all be listed an action is one step (`CatalogueGame`).
    """

    name: ClassVar[str]
    title: ClassVar[str]  # the title on the box
    version: ClassVar[int]  # raised when, and only when, the game behaves differently
    replayable_versions: ClassVar[tuple[int, ...]] = ()  # older versions whose matches mostly replay the same
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    record_type: ClassVar[Any]  # of the state (`core.rule.record`)
    options_type: ClassVar[type[Options]]
    passing_words: ClassVar[tuple[str, ...]] = ()  # first words of actions that let others go on
    step_count: ClassVar[int]  # steps are numbered from 0
    step_kinds: ClassVar[tuple[tuple[int, str], ...]] = ()  # the first step of each kind, and what it does, in English

    # --- defaults that a game may override ----------------------------------------------------------------

    def options(self, /, **options: Any) -> OptionsT:
        """Return the options of a match; raise OptionError for unknown options or values."""
        chosen: Any = self.options_type.read(options)
        return chosen  # type: ignore[no-any-return]

    def check_players(self, players: int, options: OptionsT | None = None) -> None:
        """Raise OptionError unless the game can be played by that many players with these options."""
        whole = isinstance(players, int) and not isinstance(players, bool)
        if not whole or not self.min_players <= players <= self.max_players:
            facts = {"players": players, "min": self.min_players, "max": self.max_players}
            raise OptionError("bad_players", game=self.name, **facts)

    def is_loaded(self, options: OptionsT) -> bool:
        """Return whether everything that these options refer to, such as a board, is in memory."""
        return True

    def load(self, options: OptionsT) -> None:
        """Load what these options refer to, which may take a while; servers do it outside their event loop."""

    def blocking_seats(self, state: State) -> tuple[int, ...]:
        """Return the seats that may act and that the match has to wait for."""
        return self.to_act(state)

    def is_stale(self, before: State, seat: int, action: ActionT, now: State) -> bool:
        """Return whether an action that was chosen in an earlier state might have another effect now."""
        return True

    def static_data(self, options: OptionsT) -> dict[str, Any]:
        """Return board, cards and values, which are the same in all matches with these options, as JSON-ready data."""
        return {}

    def describe_action(self, state: State, seat: int, action: ActionT) -> dict[str, Any]:
        """Return the parts of an action as data: targets, cards, and other details that help its player."""
        return asdict(action)  # type: ignore[call-overload, no-any-return]

    def payments(self, state: State, seat: int, action: ActionT) -> list[ActionT]:
        """Return the action with all its possible payments, the most sensible first, the given one included."""
        return [action]

    def simulate(self, state: State, seat: int, action: ActionT) -> tuple[State, list[Event]]:
        """Return the state and the events that a legal action would lead to, with made-up draws."""
        after = self.copy(state)
        self.apply(after, seat, action, random.rng_for(0))
        return after, self.events(state, seat, action, after)

    def certain_events(self, state: State, seat: int, action: ActionT) -> list[Event]:
        """Return the events of a legal action that don't depend on anything hidden."""
        _, events = self.simulate(state, seat, action)
        return [event for event in events if not event.reveals]

    def listed_events(self, state: State, seat: int, action: ActionT) -> list[Event]:
        """Return the events to show with an action in a list of all legal ones; a game where that is slow has none."""
        return self.certain_events(state, seat, action)

    def is_irreversible(self, state: State, seat: int, action: ActionT) -> bool:
        """Return whether a legal action couldn't be undone: it reveals something hidden or ends the match."""
        after, events = self.simulate(state, seat, action)
        return self.result(after) is not None or any(event.reveals for event in events)

    # --- states --------------------------------------------------------------------------------------------

    def states(self, number: int) -> Any:
        """Return an array of `number` empty states; an assignment copies one."""
        return np.new_records(number, self.record_type)

    def copy(self, state: State) -> State:
        """Return an independent copy of a state (a snapshot)."""
        return np.copy_of(state)

    def snapshot(self, state: State) -> bytes:
        """Return a state as bytes, which are the same whether rules are compiled or interpreted."""
        data: bytes = state.tobytes()
        return data

    def restore(self, data: bytes) -> State:
        """Return the state of a snapshot."""
        return np.record_from(self.record_type, data)

    def current_form(self, state: State) -> State:
        """Return a state that the rules can play on now: one that was made before they were compiled is converted."""
        return np.current_form(state)

    def redeal(self, state: State, seat: int | None, rng: Any) -> State:
        """Return a state drawn uniformly from all that look the same to a seat, or to a spectator (`None`).

        This is the determinization step of information-set search.
        """
        state = self.copy(state)
        self.shuffle_hidden(state, seat, rng)
        return state

    # --- what every game implements ------------------------------------------------------------------------

    @abstractmethod
    def start(self, players: int, options: OptionsT, rng: Any) -> State:
        """Return the state after the deal."""

    @abstractmethod
    def to_act(self, state: State) -> tuple[int, ...]:
        """Return the seats that may act now; none when the match is over."""

    @abstractmethod
    def legal(self, state: State, seat: int) -> list[ActionT]:
        """Return the legal actions of a seat; a useful selection where there are too many to list."""

    @abstractmethod
    def why_not(self, state: State, seat: int, action: ActionT) -> Refusal | None:
        """Return why an action of a seat is illegal, or None exactly if it is legal."""

    @abstractmethod
    def apply(self, state: State, seat: int, action: ActionT, rng: Any) -> None:
        """Apply a legal action to a state in place; the only method that changes the state it is given."""

    @abstractmethod
    def events(self, before: State, seat: int, action: ActionT, after: State) -> list[Event]:
        """Return what an action did, derived from the states before and after it."""

    @abstractmethod
    def shuffle_hidden(self, state: State, seat: int | None, rng: Any) -> None:
        """Redeal in place everything that a seat, or a spectator (`None`), can't know."""

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """Return the result, or None while the match is in progress."""

    @abstractmethod
    def view(self, state: State, options: OptionsT, seat: int | None) -> dict[str, Any]:
        """Return everything that a seat, or a spectator (`None`), may know.

        A view is a whitelist: built field by field, never by removing secrets from the whole state.
        """

    @abstractmethod
    def position(self, state: State, options: OptionsT) -> dict[str, Any]:
        """Return the whole state as JSON-ready data."""

    @abstractmethod
    def read_position(self, data: Mapping[str, Any]) -> tuple[OptionsT, State]:
        """Return the options and the state of a position; raise PositionError if it is impossible."""

    # --- steps ---------------------------------------------------------------------------------------------

    @abstractmethod
    def step_name(self, step: int) -> str:
        """Return the text of a step for programs."""

    @abstractmethod
    def legal_steps(self, state: State) -> list[int]:
        """Return the legal steps of the first seat to act, in rising order; none when the match is over."""

    @abstractmethod
    def action_steps(self, state: State, seat: int, action: ActionT) -> Iterator[int]:
        """Yield the steps of a legal action; the caller applies each to the state before it takes the next."""

    @abstractmethod
    def action_from_steps(self, state: State, steps: Sequence[int]) -> ActionT:
        """Return the action that consists of these steps in a state; implied steps may be missing."""

    @abstractmethod
    def apply_step(self, state: State, step: int, rng: Any) -> None:
        """Apply a legal step to a state in place."""

    # --- notation ------------------------------------------------------------------------------------------

    @abstractmethod
    def parse(self, text: str) -> ActionT:
        """Return the action that a text notes; raise NotationError if there is none."""
