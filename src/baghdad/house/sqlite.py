"""Tables kept in one SQLite file: one thread writes, and all that comes while it writes goes into its next stroke."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import msgspec

from baghdad.house.errors import HouseError
from baghdad.house.store import Entry, Kept

MIGRATIONS = Path(__file__).parent / "migrations"
FILE = "house.sqlite"
MOST_AT_ONCE = 1_000  # jobs of one transaction
# A stroke costs as much as thirty lines. If the last one had more than a few jobs, the next waits a little for company.
FEW, GATHERING_SECONDS = 2, 0.002
BUSY_SECONDS = 5.0
KEPT_COLUMNS = "name, game, version, options, seats, listed, key_hash, clock, seed, founded, state, due, start"
LOG_COLUMNS = "number, seat, kind, by, text, client, at"
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
        raise HouseError("newer_data", data=version, known=len(files))
    for number, path in enumerate(files[version:], start=version + 1):
        script = f"BEGIN IMMEDIATE;\n{path.read_text(encoding='utf-8')}\nPRAGMA user_version = {number};\nCOMMIT;"
        connection.executescript(script)
    return len(files)


class Job:
    """Something to be written, and who waits for it."""

    __slots__ = ("changes", "done", "lines")

    def __init__(
        self,
        done: asyncio.Future[Any],
        lines: Sequence[tuple[Any, ...]],
        changes: Sequence[tuple[str, tuple[Any, ...]]],
    ) -> None:
        self.done = done
        self.lines = lines
        self.changes = changes


class SqliteStore:
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
            raise HouseError("no_store", path=str(self.path), problem=str(error)) from error
        if self.pages:
            self.writer.execute(f"PRAGMA max_page_count = {self.pages}")
        self.thread = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        """Writes what is waiting, and lets go."""
        await self._written([], [])  # comes after all that waits
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)
        self.reading.shutdown()
        self.reader.close()
        self.writer.close()

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """There is no other node to listen to."""

    # --- writing -------------------------------------------------------------------------------------------

    async def found(self, kept: Kept, entries: list[Entry]) -> None:
        """Keeps a new table with the first lines of its log."""
        marks = ", ".join("?" * (len(KEPT_COLUMNS.split()) + 1))
        insert = (f"INSERT INTO tables ({KEPT_COLUMNS}, touched) VALUES ({marks})", (*row_of(kept), kept.founded))
        if not await self._written(_lines(kept.table, entries), [insert]):
            raise HouseError("not_stored")

    async def append(self, table: str, entries: list[Entry], due: float | None = None) -> bool:
        """Keeps lines of a log, all or none; False if one of these numbers is taken."""
        wind = "UPDATE tables SET due = ? WHERE name = ? AND due IS NULL"
        return await self._written(_lines(table, entries), [] if due is None else [(wind, (due, table))])

    async def note(self, table: str, state: str, due: float | None) -> None:
        """Notes how far a table is, so that it can be found."""
        update = "UPDATE tables SET state = ?, due = ?, touched = ? WHERE name = ?"
        await self._written([], [(update, (state, due, now(), table))])

    async def mute(self, table: str, seat: int, other: int, on: bool) -> None:
        """Keeps whom a seat doesn't want to hear."""
        add = "INSERT OR IGNORE INTO mutes (name, seat, other) VALUES (?, ?, ?)"
        remove = "DELETE FROM mutes WHERE name = ? AND seat = ? AND other = ?"
        await self._written([], [(add if on else remove, (table, seat, other))])

    async def _written(self, lines: Sequence[tuple[Any, ...]], changes: Sequence[tuple[str, tuple[Any, ...]]]) -> bool:
        done: asyncio.Future[bool] = self.loop.create_future()
        self.gathered.append(Job(done, lines, changes))
        if not self.writing:
            self._write_soon()
        return await done

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

    def _settle(self, jobs: list[Job], answers: list[Any]) -> None:
        """Tells everyone who has waited for a stroke, and sees to the next."""
        for job, answer in zip(jobs, answers, strict=True):
            if job.done.cancelled():
                continue
            if isinstance(answer, Exception):
                job.done.set_exception(answer)
            else:
                job.done.set_result(answer)
        self.writing = False
        if self.gathered:
            self._write_soon()

    def _write_on(self) -> None:
        """The writer's thread: one stroke after the other."""
        while (jobs := self.queue.get()) is not None:
            answers = self._stroke(jobs)
            self.loop.call_soon_threadsafe(self._settle, jobs, answers)

    def _stroke(self, jobs: list[Job]) -> list[Any]:
        try:
            self._transaction(jobs)
        except sqlite3.Error as error:
            if len(jobs) > 1:  # one of them may spoil it for the others
                return [answer for job in jobs for answer in self._stroke([job])]
            if isinstance(error, sqlite3.IntegrityError):
                return [False]
            return [HouseError("not_stored", problem=type(error).__name__)]
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
                self.writer.execute(statement, facts)
            if lines:
                self.writer.execute(ADD_LINES, (msgspec.json.encode(lines).decode(),))
            self.writer.execute("COMMIT")
        except sqlite3.Error:
            if self.writer.in_transaction:
                self.writer.execute("ROLLBACK")
            raise

    # --- reading -------------------------------------------------------------------------------------------

    async def table(self, table: str) -> Kept | None:
        """A table, if there is one of that name."""
        rows = await self._read(f"SELECT {KEPT_COLUMNS} FROM tables WHERE name = ?", table)
        return kept_of(rows[0]) if rows else None

    async def log(self, table: str, since: int = 0) -> list[Entry]:
        """The lines of a log after a number, in order."""
        select = f"SELECT {LOG_COLUMNS} FROM log WHERE name = ? AND number > ? ORDER BY number"
        return [Entry(*row) for row in await self._read(select, table, since)]

    async def said_before(self, table: str, seat: int, client: str) -> int | None:
        """The number of the line that a seat's command with that id became."""
        rows = await self._read(
            "SELECT number FROM log WHERE name = ? AND seat = ? AND client = ?", table, seat, client
        )
        return rows[0][0] if rows else None

    async def waiting(self, most: int) -> list[str]:
        """Names of listed tables with open seats, the newest first."""
        select = "SELECT name FROM tables WHERE listed = 1 AND state = 'open' ORDER BY founded DESC LIMIT ?"
        return [name for (name,) in await self._read(select, most)]

    async def overdue(self, now: float) -> list[str]:
        """Names of tables where somebody's time has run out."""
        return [name for (name,) in await self._read("SELECT name FROM tables WHERE due <= ? LIMIT 100", now)]

    async def muted(self, table: str) -> list[tuple[int, int]]:
        """Who doesn't want to hear whom."""
        return [
            (seat, other)
            for seat, other in await self._read(
                "SELECT seat, other FROM mutes WHERE name = ? ORDER BY seat, other", table
            )
        ]

    async def lead(self, table: str) -> bool:
        """There is no other node to think."""
        return True

    async def follow(self, table: str) -> None:
        """Nor one to leave it to."""

    async def healthy(self) -> bool:
        """Whether it answers."""
        try:
            return bool(await self._read("SELECT 1"))
        except HouseError:
            return False

    async def _read(self, select: str, *facts: Any) -> list[tuple[Any, ...]]:
        run: Callable[[], list[tuple[Any, ...]]] = lambda: self.reader.execute(select, facts).fetchall()  # noqa: E731
        try:
            return await self.loop.run_in_executor(self.reading, run)
        except sqlite3.Error as error:
            raise HouseError("not_stored", problem=type(error).__name__) from error


def _lines(table: str, entries: list[Entry]) -> list[tuple[Any, ...]]:
    return [(table, *msgspec.structs.astuple(entry)) for entry in entries]


def row_of(kept: Kept) -> tuple[Any, ...]:
    """A table as a row has it."""

    def data(value: Any) -> str:
        return msgspec.json.encode(value).decode()

    return (
        kept.table,
        kept.game,
        kept.version,
        data(kept.options),
        data(kept.seats),
        int(kept.listed),
        kept.key_hash,
        None if kept.clock is None else data(kept.clock),
        kept.seed,
        kept.founded,
        kept.state,
        kept.due,
        None if kept.start is None else data(kept.start),
    )


def kept_of(row: tuple[Any, ...]) -> Kept:
    """A table as its row has it."""
    name, game, version, options, seats, listed, key_hash, clock, seed, founded, state, due, start = row
    return Kept(
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


def now() -> float:
    """The time of day, in seconds."""
    return time.time()
