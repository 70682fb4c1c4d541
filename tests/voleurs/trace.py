"""Play matches step by step on the rules and print a digest of each: `trace.py MATCHES`.

Compiled and interpreted runs must print the same.
"""

from __future__ import annotations

import hashlib
import sys
from typing import Any

from baghdad.core import arrays as np
from baghdad.core.rng import below, rng_for
from baghdad.voleurs import game
from baghdad.voleurs.box import GEMS
from baghdad.voleurs.rules.apply_step import apply
from baghdad.voleurs.rules.legal_steps import find_legal
from baghdad.voleurs.rules.playouts import start_match
from baghdad.voleurs.rules.redeal import redeal
from baghdad.voleurs.rules.step_sets import list_steps, nth_step
from baghdad.voleurs.state import BUYING, OVER
from baghdad.voleurs.workspace import workspace

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {"refuge": True, "price_rise": True, "exchange": True}),
    (5, {"blocking": True, "vizier_kill": True, "deal_characters": True, "offer_cap": 2}),
    (6, {"change_moves_vizier": True, "act_from_desert": True, "own_victims": False}),
    (3, {"board": "oasis", "blocking": True, "exchange": True, "round_cap": 2}),
]
STEPS = 160
REDEAL_EVERY = 20


def digest(match: int) -> tuple[str, int, int]:
    """Return a hash over all legal lists, steps and states of a match, whether it is in purchases, and its gems."""
    players, options = VARIANTS[match % len(VARIANTS)]
    work = workspace(match, game.options(**options))
    start_match(work, players)
    if match % 2:
        add_gems(work)
    seen = hashlib.sha256()
    for step in range(STEPS):
        number = find_legal(work.state, work.tables, work.legal)
        if work.state.phase == OVER:
            break
        ids = np.zeros(number, np.int16)
        list_steps(work.legal, ids)
        seen.update(repr(np.as_list(ids)).encode())
        drawn = below(work.rng, number)
        step_id = int(nth_step(work.legal, drawn))
        assert step_id == ids[drawn]
        apply(work.state, work.tables, step_id, work.rng)
        seen.update(work.state.tobytes())
        if step % REDEAL_EVERY == 0:
            redealt = game.copy(work.state)
            redeal(redealt, match % players, rng_for(match, step))
            seen.update(redealt.tobytes())
    return seen.hexdigest(), int(work.state.phase == BUYING), sum(map(sum, np.as_list(work.state.bags)))


def add_gems(work: Any) -> None:
    """Put some gems into the bags, so that there is something to rob."""
    for seat in range(int(work.state.players)):
        for gem in range(len(GEMS) - 1):
            if work.state.gems[gem] > 0:
                work.state.gems[gem] -= 1
                work.state.bags[seat, gem] += 1
                work.state.history[work.state.history_length] = seat | 7 << 3 | gem << 6
                work.state.history_length += 1


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        print(number, *digest(number))  # noqa: T201
