"""The contract between the terminal and a game: what its part `terminal` implements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from baghdad.words import Localizer

if TYPE_CHECKING:
    from rich.console import RenderableType

    from baghdad.core.events import Result
    from baghdad.core.game import Action
    from baghdad.core.match import Match


MIN_FULL_HEIGHT = 34  # lines


@dataclass(frozen=True, slots=True)
class ScreenFormat:
    """What a screen can show: its columns, whether only ASCII (`plain`), its lines (0 for any number: no screen).

    `room` are the lines that the board leaves to the list of actions; 0 for any number.
    """

    width: int = 80
    plain: bool = False
    height: int = 0
    room: int = 0

    @property
    def low(self) -> bool:
        """Return whether a board with a full list of choices doesn't fit."""
        return 0 < self.height < MIN_FULL_HEIGHT


@dataclass(frozen=True, slots=True)
class Listing:
    """A numbered list of actions as shown: number 1 is the first of `actions`; `hidden` ones were left out."""

    actions: tuple[Action, ...]
    drawn: RenderableType
    hidden: int


class TerminalGame(Protocol):
    """Everything that the terminal needs to know of one game.

    `say` returns the sentence of a key in the reader's language; `names` are the players' names by seat.
    """

    @property
    def example(self) -> str:
        """An action in notation, shown in the help."""
        ...

    @property
    def adviser(self) -> str:
        """The bot that gives hints."""
        ...

    def localize_facts(self, say: Localizer, facts: dict[str, Any]) -> dict[str, Any]:
        """Return facts with the game's letters replaced by the names that sentences use."""
        ...

    def resolve_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return options as the game takes them: a file named on the command line is replaced by its content."""
        ...

    def for_reader(self, say: Localizer, action: Action) -> str:
        """Return an action as people read and type it; the part `typed_names` is the way back."""
        ...

    def board(self, say: Localizer, view: dict[str, Any], names: Sequence[str], look: ScreenFormat) -> RenderableType:
        """Draw the board as a view knows it."""
        ...

    def map(self, say: Localizer, view: dict[str, Any], look: ScreenFormat) -> RenderableType | None:
        """Draw the board alone, where it is large enough to fill a screen; None where `board` shows all."""
        ...

    def turn_prompt(self, say: Localizer, view: dict[str, Any]) -> str:
        """Return the one sentence that says what the viewer may do now."""
        ...

    def list_actions(
        self, say: Localizer, match: Match, seat: int, names: Sequence[str], everything: bool, look: ScreenFormat
    ) -> Listing:
        """List what a seat may do, numbered; wasteful payments only if `everything` is set."""
        ...

    def describe_action(self, say: Localizer, view: dict[str, Any], action: Action, names: Sequence[str]) -> str:
        """Say what an action does and costs."""
        ...

    def describe_event(
        self, say: Localizer, event: dict[str, Any], names: Sequence[str], viewer: int | None
    ) -> list[str]:
        """Return the sentences for an event as a seat sees it (`None`: a spectator)."""
        ...

    def occasions(
        self, events: Sequence[dict[str, Any]], view: dict[str, Any], viewer: int | None
    ) -> Iterator[tuple[int, str]]:
        """Yield seats whose character might say something about the events of an action, with the moment (`talk.py`).

        `view` is that after the action, `events` are as the viewer sees them.
        """
        ...

    def describe_result(self, say: Localizer, result: Result, names: Sequence[str]) -> str:
        """Say why the match ended as it did."""
        ...

    def has_secrets(self, view: dict[str, Any]) -> bool:
        """Return whether a view shows something that other players must not see."""
        ...

    def rules_summary(self, say: Localizer, view: dict[str, Any]) -> str:
        """Return a summary of the rules."""
        ...

    def legend(self, say: Localizer, look: ScreenFormat) -> list[str]:
        """Explain the signs on the screen."""
        ...


def joined(say: Localizer, items: Sequence[str]) -> str:
    """Return items as a list in a sentence: “a”, “a and b”, “a, b and c”."""
    if len(items) <= 1:
        return "".join(items)
    if len(items) == 2:
        return say("list-pair", first=items[0], second=items[1])
    return say("list-more", first=items[0], rest=joined(say, items[1:]))
