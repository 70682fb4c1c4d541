"""Errors of the arena, and the import of optional dependencies."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from baghdad.core.errors import BaghdadError


class ArenaError(BaghdadError):
    """A contest that cannot be played as requested, or could not be finished."""


def import_extra(module: str, extra: str) -> Any:
    """Import a module that belongs to one of our extras; raise ArenaError naming the extra if it is not installed."""
    try:
        return import_module(module)
    except ImportError:
        raise ArenaError("missing_extra", package=module.partition(".")[0], extra=extra) from None
