"""How a game looks and sounds at the terminal: the contract that each game's folder beside this file fulfils."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from baghdad.words import Speaker

if TYPE_CHECKING:
    from rich.console import RenderableType

    from baghdad.core.events import Result
    from baghdad.core.game import Action
    from baghdad.core.match import Match


@dataclass(frozen=True, slots=True)
class Look:
    """What a screen can show: how many columns, only ASCII (`plain`), few lines (`low`)."""

    width: int = 80
    plain: bool = False
    low: bool = False


@dataclass(frozen=True, slots=True)
class Listing:
    """A list of choices as it stands on the screen: number 1 is the first of `actions`; `hidden` ways aren't shown."""

    actions: tuple[Action, ...]
    drawn: RenderableType
    hidden: int


class TerminalGame(Protocol):
    """All that the terminal needs to know of one game."""

    example: str  # an action in notation, to show what it looks like
    adviser: str  # the computer player that gives hints
    first_number: int  # how players are counted in names like “greedy 2”: as the notation counts them, if it does
    commands: tuple[str, ...]  # words of the game's own at the prompt, which `answer` answers

    def spoken(self, say: Speaker, facts: dict[str, Any]) -> dict[str, Any]:
        """Facts with the game's letters turned into what sentences call them."""
        ...

    def settled(self, options: dict[str, Any]) -> dict[str, Any]:
        """Options as the game takes them, where the command line names a file instead."""
        ...

    def typed(self, say: Speaker, text: str) -> str:
        """An action as somebody typed it, with names of their own language turned into those of the notation."""
        ...

    def board(self, say: Speaker, view: dict[str, Any], names: Sequence[str], look: Look) -> RenderableType:
        """The table as a view knows it."""
        ...

    def now(self, say: Speaker, view: dict[str, Any]) -> str:
        """The one sentence of what the viewer may do."""
        ...

    def listing(
        self, say: Speaker, match: Match, seat: int, names: Sequence[str], everything: bool, look: Look
    ) -> Listing:
        """What a seat may do, numbered; the ways to pay that spend most only if everything is asked for."""
        ...

    def answer(
        self, say: Speaker, match: Match, seat: int, names: Sequence[str], command: str, rest: str, look: Look
    ) -> Listing | RenderableType:
        """What a command of the game's own shows; a listing takes the place of the numbered list."""
        ...

    def describe(self, say: Speaker, view: dict[str, Any], action: Action, names: Sequence[str]) -> str:
        """What an action does and costs."""
        ...

    def tell(self, say: Speaker, event: dict[str, Any], names: Sequence[str], viewer: int | None) -> list[str]:
        """An event as the viewer's seat (`None`: a spectator) sees it, in sentences."""
        ...

    def result(self, say: Speaker, result: Result, names: Sequence[str]) -> str:
        """Why the match came out as it did."""
        ...

    def hides(self, view: dict[str, Any]) -> bool:
        """Whether the viewer sees something there that others mustn't."""
        ...

    def rules(self, say: Speaker, view: dict[str, Any]) -> str:
        """The rules in short."""
        ...

    def keys(self, say: Speaker, look: Look) -> list[str]:
        """What the signs on the screen mean."""
        ...


def terminal_game_of(game: str) -> TerminalGame:
    """The face of a game."""
    face: TerminalGame = import_module(f"baghdad.cli.{game}").face
    return face


def joined(say: Speaker, items: Sequence[str]) -> str:
    """“a”, “a and b”, “a, b and c”."""
    if len(items) <= 1:
        return "".join(items)
    if len(items) == 2:
        return say("list-pair", first=items[0], second=items[1])
    return say("list-more", first=items[0], rest=joined(say, items[1:]))
