"""What environments need to know of voleurs. All matches of a batch share the lookup tables of their board."""

from __future__ import annotations

from typing import Any

import numpy as np

from baghdad.core.batch_rules import RANDOM
from baghdad.core.batch_step import BatchRules, rules_in
from baghdad.core.rng import RNG
from baghdad.core.rule import record
from baghdad.envs.voleurs.rules import batch
from baghdad.voleurs.board.registry import board_tables
from baghdad.voleurs.options import Options
from baghdad.voleurs.state import LONGEST_LIST, STATE


def board_of(options: Options) -> np.ndarray[Any, Any]:
    """Return the lookup tables of the board as bytes."""
    tables = board_tables(options.board)
    return np.array([tables], tables.dtype).view(np.uint8)


BATCH = BatchRules(
    package="envs.voleurs",
    workspace=record([("state", STATE), ("rng", RNG), ("legal", "<i2", (LONGEST_LIST,))]),
    rules=rules_in(batch),
    opponents={"random": RANDOM},
    board_of=board_of,
)
