"""The store in PostgreSQL, for several nodes.

LISTEN/NOTIFY tells the nodes of each other's writes. The log's primary key decides which node was first (optimistic
concurrency), and an advisory lock which one acts for computer players (`bot_lock.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import asyncpg

from baghdad.server.errors import ServerError
from baghdad.server.logs import log
from baghdad.server.storage.bot_lock import BotLock
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
from baghdad.server.supervision import keep_running
from baghdad.server.tokens import new_name

CHANNEL = "baghdad_lines"
MIGRATION_LOCK = 0x6261_6768  # the number of the advisory lock under which a node migrates
RETRY_SECONDS = 10  # in which a lost database may come back
CONNECT_SECONDS = 5  # for one attempt to connect
CHECK_SECONDS = 5  # after which a silent connection is asked whether it still works
CLOSING_SECONDS = 5.0
PAUSE_SECONDS = 0.2
CONNECTIONS = 4
INSERT_ENTRIES = f"""INSERT INTO log (name, {LOG_COLUMNS})
SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::float8[])"""
NOTIFY = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"
# PostgreSQL's own errors that don't decide whether a statement can be carried out; the next attempt may.
TRANSIENT = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # the database stops or starts
    asyncpg.TransactionRollbackError,
    asyncpg.TooManyConnectionsError,
)


def is_decided(error: Exception) -> bool:
    """Return whether an error says that nothing was stored and that trying again is useless.

    All others leave it open: the connection broke, or the library failed in a way of its own.
    """
    if isinstance(error, asyncpg.PostgresError):
        return not isinstance(error, TRANSIENT)
    return isinstance(error, (TypeError, ValueError))  # a value that can't be sent


class PostgresStore(SqlStore):
    """The store of a node that shares its database with others."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.node = new_name()
        self.waiting_jobs: list[Job] = []
        self.work = asyncio.Event()
        self.on_remote_write: OnRemoteWrite = lambda table, number: None
        self.tasks: list[asyncio.Task[None]] = []
        self.bot_lock = BotLock(address, RETRY_SECONDS)

    # --- opening and closing -------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Migrate the schema and try to write, before anything is served; ServerError if that fails."""

        async def try_to_write() -> None:
            await self._open_pool()
            try:
                await self._transaction([Job([], new_probe())])
            finally:
                self.pool.terminate()

        with self._refusing_to_start():
            asyncio.run(try_to_write())

    async def open(self) -> None:
        """Migrate the schema, and start to write and to listen."""
        with self._refusing_to_start():
            await self._open_pool()
        works = {"writer": self._run_writer, "listener": self._run_listener}
        self.tasks = [asyncio.ensure_future(keep_running(name, work)) for name, work in works.items()]

    @contextmanager
    def _refusing_to_start(self) -> Iterator[None]:
        """Turn any error of the network, the database or the library into a ServerError."""
        try:
            yield
        except ServerError:
            raise
        except Exception as error:
            raise ServerError("no_store", path=self.address.rpartition("@")[2], problem=str(error)) from error

    async def _open_pool(self) -> None:
        self.pool = await asyncpg.create_pool(
            self.address,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=CONNECT_SECONDS,
            command_timeout=RETRY_SECONDS,
            server_settings={"synchronous_commit": "on"},
        )
        try:
            async with self.pool.acquire() as connection:
                await migrate(connection)
        except BaseException:
            self.pool.terminate()
            raise

    async def close(self) -> None:
        """Write what is queued, as long as there is a database, and close all connections."""
        with suppress(TimeoutError):
            async with asyncio.timeout(RETRY_SECONDS):
                while self.waiting_jobs:
                    await asyncio.sleep(PAUSE_SECONDS)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.bot_lock.close()
        try:
            await asyncio.wait_for(self.pool.close(), CLOSING_SECONDS)
        except TimeoutError:
            self.pool.terminate()

    def subscribe(self, on_remote_write: OnRemoteWrite) -> None:
        """Set what is called when another node has written: with a table and a number, or ("", 0) for any tables."""
        self.on_remote_write = on_remote_write

    async def _run_listener(self) -> None:
        """LISTEN to the other nodes; after a broken connection, have all tables read again."""
        while True:
            try:
                connection = await asyncpg.connect(self.address, timeout=CONNECT_SECONDS, command_timeout=CHECK_SECONDS)
            except Exception:  # the database is away; is_healthy tells
                await asyncio.sleep(PAUSE_SECONDS)
                continue
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _, lost=lost: lost.set())
            try:
                await connection.add_listener(CHANNEL, self._on_notify)
                self.on_remote_write("", 0)
                while not await is_set_within(lost, CHECK_SECONDS):
                    await connection.fetchval("SELECT 1")  # a broken connection may look idle
            finally:
                connection.terminate()

    def _on_notify(self, connection: Any, process: int, channel: str, payload: str) -> None:
        node, name, number = payload.split(" ")
        if node != self.node:
            self.on_remote_write(name, int(number))

    # --- writing -------------------------------------------------------------------------------------------

    async def write(self, entries: Sequence[Row], *changes: Change) -> bool:
        """Store everything or nothing; return False if a table of that name or an entry of that number exists."""
        job = Job(entries, changes)
        self.waiting_jobs.append(job)
        self.work.set()
        return await job.done

    async def _run_writer(self) -> None:
        """Write all waiting jobs in one transaction (group commit), again and again."""
        while True:
            if not self.waiting_jobs:
                await self.work.wait()
                self.work.clear()
                continue
            jobs = self.waiting_jobs[:MAX_BATCH_JOBS]
            outcomes: list[bool | ServerError] = [ServerError("not_stored", problem="writer") for _ in jobs]
            try:
                outcomes = await self._write_batch(jobs)
            finally:  # whatever happens, nobody waits for ever
                del self.waiting_jobs[: len(jobs)]
                resolve(jobs, outcomes)

    async def _write_batch(self, jobs: list[Job]) -> list[bool | ServerError]:
        until = asyncio.get_running_loop().time() + RETRY_SECONDS
        if len(jobs) > 1:
            try:
                await self._transaction(jobs)
                return [True] * len(jobs)
            except Exception as error:
                log("batch_failed", jobs=len(jobs), kind=type(error).__name__)  # each by itself tells more
        return [await self._write_alone(job, until) for job in jobs]

    async def _write_alone(self, job: Job, until: float) -> bool | ServerError:
        """Write one job, repeatedly until it is known whether it is stored: a broken connection doesn't tell."""
        problem = "database"
        while asyncio.get_running_loop().time() < until:
            try:
                await self._transaction([job])
                return True
            except Exception as error:
                problem = type(error).__name__
                if isinstance(error, asyncpg.UniqueViolationError):
                    stored = await self._is_stored(job)
                    if stored is not None:
                        return stored
                elif is_decided(error):
                    break
            await asyncio.sleep(PAUSE_SECONDS)
        return ServerError("not_stored", problem=problem)

    async def _is_stored(self, job: Job) -> bool | None:
        """Return whether the stored entries are this job's own, of an attempt that broke off; None if unknown."""
        if not job.entries:
            return False
        name, number = job.entries[0][:2]
        select = f"SELECT {LOG_COLUMNS} FROM log WHERE name = $1 AND number = $2"
        try:
            found = await self.pool.fetchrow(select, name, number)
        except Exception:
            return None
        return found is not None and tuple(found) == tuple(job.entries[0][1:])

    async def _transaction(self, jobs: list[Job]) -> None:
        """Write jobs and NOTIFY the other nodes, in one transaction."""
        entries = [entry for job in jobs for entry in job.entries]
        async with self.pool.acquire() as connection, connection.transaction():
            for statement, parameters in [change for job in jobs for change in job.changes]:
                await connection.execute(statement, *parameters)
            if entries:
                await connection.execute(INSERT_ENTRIES, *map(list, zip(*entries, strict=True)))
                last = {entry[0]: entry[1] for entry in entries}
                await connection.execute(NOTIFY, CHANNEL, [f"{self.node} {name} {last[name]}" for name in last])

    # --- reading -------------------------------------------------------------------------------------------

    async def read(self, select: str, *parameters: Any) -> list[Row]:
        """Return the rows that a statement selects; retry for a while if the connection is lost."""
        until = asyncio.get_running_loop().time() + RETRY_SECONDS
        while True:
            try:
                return [tuple(row) for row in await self.pool.fetch(select, *parameters)]
            except Exception as error:
                if is_decided(error) or asyncio.get_running_loop().time() > until:
                    raise ServerError("not_stored", problem=type(error).__name__) from error
            await asyncio.sleep(PAUSE_SECONDS)

    # --- several nodes -------------------------------------------------------------------------------------

    async def acquire_bot_lock(self, table: str) -> bool:
        """Return whether this node may act for a table's computer players, until it releases the lock."""
        return await self.bot_lock.acquire(table)

    async def release_bot_lock(self, table: str) -> None:
        """Let another node act for a table's computer players."""
        await self.bot_lock.release(table)


async def is_set_within(event: asyncio.Event, seconds: float) -> bool:
    """Wait for an event for some seconds at most; return whether it has happened."""
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
    return event.is_set()


async def migrate(connection: Any) -> int:
    """Run the numbered migrations that a database lacks, one node at a time; return the number of the schema."""
    files = sorted(MIGRATIONS.glob("*.sql"))
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (number INTEGER NOT NULL)")
        version = await connection.fetchval("SELECT coalesce(max(number), 0) FROM schema_version")
        if version > len(files):
            raise ServerError("newer_data", data=version, known=len(files))
        for number, path in enumerate(files[version:], start=version + 1):
            await connection.execute(path.read_text(encoding="utf-8"))
            await connection.execute("INSERT INTO schema_version VALUES ($1)", number)
    return len(files)
