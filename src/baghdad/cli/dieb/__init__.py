"""The Thief of Baghdad at the terminal. Rich is loaded only when something is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from baghdad.cli.dieb import event_sentences, phrases
from baghdad.cli.dieb.colours import signs
from baghdad.cli.terminal_game import Listing, ScreenFormat
from baghdad.core.events import Result
from baghdad.dieb.box import THIEF_ACTIONS
from baghdad.words import Localizer

if TYPE_CHECKING:
    from rich.console import RenderableType

    from baghdad.core.match import Match
    from baghdad.dieb.actions import Action


class DiebTerminal:
    """The terminal part of dieb."""

    example = "smuggle a"

    adviser = "master"

    def localize_facts(self, say: Localizer, facts: dict[str, Any]) -> dict[str, Any]:
        return phrases.localize_facts(say, facts)

    def resolve_options(self, options: dict[str, Any]) -> dict[str, Any]:
        return options

    def for_reader(self, say: Localizer, action: Action) -> str:
        return str(action)

    def board(self, say: Localizer, view: dict[str, Any], names: Sequence[str], look: ScreenFormat) -> RenderableType:
        from baghdad.cli.dieb.board import board

        return board(say, view, names, look)

    def map(self, say: Localizer, view: dict[str, Any], look: ScreenFormat) -> RenderableType | None:
        return None

    def turn_prompt(self, say: Localizer, view: dict[str, Any]) -> str:
        if view["phase"] == "placing":
            left = view["to_place"][view["you"]]
            if view["options"]["tactical"]:
                return say("dieb-now-placing-tactical", own=left["own"], neutral=left["neutral"])
            return say("dieb-now-placing", own=left["own"])
        if not view["acted"]:
            return say("dieb-now-fresh")
        return say("dieb-now-acted", left=THIEF_ACTIONS - view["thief_actions"])

    def list_actions(
        self, say: Localizer, match: Match, seat: int, names: Sequence[str], everything: bool, look: ScreenFormat
    ) -> Listing:
        from baghdad.cli.dieb.menu import listing

        return listing(say, match, seat, everything, look)

    def describe_action(self, say: Localizer, view: dict[str, Any], action: Action, names: Sequence[str]) -> str:
        return phrases.describe(say, view, action)

    def describe_event(
        self, say: Localizer, event: dict[str, Any], names: Sequence[str], viewer: int | None
    ) -> list[str]:
        return event_sentences.describe_event(say, event, names)

    def occasions(
        self, events: Sequence[dict[str, Any]], view: dict[str, Any], viewer: int | None
    ) -> Iterator[tuple[int, str]]:
        return event_sentences.occasions(events, view)

    def describe_result(self, say: Localizer, result: Result, names: Sequence[str]) -> str:
        return event_sentences.result(say, result, names)

    def has_secrets(self, view: dict[str, Any]) -> bool:
        return view["hands"][view["you"]]["cards"] is not None

    def rules_summary(self, say: Localizer, view: dict[str, Any]) -> str:
        return say("dieb-rules", goal=view["chests_to_win"])

    def legend(self, say: Localizer, look: ScreenFormat) -> list[str]:
        shown = signs(look.plain)
        return [say("dieb-key", neutral=shown.neutral, free=shown.free), say("dieb-row-key")]


terminal_game = DiebTerminal()
