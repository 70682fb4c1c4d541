"""The net that values positions at the start of a round, as it was trained (`net_training.py`)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from struct import pack
from typing import Any
from zipfile import ZipFile

from baghdad.bots.voleurs.rules.workspace import ROUND_NET
from baghdad.core import arrays as np
from baghdad.core.compilation import is_compiled
from baghdad.core.npy import read_row

FILE = "round_net.npz"
PARTS = ("own", "mean", "most", "table", "bias", "output")  # in the order of the record


def round_net() -> Any:
    """Return the net."""
    return net_in_form(is_compiled())


@cache
def net_in_form(compiled: bool) -> Any:
    """Return the net in the form that compiled or interpreted rules read."""
    with files("baghdad.bots.voleurs").joinpath(FILE).open("rb") as file, ZipFile(file) as packed:
        numbers = [number for name in PARTS for number in read_row(packed.read(f"{name}.npy"))]
    return np.record_from(ROUND_NET, pack(f"<{len(numbers)}d", *numbers))
