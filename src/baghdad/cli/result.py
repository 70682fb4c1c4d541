"""The result of a match in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from baghdad.cli.terminal_game import TerminalGame, joined
from baghdad.words import Localizer

if TYPE_CHECKING:
    from baghdad.core.match import Match


def result_sentence(say: Localizer, ui: TerminalGame, match: Match, names: list[str]) -> str:
    """Return who won and why, or that the match isn't over."""
    result = match.result
    if result is None:
        return say("verify-still-on")
    return f"{winner_sentence(say, result.winners, names)} {ui.describe_result(say, result, names)}"


def winner_sentence(say: Localizer, seats: tuple[int, ...], names: list[str]) -> str:
    """Return the sentence that names the winners."""
    won = [names[seat] for seat in seats]
    if not won:
        return say("result-nobody")
    return say("result-winner", name=won[0]) if len(won) == 1 else say("result-shared", names=joined(say, won))
