"""A workspace to play on at full speed, made ready from Python."""

from __future__ import annotations

from typing import Any

import numpy as np

from baghdad.voleurs.board.registry import board_tables
from baghdad.voleurs.options import Options
from baghdad.voleurs.state import WORKSPACE


def workspace(word: int, options: Options) -> Any:
    """One element of an array of its own: options and board written in, the generator's word given, nothing dealt."""
    from baghdad.voleurs import set_options

    work = np.zeros(1, WORKSPACE).view(np.recarray)[0]
    set_options(work.state, options)
    work.tables = board_tables(options.board)
    work.rng.word = word
    return work
