"""Any game at the terminal: its view as lines, its actions by number and notation, its events as kinds and facts.

It serves games without the part `terminal`. A game's own words, if it has any, replace kinds and facts by sentences.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from baghdad.bots import bot_catalogue
from baghdad.cli.game_words import game_title
from baghdad.cli.terminal_game import Listing, ScreenFormat, joined
from baghdad.core.events import Result
from baghdad.core.game import Game
from baghdad.core.view_text import format_value, view_lines
from baghdad.words import Localizer, UnknownSentence

if TYPE_CHECKING:
    from rich.console import RenderableType

    from baghdad.core.game import Action
    from baghdad.core.match import Match

MAX_LISTED = 40  # actions, unless all are asked for


class GenericTerminal:
    """The terminal part of a game that has none of its own."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    @property
    def example(self) -> str:
        """An action in notation, shown in the help."""
        return str(self.game.new(self.game.min_players, seed=0).legal()[0])

    @property
    def adviser(self) -> str:
        """The bot that gives hints."""
        return bot_catalogue(self.game.name).adviser

    def localize_facts(self, say: Localizer, facts: dict[str, Any]) -> dict[str, Any]:
        """Return the facts unchanged."""
        return facts

    def resolve_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the options unchanged."""
        return options

    def for_reader(self, say: Localizer, action: Action) -> str:
        """Return the notation."""
        return str(action)

    def board(self, say: Localizer, view: dict[str, Any], names: Sequence[str], look: ScreenFormat) -> RenderableType:
        """Return who sits where, and a line for each fact of the view."""
        seats = [say("generic-seat", number=number, name=name) for number, name in enumerate(names, start=1)]
        return "\n".join([say("generic-seats", seats=", ".join(seats)), *view_lines(view)])

    def map(self, say: Localizer, view: dict[str, Any], look: ScreenFormat) -> RenderableType | None:
        """Return None: `board` shows all."""
        return None

    def turn_prompt(self, say: Localizer, view: dict[str, Any]) -> str:
        """Ask for an action."""
        return say("generic-now")

    def list_actions(
        self, say: Localizer, match: Match, seat: int, names: Sequence[str], everything: bool, look: ScreenFormat
    ) -> Listing:
        """List the legal actions in notation."""
        legal = match.legal(seat)
        shown = tuple(legal if everything else legal[:MAX_LISTED])
        lines = (f"{number:>4}  {action}" for number, action in enumerate(shown, start=1))
        return Listing(shown, "\n".join(lines), len(legal) - len(shown))

    def describe_action(self, say: Localizer, view: dict[str, Any], action: Action, names: Sequence[str]) -> str:
        """Return the notation."""
        return str(action)

    def describe_event(
        self, say: Localizer, event: dict[str, Any], names: Sequence[str], viewer: int | None
    ) -> list[str]:
        """Return the game's sentence for an event, or its kind with the facts."""
        kind, seat = str(event["event"]), event.get("seat")
        facts = {name: fact for name, fact in event.items() if name not in ("event", "seat") and fact is not None}
        name = names[seat] if isinstance(seat, int) else ""
        try:
            key = f"{self.game.name}-event-{kind.replace('_', '-')}"
            return [say(key, name=name, **{fact: format_value(value) for fact, value in facts.items()})]
        except UnknownSentence:
            told = ", ".join(f"{fact} {format_value(value)}" for fact, value in facts.items())
            return [": ".join(part for part in (name, kind.replace("_", " "), told) if part)]

    def occasions(
        self, events: Sequence[dict[str, Any]], view: dict[str, Any], viewer: int | None
    ) -> Iterator[tuple[int, str]]:
        """Yield nothing: the game doesn't tell what its characters might speak about."""
        yield from ()

    def describe_result(self, say: Localizer, result: Result, names: Sequence[str]) -> str:
        """Return the scores."""
        pairs = zip(names, result.scores, strict=True)
        score = joined(say, [say("generic-result-score", name=name, score=score) for name, score in pairs])
        return say(say.first_known(f"{self.game.name}-result-{result.reason}", "generic-result"), score=score)

    def has_secrets(self, view: dict[str, Any]) -> bool:
        """Return True, since any view may show something secret."""
        return True

    def rules_summary(self, say: Localizer, view: dict[str, Any]) -> str:
        """Return the game's own summary, or that there is none."""
        key = say.first_known(f"{self.game.name}-rules", "generic-rules")
        return say(key, title=game_title(say, self.game))

    def legend(self, say: Localizer, look: ScreenFormat) -> list[str]:
        """Return no lines: there are no signs to explain."""
        return []
