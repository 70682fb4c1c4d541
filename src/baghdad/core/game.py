"""A game: its rules, the ways to get a match of it, and the optional parts that it declares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar

from baghdad.core.errors import MissingPart, NotationError, Refusal, nearest
from baghdad.core.game_rules import Action, ActionT, GameRules, OptionsT, State
from baghdad.core.options import Options

if TYPE_CHECKING:
    from baghdad.core.match import Match
    from baghdad.core.record import Record


class NumberedAction(Action, Protocol):
    """An action with a number, its index in the game's catalogue."""

    @property
    def number(self) -> int:
        """Return the index in the catalogue."""
        ...


NumberedActionT = TypeVar("NumberedActionT", bound=NumberedAction)
LONGEST_EXCERPT = 60  # letters of a text that is refused

__all__ = ["Action", "CatalogueGame", "Game", "Options", "State"]


class Game(GameRules[ActionT, OptionsT]):
    """Base class of all games. A game implements `GameRules` and gets the methods that make matches.

    What the rest of the program can use beyond the rules are optional *parts*: observations, bots, terminal and so on.
    `docs/new-game.md` lists them. `parts` says where each is, as `module:attribute`, and imports nothing.
    """

    parts: ClassVar[Mapping[str, str]] = {}
    environment_version: ClassVar[int] = 1  # raised when observations, steps or rewards mean something else

    def has_part(self, name: str) -> bool:
        """Return whether the game declares a part."""
        return name in self.parts

    def part(self, name: str) -> Any:
        """Import and return a part; raise MissingPart if the game doesn't have it."""
        if name not in self.parts:
            raise MissingPart("missing_part", game=self.name, part=name)
        return resolve_name(self.parts[name])

    def new(self, players: int, seed: int | None = None, seats: Sequence[str] | None = None, **options: Any) -> Match:
        """Return a new match after the deal.

        `seats` are the names of the players. Without a seed, the operating system's random source draws one.
        """
        from baghdad.core.match import Match
        from baghdad.core.rng import checked_seed

        chosen = self.options(**options)
        self.check_players(players, chosen)
        return Match(self, players, chosen, checked_seed(seed), seats)

    def from_position(
        self, data: Mapping[str, Any], seed: int | None = None, seats: Sequence[str] | None = None
    ) -> Match:
        """Return a match that continues from a position; raise PositionError if the position is impossible."""
        from baghdad.core.match import Match

        return Match.from_position(self, data, seed, seats)

    def replay(self, record: Record, to: int | None = None) -> Match:
        """Return the match of a record, replayed up to action number `to` or to its end."""
        from baghdad.core.replay import replay

        return replay(self, record, to)


class CatalogueGame(Game[NumberedActionT, OptionsT]):
    """A game whose actions can all be listed: each is one step, whose number is its index in the catalogue."""

    catalogue: Sequence[NumberedActionT]
    turn_clause: ClassVar[str]  # the clause that says whose turn it is
    end_clause: ClassVar[str]  # the clause that says when a match is over

    def why_not(self, state: State, seat: int, action: NumberedActionT) -> Refusal | None:
        """Refuse after the end, out of turn, and what isn't among the legal actions, for the reason of `explain`."""
        seats = self.to_act(state)
        if not seats:
            return Refusal("match_over", self.end_clause)
        if seat not in seats:
            return Refusal("not_your_turn", self.turn_clause, {"seat": seat, "to_act": seats[0]})
        return None if action in self.legal(state, seat) else self.explain(state, seat, action)

    def explain(self, state: State, seat: int, action: NumberedActionT) -> Refusal:
        """Return why an action of a seat that may act isn't legal; `why_not` calls it."""
        raise NotImplementedError

    @cached_property
    def actions_by_text(self) -> dict[str, NumberedActionT]:
        """Return all actions by their notation."""
        return {str(action): action for action in self.catalogue}

    def parse(self, text: str) -> NumberedActionT:
        """Return the action that a text notes, ignoring blanks around it."""
        action = self.actions_by_text.get(text.strip()) if isinstance(text, str) else None
        if action is None:
            excerpt = str(text)[:LONGEST_EXCERPT]
            raise NotationError("unknown_action", text=excerpt, nearest=nearest(excerpt, self.actions_by_text))
        return action

    def step_name(self, step: int) -> str:
        """Return the notation of an action."""
        return str(self.catalogue[step])

    def legal_steps(self, state: State) -> list[int]:
        """Return the numbers of the legal actions."""
        seats = self.to_act(state)
        return [action.number for action in self.legal(state, seats[0])] if seats else []

    def action_steps(self, state: State, seat: int, action: NumberedActionT) -> Iterator[int]:
        """Yield the number of an action."""
        yield action.number

    def action_from_steps(self, state: State, steps: Sequence[int]) -> NumberedActionT:
        """Return the action with the number that is its only step."""
        return self.catalogue[steps[0]]

    def apply_step(self, state: State, step: int, rng: Any) -> None:
        """Apply an action by its number."""
        self.apply(state, self.to_act(state)[0], self.catalogue[step], rng)
