"""Workspaces, on which compiled code plays matches."""

from __future__ import annotations

from typing import Any

from baghdad.core import arrays as np
from baghdad.dieb.options import Options
from baghdad.dieb.state import WORKSPACE


def workspace(word: int, options: Options) -> Any:
    """Return a workspace with the options and the RNG set, before the deal."""
    work = np.new_record(WORKSPACE)
    options.write_to(work.state)
    work.rng.word = word
    return work
