"""Whether this process runs rules compiled.

That is decided when it imports the first of them (`core/rule.py`). A process that starts interpreted can go on compiled
later (`core/switch.py`).
"""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Any

from baghdad.core.target import numba_version

_started_compiled: bool | None = None  # None: not decided yet
switched = False  # whether the process started interpreted and now runs rules compiled


def is_compiled() -> bool:
    """Return whether rules run compiled in this process now."""
    return switched or started_compiled()


def started_compiled() -> bool:
    """Return whether rules are compiled from the start; the first call decides it for the process."""
    global _started_compiled
    if _started_compiled is None:
        _started_compiled = may_compile()
    return _started_compiled


def start_interpreted() -> None:
    """Run rules interpreted at first; has an effect only before the first of them is imported.

    A program that uses the rules for less than a second does so: to load Numba takes as long.
    """
    global _started_compiled
    if _started_compiled is None:
        _started_compiled = False


def can_compile() -> bool:
    """Return whether Numba is installed and `NUMBA_DISABLE_JIT` doesn't forbid to compile, without importing it."""
    return os.environ.get("NUMBA_DISABLE_JIT", "") in ("", "0") and numba_version() != ""


def may_compile() -> bool:
    """Return the same after importing Numba, which may fail, or be told by its own file of settings to do nothing."""
    if can_compile():
        with suppress(ImportError):
            import numba

            config: Any = numba.config  # pyright: ignore[reportPrivateImportUsage]
            return not config.DISABLE_JIT
    return False
