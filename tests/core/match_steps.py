"""Playing matches for tests, by bots and at random, through the public API only."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from baghdad.bots import bot, bots
from baghdad.core.events import Event
from baghdad.core.match import Match
from baghdad.core.rng import rng_for

Variant = tuple[int, dict[str, Any]]

RANDOM_SHARE = 0.25  # of the decisions; bots make the others, so that matches progress
FAST_BOTS = ("random", "greedy")  # bots that are fast enough to choose every action


def fast_bots(game: str) -> list[str]:
    """Return the fast bots that a game has."""
    return [name for name in FAST_BOTS if name in bots(game)]


def variant_id(variant: Variant) -> str:
    """Return the test id of a variant."""
    players, options = variant
    return "-".join([str(players), *(name if value is True else f"{name}={value}" for name, value in options.items())])


def as_json(data: Any) -> str:
    """Return data as JSON, equal exactly for equal data; raise an error for anything that JSON can't represent."""
    return json.dumps(data, allow_nan=False)


def choose_action(match: Match, rng: random.Random) -> tuple[int, Any]:
    """Return a seat that may act and a legal action of it."""
    seat = rng.choice([seat for seat in match.to_act if match.legal(seat)])
    if rng.random() < RANDOM_SHARE:
        return seat, rng.choice(match.legal(seat))
    player = bot(rng.choice(fast_bots(match.game.name)), match.game.name)
    bot_rng = rng_for(rng.getrandbits(60))
    return seat, player.choose(match.knowledge(seat, bot_rng), bot_rng).action


@dataclass(frozen=True)
class Step:
    """A step of a match: position and state before an action, the action, and its events."""

    number: int
    position: str
    state: Any
    seat: int
    action: Any
    events: list[Event]


def play_steps(match: Match, rng: random.Random, most: int) -> Iterator[Step]:
    """Play a match to its end, or up to `most` decisions, and yield its steps."""
    for number in range(most):
        if match.over:
            return
        position, state = as_json(match.position()), match.game.copy(match.state)
        seat, action = choose_action(match, rng)
        yield Step(number, position, state, seat, action, match.play(action, seat))


def viewers(match: Match) -> list[int | None]:
    """Return everybody who can view a match: the seats, and a spectator (`None`)."""
    return [*range(match.players), None]
