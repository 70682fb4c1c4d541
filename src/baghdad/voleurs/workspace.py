"""Workspaces for compiled matches."""

from __future__ import annotations

from typing import Any

from baghdad.core import arrays as np
from baghdad.voleurs.board.registry import board_tables
from baghdad.voleurs.options import Options
from baghdad.voleurs.state import WORKSPACE


def workspace(word: int, options: Options) -> Any:
    """Return a new workspace with options, board and RNG word written, and nothing dealt yet."""
    work = np.new_record(WORKSPACE)
    options.write_to(work.state)
    work.tables = board_tables(options.board)
    work.rng.word = word
    return work
