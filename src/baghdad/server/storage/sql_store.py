"""The store as an abstract class: SQL statements that SQLite and PostgreSQL both understand, and tables as rows.

Tables are event-sourced: the log has everything that happened, and its primary key (table, number) gives optimistic
concurrency: of two writers of the same number the second fails and has to read on. `state` and `deadline` in the
table's row only repeat what follows from the log, so that tables can be found without replaying them.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from baghdad.core.decoding import decode
from baghdad.server import clock
from baghdad.server.errors import ServerError
from baghdad.server.storage.store import LogEntry, StoredSeat, StoredSubscription, StoredTable
from baghdad.server.tokens import new_name

MIGRATIONS = Path(__file__).parent / "migrations"
MAX_BATCH_JOBS = 1_000  # jobs of one transaction
TABLE_COLUMNS = "name, game, version, options, seats, listed, key_hash, clock, seed, founded, state, due, start, school"
LOG_COLUMNS = "number, seat, kind, by, text, client, at"

INSERT_TABLE = f"""INSERT INTO tables ({TABLE_COLUMNS}, touched)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)"""
SET_MISSING_DEADLINE = "UPDATE tables SET due = $1 WHERE name = $2 AND due IS NULL"
SET_STATUS = "UPDATE tables SET state = $1, due = $2, touched = $3 WHERE name = $4"
INSERT_MUTE = "INSERT INTO mutes (name, seat, other) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
DELETE_MUTE = "DELETE FROM mutes WHERE name = $1 AND seat = $2 AND other = $3"
SELECT_TABLE = f"SELECT {TABLE_COLUMNS} FROM tables WHERE name = $1"
SELECT_LOG = f"SELECT {LOG_COLUMNS} FROM log WHERE name = $1 AND number > $2 ORDER BY number"
SELECT_COMMAND = "SELECT number FROM log WHERE name = $1 AND seat = $2 AND client = $3 AND number > $4"
SELECT_OPEN = "SELECT name FROM tables WHERE listed = 1 AND state = 'open' ORDER BY founded DESC LIMIT $1"
SELECT_OVERDUE = "SELECT name FROM tables WHERE due <= $1 ORDER BY due"
SELECT_MUTES = "SELECT seat, other FROM mutes WHERE name = $1 ORDER BY seat, other"
INSERT_SUBSCRIPTION = """INSERT INTO subscriptions (name, seat, token_hash, endpoint, p256dh, auth, language)
VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (name, seat, endpoint)
DO UPDATE SET token_hash = $3, p256dh = $5, auth = $6, language = $7"""
SELECT_SUBSCRIPTIONS = """SELECT endpoint, p256dh, auth, language FROM subscriptions
WHERE name = $1 AND seat = $2 AND token_hash = $3 ORDER BY endpoint"""
DELETE_SUBSCRIPTION = "DELETE FROM subscriptions WHERE name = $1 AND seat = $2 AND endpoint = $3"
DELETE_SEAT_SUBSCRIPTIONS = "DELETE FROM subscriptions WHERE name = $1 AND seat = $2"

# Log entries come from clients, so a probe takes about as much room as the largest.
INSERT_PROBE = "INSERT INTO log (name, number, seat, kind, by, text, client, at) VALUES ($1, 0, -1, '', '', $2, '', 0)"
DELETE_PROBE = "DELETE FROM log WHERE name = $1"
PROBE_LETTERS = 8192
PROBE_INTERVAL = 0.5  # seconds for which the outcome of a probe holds
PROBE_SECONDS = 3.0  # for a probe; a store that needs longer isn't healthy

Row = tuple[Any, ...]
Change = tuple[str, Row]  # a statement and its parameters
OnRemoteWrite = Callable[[str, int], None]


class Job:
    """Log entries and changes to write in one batch, and a future that tells whether they are stored."""

    __slots__ = ("changes", "done", "entries")

    def __init__(self, entries: Sequence[Row], changes: Sequence[Change]) -> None:
        self.entries = entries
        self.changes = changes
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


def resolve(jobs: list[Job], outcomes: list[bool | ServerError]) -> None:
    """Hand the outcomes of a batch to those who wait for its jobs."""
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.done.cancelled():
            continue
        if isinstance(outcome, ServerError):
            job.done.set_exception(outcome)
        else:
            job.done.set_result(outcome)


def new_probe() -> tuple[Change, Change]:
    """Return changes that write an entry and delete it; with a name of its own, so that no two wait for each other."""
    name = new_name()
    return (INSERT_PROBE, (name, "x" * PROBE_LETTERS)), (DELETE_PROBE, (name,))


class SqlStore(ABC):
    """Stores tables and their logs. What `append` has returned from survives everything but the loss of the disk."""

    @abstractmethod
    def prepare(self) -> None:
        """Create or migrate the database and try to write, before anything is served; ServerError if that fails."""

    @abstractmethod
    async def open(self) -> None:
        """Migrate the schema and start writing."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is queued, and close the database."""

    @abstractmethod
    def subscribe(self, on_remote_write: OnRemoteWrite) -> None:
        """Set what is called when another node has written: with a table and a number, or ("", 0) for any tables."""

    @abstractmethod
    async def acquire_bot_lock(self, table: str) -> bool:
        """Return whether this node may act for a table's computer players, until it releases the lock."""

    @abstractmethod
    async def release_bot_lock(self, table: str) -> None:
        """Let another node act for a table's computer players."""

    @abstractmethod
    async def write(self, entries: Sequence[Row], *changes: Change) -> bool:
        """Store everything or nothing; return False if a table of that name or an entry of that number exists."""

    @abstractmethod
    async def read(self, select: str, *parameters: Any) -> list[Row]:
        """Return the rows that a statement selects."""

    async def create_table(self, stored: StoredTable, entries: list[LogEntry]) -> None:
        """Store a new table with the first entries of its log; idempotent."""
        written = await self.write(
            entry_rows(stored.table, entries), (INSERT_TABLE, (*table_row(stored), stored.created))
        )
        if not written and await self.load_table(stored.table) != stored:
            raise ServerError("not_stored")

    async def append(self, table: str, entries: list[LogEntry], deadline: float | None = None) -> bool:
        """Append entries to a log, all or none; return False if one of these numbers is taken.

        `deadline` is stored if the table has none: these entries may start its clock, and the server may crash before
        it calls `save_status`. It is when the table has to be looked at, at the latest.
        """
        changes = [] if deadline is None else [(SET_MISSING_DEADLINE, (deadline, table))]
        return await self.write(entry_rows(table, entries), *changes)

    async def save_status(self, table: str, state: str, deadline: float | None) -> None:
        """Store a table's state and deadline, so that it is found by them. Both follow from the log."""
        await self.write([], (SET_STATUS, (state, deadline, clock.now(), table)))

    async def set_mute(self, table: str, seat: int, other: int, on: bool) -> None:
        """Store whether a seat has muted another."""
        await self.write([], (INSERT_MUTE if on else DELETE_MUTE, (table, seat, other)))

    async def add_subscription(self, table: str, seat: int, token_hash: str, subscription: StoredSubscription) -> None:
        """Store where messages for a seat go, as long as the seat belongs to that token."""
        fields = (subscription.endpoint, subscription.p256dh, subscription.auth, subscription.language)
        await self.write([], (INSERT_SUBSCRIPTION, (table, seat, token_hash, *fields)))

    async def delete_subscription(self, table: str, seat: int, endpoint: str) -> None:
        """Send nothing more there."""
        await self.write([], (DELETE_SUBSCRIPTION, (table, seat, endpoint)))

    async def delete_subscriptions(self, table: str, seat: int) -> None:
        """Send nothing more for a seat."""
        await self.write([], (DELETE_SEAT_SUBSCRIPTIONS, (table, seat)))

    async def load_subscriptions(self, table: str, seat: int, token_hash: str) -> list[StoredSubscription]:
        """Return where messages for the holder of a token go."""
        return [StoredSubscription(*row) for row in await self.read(SELECT_SUBSCRIPTIONS, table, seat, token_hash)]

    async def load_table(self, table: str) -> StoredTable | None:
        """Return the table of that name, or None."""
        rows = await self.read(SELECT_TABLE, table)
        return table_from_row(rows[0]) if rows else None

    async def load_log(self, table: str, since: int = 0) -> list[LogEntry]:
        """Return the entries of a log after a number, in order."""
        return [entry_from_row(row) for row in await self.read(SELECT_LOG, table, since)]

    async def find_command(self, table: str, seat: int, command_id: str, since: int = 0) -> int | None:
        """Return the number of the entry after a number that a seat's command with that id became, or None."""
        rows = await self.read(SELECT_COMMAND, table, seat, to_stored_id(command_id), since)
        return rows[0][0] if rows else None

    async def open_tables(self, limit: int) -> list[str]:
        """Return the names of listed tables with open seats, the newest first."""
        return [name for (name,) in await self.read(SELECT_OPEN, limit)]

    async def overdue_tables(self, now: float) -> list[str]:
        """Return the names of all tables whose deadline has passed, those first that have waited longest."""
        return [name for (name,) in await self.read(SELECT_OVERDUE, now)]

    async def load_mutes(self, table: str) -> list[tuple[int, int]]:
        """Return pairs of a seat and another that it has muted."""
        return [(seat, other) for seat, other in await self.read(SELECT_MUTES, table)]

    # --- health --------------------------------------------------------------------------------------------

    probe: asyncio.Task[bool] | None = None  # the last one
    probed_at = 0.0

    async def is_healthy(self) -> bool:
        """Return whether the database can be written and read; this is tried out, though not for every request."""
        now = time.monotonic()
        if self.probe is None or (self.probe.done() and now - self.probed_at > PROBE_INTERVAL):
            self.probe, self.probed_at = asyncio.ensure_future(self._probe()), now
        return await asyncio.shield(self.probe)

    async def _probe(self) -> bool:
        """Write an entry and delete it, in one transaction, and read."""
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                return await self.write([], *new_probe()) and bool(await self.read("SELECT 1"))
        except (ServerError, TimeoutError):
            return False


def entry_rows(table: str, entries: list[LogEntry]) -> list[Row]:
    """Return log entries as rows."""
    return [
        (table, entry.number, entry.seat, entry.kind, entry.by, entry.text, to_stored_id(entry.command_id), entry.at)
        for entry in entries
    ]


def entry_from_row(row: Row) -> LogEntry:
    """Return the log entry that a row holds."""
    number, seat, kind, by, text, stored_id, at = row
    return LogEntry(number, seat, kind, by, text, from_stored_id(stored_id), at)


# Databases can't keep U+0000, or only up to there. The sign by which it is replaced is escaped too.
ESCAPE = "\x10"
ESCAPES = {ESCAPE: f"{ESCAPE}e", "\0": f"{ESCAPE}0"}


def to_stored_id(command_id: str) -> str:
    """Return a client's id as it is stored: different ids stay different."""
    if ESCAPE in command_id or "\0" in command_id:
        return "".join(ESCAPES.get(letter, letter) for letter in command_id)
    return command_id


def from_stored_id(stored_id: str) -> str:
    """Return a client's id as the client sent it."""
    if ESCAPE not in stored_id:
        return stored_id
    return stored_id.replace(f"{ESCAPE}0", "\0").replace(f"{ESCAPE}e", ESCAPE)


def table_row(stored: StoredTable) -> Row:
    """Return a table as a row."""

    def to_json(value: Any) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    return (
        stored.table,
        stored.game,
        stored.version,
        to_json(stored.options),
        to_json(stored.seats),
        int(stored.listed),
        stored.key_hash,
        to_json(stored.clock),
        stored.seed,
        stored.created,
        stored.state,
        stored.deadline,
        to_json(stored.start),
        stored.school,
    )


def table_from_row(row: Row) -> StoredTable:
    """Return the table that a row holds."""
    name, game, version, options, seats, listed, key_hash, clock, seed, created, state, deadline, start, school = row
    return StoredTable(
        table=name,
        game=game,
        version=version,
        options=msgspec.json.decode(options),
        seats=decode(seats, list[StoredSeat]),
        listed=bool(listed),
        key_hash=key_hash,
        clock=None if clock is None else msgspec.json.decode(clock),
        seed=seed,
        created=created,
        state=state,
        deadline=deadline,
        start=None if start is None else msgspec.json.decode(start),
        school=school,
    )
