"""Which WebSocket implementation uvicorn uses: ours where its internals are known, else one of its own."""

from __future__ import annotations

import re
from typing import Any

import uvicorn

# Minor versions of uvicorn that `fast_frames.py` was tested with. `pyproject.toml` allows more: with all others the
# server uses uvicorn's public interface, and connections send from a task.
TESTED_UVICORN = ("0.54",)
FALLBACK = "websockets-sansio"


def choose_implementation(version: str = "") -> Any:
    """Return what to pass to uvicorn as `ws`, for a version of uvicorn or the one installed."""
    numbers = re.match(r"\d+\.\d+", version or uvicorn.__version__)
    if numbers is None or numbers.group() not in TESTED_UVICORN:
        return FALLBACK
    from baghdad.server.ws.fast_frames import FastFrameProtocol

    return FastFrameProtocol
