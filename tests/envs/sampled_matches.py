"""States of random matches in a batch, sampled for tests that compare all seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from baghdad.core import arrays
from baghdad.core.compilation import is_compiled
from baghdad.envs import batch

BATCH_CLASSES = {"dieb": batch.Dieb, "voleurs": batch.Voleurs}
VARIANTS = [
    ("dieb", 2, {}),
    ("dieb", 3, {"tactical": True, "chosen_card": True}),
    ("dieb", 4, {"edition": "nl", "peek": True}),
    ("voleurs", 3, {"offer_cap": 2}),
    ("voleurs", 4, {"offer_cap": 2, "exchange": True, "change_moves_vizier": True, "vizier_kill": True}),
    ("voleurs", 6, {"offer_cap": 1, "deal_characters": True}),
]
# Interpreted rules are slow, so they are sampled less often.
SAMPLES, STRIDE, MATCHES = (12, 25, 8) if is_compiled() else (3, 8, 2)


def new_batch(name: str, players: int, options: dict[str, Any], n: int = MATCHES) -> batch.Batch:
    """Return a batch on one thread."""
    return BATCH_CLASSES[name](n, players, threads=1, **options)


def sampled_steps(
    many: batch.Batch, samples: int = SAMPLES, stride: int = STRIDE, seed: int = 3
) -> Iterator[batch.Step]:
    """Yield steps that are far enough apart to reach all phases."""
    now = many.reset(seed=seed)
    for _ in range(min(samples, SAMPLES)):
        yield now
        for _ in range(stride):
            now = many.step(many.sample())


def state_of_match(many: batch.Batch, index: int) -> Any:
    """Return the state of one match, for reading only."""
    return arrays.record_in(many._workspaces[index], many.spec.batch.workspace).state


def mask_of(many: batch.Batch, state: Any) -> Any:
    """Return the action mask of the seat to act, computed by the game's own functions."""
    if many.name == "dieb":
        legal = [action.number for action in many.spec.game.legal(state, int(state.seat))]
    else:
        from baghdad.voleurs.dry_run import legal_steps

        legal = legal_steps(state)
    mask = np.zeros(many.actions, np.int8)
    mask[legal] = 1
    return mask
