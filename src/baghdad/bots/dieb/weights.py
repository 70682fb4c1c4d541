"""All rows of evaluation weights: one handcrafted, then one learned for each number of players."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from struct import calcsize, unpack_from
from typing import Any
from zipfile import ZipFile

from baghdad.bots.dieb.handcrafted_weights import handcrafted_weights
from baghdad.bots.dieb.rules.features import WEIGHTS
from baghdad.core import arrays as np
from baghdad.core.compilation import is_compiled
from baghdad.dieb.box import MAX_PLAYERS, MIN_PLAYERS

HANDCRAFTED = 0
FILE = "weights.npz"
HEADER_LENGTH = 8  # where a NumPy file says how long its header is
NUMBER_CODES = {"<f4": "f", "<f8": "d"}  # number types: those of NumPy to those of `struct`


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


def read_row(data: bytes) -> tuple[float, ...]:
    """Return the numbers of a NumPy file of one row, without NumPy (format 1.0: magic, version, header, data)."""
    (header_length,) = unpack_from("<H", data, HEADER_LENGTH)
    first = HEADER_LENGTH + 2 + header_length
    header = data[HEADER_LENGTH + 2 : first].decode("latin-1")
    code = next(code for name, code in NUMBER_CODES.items() if f"'descr': '{name}'" in header)
    return unpack_from(f"<{(len(data) - first) // calcsize(code)}{code}", data, first)
