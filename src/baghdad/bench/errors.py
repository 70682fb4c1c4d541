"""Errors of benchmarks."""

from __future__ import annotations

from baghdad.core.errors import BaghdadError


class BenchError(BaghdadError):
    """Raised when a benchmark can't run as requested."""
