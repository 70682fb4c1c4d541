"""States of random matches, played directly on the rule functions in different styles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from baghdad.core.rng import below, rng_for
from baghdad.dieb.action_ids import END, GUARD, SMUGGLE, STEAL
from baghdad.dieb.rules.turn import apply, find_legal, nth_legal
from baghdad.dieb.state import LEGAL_WORDS, OVER
from tests.dieb.positions import GAME

DECISION_LIMIT = 400  # in the passing style a match would never end

# The chances, in eighths, to prefer ending the turn and to prefer stealing or smuggling.
STYLES = {"uniform": (0, 0), "passing": (7, 0), "stealing": (0, 7)}


def random_states(
    players: int,
    *,
    matches: int = 1,
    style: str = "uniform",
    seed: int = 0,
    every: int = 1,
    start: dict[str, Any] | None = None,
    **options: Any,
) -> Iterator[tuple[Any, Any]]:
    """Yield every `every`-th state of some matches with their options, from the deal or from a start position.

    The same state object is changed in place for the next one.
    """
    chosen = GAME.options(**(options if start is None else start["options"]))
    rng = rng_for(seed, players)
    legal = np.zeros(LEGAL_WORDS, np.int64)
    for _ in range(matches):
        state = GAME.start(players, chosen, rng) if start is None else GAME.read_position(start)[1]
        for number in range(DECISION_LIMIT):
            if number % every == 0 or state.phase == OVER:
                yield state, chosen
            if state.phase == OVER:
                break
            apply(state, _choose_action(state, legal, style, rng), rng)


def _choose_action(state: Any, legal: Any, style: str, rng: Any) -> int:
    number = find_legal(state, legal)
    passing, stealing = STYLES[style]
    wanted: list[range] = []
    if below(rng, 8) < passing:
        wanted = [range(END, STEAL)]
    elif below(rng, 8) < stealing:
        wanted = [range(STEAL, STEAL + 6), range(SMUGGLE, GUARD)]
    if wanted:
        actions = [int(nth_legal(legal, n)) for n in range(number)]
        for kind in wanted:
            found = [action for action in actions if action in kind]
            if found:
                return found[below(rng, len(found))]
    return int(nth_legal(legal, below(rng, number)))
