"""Tables kept in PostgreSQL, for several nodes of one house: the primary key of the log decides who was first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import asyncpg

from baghdad.server.errors import ServerError
from baghdad.server.storage.bot_lock import BotLock
from baghdad.server.storage.sql_store import LOG_COLUMNS, MIGRATIONS, MOST_AT_ONCE, Change, Job, Row, SqlStore, answer
from baghdad.server.tokens import new_name

CHANNEL = "baghdad_lines"
MIGRATING = 0x6261_6768  # the number of the lock that lets one node migrate at a time
PATIENCE = 10.0  # seconds in which a database may come back
PAUSE = 0.2
CONNECTIONS = 4
ADD_LINES = f"""INSERT INTO log (name, {LOG_COLUMNS})
SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::float8[])"""
TELL = "SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told"
LOST = (OSError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError, asyncpg.CannotConnectNowError)

Heard = Callable[[str, int], None]


class PostgresStore(SqlStore):
    """The house's tables in a database that other nodes use too."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.node = new_name()
        self.waiting_jobs: list[Job] = []
        self.work = asyncio.Event()
        self.heard: Heard = lambda table, number: None
        self.tasks: list[asyncio.Task[None]] = []
        self.leading = BotLock(address, PATIENCE)

    # --- opening and closing -------------------------------------------------------------------------------

    async def open(self) -> None:
        """Brings the schema up to date, and starts to write and to listen."""
        try:
            self.pool = await asyncpg.create_pool(
                self.address,
                min_size=1,
                max_size=CONNECTIONS,
                command_timeout=PATIENCE,
                server_settings={"synchronous_commit": "on"},
            )
            async with self.pool.acquire() as connection:
                await migrate(connection)
        except (*LOST, asyncpg.PostgresError, ValueError) as error:
            raise ServerError("no_store", path=self.address.rpartition("@")[2], problem=str(error)) from error
        self.tasks = [asyncio.ensure_future(self._write_on()), asyncio.ensure_future(self._listen_on())]

    async def close(self) -> None:
        """Writes what is waiting, and lets go."""
        while self.waiting_jobs:
            await asyncio.sleep(PAUSE)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.leading.close()
        await self.pool.close()

    def listen(self, heard: Heard) -> None:
        """Calls whenever another node has written a line of a table."""
        self.heard = heard

    async def _listen_on(self) -> None:
        """Listens to the other nodes; after a broken line, all tables are read again."""
        while True:
            try:
                connection = await asyncpg.connect(self.address)
            except (*LOST, asyncpg.PostgresError):
                await asyncio.sleep(PAUSE)
                continue
            gone = asyncio.Event()
            connection.add_termination_listener(lambda _, gone=gone: gone.set())
            try:
                await connection.add_listener(CHANNEL, self._hear)
                self.heard("", 0)
                await gone.wait()
            except (*LOST, asyncpg.PostgresError):
                await asyncio.sleep(PAUSE)
            finally:
                connection.terminate()

    def _hear(self, connection: Any, process: int, channel: str, told: str) -> None:
        node, name, number = told.split(" ")
        if node != self.node:
            self.heard(name, int(number))

    # --- writing -------------------------------------------------------------------------------------------

    async def write(self, lines: Sequence[Row], *changes: Change) -> bool:
        """Keeps all of it or nothing; False if another node has kept something of that name or number before."""
        job = Job(lines, changes)
        self.waiting_jobs.append(job)
        self.work.set()
        return await job.done

    async def _write_on(self) -> None:
        """Takes all that waits, writes it in one transaction, tells everyone."""
        while True:
            await self.work.wait()
            self.work.clear()
            while self.waiting_jobs:
                jobs = self.waiting_jobs[:MOST_AT_ONCE]
                answers = await self._stroke(jobs)
                del self.waiting_jobs[: len(jobs)]
                answer(jobs, answers)

    async def _stroke(self, jobs: list[Job]) -> list[bool | ServerError]:
        try:
            await self._transaction(jobs)
            return [True] * len(jobs)
        except Exception as error:
            if len(jobs) == 1 and not isinstance(error, (*LOST, asyncpg.PostgresError, TimeoutError)):
                return [ServerError("not_stored", problem=type(error).__name__)]
        return [await self._alone(job) for job in jobs]

    async def _alone(self, job: Job) -> bool | ServerError:
        """One job, as often as it takes to know whether it is stored: a broken line doesn't say."""
        problem, until = "", asyncio.get_running_loop().time() + PATIENCE
        while asyncio.get_running_loop().time() < until:
            try:
                await self._transaction([job])
                return True
            except asyncpg.UniqueViolationError:
                return await self._mine(job)
            except (*LOST, TimeoutError) as error:
                problem = type(error).__name__
                await asyncio.sleep(PAUSE)
            except asyncpg.PostgresError as error:
                return ServerError("not_stored", problem=type(error).__name__)
        return ServerError("not_stored", problem=problem)

    async def _mine(self, job: Job) -> bool:
        """Whether the lines that are there are these very ones, stored before the line broke."""
        if not job.lines:
            return False
        name, number = job.lines[0][:2]
        found = await self.pool.fetchrow(f"SELECT {LOG_COLUMNS} FROM log WHERE name = $1 AND number = $2", name, number)
        return found is not None and tuple(found) == tuple(job.lines[0][1:])

    async def _transaction(self, jobs: list[Job]) -> None:
        lines = [line for job in jobs for line in job.lines]
        async with self.pool.acquire() as connection, connection.transaction():
            for statement, facts in [change for job in jobs for change in job.changes]:
                await connection.execute(statement, *facts)
            if lines:
                await connection.execute(ADD_LINES, *map(list, zip(*lines, strict=True)))
                told = {line[0]: line[1] for line in lines}
                await connection.execute(TELL, CHANNEL, [f"{self.node} {name} {told[name]}" for name in told])

    # --- reading -------------------------------------------------------------------------------------------

    async def read(self, select: str, *facts: Any) -> list[Row]:
        """The rows that are asked for."""
        until = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                return [tuple(row) for row in await self.pool.fetch(select, *facts)]
            except (*LOST, TimeoutError) as error:
                if asyncio.get_running_loop().time() > until:
                    raise ServerError("not_stored", problem=type(error).__name__) from error
                await asyncio.sleep(PAUSE)
            except asyncpg.PostgresError as error:
                raise ServerError("not_stored", problem=type(error).__name__) from error

    # --- several nodes -------------------------------------------------------------------------------------

    async def lead(self, table: str) -> bool:
        """Whether this node is to think for a table's computer players, until it follows again."""
        return await self.leading.take(table)

    async def follow(self, table: str) -> None:
        """Leaves that to whichever node comes next."""
        await self.leading.give(table)


async def migrate(connection: Any) -> int:
    """Brings the schema up to date, one numbered file after the other; returns its number."""
    files = sorted(MIGRATIONS.glob("*.sql"))
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (number INTEGER NOT NULL)")
        version = await connection.fetchval("SELECT coalesce(max(number), 0) FROM schema_version")
        if version > len(files):
            raise ServerError("newer_data", data=version, known=len(files))
        for number, path in enumerate(files[version:], start=version + 1):
            await connection.execute(path.read_text(encoding="utf-8"))
            await connection.execute("INSERT INTO schema_version VALUES ($1)", number)
    return len(files)
