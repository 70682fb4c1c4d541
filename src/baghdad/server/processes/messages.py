"""Messages between a worker and the writer: a length in four bytes, and data in MessagePack."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

LENGTH_BYTES = 4
encode = msgspec.msgpack.Encoder().encode


class Writes(NamedTuple):
    """Log entries and changes that are stored together or not at all."""

    entries: list[Any]
    changes: list[tuple[str, list[Any]]]


decode_batch = msgspec.msgpack.Decoder(list[Writes]).decode
decode_outcomes = msgspec.msgpack.Decoder(list[bool | str]).decode  # or the name of the problem


def pack(data: Any) -> bytes:
    """Return a message as it is sent."""
    body = encode(data)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


class MessageBuffer:
    """Bytes that have arrived, from which whole messages are taken."""

    def __init__(self) -> None:
        self.buffer = bytearray()

    def feed(self, data: bytes) -> list[bytes]:
        """Add bytes and return the bodies of the messages that are whole now."""
        self.buffer += data
        bodies = []
        while len(self.buffer) >= LENGTH_BYTES:
            end = LENGTH_BYTES + int.from_bytes(self.buffer[:LENGTH_BYTES], "big")
            if len(self.buffer) < end:
                break
            bodies.append(bytes(self.buffer[LENGTH_BYTES:end]))
            del self.buffer[:end]
        return bodies
