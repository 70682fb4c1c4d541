"""Tables kept in one SQLite file: one thread writes, and all that comes while it writes goes into its next stroke."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import msgspec

from baghdad.server.errors import ServerError
from baghdad.server.storage.sql_store import LOG_COLUMNS, MIGRATIONS, MOST_AT_ONCE, Change, Job, Row, SqlStore, answer

FILE = "house.sqlite"
# A stroke costs as much as thirty lines. If the last one had more than a few jobs, the next waits a little for company.
FEW, GATHERING_SECONDS = 2, 0.002
BUSY_SECONDS = 5.0
# All lines of a stroke are handed over as one JSON text: one statement, for which the interpreter's lock is let go
# once, however many lines there are.
FIELDS = ", ".join(f"json_extract(value, '$[{field}]')" for field in range(8))
ADD_LINES = f"INSERT INTO log (name, {LOG_COLUMNS}) SELECT {FIELDS} FROM json_each(?)"


def connect(path: Path) -> sqlite3.Connection:
    """A connection with settings that survive a loss of power."""
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def migrate(connection: sqlite3.Connection, folder: Path = MIGRATIONS) -> int:
    """Brings the schema up to date, one numbered file after the other; returns its number."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    files = sorted(folder.glob("*.sql"))
    if version > len(files):
        raise ServerError("newer_data", data=version, known=len(files))
    for number, path in enumerate(files[version:], start=version + 1):
        script = f"BEGIN IMMEDIATE;\n{path.read_text(encoding='utf-8')}\nPRAGMA user_version = {number};\nCOMMIT;"
        connection.executescript(script)
    return len(files)


def numbered(statement: str) -> str:
    """A statement as SQLite marks its facts: ?1, not $1."""
    return statement.replace("$", "?")


class SqliteStore(SqlStore):
    """The house's tables in one file."""

    def __init__(self, folder: Path, pages: int = 0) -> None:
        self.path = folder / FILE
        self.pages = pages
        self.gathered: list[Job] = []  # what the next stroke writes
        self.writing = False  # or about to
        self.last_jobs = 0  # of the last stroke
        self.queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.reading = ThreadPoolExecutor(1, "reader")
        self.strokes = 0
        self.written = 0

    # --- opening and closing -------------------------------------------------------------------------------

    async def open(self) -> None:
        """Brings the schema up to date and starts the writer."""
        self.loop = asyncio.get_running_loop()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.writer = connect(self.path)
            migrate(self.writer)
            self.reader = connect(self.path)
        except (OSError, sqlite3.Error) as error:
            raise ServerError("no_store", path=str(self.path), problem=str(error)) from error
        if self.pages:
            self.writer.execute(f"PRAGMA max_page_count = {self.pages}")
        self.thread = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        """Writes what is waiting, and lets go."""
        await self.write([])  # comes after all that waits
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)
        self.reading.shutdown()
        self.reader.close()
        self.writer.close()

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """There is no other node to listen to."""

    # --- writing -------------------------------------------------------------------------------------------

    async def write(self, lines: Sequence[Row], *changes: Change) -> bool:
        """Keeps all of it or nothing; False if something of that name or number is there."""
        job = Job(lines, changes)
        self.gathered.append(job)
        if not self.writing:
            self._write_soon()
        return await job.done

    def _write_soon(self) -> None:
        """With whatever else comes in this turn of the loop; while there is much to write, a little later."""
        self.writing = True
        if self.last_jobs > FEW:
            self.loop.call_later(GATHERING_SECONDS, self._hand_over)
        else:
            self.loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Gives the writer its next stroke."""
        jobs, self.gathered = self.gathered[:MOST_AT_ONCE], self.gathered[MOST_AT_ONCE:]
        self.last_jobs = len(jobs)
        self.queue.put(jobs)

    def _settle(self, jobs: list[Job], answers: list[bool | ServerError]) -> None:
        """Tells everyone who has waited for a stroke, and sees to the next."""
        answer(jobs, answers)
        self.writing = False
        if self.gathered:
            self._write_soon()

    def _write_on(self) -> None:
        """The writer's thread: one stroke after the other."""
        while (jobs := self.queue.get()) is not None:
            answers = self._stroke(jobs)
            self.loop.call_soon_threadsafe(self._settle, jobs, answers)

    def _stroke(self, jobs: list[Job]) -> list[bool | ServerError]:
        try:
            self._transaction(jobs)
        except sqlite3.Error as error:
            if len(jobs) > 1:  # one of them may spoil it for the others
                return [said for job in jobs for said in self._stroke([job])]
            if isinstance(error, sqlite3.IntegrityError):
                return [False]
            return [ServerError("not_stored", problem=type(error).__name__)]
        self.strokes += 1
        self.written += sum(len(job.lines) for job in jobs)
        return [True] * len(jobs)

    def _transaction(self, jobs: list[Job]) -> None:
        lines = [line for job in jobs for line in job.lines]
        changes = [change for job in jobs for change in job.changes]
        if not changes:  # a statement by itself is a transaction
            self.writer.execute(ADD_LINES, (msgspec.json.encode(lines).decode(),))
            return
        self.writer.execute("BEGIN IMMEDIATE")
        try:
            for statement, facts in changes:
                self.writer.execute(numbered(statement), facts)
            if lines:
                self.writer.execute(ADD_LINES, (msgspec.json.encode(lines).decode(),))
            self.writer.execute("COMMIT")
        except sqlite3.Error:
            if self.writer.in_transaction:
                self.writer.execute("ROLLBACK")
            raise

    # --- reading -------------------------------------------------------------------------------------------

    async def read(self, select: str, *facts: Any) -> list[Row]:
        """The rows that are asked for."""
        ask: Callable[[], list[Row]] = lambda: self.reader.execute(numbered(select), facts).fetchall()  # noqa: E731
        try:
            return await self.loop.run_in_executor(self.reading, ask)
        except sqlite3.Error as error:
            raise ServerError("not_stored", problem=type(error).__name__) from error

    # --- one node ------------------------------------------------------------------------------------------

    async def lead(self, table: str) -> bool:
        """There is no other node to think."""
        return True

    async def follow(self, table: str) -> None:
        """Nor one to leave it to."""
