"""A minimal WebSocket client for the load generator: it must cost less than the server that it measures."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: ZHJpdmluZyBhIGhvdXNlIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # first bytes of unfragmented frames
MASKED, ZERO_MASK = 0x80, bytes(4)  # clients must mask what they send; a mask of zeros is allowed
IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 127  # lengths that announce a length in two or eight more bytes
encode = msgspec.json.Encoder().encode


class WebSocketClient(asyncio.Protocol):
    """One connection. `on_frame` is called with the text of each frame."""

    def __init__(self, host: str, port: int, on_frame: Callable[[bytes], Any]) -> None:
        self.handshake = HANDSHAKE.format(host=host, port=port).encode()
        self.on_frame = on_frame
        self.buffer = b""
        self.connected = asyncio.get_running_loop().create_future()  # True if the handshake succeeded
        self.closed = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """Send the handshake."""
        self.transport = transport
        transport.write(self.handshake)

    def connection_lost(self, error: Exception | None) -> None:
        """Resolve both futures."""
        for waiting in (self.connected, self.closed):
            if not waiting.done():
                waiting.set_result(False)

    def send(self, message: Any) -> None:
        """Send a message as JSON."""
        self._send_frame(TEXT, encode(message))

    def _send_frame(self, kind: int, text: bytes) -> None:
        size = len(text)
        length = (
            bytes((MASKED | size,))
            if size < IN_TWO_BYTES
            else bytes((MASKED | IN_TWO_BYTES,)) + size.to_bytes(2, "big")
        )
        self.transport.write(b"".join((bytes((kind,)), length, ZERO_MASK, text)))

    def data_received(self, data: bytes) -> None:
        """Split the stream into frames and handle each."""
        self.buffer = self.buffer + data if self.buffer else data
        if not self.connected.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            self.buffer = rest
            self.connected.set_result(head.startswith(b"HTTP/1.1 101"))
        while (frame := self._next_frame()) is not None:
            kind, text = frame
            if kind == TEXT:
                self.on_frame(text)
            elif kind == PING:
                self._send_frame(PONG, text)
            elif kind == CLOSE:
                self.transport.close()

    def _next_frame(self) -> tuple[int, bytes] | None:
        """Remove the first whole frame from the buffer and return it, or None."""
        if len(self.buffer) < 2:
            return None
        size, start = self.buffer[1], 2
        if size >= IN_TWO_BYTES:
            start = 4 if size < IN_EIGHT_BYTES else 10
            size = int.from_bytes(self.buffer[2:start], "big")
        if len(self.buffer) < max(start + size, start):
            return None
        frame = self.buffer[0], self.buffer[start : start + size]
        self.buffer = self.buffer[start + size :]
        return frame


async def connect(address: str, on_frame: Callable[[bytes], Any], source: str | None = None) -> WebSocketClient:
    """Open a connection to the server at an address, from a local one if it is given; OSError if it refuses."""
    host, port = host_and_port(address)
    loop = asyncio.get_running_loop()
    local = None if source is None else (source, 0)
    _, client = await loop.create_connection(
        lambda: WebSocketClient(host, port, on_frame), host, port, local_addr=local
    )
    if not await client.connected:
        raise ConnectionRefusedError
    return client


def host_and_port(address: str) -> tuple[str, int]:
    """Return host and port of an address."""
    host, _, port = address.removeprefix("http://").rstrip("/").rpartition(":")
    return host.strip("[]"), int(port)
