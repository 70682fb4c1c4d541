"""What a game is: the contract that each game's folder fulfils, and that everything else relies on."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

import numpy as np

from baghdad.core.errors import OptionError, Refusal
from baghdad.core.events import Event, Result

if TYPE_CHECKING:
    from baghdad.core.match import Match
    from baghdad.core.record import Record

State = Any  # one element of a NumPy array of the game's record type

SEED_BITS = 128


class Action(Protocol):
    """Something a player can do. Its text is the notation, its number the place in the game's catalogue."""

    @property
    def number(self) -> int:
        """Its place in the catalogue."""
        ...

    def __str__(self) -> str: ...


class Options(Protocol):
    """How a match is played: variants and house rulings."""

    def to_data(self) -> dict[str, Any]:
        """What isn't as usual, as JSON-ready data; the keywords that make the same options again."""
        ...


ActionT = TypeVar("ActionT", bound=Action)
OptionsT = TypeVar("OptionsT", bound=Options)


class Game(ABC, Generic[ActionT, OptionsT]):
    """A game: how a match of it begins, goes on, looks to each seat, and ends.

    A game has no memory. Its methods work on a *state*, which only `apply` changes.
    """

    name: ClassVar[str]
    version: ClassVar[int]  # raised when, and only when, the game behaves differently
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    record_type: ClassVar[np.dtype[Any]]
    enumerates_actions: ClassVar[bool] = (
        True  # else there is no end of legal actions, and `legal` lists the sensible ones
    )
    catalogue: Sequence[ActionT]  # every action there is, by number

    # --- matches -------------------------------------------------------------------------------------------

    def new(self, players: int, seed: int | None = None, seats: Sequence[str] | None = None, **options: Any) -> Match:
        """A new match, dealt. `seats` may name who sits where; without a seed it is drawn by the system."""
        from baghdad.core.match import Match

        chosen = self.options(**options)
        self.check_players(players, chosen)
        return Match(self, players, chosen, checked_seed(seed), seats)

    def from_position(
        self, data: Mapping[str, Any], seed: int | None = None, seats: Sequence[str] | None = None
    ) -> Match:
        """A match that goes on from a position; PositionError if it can't be one."""
        from baghdad.core.match import Match

        options, state = self.read_position(data)
        return Match(self, int(state.players), options, checked_seed(seed), seats, start=state)

    def replay(self, record: Record, to: int | None = None) -> Match:
        """The match of a record, played again up to action number `to`, or to where it stands."""
        from baghdad.core.record import replay

        return replay(self, record, to)

    def check_players(self, players: int, options: OptionsT | None = None) -> None:
        """OptionError unless that many can play, with these options."""
        whole = isinstance(players, int) and not isinstance(players, bool)
        if not whole or not self.min_players <= players <= self.max_players:
            facts = {"players": players, "min": self.min_players, "max": self.max_players}
            raise OptionError("bad_players", game=self.name, **facts)

    def blocking_seats(self, state: State) -> tuple[int, ...]:
        """Of the seats that may act, those without whom nothing goes on."""
        return self.to_act(state)

    def is_stale(self, before: State, seat: int, action: ActionT, now: State) -> bool:
        """Whether an action that was meant for an earlier state could mean something else now."""
        return True

    def static_data(self, options: OptionsT) -> dict[str, Any]:
        """What lies open before everybody in every match played like this: board, cards and values, as data."""
        return {}

    def describe_action(self, state: State, seat: int, action: ActionT) -> dict[str, Any]:
        """What an action is made of, as data: targets, cards, and whatever else its player wants to know of it."""
        return asdict(action)  # type: ignore[call-overload, no-any-return]

    def payments(self, state: State, seat: int, action: ActionT) -> list[ActionT]:
        """The same action for other payments, the most sensible first, itself among them."""
        return [action]

    def simulate(self, state: State, seat: int, action: ActionT) -> tuple[State, list[Event]]:
        """What a legal action would lead to and what would be told; all that is drawn is made up."""
        from baghdad.core.rng import rng_for

        after = self.copy(state)
        self.apply(after, seat, action, rng_for(0))
        return after, self.events(state, seat, action, after)

    def is_irreversible(self, state: State, seat: int, action: ActionT) -> bool:
        """Whether a legal action can't be taken back: something hidden comes out by it, or the match is over then."""
        after, told = self.simulate(state, seat, action)
        return self.result(after) is not None or any(event.reveals for event in told)

    # --- states --------------------------------------------------------------------------------------------

    def states(self, number: int) -> Any:
        """An array of so many empty states; copying one is an assignment."""
        return np.zeros(number, self.record_type).view(np.recarray)

    def copy(self, state: State) -> State:
        """A state of its own that looks the same."""
        states = np.zeros(1, self.record_type)  # what lies between the fields is compared too
        states[0] = state
        return states[0]

    def redeal(self, state: State, seat: int | None, rng: Any) -> State:
        """A state drawn at random from all that look the same to that seat; `None` is a spectator."""
        state = self.copy(state)
        self.shuffle_hidden(state, seat, rng)
        return state

    @abstractmethod
    def options(self, /, **options: Any) -> OptionsT:
        """The options of a match, checked; OptionError for what the game doesn't know."""

    @abstractmethod
    def start(self, players: int, options: OptionsT, rng: Any) -> State:
        """The state after the deal."""

    @abstractmethod
    def to_act(self, state: State) -> tuple[int, ...]:
        """The seats that may act now; none when the match is over."""

    @abstractmethod
    def legal(self, state: State, seat: int) -> list[ActionT]:
        """What that seat may do, in catalogue order."""

    @abstractmethod
    def why_not(self, state: State, seat: int, action: ActionT) -> Refusal | None:
        """Why that seat can't do it; None exactly for what is legal."""

    @abstractmethod
    def apply(self, state: State, seat: int, action: ActionT, rng: Any) -> None:
        """Carries out a legal action of that seat; the only method that changes a state."""

    @abstractmethod
    def events(self, before: State, seat: int, action: ActionT, after: State) -> list[Event]:
        """What an action did, read off the states around it."""

    @abstractmethod
    def shuffle_hidden(self, state: State, seat: int | None, rng: Any) -> None:
        """Deals anew, in place, all that the seat can't know."""

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """How it came out; None while the match is on."""

    @abstractmethod
    def view(self, state: State, options: OptionsT, seat: int | None) -> dict[str, Any]:
        """All that a seat, or a spectator, may know; built from nothing."""

    @abstractmethod
    def position(self, state: State, options: OptionsT) -> dict[str, Any]:
        """The whole state as JSON-ready data."""

    @abstractmethod
    def read_position(self, data: Mapping[str, Any]) -> tuple[OptionsT, State]:
        """Options and state of a position; PositionError for what can't be one."""

    @abstractmethod
    def parse(self, text: str) -> ActionT:
        """The action of a text; NotationError if there is none."""


def checked_seed(seed: int | None) -> int:
    """The seed, or one that nobody knows; OptionError for what can't be one."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
        raise OptionError("bad_seed", seed=repr(seed)[:40], bits=SEED_BITS)
    return seed
