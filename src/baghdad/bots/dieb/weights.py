"""The weights positions are judged by: one row of instinct, then one learned for each number of players."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import numpy as np

from baghdad.bots.dieb.handcrafted_weights import instinct
from baghdad.bots.dieb.rules.features import WEIGHTS
from baghdad.dieb.box import MAX_PLAYERS, MIN_PLAYERS

INSTINCT = 0
FILE = "weights.npz"


def learned(players: int) -> int:
    """The row of what was learned with so many players."""
    return players - MIN_PLAYERS + 1


@cache
def weights() -> np.ndarray:
    """All rows."""
    rows = np.zeros((MAX_PLAYERS - MIN_PLAYERS + 2, WEIGHTS))
    rows[INSTINCT] = instinct()
    with files("baghdad.bots.dieb").joinpath(FILE).open("rb") as file, np.load(file) as kept:
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            rows[learned(players)] = kept[str(players)]
    return rows
