"""The workspace of a match of voleurs: state, RNG and legal steps. All matches share the board's tables."""

from __future__ import annotations

from baghdad.core.rng import RNG
from baghdad.core.rule import record
from baghdad.voleurs.state import LONGEST_LIST, STATE

WORKSPACE = record([("state", STATE), ("rng", RNG), ("legal", "<i2", (LONGEST_LIST,))])
