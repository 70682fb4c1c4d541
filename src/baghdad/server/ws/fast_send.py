"""uvicorn's WebSocket, which can also be told something at once: that costs less than a task that waits its turn.

What is told so goes onto the line only while nothing waits there; whoever is slow is the business of `sockets.py`.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

AT_ONCE = "baghdad.at_once"  # the name of this extension of ASGI
SWITCHING_PROTOCOLS = 101
TEXT = 0x81  # a whole message, as text
SHORT, TWO_BYTES, EIGHT_BYTES = 126, 1 << 16, 127  # how long a message is, in one byte, in two more or in eight


class FastSendProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    def handle_connect(self, event: Any) -> None:
        """Offers the application to be told at once."""
        super().handle_connect(event)
        if self.response.status_code == SWITCHING_PROTOCOLS:
            extensions: Any = self.scope["extensions"]
            extensions[AT_ONCE] = self.say

    def say(self, text: bytes) -> bool:
        """Sends a message, unless others wait before it or the line is closed."""
        closed = self.close_sent or not self.handshake_complete or self.transport.is_closing()
        if closed or not self.writable.is_set():
            return False
        self.transport.write(head_of(len(text)) + text)
        return True


def head_of(size: int) -> bytes:
    """What stands before a message of that size."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < TWO_BYTES:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big")
