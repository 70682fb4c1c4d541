"""The store in one SQLite file. One thread writes, with group commit: what arrives during a commit goes into the next.

That is why storing every move before it is acknowledged costs so little.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Protocol

import msgspec

from baghdad.server.errors import ServerError
from baghdad.server.logs import log_error
from baghdad.server.storage.data_check import check_file
from baghdad.server.storage.sql_store import (
    LOG_COLUMNS,
    MAX_BATCH_JOBS,
    MIGRATIONS,
    Change,
    Job,
    OnRemoteWrite,
    Row,
    SqlStore,
    new_probe,
    resolve,
)

FILE = "house.sqlite"  # the name that all versions have used, so that data is found after an update
FILE_SUFFIXES = ("", "-wal", "-shm", "-journal")  # of the file and those that SQLite puts beside it
# A commit costs as much as thirty entries. If the last batch had more than a few jobs, the next waits for more.
FEW_JOBS, GATHERING_SECONDS = 2, 0.002
BUSY_SECONDS = 5.0
# All entries of a batch are handed over as one JSON text: one statement, for which the interpreter's lock is released
# once, however many entries there are.
FIELDS = ", ".join(f"json_extract(value, '$[{field}]')" for field in range(8))
INSERT_ENTRIES = f"INSERT INTO log (name, {LOG_COLUMNS}) SELECT {FIELDS} FROM json_each(?)"


def connect(path: Path) -> sqlite3.Connection:
    """Open a connection with settings that survive a loss of power."""
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def migrate(connection: sqlite3.Connection, folder: Path = MIGRATIONS) -> int:
    """Run the numbered migrations that a database lacks; return the number of the schema."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    files = sorted(folder.glob("*.sql"))
    if version > len(files):
        raise ServerError("newer_data", data=version, known=len(files))
    for number, path in enumerate(files[version:], start=version + 1):
        script = f"BEGIN IMMEDIATE;\n{path.read_text(encoding='utf-8')}\nPRAGMA user_version = {number};\nCOMMIT;"
        connection.executescript(script)
    return len(files)


def open_file(path: Path) -> sqlite3.Connection:
    """Return a connection to a database, which is created or migrated if need be; ServerError if it can't be used."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = connect(path)
        migrate(connection)
    except (OSError, sqlite3.Error) as error:
        raise ServerError("no_store", path=str(path), problem=str(error)) from error
    return connection


def prepare_file(path: Path) -> None:
    """Create or migrate a database, and try to write; ServerError if it can't be used, and then nothing is changed."""
    check_file(path)
    existed = path.exists()
    try:
        with closing(open_file(path)) as connection, transaction(connection):
            for statement, parameters in new_probe():
                connection.execute(to_sqlite(statement), parameters)
    except (ServerError, sqlite3.Error) as error:
        if not existed:
            for suffix in FILE_SUFFIXES:
                path.with_name(path.name + suffix).unlink(missing_ok=True)
        if isinstance(error, ServerError):
            raise
        raise ServerError("no_store", path=str(path), problem=str(error)) from error


@contextmanager
def transaction(database: sqlite3.Connection) -> Iterator[None]:
    """Commit what is executed, or roll it back after an error."""
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise


def to_sqlite(statement: str) -> str:
    """Return a statement with SQLite's parameter marks: ?1, not $1."""
    return statement.replace("$", "?")


class Writable(Protocol):
    """Log entries and changes that are stored together or not at all."""

    @property
    def entries(self) -> Sequence[Any]:
        """Rows of the log."""
        ...

    @property
    def changes(self) -> Sequence[tuple[str, Any]]:
        """Statements and their parameters."""
        ...


def write_batch(database: sqlite3.Connection, batch: Sequence[Writable]) -> list[bool | ServerError]:
    """Commit everything in one transaction (group commit), or each alone if that fails."""
    try:
        _write_together(database, batch)
    except Exception as error:  # of SQLite, or of a value that can't be stored
        if len(batch) > 1:  # only one of them may be at fault
            return [outcome for writable in batch for outcome in write_batch(database, [writable])]
        if isinstance(error, sqlite3.IntegrityError):
            return [False]
        return [ServerError("not_stored", problem=type(error).__name__)]
    return [True] * len(batch)


def _write_together(database: sqlite3.Connection, batch: Sequence[Writable]) -> None:
    if database.in_transaction:  # an earlier rollback failed
        database.execute("ROLLBACK")
    entries = [entry for writable in batch for entry in writable.entries]
    changes = [change for writable in batch for change in writable.changes]
    if not changes:  # a statement by itself is a transaction
        database.execute(INSERT_ENTRIES, (msgspec.json.encode(entries).decode(),))
        return
    with transaction(database):
        for statement, parameters in changes:
            database.execute(to_sqlite(statement), parameters)
        if entries:
            database.execute(INSERT_ENTRIES, (msgspec.json.encode(entries).decode(),))


class SqliteStore(SqlStore):
    """The store of a single node, in one file."""

    def __init__(self, folder: Path, pages: int = 0) -> None:
        self.path = folder / FILE
        self.pages = pages
        self.gathered: list[Job] = []  # for the next batch
        self.writing = False  # or about to
        self.last_jobs = 0  # of the last batch
        self.queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.read_pool = ThreadPoolExecutor(1, "reader")

    # --- opening and closing -------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Create or migrate the file and try to write, before anything is served; ServerError if that fails."""
        prepare_file(self.path)

    async def open(self) -> None:
        """Migrate the schema and start the writer thread."""
        self.loop = asyncio.get_running_loop()
        self.writer = open_file(self.path)
        self.reader = open_file(self.path)
        if self.pages:
            self.writer.execute(f"PRAGMA max_page_count = {self.pages}")
        self.thread = threading.Thread(target=self._run_writer, name="writer", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        """Write what is queued, and close the file."""
        await self.write([])  # is done after all that is queued
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)
        self.read_pool.shutdown()
        self.reader.close()
        self.writer.close()

    def subscribe(self, on_remote_write: OnRemoteWrite) -> None:
        """Do nothing: there is no other node."""

    # --- writing -------------------------------------------------------------------------------------------

    async def write(self, entries: Sequence[Row], *changes: Change) -> bool:
        """Store everything or nothing; return False if a table of that name or an entry of that number exists."""
        job = Job(entries, changes)
        self.gathered.append(job)
        if not self.writing:
            self._schedule_batch()
        return await job.done

    def _schedule_batch(self) -> None:
        """Write with whatever else arrives in this iteration of the loop; under load, a little later."""
        self.writing = True
        if self.last_jobs > FEW_JOBS:
            self.loop.call_later(GATHERING_SECONDS, self._start_batch)
        else:
            self.loop.call_soon(self._start_batch)

    def _start_batch(self) -> None:
        """Have the gathered jobs written."""
        jobs, self.gathered = self.gathered[:MAX_BATCH_JOBS], self.gathered[MAX_BATCH_JOBS:]
        self.last_jobs = len(jobs)
        self._hand_over(jobs)

    def _hand_over(self, jobs: list[Job]) -> None:
        """Give a batch to the writer thread."""
        self.queue.put(jobs)

    def _finish_batch(self, jobs: list[Job], outcomes: list[bool | ServerError]) -> None:
        """Resolve the jobs of a batch and schedule the next."""
        resolve(jobs, outcomes)
        self.writing = False
        if self.gathered:
            self._schedule_batch()

    def _run_writer(self) -> None:
        """Write one batch after the other, in the writer thread."""
        while (jobs := self.queue.get()) is not None:
            try:
                outcomes: list[bool | ServerError] = self._write_batch(jobs)
            except BaseException as error:  # the thread goes on, and nobody waits for ever
                log_error("task_failed", error, name="writer")
                outcomes = [*(ServerError("not_stored", problem=type(error).__name__) for _ in jobs)]
            self.loop.call_soon_threadsafe(self._finish_batch, jobs, outcomes)

    def _write_batch(self, jobs: list[Job]) -> list[bool | ServerError]:
        return write_batch(self.writer, jobs)

    # --- reading -------------------------------------------------------------------------------------------

    async def read(self, select: str, *parameters: Any) -> list[Row]:
        """Return the rows that a statement selects."""
        fetch: Callable[[], list[Row]] = lambda: self.reader.execute(to_sqlite(select), parameters).fetchall()  # noqa: E731
        try:
            return await self.loop.run_in_executor(self.read_pool, fetch)
        except Exception as error:  # of SQLite, or of a parameter that it can't take
            raise ServerError("not_stored", problem=type(error).__name__) from error

    # --- one node ------------------------------------------------------------------------------------------

    async def acquire_bot_lock(self, table: str) -> bool:
        """Return True: there is no other node."""
        return True

    async def release_bot_lock(self, table: str) -> None:
        """Do nothing: there is no other node."""
