"""The Thieves of Baghdad at the terminal. Rich is imported only when something is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from baghdad.cli.terminal_game import Listing, ScreenFormat
from baghdad.core.events import Result
from baghdad.words import Localizer

if TYPE_CHECKING:
    from rich.console import RenderableType

    from baghdad.core.match import Match
    from baghdad.voleurs.actions import Action


class VoleursTerminal:
    """The terminal interface of voleurs."""

    example = "move thief e2>f3 < Fish"

    @property
    def adviser(self) -> str:
        from baghdad.core.compilation import is_compiled

        return "master" if is_compiled() else "journeyman"  # the search is too slow without compiled code

    def localize_facts(self, say: Localizer, facts: dict[str, Any]) -> dict[str, Any]:
        from baghdad.cli.voleurs.card_names import localized_facts

        return localized_facts(say, facts)

    def resolve_options(self, options: dict[str, Any]) -> dict[str, Any]:
        from baghdad.cli.files import read_text
        from baghdad.cli.voleurs.board_commands import is_file
        from baghdad.voleurs.board.registry import get_board

        name = options.get("board")
        if name is None:
            return options
        found = f"{read_text(name)}\n" if is_file(name) else name
        get_board(found)
        return {**options, "board": found}

    def for_reader(self, say: Localizer, action: Action) -> str:
        from baghdad.cli.voleurs.card_names import action_for_reader

        return action_for_reader(say, action)

    def board(self, say: Localizer, view: dict[str, Any], names: Sequence[str], look: ScreenFormat) -> RenderableType:
        from baghdad.cli.voleurs.table import table

        return table(say, view, names, look)

    def map(self, say: Localizer, view: dict[str, Any], look: ScreenFormat) -> RenderableType | None:
        from baghdad.cli.voleurs.table import city_map

        return city_map(say, view, look)

    def turn_prompt(self, say: Localizer, view: dict[str, Any]) -> str:
        mine = view["seats"][view["you"]]
        phase = view["phase"]
        if phase == "placing":
            left = mine["to_place"]
            return say("voleurs-now-placing", thieves=left["thief"], caravaneers=left["caravaneer"])
        if phase == "trading":
            return say("voleurs-now-trading", offers=sum(offer["to"] == view["you"] for offer in view["offers"]))
        return say("voleurs-now-choosing") if phase == "choosing" else say(f"voleurs-now-{_buying(view)}")

    def list_actions(
        self, say: Localizer, match: Match, seat: int, names: Sequence[str], everything: bool, look: ScreenFormat
    ) -> Listing:
        from baghdad.cli.voleurs.menu import listing

        return listing(say, match, seat, names, everything, look)

    def describe_action(self, say: Localizer, view: dict[str, Any], action: Action, names: Sequence[str]) -> str:
        from baghdad.cli.voleurs import phrases

        return phrases.describe(say, view, action, names)

    def describe_event(
        self, say: Localizer, event: dict[str, Any], names: Sequence[str], viewer: int | None
    ) -> list[str]:
        from baghdad.cli.voleurs import event_sentences

        return event_sentences.tell(say, event, names, viewer)

    def occasions(
        self, events: Sequence[dict[str, Any]], view: dict[str, Any], viewer: int | None
    ) -> Iterator[tuple[int, str]]:
        from baghdad.cli.voleurs import occasions

        return occasions.occasions(events, viewer)

    def describe_result(self, say: Localizer, result: Result, names: Sequence[str]) -> str:
        from baghdad.cli.voleurs import event_sentences

        return event_sentences.result(say, result, names)

    def has_secrets(self, view: dict[str, Any]) -> bool:
        return bool(view["phase"] != "over")

    def rules_summary(self, say: Localizer, view: dict[str, Any]) -> str:
        return say("voleurs-rules")

    def legend(self, say: Localizer, look: ScreenFormat) -> list[str]:
        from baghdad.cli.voleurs.colours import PAWN_SIGNS, VIZIER_SIGN, signs

        shown = signs(look.plain)
        return [
            say("voleurs-key-players", turn=shown.turn, slipper=shown.slipper, ready=shown.ready),
            say("voleurs-key-pawns", thief=f"{PAWN_SIGNS['thief']}1", vizier=VIZIER_SIGN),
            say("voleurs-key-notation"),
        ]


def _buying(view: dict[str, Any]) -> str:
    """Return which of the sentences about buying applies."""
    if view["step"] == "taking":
        return "exchanging"
    holding = [seat for seat, other in enumerate(view["seats"]) if sum(other["hand"])]
    if view["you"] not in holding:
        return "passing"
    if holding == [view["you"]]:
        return "last"
    return "bought" if view["bought"] else "buying"


terminal_game = VoleursTerminal()
