"""A WebSocket with no more to it than a driver of load needs: it must cost less than what it measures."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: ZHJpdmluZyBhIGhvdXNlIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSING, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASKED, NO_MASK = 0x80, bytes(4)  # clients must mask what they say; by nothing is allowed
SHORT, MEDIUM = 126, 127  # what stands for the length of a longer frame, in two bytes or in eight
encode = msgspec.json.Encoder().encode


class Line(asyncio.Protocol):
    """One connection; everything said on it goes to `heard`, a frame at a time."""

    def __init__(self, host: str, port: int, heard: Callable[[bytes], Any]) -> None:
        self.greeting = HANDSHAKE.format(host=host, port=port).encode()
        self.heard = heard
        self.rest = b""
        self.ready = asyncio.get_running_loop().create_future()
        self.gone = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """Asks to be let in."""
        self.transport = transport
        transport.write(self.greeting)

    def connection_lost(self, error: Exception | None) -> None:
        """Tells whoever waits."""
        for waiting in (self.ready, self.gone):
            if not waiting.done():
                waiting.set_result(False)

    def say(self, message: Any) -> None:
        """Sends a message."""
        self._send(TEXT, encode(message))

    def _send(self, kind: int, text: bytes) -> None:
        size = len(text)
        length = bytes((MASKED | size,)) if size < SHORT else bytes((MASKED | SHORT,)) + size.to_bytes(2, "big")
        self.transport.write(b"".join((bytes((kind,)), length, NO_MASK, text)))

    def data_received(self, data: bytes) -> None:
        """Cuts what comes into frames."""
        self.rest = self.rest + data if self.rest else data
        if not self.ready.done():
            head, end, rest = self.rest.partition(b"\r\n\r\n")
            if not end:
                return
            self.rest = rest
            self.ready.set_result(head.startswith(b"HTTP/1.1 101"))
        while (frame := self._frame()) is not None:
            kind, text = frame
            if kind == TEXT:
                self.heard(text)
            elif kind == PING:
                self._send(PONG, text)
            elif kind == CLOSING:
                self.transport.close()

    def _frame(self) -> tuple[int, bytes] | None:
        """The first whole frame of what has come."""
        if len(self.rest) < 2:
            return None
        size, start = self.rest[1], 2
        if size >= SHORT:
            start = 4 if size < MEDIUM else 10
            size = int.from_bytes(self.rest[2:start], "big")
        if len(self.rest) < max(start + size, start):
            return None
        frame = self.rest[0], self.rest[start : start + size]
        self.rest = self.rest[start + size :]
        return frame


async def call(address: str, heard: Callable[[bytes], Any]) -> Line:
    """A line to the house at an address, once it is open; OSError if it isn't let in."""
    host, port = place_of(address)
    _, line = await asyncio.get_running_loop().create_connection(lambda: Line(host, port, heard), host, port)
    if not await line.ready:
        raise ConnectionRefusedError
    return line


def place_of(address: str) -> tuple[str, int]:
    """Host and port of an address."""
    host, _, port = address.removeprefix("http://").rstrip("/").rpartition(":")
    return host.strip("[]"), int(port)
