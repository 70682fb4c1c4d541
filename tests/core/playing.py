"""Matches to test on: played by the computer players and at random by turns, through the public contract only."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from baghdad.bots import bot
from baghdad.core.events import Event
from baghdad.core.match import Match
from baghdad.core.rng import rng_for

Variant = tuple[int, dict[str, Any]]

AT_RANDOM = 0.25  # of the decisions; the others are left to a computer player, so that matches get somewhere
QUICK = ("random", "greedy")  # players that can be asked at every step


def name_of(variant: Variant) -> str:
    """A variant as pytest shows it."""
    players, options = variant
    return "-".join([str(players), *(name if value is True else f"{name}={value}" for name, value in options.items())])


def as_json(data: Any) -> str:
    """Data as a text that is equal exactly for equal data; anything JSON can't hold fails."""
    return json.dumps(data, allow_nan=False)


def choose(match: Match, generator: random.Random) -> tuple[int, Any]:
    """A seat that may act, and a legal action of it."""
    seat = generator.choice([seat for seat in match.to_act if match.legal(seat)])
    if generator.random() < AT_RANDOM:
        return seat, generator.choice(match.legal(seat))
    player = bot(generator.choice(QUICK), match.game.name)
    rng = rng_for(generator.getrandbits(60))
    return seat, player.choose(match.knowledge(seat, rng), rng).action


@dataclass(frozen=True)
class Step:
    """A moment of a match: the position and a copy of the state, and what was then done."""

    number: int
    position: str
    state: Any
    seat: int
    action: Any
    events: list[Event]


def steps(match: Match, generator: random.Random, most: int) -> Iterator[Step]:
    """Plays a match to its end, or so many decisions."""
    for number in range(most):
        if match.over:
            return
        position, state = as_json(match.position()), match.game.copy(match.state)
        seat, action = choose(match, generator)
        yield Step(number, position, state, seat, action, match.play(action, seat))


def viewers(match: Match) -> list[int | None]:
    """All who can look at a match: the seats, and a spectator."""
    return [*range(match.players), None]
