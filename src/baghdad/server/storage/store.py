"""What is stored of a table: how it was created, and its log. All else is derived from them (event sourcing)."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

NO_COLOUR = -1  # none is wished for


class StoredSeat(Struct, frozen=True):
    """A seat at the creation of its table: who holds it, which computer player plays there, the colour wished for."""

    name: str = ""
    bot: str = ""
    token_hash: str = ""
    colour: int = NO_COLOUR


class StoredTable(Struct, frozen=True, kw_only=True):
    """A table as it was created, and its status. `seats` are those at the creation; changes are in the log."""

    table: str
    game: str
    version: int
    options: dict[str, Any]
    seats: list[StoredSeat]
    listed: bool
    key_hash: str
    clock: dict[str, Any] | None
    seed: str
    created: float
    state: str = "open"
    deadline: float | None = None
    start: dict[str, Any] | None = None  # the position a lesson begins at; other matches are dealt
    school: int | None = None  # the step of the school that is done here


class StoredSubscription(Struct, frozen=True):
    """Where a browser takes messages for a seat (Web Push), and in which language."""

    endpoint: str
    p256dh: str  # the browser's public key
    auth: str  # a secret shared with the browser
    language: str


class LogEntry(Struct, frozen=True, array_like=True):
    """One entry of a table's log. `text` is an action in notation, or facts as JSON."""

    number: int
    seat: int
    kind: str
    by: str
    text: str
    command_id: str  # the client's id of the command that caused it, or empty
    at: float


class PendingEntry(NamedTuple):
    """A log entry that isn't stored yet and has no number."""

    kind: str
    text: str = ""


def to_json(**facts: Any) -> str:
    """Return facts as the JSON text of a log entry."""
    return msgspec.json.encode(facts).decode()


class LogConflict(Exception):
    """Another node has stored a log entry with this number first (optimistic concurrency)."""
