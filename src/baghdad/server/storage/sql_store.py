"""What is asked of a database, in words that SQLite and PostgreSQL both understand, and tables as rows."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from baghdad.server.errors import ServerError
from baghdad.server.storage.store import LogEntry, StoredTable

MIGRATIONS = Path(__file__).parent / "migrations"
MOST_AT_ONCE = 1_000  # jobs of one transaction
KEPT_COLUMNS = "name, game, version, options, seats, listed, key_hash, clock, seed, founded, state, due, start"
LOG_COLUMNS = "number, seat, kind, by, text, client, at"

FOUND = f"""INSERT INTO tables ({KEPT_COLUMNS}, touched)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)"""
WIND = "UPDATE tables SET due = $1 WHERE name = $2 AND due IS NULL"
NOTE = "UPDATE tables SET state = $1, due = $2, touched = $3 WHERE name = $4"
MUTE = "INSERT INTO mutes (name, seat, other) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
HEAR = "DELETE FROM mutes WHERE name = $1 AND seat = $2 AND other = $3"
TABLE = f"SELECT {KEPT_COLUMNS} FROM tables WHERE name = $1"
LOG = f"SELECT {LOG_COLUMNS} FROM log WHERE name = $1 AND number > $2 ORDER BY number"
SAID_BEFORE = "SELECT number FROM log WHERE name = $1 AND seat = $2 AND client = $3"
WAITING = "SELECT name FROM tables WHERE listed = 1 AND state = 'open' ORDER BY founded DESC LIMIT $1"
OVERDUE = "SELECT name FROM tables WHERE due <= $1 LIMIT 100"
MUTED = "SELECT seat, other FROM mutes WHERE name = $1 ORDER BY seat, other"

Row = tuple[Any, ...]
Change = tuple[str, Row]  # a statement and its facts


class Job:
    """Lines and changes to be written in one stroke with others, and who waits for them."""

    __slots__ = ("changes", "done", "lines")

    def __init__(self, lines: Sequence[Row], changes: Sequence[Change]) -> None:
        self.lines = lines
        self.changes = changes
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


def answer(jobs: list[Job], answers: list[bool | ServerError]) -> None:
    """Tells everyone who has waited for a stroke."""
    for job, said in zip(jobs, answers, strict=True):
        if job.done.cancelled():
            continue
        if isinstance(said, ServerError):
            job.done.set_exception(said)
        else:
            job.done.set_result(said)


class SqlStore(ABC):
    """Keeps tables and their logs in a database; how it is written and read is the database's own matter."""

    @abstractmethod
    async def write(self, lines: Sequence[Row], *changes: Change) -> bool:
        """Keeps all of it or nothing; False if something of that name or number is there."""

    @abstractmethod
    async def read(self, select: str, *facts: Any) -> list[Row]:
        """The rows that are asked for."""

    async def found(self, kept: StoredTable, entries: list[LogEntry]) -> None:
        """Keeps a new table with the first lines of its log."""
        done = await self.write(lines_of(kept.table, entries), (FOUND, (*row_of(kept), kept.founded)))
        if not done and await self.table(kept.table) != kept:
            raise ServerError("not_stored")

    async def append(self, table: str, entries: list[LogEntry], due: float | None = None) -> bool:
        """Keeps lines of a log, all or none; False if one of these numbers is taken."""
        changes = [] if due is None else [(WIND, (due, table))]
        return await self.write(lines_of(table, entries), *changes)

    async def note(self, table: str, state: str, due: float | None) -> None:
        """Notes how far a table is, so that it can be found."""
        await self.write([], (NOTE, (state, due, time.time(), table)))

    async def mute(self, table: str, seat: int, other: int, on: bool) -> None:
        """Keeps whom a seat doesn't want to hear."""
        await self.write([], (MUTE if on else HEAR, (table, seat, other)))

    async def table(self, table: str) -> StoredTable | None:
        """A table, if there is one of that name."""
        rows = await self.read(TABLE, table)
        return kept_of(rows[0]) if rows else None

    async def log(self, table: str, since: int = 0) -> list[LogEntry]:
        """The lines of a log after a number, in order."""
        return [LogEntry(*row) for row in await self.read(LOG, table, since)]

    async def said_before(self, table: str, seat: int, client: str) -> int | None:
        """The number of the line that a seat's command with that id became."""
        rows = await self.read(SAID_BEFORE, table, seat, client)
        return rows[0][0] if rows else None

    async def waiting(self, most: int) -> list[str]:
        """Names of listed tables with open seats, the newest first."""
        return [name for (name,) in await self.read(WAITING, most)]

    async def overdue(self, now: float) -> list[str]:
        """Names of tables where somebody's time has run out."""
        return [name for (name,) in await self.read(OVERDUE, now)]

    async def muted(self, table: str) -> list[tuple[int, int]]:
        """Who doesn't want to hear whom."""
        return [(seat, other) for seat, other in await self.read(MUTED, table)]

    async def healthy(self) -> bool:
        """Whether it answers."""
        try:
            return bool(await self.read("SELECT 1"))
        except ServerError:
            return False


def lines_of(table: str, entries: list[LogEntry]) -> list[Row]:
    """Lines of a log as rows have them."""
    return [(table, *msgspec.structs.astuple(entry)) for entry in entries]


def row_of(kept: StoredTable) -> Row:
    """A table as a row has it."""

    def data(value: Any) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    return (
        kept.table,
        kept.game,
        kept.version,
        data(kept.options),
        data(kept.seats),
        int(kept.listed),
        kept.key_hash,
        data(kept.clock),
        kept.seed,
        kept.founded,
        kept.state,
        kept.due,
        data(kept.start),
    )


def kept_of(row: Row) -> StoredTable:
    """A table as its row has it."""
    name, game, version, options, seats, listed, key_hash, clock, seed, founded, state, due, start = row
    return StoredTable(
        table=name,
        game=game,
        version=version,
        options=msgspec.json.decode(options),
        seats=msgspec.json.decode(seats),
        listed=bool(listed),
        key_hash=key_hash,
        clock=None if clock is None else msgspec.json.decode(clock),
        seed=seed,
        founded=founded,
        state=state,
        due=due,
        start=None if start is None else msgspec.json.decode(start),
    )
