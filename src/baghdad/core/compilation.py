"""Whether this process runs rules compiled; decided when it imports the first of them (`core/rule.py`)."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Any

_compiled: bool | None = None  # None: not decided yet


def is_compiled() -> bool:
    """Return whether rules are compiled in this process: unless Numba is missing or told not to, or not wanted."""
    global _compiled
    if _compiled is None:
        _compiled = may_compile()
    return _compiled


def may_compile() -> bool:
    """Return whether Numba is installed and not told by `NUMBA_DISABLE_JIT` to compile nothing."""
    if os.environ.get("NUMBA_DISABLE_JIT", "") in ("", "0"):
        with suppress(ImportError):  # where Numba has no wheel
            import numba

            config: Any = numba.config
            return not config.DISABLE_JIT
    return False


def start_interpreted() -> None:
    """Run rules interpreted; has an effect only before the first of them is imported.

    A program that uses the rules for less than a second does so: to load Numba takes as long.
    """
    global _compiled
    if _compiled is None:
        _compiled = False
