"""The games as environments for research: by the thousand, for PettingZoo, Gymnasium and OpenSpiel.

`batch` needs nothing but NumPy; `pettingzoo`, `gymnasium` and `openspiel` come with extras. Importing this package
imports none of them.
"""

from __future__ import annotations

from typing import Any

__all__ = ["SecrecyError", "check_secrecy"]


def __getattr__(name: str) -> Any:
    """`check_secrecy`, loaded when it is first asked for."""
    if name in __all__:
        from baghdad.envs import secrecy

        return getattr(secrecy, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
