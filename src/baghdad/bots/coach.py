"""The interface of a game's coach, its part `coach`: it speaks in pieces and cards, of what a seat can know.

It gets a seat's knowledge, in which everything hidden has been redealt, and answers with lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from baghdad.bots.hints import Known, seed_from_view
from baghdad.core.knowledge import Knowledge
from baghdad.core.queries import Line
from baghdad.core.rng import rng_for

LABEL = "coach"
MAX_LINES = 3  # of a plan


@dataclass(frozen=True, slots=True)
class Coach:
    """What the coach of a game says about a seat's turn.

    `lost` returns what the seat could win in this turn and can't any more after an action.
    """

    aim: Callable[[Knowledge], Iterable[Line]]
    plan: Callable[[Knowledge], Iterable[Line]]
    lost: Callable[[Knowledge, Any], Iterable[Line]]


@dataclass(frozen=True, slots=True)
class Coaching:
    """The aim, a plan for this turn, and what an action would lose."""

    aim: tuple[Line, ...]
    plan: tuple[Line, ...]
    lost: tuple[Line, ...]


def coaching(coach: Coach, match: Known, seat: int, action: Any | None) -> Coaching:
    """Return what the coach says to a seat; what is redealt depends on nothing but the seat's view."""
    knowledge = match.knowledge(seat, rng_for(seed_from_view(match.view(seat)), 0, LABEL))
    lost = () if action is None else tuple(coach.lost(knowledge, action))
    return Coaching(tuple(coach.aim(knowledge)), tuple(coach.plan(knowledge))[:MAX_LINES], lost)
