"""Decodes data as structs of msgspec, in any thread.

msgspec reads the fields of a struct when it decodes one for the first time. If two threads do that at once, the process
crashes: the second one finds a description that the first hasn't filled yet (seen with msgspec 0.21).
"""

from __future__ import annotations

import threading
from typing import Any, TypeVar

import msgspec

DecodedT = TypeVar("DecodedT")
_lock = threading.Lock()
_described: set[Any] = set()  # types whose structs msgspec has read


def convert(data: Any, kind: type[DecodedT]) -> DecodedT:
    """Convert JSON-ready data to a type; raise msgspec.ValidationError if it doesn't fit."""
    _describe(kind)
    return msgspec.convert(data, kind)


def decode(text: str | bytes, kind: type[DecodedT]) -> DecodedT:
    """Decode a JSON text as a type; raise msgspec.DecodeError if it isn't JSON, msgspec.ValidationError if not this."""
    _describe(kind)
    return msgspec.json.decode(text, type=kind)


def _describe(kind: Any) -> None:
    """Have msgspec read the fields of a type and of all types in it, in one thread at a time."""
    if kind not in _described:
        with _lock:
            msgspec.json.Decoder(kind)
            _described.add(kind)
