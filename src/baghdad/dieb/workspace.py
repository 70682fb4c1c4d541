"""A workspace to play on at full speed, made ready from Python."""

from __future__ import annotations

from typing import Any

import numpy as np

from baghdad.dieb.options import Options
from baghdad.dieb.state import WORKSPACE


def workspace(word: int, options: Options) -> Any:
    """One element of an array of its own: options written in, the generator's word given, nothing dealt yet."""
    from baghdad.dieb import set_options

    work = np.zeros(1, WORKSPACE).view(np.recarray)[0]
    set_options(work.state, options)
    work.rng.word = word
    return work
