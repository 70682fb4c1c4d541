"""Whether this process compiles rules; decided when it imports the first of them (`core/rule.py`)."""

from __future__ import annotations

import os

# A program that uses the rules for less than a second sets this to False first: to load Numba takes as long.
wanted = os.environ.get("NUMBA_DISABLE_JIT", "") in ("", "0")
