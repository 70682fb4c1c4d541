"""The weights learning starts from: what anybody sees who knows the aim of the game."""

from __future__ import annotations

import numpy as np

from baghdad.bots.dieb.rules import features as f
from baghdad.dieb.box import STRONGEST_CHEST

A_CHEST = 1.5  # won
ALMOST = 0.8  # of that, for a palace where just one thief is missing
A_GUARD, A_CARD = 0.1, 0.03  # at a palace with chests


def instinct() -> np.ndarray:
    """Chests won count most, then thieves where they are many already, then guards and the cards to pay them with."""
    weights = np.zeros(f.WEIGHTS)
    shape = (f.LEFT, f.THIEVES, f.GUARDS, f.FOREIGN, f.CARDS, f.ACTIVE)
    for place, (left, thieves, guards, foreign, cards, _) in enumerate(np.ndindex(shape)):
        if left:
            share = min(thieves / (STRONGEST_CHEST + 1 - left), 1.0)
            useful = min(cards, foreign) if guards else 0
            weights[f.HOLDING + place] = A_CHEST * ALMOST * share + A_GUARD * (guards > 0) + A_CARD * useful
    for place, (to_go, _, _) in enumerate(np.ndindex((f.TO_GO, f.TO_GO, f.TURNS))):
        weights[f.RACE + place] = -A_CHEST * to_go
    return weights
