"""What the house asks of whatever keeps its tables. SQLite does it for one node, PostgreSQL for several."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from msgspec import Struct


class StoredTable(Struct, frozen=True, kw_only=True):
    """A table as it was founded, and how far it is. `seats` are those of the beginning: all else is in the log."""

    table: str
    game: str
    version: int
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    listed: bool
    key_hash: str
    clock: dict[str, Any] | None
    seed: str
    founded: float
    state: str = "open"
    due: float | None = None
    start: dict[str, Any] | None = None  # the position a lesson begins at; everything else is dealt


class LogEntry(Struct, frozen=True, array_like=True):
    """One line of a table's log. `text` is an action in notation, or facts as JSON; `client` the id of a command."""

    number: int
    seat: int
    kind: str
    by: str
    text: str
    client: str
    at: float


class Store(Protocol):
    """Keeps tables and their logs. What `append` has returned from survives everything but the loss of the disk."""

    async def open(self) -> None:
        """Brings the schema up to date."""
        ...

    async def close(self) -> None:
        """Writes what is waiting, and lets go."""
        ...

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Calls with a table and a number when another node has written; without a table, it may have missed some."""
        ...

    async def found(self, kept: StoredTable, entries: list[LogEntry]) -> None:
        """Keeps a new table with the first lines of its log."""
        ...

    async def append(self, table: str, entries: list[LogEntry], due: float | None = None) -> bool:
        """Keeps lines of a log, all or none; False if another node has kept one of these numbers before.

        `due` is when the table has to be looked at, at the latest, if nothing else is noted: the clock may have been
        wound, and a crash may come before that can be noted.
        """
        ...

    async def note(self, table: str, state: str, due: float | None) -> None:
        """Notes how far a table is, so that it can be found. All of it follows from the log."""
        ...

    async def table(self, table: str) -> StoredTable | None:
        """A table, if there is one of that name."""
        ...

    async def log(self, table: str, since: int = 0) -> list[LogEntry]:
        """The lines of a log after a number, in order."""
        ...

    async def said_before(self, table: str, seat: int, client: str) -> int | None:
        """The number of the line that a seat's command with that id became."""
        ...

    async def waiting(self, most: int) -> list[str]:
        """Names of listed tables with open seats, the newest first."""
        ...

    async def overdue(self, now: float) -> list[str]:
        """Names of tables where somebody's time has run out."""
        ...

    async def mute(self, table: str, seat: int, other: int, on: bool) -> None:
        """Keeps whom a seat doesn't want to hear."""
        ...

    async def muted(self, table: str) -> list[tuple[int, int]]:
        """Who doesn't want to hear whom."""
        ...

    async def lead(self, table: str) -> bool:
        """Whether this node is to think for a table's computer players, until it follows again."""
        ...

    async def follow(self, table: str) -> None:
        """Leaves that to whichever node comes next."""
        ...

    async def healthy(self) -> bool:
        """Whether it answers."""
        ...
