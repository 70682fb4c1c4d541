"""What a table of voleurs consists of here: a state, a generator, the legal steps; the board is everybody's."""

from __future__ import annotations

from baghdad.core.rng import RNG
from baghdad.core.rule import record
from baghdad.voleurs.state import LONGEST_LIST, STATE

TABLE = record([("state", STATE), ("rng", RNG), ("legal", "<i2", (LONGEST_LIST,))])
