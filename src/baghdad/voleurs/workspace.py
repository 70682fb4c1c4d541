"""Workspaces for compiled matches."""

from __future__ import annotations

from typing import Any

import numpy as np

from baghdad.voleurs.board.registry import board_tables
from baghdad.voleurs.options import Options
from baghdad.voleurs.state import WORKSPACE


def workspace(word: int, options: Options) -> Any:
    """Return a new workspace with options, board and RNG word written, and nothing dealt yet."""
    work = np.zeros(1, WORKSPACE).view(np.recarray)[0]
    options.write_to(work.state)
    work.tables = board_tables(options.board)
    work.rng.word = word
    return work
