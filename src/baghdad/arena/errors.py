"""What can go wrong in an arena."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from baghdad.core.errors import BaghdadError


class ArenaError(BaghdadError):
    """A contest that can't be held as it was asked for, or not to its end."""


def optional(module: str, extra: str) -> Any:
    """A library that comes with one of our extras; ArenaError says which if it isn't there."""
    try:
        return import_module(module)
    except ImportError:
        raise ArenaError("missing_extra", package=module.partition(".")[0], extra=extra) from None
