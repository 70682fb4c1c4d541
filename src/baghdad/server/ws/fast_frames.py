"""uvicorn's WebSocket protocol with a short way for the usual frames.

Received text frames that came whole go to the application without the library's parser, and the extension `SEND_NOW`
writes a frame directly, which is cheaper than a task. It writes only while nothing waits in the transport;
backpressure for slow readers is handled in `connection.py`. This relies on internals of uvicorn, so
`implementation.py` uses it only with versions it was tested with.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where it was compiled

from baghdad.server.ws.asgi_extension import SEND_NOW

SWITCHING_PROTOCOLS = 101
TEXT, PONG = 0x81, 0x8A  # first bytes of unfragmented frames
MASKED = 0x80
MASK_BYTES = 4
# Lengths of a payload: below 126 in one byte, or this byte followed by two or eight more (RFC 6455, 5.2).
IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 127
TWO_BYTES_END = 1 << 16


class ReceiveQueue:
    """What waits for the application. A list takes less memory than the deques of `asyncio.Queue`."""

    __slots__ = ("messages", "taken", "waiting")

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.taken = 0  # so far
        self.waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Append a message and wake the application."""
        self.messages.append(message)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    def empty(self) -> bool:
        """Return whether nothing waits."""
        return not self.messages

    async def get(self) -> Any:
        """Return the next message; one task at a time may wait for it."""
        while not self.messages:
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
        self.taken += 1
        return self.messages.pop(0)


class FastFrameProtocol(WebSocketsSansIOProtocol):
    """One WebSocket connection."""

    # Whether the library's parser has been given whole frames only, so that the next byte begins a frame.
    at_frame_start = True

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.queue: Any = ReceiveQueue()

    def handle_connect(self, event: Any) -> None:
        """Offer the extension to the application."""
        super().handle_connect(event)
        if self.response.status_code == SWITCHING_PROTOCOLS:
            extensions: Any = self.scope.get("extensions")
            extensions[SEND_NOW] = self.send_now

    def data_received(self, data: bytes) -> None:
        """Hand whole text frames to the application; whatever else comes is for the library, which keeps the rest."""
        if not self.handshake_complete or not self.at_frame_start or self.close_sent:
            self.at_frame_start = self.at_frame_start and not self.handshake_initiated
            super().data_received(data)
            return
        texts = whole_texts(data, self.config.ws_max_size)
        if texts is None:
            self.at_frame_start = is_pong(data)
            super().data_received(data)
            return
        for text in texts:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def send_now(self, text: bytes) -> bool:
        """Send a message; return False if the connection is closed or others wait before it."""
        closed = self.close_sent or not self.handshake_complete or self.transport.is_closing()
        if closed or not self.writable.is_set():
            return False
        self.transport.write(frame_header(len(text)) + text)
        return True


def whole_texts(data: bytes, most: int) -> list[str] | None:
    """Return the texts of a client's frames; None unless all are whole, unfragmented and have at most so many bytes."""
    texts, start, end = [], 0, len(data)
    while start < end:
        if end - start < 2 or data[start] != TEXT:
            return None
        size, begin = data[start + 1] - MASKED, start + 2
        if size == IN_TWO_BYTES:
            size, begin = int.from_bytes(data[begin : begin + 2], "big"), begin + 2
        elif not 0 <= size < IN_TWO_BYTES:
            return None
        start = begin + MASK_BYTES + size
        if start > end or size > most:
            return None
        try:
            texts.append(apply_mask(data[begin + MASK_BYTES : start], data[begin : begin + MASK_BYTES]).decode())
        except UnicodeDecodeError:
            return None
    return texts


def is_pong(data: bytes) -> bool:
    """Return whether data is one whole answer to a ping."""
    return len(data) >= 2 and data[0] == PONG and len(data) == 2 + MASK_BYTES + data[1] - MASKED


def frame_header(size: int) -> bytes:
    """Return the header of an unmasked text frame with a payload of that size."""
    if size < IN_TWO_BYTES:
        return bytes((TEXT, size))
    if size < TWO_BYTES_END:
        return bytes((TEXT, IN_TWO_BYTES)) + size.to_bytes(2, "big")
    return bytes((TEXT, IN_EIGHT_BYTES)) + size.to_bytes(8, "big")
