"""The ASGI extension by which a connection sends a message at once, without waiting for a task."""

from __future__ import annotations

from collections.abc import Callable

SEND_NOW = "baghdad.send_now"  # its name in the ASGI scope
SendNow = Callable[[bytes], bool]  # returns False if the message can't be sent now
