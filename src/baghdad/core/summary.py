"""A match in one sentence, and in a few words for each player, for lists of matches.

It is made of a view, so it says only what the seat may know. A game has it as its part `summary`, a function of the
view; without the part the sentence says how many actions there have been.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from baghdad.core.queries import Line

if TYPE_CHECKING:
    from baghdad.core.game import Game

PART = "summary"


@dataclass(frozen=True, slots=True)
class Summary:
    """One sentence about a match, and what each seat has reached; `seats` is empty if there is nothing to say."""

    sentence: Line
    seats: tuple[Line, ...] = ()


def summary_of(game: Game[Any, Any], view: dict[str, Any], actions: int) -> Summary:
    """Return the summary of a match as a seat sees it, after a number of actions."""
    if not game.has_part(PART):
        return Summary(Line("summary-actions", {"number": actions}))
    found: Summary = game.part(PART)(view)
    return found
