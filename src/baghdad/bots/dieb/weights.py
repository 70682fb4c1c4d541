"""All rows of evaluation weights: one handcrafted, then one learned for each number of players."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any
from zipfile import ZipFile

from baghdad.bots.dieb.handcrafted_weights import handcrafted_weights
from baghdad.bots.dieb.rules.features import WEIGHTS
from baghdad.core import arrays as np
from baghdad.core.compilation import is_compiled
from baghdad.core.npy import read_row
from baghdad.dieb.box import MAX_PLAYERS, MIN_PLAYERS

HANDCRAFTED = 0
FILE = "weights.npz"


def learned_row(players: int) -> int:
    """Return the row of the weights that were learned with a number of players."""
    return players - MIN_PLAYERS + 1


def weights() -> Any:
    """Return all rows of weights."""
    return weights_in_form(is_compiled())


@cache
def weights_in_form(compiled: bool) -> Any:
    """Return all rows in the form that compiled or interpreted rules read; the learned ones come from `weights.npz`."""
    rows = np.zeros((MAX_PLAYERS - MIN_PLAYERS + 2, WEIGHTS))
    rows[HANDCRAFTED] = handcrafted_weights()
    with files("baghdad.bots.dieb").joinpath(FILE).open("rb") as file, ZipFile(file) as packed:
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            rows[learned_row(players)] = read_row(packed.read(f"{players}.npy"))
    return rows
