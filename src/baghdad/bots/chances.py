"""Everybody's chances in a position, as somebody who sees no hand can tell them: for the review of a match.

They don't depend on who asks or moves: everything that is hidden from spectators is dealt anew in each of the trials,
and all seats play with the same weights. What a game plays in a trial is its part of the catalogue (`chances`).
"""

from __future__ import annotations

from collections.abc import Callable
from pkgutil import resolve_name
from typing import Any

from baghdad.bots.comparison import Estimate, Trials
from baghdad.bots.registry import bot_catalogue
from baghdad.core.errors import MissingPart
from baghdad.core.game_rules import GameRules
from baghdad.core.rng import rng_for

TRIALS = 200
LABEL = "chances"


def chances(game: GameRules[Any, Any], state: Any, number: int, trials: int = TRIALS) -> list[Estimate]:
    """Return each seat's chance with its standard error; `number` is that of the position in its match."""
    found = trials_of(game.name)(state, rng_for(number, 0, LABEL), trials)
    return [found.chance(seat) for seat in range(int(state.players))]


def trials_of(game: str) -> Callable[[Any, Any, int], Trials]:
    """Return the function that plays trials of a game; raise MissingPart if it has none."""
    name = bot_catalogue(game).chances
    if not name:
        raise MissingPart("missing_part", game=game, part=LABEL)
    found: Callable[[Any, Any, int], Trials] = resolve_name(name)
    return found
