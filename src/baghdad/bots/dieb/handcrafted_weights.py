"""Handcrafted evaluation weights: `search` evaluates by them, and learning starts from them."""

from __future__ import annotations

from itertools import product
from typing import Any

from baghdad.bots.dieb.rules import features as f
from baghdad.core import arrays as np
from baghdad.dieb.box import STRONGEST_CHEST

CHEST_WEIGHT = 1.5  # for each chest won
NEAR_CHEST_SHARE = 0.8  # of that, times the share of its chest's thieves that a palace already has
GUARD_WEIGHT, CARD_WEIGHT = 0.1, 0.03  # at a palace with chests


def handcrafted_weights() -> Any:
    """Return weights that value won chests most, then thieves near a chest, then guards and cards to pay with."""
    weights = np.zeros(f.WEIGHTS)
    shape = (f.LEFT, f.THIEVES, f.GUARDS, f.FOREIGN, f.CARDS, f.ACTIVE)
    for index, (left, thieves, guards, foreign, cards, _) in enumerate(product(*map(range, shape))):
        if left:
            share = min(thieves / (STRONGEST_CHEST + 1 - left), 1.0)
            useful = min(cards, foreign) if guards else 0
            weights[f.HOLDING_START + index] = (
                CHEST_WEIGHT * NEAR_CHEST_SHARE * share + GUARD_WEIGHT * (guards > 0) + CARD_WEIGHT * useful
            )
    for index, (to_go, _, _) in enumerate(product(range(f.TO_GO), range(f.TO_GO), range(f.TURNS))):
        weights[f.RACE_START + index] = -CHEST_WEIGHT * to_go
    return weights
