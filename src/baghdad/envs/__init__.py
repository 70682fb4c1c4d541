"""The games as environments for research: batched in NumPy, and for PettingZoo, Gymnasium and OpenSpiel.

`batch` needs only NumPy; `pettingzoo`, `gymnasium` and `openspiel` need extras. Importing this package imports none of
them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from baghdad.envs.secrecy import SecrecyError, check_secrecy

__all__ = ["SecrecyError", "check_secrecy"]


def __getattr__(name: str) -> Any:
    """Return `check_secrecy` or `SecrecyError`, importing their module on first use."""
    if name in __all__:
        from baghdad.envs import secrecy

        return getattr(secrecy, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
