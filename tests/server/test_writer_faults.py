"""Writers that fail: whoever waits is answered, the next command is stored, and `/readyz` tells."""

import asyncio
import os
import signal
import socket

import pytest

from baghdad.server import protocol
from baghdad.server.errors import ServerError
from baghdad.server.processes import worker_store
from baghdad.server.processes.messages import MessageBuffer, decode_batch, pack
from baghdad.server.processes.worker_store import WorkerStore
from baghdad.server.storage import sql_store
from baghdad.server.storage.store import LogEntry
from tests.server import database_restarts
from tests.server.in_process import PERSON, create_table, play, run_with_registry
from tests.server.server_process import GENEROUS, TIMEOUT
from tests.server.test_workers import children, tables_of_both, until

OPERATION_IN_PROGRESS = "cannot switch to state 15; another operation (2) is in progress"


def entry(number):
    return LogEntry(number, 0, "say", "person", "{}", f"{number}", 0.0)


@pytest.fixture
def eager_probes(monkeypatch):
    """Have every question after the health of a store answered by a new probe."""
    monkeypatch.setattr(sql_store, "PROBE_INTERVAL", -1.0)


# --- PostgreSQL -----------------------------------------------------------------------------------------------------


def run_with_postgres_store(database, scenario):
    from baghdad.server.storage.postgres import PostgresStore

    async def run():
        store = PostgresStore(database)
        await store.open()
        try:
            async with asyncio.timeout(TIMEOUT):
                await scenario(store)
        finally:
            await store.close()

    asyncio.run(run())


def failing(times, call, error):
    """Return a function that fails some times, and then is the one given."""
    left = [error] * times

    async def fail_first(*arguments):
        if left:
            raise left.pop()
        return await call(*arguments)

    return fail_first


@pytest.mark.parametrize("times", [1, 2, 4])
def test_postgres_writer_goes_on_after_an_error_inside_the_library(database, times):
    import asyncpg

    async def scenario(store):
        error = asyncpg.InternalClientError(OPERATION_IN_PROGRESS)
        store._transaction = failing(times, store._transaction, error)
        table = f"internal-{times}"
        assert await asyncio.gather(*(store.append(table, [entry(number)]) for number in (1, 2, 3))) == [True] * 3
        assert [each.number for each in await store.load_log(table)] == [1, 2, 3]

    run_with_postgres_store(database, scenario)


def test_postgres_writer_goes_on_when_it_cannot_find_out_what_is_stored(database):
    async def scenario(store):
        assert await store.append("twice", [entry(1)])
        store._is_stored = failing(2, store._is_stored, RuntimeError("anything"))
        with pytest.raises(ServerError) as caught:
            await store.append("twice", [entry(1)])
        assert caught.value.code == "not_stored"
        async with asyncio.timeout(TIMEOUT):
            while not await store.append("twice", [entry(2)]):
                await asyncio.sleep(0.01)

    run_with_postgres_store(database, scenario)


def test_postgres_reads_go_on_after_an_error_inside_the_library(database):
    import asyncpg

    async def scenario(store):
        class Pool:
            fetch = staticmethod(failing(1, store.pool.fetch, asyncpg.InternalClientError(OPERATION_IN_PROGRESS)))

        pool, store.pool = store.pool, Pool
        assert await store.load_log("nowhere") == []
        store.pool = pool

    run_with_postgres_store(database, scenario)


def test_value_that_postgres_cannot_store_is_refused_at_once_and_others_are_stored(database):
    async def scenario(store):
        rows = [[("bad", 1, 0, "say", "person", "\0", "", 0.0)], [("good", 1, 0, "say", "person", "{}", "", 0.0)]]
        bad, good = await asyncio.gather(*(store.write(row) for row in rows), return_exceptions=True)
        assert (bad.code, good) == ("not_stored", True)

    run_with_postgres_store(database, scenario)


def test_restarts_of_postgres_under_load_silence_no_node_and_lose_nothing(postgres, tmp_path):
    assert database_restarts.run(postgres, tmp_path, restarts=3, seed=2) > 0


# --- SQLite ---------------------------------------------------------------------------------------------------------


def test_sqlite_writer_goes_on_after_any_error(tmp_path, eager_probes):
    async def scenario(registry):
        store = registry.store
        live_table, _ = await create_table(registry)
        assert await store.is_healthy()
        write_batch, store._write_batch = store._write_batch, lambda jobs: 1 // 0
        async with asyncio.timeout(TIMEOUT):
            with pytest.raises(ServerError) as caught:
                await play(live_table, 0, live_table.legal(0)[0])
            assert caught.value.code == "not_stored"
            assert not await store.is_healthy()
        store._write_batch = write_batch
        assert await play(live_table, 0, live_table.legal(0)[0]) == 2
        assert await store.is_healthy()

    run_with_registry(tmp_path, scenario)


def test_sqlite_transaction_that_could_not_be_rolled_back_does_not_block_the_next(tmp_path):
    async def scenario(registry):
        registry.store.writer.execute("BEGIN IMMEDIATE")
        assert await registry.store.append("table", [entry(1)], deadline=1.0)

    run_with_registry(tmp_path, scenario)


def test_tick_goes_on_after_an_error(tmp_path, monkeypatch):
    monkeypatch.setattr("baghdad.server.tables.registry.TICK_SECONDS", 0.001)

    async def scenario(registry):
        calls = []

        async def fail():
            calls.append(1)
            raise RuntimeError("anything")

        registry.load_overdue_tables = fail
        async with asyncio.timeout(TIMEOUT):
            while len(calls) < 3:
                await asyncio.sleep(0.001)

    run_with_registry(tmp_path, scenario)


def test_probe_leaves_nothing_behind(tmp_path):
    async def scenario(registry):
        assert await registry.store.is_healthy()
        assert await registry.store.read("SELECT count(*) FROM log") == [(0,)]

    run_with_registry(tmp_path, scenario)


def test_status_that_could_not_be_saved_is_saved_with_the_next_change(tmp_path):
    async def scenario(registry):
        store = registry.store
        made = await registry.create_table(
            protocol.NewTable(game="dieb", seats=[PERSON, protocol.SeatWish()], listed=True)
        )
        live_table = registry.live_tables[made.table.table]
        save_status, store.save_status = store.save_status, failing(1, store.save_status, ServerError("not_stored"))
        await live_table.take_seat("Ben", None, "hash", 1)
        async with asyncio.timeout(TIMEOUT):
            while live_table.saved_status[0] == "playing":
                await asyncio.sleep(0.01)
        store.save_status = save_status
        await play(live_table, 0, live_table.legal(0)[0])
        async with asyncio.timeout(TIMEOUT):
            while (await store.load_table(live_table.table.name)).state != "playing":
                await asyncio.sleep(0.01)

    run_with_registry(tmp_path, scenario)


def test_store_without_room_is_not_healthy(tmp_path, eager_probes):
    async def scenario(registry):
        registry.store.writer.execute("PRAGMA max_page_count = 1")  # becomes the current size
        assert not await registry.store.is_healthy()
        registry.store.writer.execute("PRAGMA max_page_count = 100000")
        assert await registry.store.is_healthy()

    run_with_registry(tmp_path, scenario)


# --- the writer process ---------------------------------------------------------------------------------------------


def run_with_worker_store(tmp_path, monkeypatch, answer, scenario):
    """Run a scenario with the store of a worker, and a writer that answers a batch, or not if that returns None."""
    monkeypatch.setattr(worker_store, "RETRY_SECONDS", 0.05)

    async def serve(reader, writer):
        buffer = MessageBuffer()
        while data := await reader.read(1 << 16):
            for body in buffer.feed(data):
                answered = answer(decode_batch(body))
                if answered is not None:
                    writer.write(pack(answered))
        writer.close()

    async def run():
        path = tmp_path / "writer"
        listening = socket.socket(socket.AF_UNIX)
        listening.bind(str(path))
        server = await asyncio.start_unix_server(serve, sock=listening)
        store = WorkerStore(tmp_path, path)
        await store.open()
        try:
            async with asyncio.timeout(TIMEOUT):
                await scenario(store)
        finally:
            await store.close()
            server.close()

    asyncio.run(run())


def test_worker_gives_a_silent_writer_up_and_reads_on_when_there_is_one_again(tmp_path, monkeypatch):
    silent, notified = [True], []

    async def scenario(store):
        store.subscribe(lambda *arguments: notified.append(arguments))
        with pytest.raises(ServerError) as caught:
            await store.append("table", [entry(1)])
        assert caught.value.code == "not_stored"
        silent.clear()
        assert await store.append("table", [entry(1)])
        assert notified == [("", 0)]

    run_with_worker_store(tmp_path, monkeypatch, lambda batch: None if silent else [True] * len(batch), scenario)


def test_worker_survives_an_answer_that_does_not_fit_its_batch(tmp_path, monkeypatch):
    wrong = [True]

    async def scenario(store):
        with pytest.raises(ServerError) as caught:
            await store.append("table", [entry(1)])
        assert caught.value.code == "not_stored"
        wrong.clear()
        assert await store.append("table", [entry(1)])

    run_with_worker_store(tmp_path, monkeypatch, lambda batch: [True] * (5 if wrong else len(batch)), scenario)


def test_value_that_cannot_be_sent_to_the_writer_is_refused(tmp_path, monkeypatch):
    async def scenario(store):
        with pytest.raises(ServerError) as caught:
            await store.write([("table", 1, object())])
        assert caught.value.code == "not_stored"
        assert await store.append("table", [entry(1)])

    run_with_worker_store(tmp_path, monkeypatch, lambda batch: [True] * len(batch), scenario)


def test_readiness_fails_while_the_writer_process_hangs(own_server):
    server = own_server(GENEROUS, "--workers", "2")
    created = tables_of_both(server)[0]
    writer = children(server)[0]
    os.kill(writer, signal.SIGSTOP)
    try:
        until(lambda: server.ask("GET", "readyz")[0] == 503)
        with server.join(created, 0, view=False) as ann:
            ann.next()
            assert ann.say("say", text="anybody there")["code"] == "not_stored"
    finally:
        os.kill(writer, signal.SIGCONT)
    until(lambda: server.ask("GET", "readyz")[0] == 200)
    with server.join(created, 0, view=False) as ann:
        ann.next()
        assert ann.say("say", text="anybody there")["type"] == "ack"
