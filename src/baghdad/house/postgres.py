"""Tables kept in PostgreSQL, for several nodes of one house: the primary key of the log decides who was first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import asyncpg
import msgspec

from baghdad.house.errors import HouseError
from baghdad.house.leading import Leading
from baghdad.house.sqlite import KEPT_COLUMNS, LOG_COLUMNS, MIGRATIONS, kept_of, now, row_of
from baghdad.house.store import Entry, Kept
from baghdad.house.tokens import new_name

CHANNEL = "baghdad_lines"
MIGRATING = 0x6261_6768  # the number of the lock that lets one node migrate at a time
MOST_AT_ONCE = 1_000
PATIENCE = 10.0  # seconds in which a database may come back
PAUSE = 0.2
CONNECTIONS = 4
ADD_LINES = f"""INSERT INTO log (name, {LOG_COLUMNS})
SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::float8[])"""
TELL = "SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told"
LOST = (OSError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError, asyncpg.CannotConnectNowError)

Line = tuple[Any, ...]
Heard = Callable[[str, int], None]


class Job:
    """Something to be written, and who waits for it."""

    __slots__ = ("done", "lines", "statements")

    def __init__(self, lines: Sequence[Line], statements: Sequence[tuple[str, tuple[Any, ...]]]) -> None:
        self.lines = lines
        self.statements = statements
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class PostgresStore:
    """The house's tables in a database that other nodes use too."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.node = new_name()
        self.waiting_jobs: list[Job] = []
        self.work = asyncio.Event()
        self.heard: Heard = lambda table, number: None
        self.tasks: list[asyncio.Task[None]] = []
        self.leading = Leading(address, PATIENCE)

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
            raise HouseError("no_store", path=self.address.rpartition("@")[2], problem=str(error)) from error
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

    async def found(self, kept: Kept, entries: list[Entry]) -> None:
        """Keeps a new table with the first lines of its log."""
        marks = ", ".join(f"${number}" for number in range(1, len(KEPT_COLUMNS.split()) + 2))
        insert = (f"INSERT INTO tables ({KEPT_COLUMNS}, touched) VALUES ({marks})", (*row_of(kept), kept.founded))
        await self._written(_lines(kept.table, entries), [insert])

    async def append(self, table: str, entries: list[Entry], due: float | None = None) -> bool:
        """Keeps lines of a log, all or none; False if another node has kept one of these numbers before."""
        wind = "UPDATE tables SET due = $1 WHERE name = $2 AND due IS NULL"
        return await self._written(_lines(table, entries), [] if due is None else [(wind, (due, table))])

    async def note(self, table: str, state: str, due: float | None) -> None:
        """Notes how far a table is, so that it can be found."""
        update = "UPDATE tables SET state = $1, due = $2, touched = $3 WHERE name = $4"
        await self._written([], [(update, (state, due, now(), table))])

    async def mute(self, table: str, seat: int, other: int, on: bool) -> None:
        """Keeps whom a seat doesn't want to hear."""
        add = "INSERT INTO mutes (name, seat, other) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        remove = "DELETE FROM mutes WHERE name = $1 AND seat = $2 AND other = $3"
        await self._written([], [(add if on else remove, (table, seat, other))])

    async def _written(self, lines: Sequence[Line], statements: Sequence[tuple[str, tuple[Any, ...]]]) -> bool:
        job = Job(lines, statements)
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
                for job, answer in zip(jobs, answers, strict=True):
                    if job.done.cancelled():
                        continue
                    if isinstance(answer, Exception):
                        job.done.set_exception(answer)
                    else:
                        job.done.set_result(answer)

    async def _stroke(self, jobs: list[Job]) -> list[Any]:
        try:
            await self._transaction(jobs)
            return [True] * len(jobs)
        except Exception as error:
            if len(jobs) == 1 and not isinstance(error, (*LOST, asyncpg.PostgresError, TimeoutError)):
                return [HouseError("not_stored", problem=type(error).__name__)]
        return [await self._alone(job) for job in jobs]

    async def _alone(self, job: Job) -> Any:
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
                return HouseError("not_stored", problem=type(error).__name__)
        return HouseError("not_stored", problem=problem)

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
            for statement, facts in [found for job in jobs for found in job.statements]:
                await connection.execute(statement, *facts)
            if lines:
                await connection.execute(ADD_LINES, *map(list, zip(*lines, strict=True)))
                told = {line[0]: line[1] for line in lines}
                await connection.execute(TELL, CHANNEL, [f"{self.node} {name} {told[name]}" for name in told])

    # --- reading -------------------------------------------------------------------------------------------

    async def table(self, table: str) -> Kept | None:
        """A table, if there is one of that name."""
        rows = await self._read(f"SELECT {KEPT_COLUMNS} FROM tables WHERE name = $1", table)
        return kept_of(rows[0]) if rows else None

    async def log(self, table: str, since: int = 0) -> list[Entry]:
        """The lines of a log after a number, in order."""
        select = f"SELECT {LOG_COLUMNS} FROM log WHERE name = $1 AND number > $2 ORDER BY number"
        return [Entry(*row) for row in await self._read(select, table, since)]

    async def said_before(self, table: str, seat: int, client: str) -> int | None:
        """The number of the line that a seat's command with that id became."""
        select = "SELECT number FROM log WHERE name = $1 AND seat = $2 AND client = $3"
        rows = await self._read(select, table, seat, client)
        return rows[0][0] if rows else None

    async def waiting(self, most: int) -> list[str]:
        """Names of listed tables with open seats, the newest first."""
        select = "SELECT name FROM tables WHERE listed = 1 AND state = 'open' ORDER BY founded DESC LIMIT $1"
        return [name for (name,) in await self._read(select, most)]

    async def overdue(self, moment: float) -> list[str]:
        """Names of tables where somebody's time has run out."""
        return [name for (name,) in await self._read("SELECT name FROM tables WHERE due <= $1 LIMIT 100", moment)]

    async def muted(self, table: str) -> list[tuple[int, int]]:
        """Who doesn't want to hear whom."""
        rows = await self._read("SELECT seat, other FROM mutes WHERE name = $1 ORDER BY seat, other", table)
        return [(seat, other) for seat, other in rows]

    async def lead(self, table: str) -> bool:
        """Whether this node is to think for a table's computer players, until it follows again."""
        return await self.leading.take(table)

    async def follow(self, table: str) -> None:
        """Leaves that to whichever node comes next."""
        await self.leading.give(table)

    async def healthy(self) -> bool:
        """Whether it answers."""
        try:
            return bool(await self._read("SELECT 1"))
        except HouseError:
            return False

    async def _read(self, select: str, *facts: Any) -> list[tuple[Any, ...]]:
        until = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                return [tuple(row) for row in await self.pool.fetch(select, *facts)]
            except (*LOST, TimeoutError) as error:
                if asyncio.get_running_loop().time() > until:
                    raise HouseError("not_stored", problem=type(error).__name__) from error
                await asyncio.sleep(PAUSE)
            except asyncpg.PostgresError as error:
                raise HouseError("not_stored", problem=type(error).__name__) from error


async def migrate(connection: Any) -> int:
    """Brings the schema up to date, one numbered file after the other; returns its number."""
    files = sorted(MIGRATIONS.glob("*.sql"))
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (number INTEGER NOT NULL)")
        version = await connection.fetchval("SELECT coalesce(max(number), 0) FROM schema_version")
        if version > len(files):
            raise HouseError("newer_data", data=version, known=len(files))
        for number, path in enumerate(files[version:], start=version + 1):
            await connection.execute(path.read_text(encoding="utf-8"))
            await connection.execute("INSERT INTO schema_version VALUES ($1)", number)
    return len(files)


def _lines(table: str, entries: list[Entry]) -> list[Line]:
    return [(table, *msgspec.structs.astuple(entry)) for entry in entries]
