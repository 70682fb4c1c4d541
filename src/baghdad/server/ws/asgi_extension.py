"""The ASGI extensions of our WebSocket protocols."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

# Sends a message at once, without waiting for a task.
SEND_NOW = "baghdad.send_now"  # its name in the ASGI scope
SendNow = Callable[[bytes], bool]  # returns False if the message can't be sent now

# Hands the connection to another worker process.
HANDOFF = "baghdad.handoff"


class CanHandOff(Protocol):
    """A connection that can be handed to another worker process, until its client has joined a table."""

    def stay(self) -> None:
        """Say that the connection stays with this worker."""
        ...

    async def hand_to(self, path: Path) -> bool:
        """Give the connection to the worker at a path and forget it; return False if that isn't possible."""
        ...
