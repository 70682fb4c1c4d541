"""Moments of matches played at random, as the bytes of tables, for tests to look at from every seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from baghdad.core.rule import COMPILED
from baghdad.envs import batch

REGISTRY = {"dieb": batch.Dieb, "voleurs": batch.Voleurs}
VARIANTS = [
    ("dieb", 2, {}),
    ("dieb", 3, {"tactical": True, "chosen_card": True}),
    ("dieb", 4, {"edition": "nl", "peek": True}),
    ("voleurs", 3, {"offer_cap": 2}),
    ("voleurs", 4, {"offer_cap": 2, "exchange": True, "change_moves_vizier": True, "vizier_kill": True}),
    ("voleurs", 6, {"offer_cap": 1, "deal_characters": True}),
]
# Interpreted rules take longer, and are looked at less often.
LOOKS, BETWEEN, TABLES = (12, 25, 8) if COMPILED else (3, 8, 2)


def tables(name: str, players: int, options: dict[str, Any], n: int = TABLES) -> batch.Batch:
    return REGISTRY[name](n, players, threads=1, **options)


def moments(tables: batch.Batch, looks: int = LOOKS, between: int = BETWEEN, seed: int = 3) -> Iterator[batch.Step]:
    """A step now and then, far enough apart that all phases come up."""
    now = tables.reset(seed=seed)
    for _ in range(min(looks, LOOKS)):
        yield now
        for _ in range(between):
            now = tables.step(tables.sample())


def state_at(tables: batch.Batch, index: int) -> Any:
    """The state of one match, to be looked at only."""
    return tables._tables[index].view(tables.kind.table).view(np.recarray)[0].state


def mask_of(tables: batch.Batch, state: Any) -> Any:
    """What whoever is to act may do there."""
    if tables.name == "dieb":
        legal = [action.number for action in tables.kind.game.legal(state, int(state.seat))]
    else:
        from baghdad.voleurs.dry_run import legal_steps

        legal = legal_steps(state)
    mask = np.zeros(tables.actions, np.int8)
    mask[legal] = 1
    return mask
