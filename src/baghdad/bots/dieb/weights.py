"""All rows of evaluation weights: one handcrafted, then one learned for each number of players."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import numpy as np

from baghdad.bots.dieb.handcrafted_weights import handcrafted_weights
from baghdad.bots.dieb.rules.features import WEIGHTS
from baghdad.dieb.box import MAX_PLAYERS, MIN_PLAYERS

HANDCRAFTED = 0
FILE = "weights.npz"


def learned_row(players: int) -> int:
    """Return the row of the weights that were learned with a number of players."""
    return players - MIN_PLAYERS + 1


@cache
def weights() -> np.ndarray:
    """Return all rows; the learned ones come from `weights.npz`."""
    rows = np.zeros((MAX_PLAYERS - MIN_PLAYERS + 2, WEIGHTS))
    rows[HANDCRAFTED] = handcrafted_weights()
    with files("baghdad.bots.dieb").joinpath(FILE).open("rb") as file, np.load(file) as kept:
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            rows[learned_row(players)] = kept[str(players)]
    return rows
