"""uvicorn's WebSocket protocol with the extension `SEND_NOW`: writes a frame directly, which is cheaper than a task.

It writes only while nothing waits in the transport; backpressure for slow readers is handled in `connection.py`.
It relies on internals of uvicorn, so `implementation.py` uses it only with versions it was tested with.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from baghdad.server.ws.asgi_extension import SEND_NOW

SWITCHING_PROTOCOLS = 101
TEXT = 0x81  # first byte of an unfragmented text frame
# Lengths of a payload: below 126 in one byte, or this byte followed by two or eight more (RFC 6455, 5.2).
IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 127
TWO_BYTES_END = 1 << 16


class FastSendProtocol(WebSocketsSansIOProtocol):
    """One WebSocket connection."""

    def handle_connect(self, event: Any) -> None:
        """Offer the extension to the application."""
        super().handle_connect(event)
        if self.response.status_code == SWITCHING_PROTOCOLS:
            extensions: Any = self.scope["extensions"]
            extensions[SEND_NOW] = self.send_now

    def send_now(self, text: bytes) -> bool:
        """Send a message; return False if the connection is closed or others wait before it."""
        closed = self.close_sent or not self.handshake_complete or self.transport.is_closing()
        if closed or not self.writable.is_set():
            return False
        self.transport.write(frame_header(len(text)) + text)
        return True


def frame_header(size: int) -> bytes:
    """Return the header of an unmasked text frame with a payload of that size."""
    if size < IN_TWO_BYTES:
        return bytes((TEXT, size))
    if size < TWO_BYTES_END:
        return bytes((TEXT, IN_TWO_BYTES)) + size.to_bytes(2, "big")
    return bytes((TEXT, IN_EIGHT_BYTES)) + size.to_bytes(8, "big")
