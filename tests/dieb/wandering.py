"""States met in random play, at full speed, from the deal to the end: by hasty, hoarding and thieving players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from baghdad.core.rng import below, rng_for
from baghdad.dieb.action_ids import END, GUARD, SMUGGLE, STEAL
from baghdad.dieb.rules.turn import apply, find_legal, nth_legal
from baghdad.dieb.state import LEGAL_WORDS, OVER
from tests.dieb.positions import GAME

LONGEST = 400  # decisions; a match of hoarders has no end otherwise

# How likely, out of 8, a player is to look first for a way to end the turn, or for work for thieves.
TEMPERS = {"hasty": (0, 0), "hoarding": (7, 0), "thieving": (0, 7)}


def wander(
    players: int,
    *,
    matches: int = 1,
    temper: str = "hasty",
    seed: int = 0,
    every: int = 1,
    start: dict[str, Any] | None = None,
    **options: Any,
) -> Iterator[tuple[Any, Any]]:
    """Every so many-th state of so many matches, from the deal or from a position on, with the options.

    The state is used again for the next one.
    """
    chosen = GAME.options(**(options if start is None else start["options"]))
    rng = rng_for(seed, players)
    legal = np.zeros(LEGAL_WORDS, np.int64)
    for _ in range(matches):
        state = GAME.start(players, chosen, rng) if start is None else GAME.read_position(start)[1]
        for number in range(LONGEST):
            if number % every == 0 or state.phase == OVER:
                yield state, chosen
            if state.phase == OVER:
                break
            apply(state, _choice(state, legal, temper, rng), rng)


def _choice(state: Any, legal: Any, temper: str, rng: Any) -> int:
    number = find_legal(state, legal)
    ending, thieving = TEMPERS[temper]
    wanted: list[range] = []
    if below(rng, 8) < ending:
        wanted = [range(END, STEAL)]
    elif below(rng, 8) < thieving:
        wanted = [range(STEAL, STEAL + 6), range(SMUGGLE, GUARD)]
    if wanted:
        actions = [int(nth_legal(legal, n)) for n in range(number)]
        for kind in wanted:
            found = [action for action in actions if action in kind]
            if found:
                return found[below(rng, len(found))]
    return int(nth_legal(legal, below(rng, number)))
