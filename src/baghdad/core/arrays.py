"""The records and arrays of this process; core, games and bots use no others.

Rules and their callers say `from baghdad.core import arrays as np`. Where rules are compiled, the names are those of
NumPy, which the compiler knows (`numpy_arrays.py`), else those of `plain.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from baghdad.core import compilation

if TYPE_CHECKING or not compilation.is_compiled():
    from baghdad.core.plain import *  # noqa: F403
else:
    from baghdad.core.numpy_arrays import *  # noqa: F403
