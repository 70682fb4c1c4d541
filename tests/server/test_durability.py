"""Durability: whatever was acknowledged is stored, after any kill and on a full disk."""

import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress

import pytest

from baghdad.server.commands.play import Play
from baghdad.server.errors import ServerError
from baghdad.server.storage.sqlite import SqliteStore
from baghdad.server.storage.store import LogEntry
from tests.server.in_process import RecordingReader, create_table, play, run_with_registry
from tests.server.player_threads import served_updates, start_players, stop_players, wait_for_moves
from tests.server.server_process import GENEROUS, PERSON, TIMEOUT

KILLS, TABLES = 20, 8


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_when_the_server_is_killed_under_load(own_server):
    rng = random.Random(1)
    server = own_server()
    tables = [server.create_table() for _ in range(TABLES)]
    acknowledged = [{} for _ in tables]
    moves = 0
    for kill in range(KILLS):
        threads = start_players(server, tables, kill * TABLES)
        wait_for_moves(threads, rng.randrange(2 * TABLES, 10 * TABLES))
        time.sleep(rng.uniform(0, 0.05))  # so that the kill comes at any moment
        server.stop(signal.SIGKILL)
        stop_players(threads)
        server.start()
        for number, (table, thread) in enumerate(zip(tables, threads, strict=True)):
            assert thread.refused is None
            acknowledged[number] |= thread.acknowledged
            moves += len(thread.acknowledged)
            stored, served = server.stored_actions(table), served_updates(server, table)
            assert acknowledged[number].items() <= stored.items()
            assert thread.updates.items() <= served.items()
            assert len(served) == len(stored) + 1
            if len(stored) > 150:
                tables[number], acknowledged[number] = server.create_table(), {}
    assert moves > KILLS * TABLES


def test_no_acknowledged_move_is_lost_when_the_server_is_killed_once(own_server):
    server = own_server()
    table = server.create_table()
    (seats,) = threads = start_players(server, [table], 1)
    wait_for_moves(threads, 8)
    server.stop(signal.SIGKILL)
    stop_players(threads)
    server.start()
    assert seats.acknowledged
    assert seats.acknowledged.items() <= server.stored_actions(table).items()
    assert seats.updates.items() <= served_updates(server, table).items()


@pytest.fixture
def small_disk(tmp_path):
    """Mount a small disk, where the tests may do that."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        pytest.skip("only root mounts disks")
    place = tmp_path / "disk"
    place.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", str(place)], check=False).returncode:
        pytest.skip("no disk can be mounted here")
    yield place
    subprocess.run(["umount", "--lazy", str(place)], check=True)


def fill_disk(server, disk):
    """Fill a disk up; return a function that makes room again."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(b"x" * 4096)
    return ballast.unlink


def limit_file_size(server, disk):
    """Limit the size of the server's files; return a function that lifts the limit."""
    largest = max(path.stat().st_size for path in server.data.iterdir())
    old = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (largest, old[1]))
    return lambda: resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, old)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="Linux has it")
@pytest.mark.parametrize("fill", [fill_disk, limit_file_size], ids=["full", "limited"])
def test_a_full_disk_under_load_refuses_moves_and_damages_nothing(request, tmp_path, own_server, fill):
    disk = request.getfixturevalue("small_disk") if fill is fill_disk else tmp_path
    server = own_server(GENEROUS, "--quiet", data=disk / "data")
    tables = [server.create_table() for _ in range(TABLES)]
    threads = start_players(server, tables, 1)
    wait_for_moves(threads, TABLES)
    make_room = fill(server, disk)
    for thread in threads:
        thread.join(TIMEOUT)
        assert (thread.refused["family"], thread.refused["code"]) == ("server-error", "not_stored")
    for table, thread in zip(tables, threads, strict=True):
        assert thread.acknowledged.items() <= server.stored_actions(table).items()
        with server.join(table, 0) as client:  # spectators and waiting seats aren't disturbed
            assert client.next()["number"] == len(server.stored_actions(table)) + 1
    assert server.ask("POST", "api/tables", {"game": "dieb", "seats": [PERSON, PERSON]})[0] == 503
    make_room()
    later = start_players(server, tables, 100)
    until = time.monotonic() + TIMEOUT
    while not all(thread.acknowledged or thread.refused for thread in later) and time.monotonic() < until:
        time.sleep(0.05)
    stop_players(later)
    for table, before, after in zip(tables, threads, later, strict=True):
        assert after.refused is None
        assert after.acknowledged
        assert (before.acknowledged | after.acknowledged).items() <= server.stored_actions(table).items()
        assert len(served_updates(server, table)) == len(server.stored_actions(table)) + 1
    assert server.stop() == 0
    with closing(sqlite3.connect(server.data / "house.sqlite")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def play_to_the_end(live_table):
    while live_table.table.to_act:
        seat = live_table.table.to_act[0]
        await play(live_table, seat, live_table.legal(seat)[0])


def test_full_store_refuses_moves_and_accepts_them_again_when_there_is_room(tmp_path):
    async def scenario(registry):
        live_table, _ = await create_table(registry)
        registry.store.writer.execute("PRAGMA max_page_count = 1")  # becomes the current size: nothing more fits
        with pytest.raises(ServerError) as refused:
            await play_to_the_end(live_table)
        assert refused.value.code == "not_stored"
        position = live_table.table.match.position()
        registry.store.writer.execute("PRAGMA max_page_count = 100000")
        seat = live_table.table.to_act[0]
        await play(live_table, seat, live_table.legal(seat)[0])
        assert live_table.table.match.position() != position
        registry.live_tables.clear()
        again = await registry.live_table(live_table.table.name)
        assert again.table.match.position() == live_table.table.match.position()
        assert registry.store.writer.execute("PRAGMA integrity_check").fetchone() == ("ok",)

    run_with_registry(tmp_path, scenario)


def test_sqlite_settings_survive_a_loss_of_power(tmp_path):
    async def scenario(registry):
        store = registry.store
        assert store.writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert store.writer.execute("PRAGMA synchronous").fetchone() == (2,)

    run_with_registry(tmp_path, scenario)


def test_nothing_is_broadcast_before_it_is_stored(tmp_path):
    async def scenario(registry):
        live_table, _ = await create_table(registry)
        readers = [RecordingReader(0), RecordingReader(1), RecordingReader(None)]
        for reader in readers:
            await live_table.join(reader, None)
        stored = []
        append = registry.store.append

        async def watched_append(table, entries, deadline):
            before = [len(reader.received) for reader in readers]
            done = await append(table, entries, deadline)
            assert [len(reader.received) for reader in readers] == before
            stored.append(entries[-1].number)
            return done

        registry.store.append = watched_append
        for _ in range(10):
            seat = live_table.table.to_act[0]
            number = await play(live_table, seat, live_table.legal(seat)[0])
            assert stored[-1] == number

    run_with_registry(tmp_path, scenario)


def test_second_writer_of_a_log_number_reads_on_and_retries(tmp_path):
    async def scenario(registry):
        live_table, _ = await create_table(registry)
        other = SqliteStore(tmp_path)
        await other.open()
        entry = LogEntry(2, 0, "play", "person", live_table.legal(0)[0], "elsewhere", 1.0)
        assert await other.append(live_table.table.name, [entry])
        await other.close()
        numbers = []
        retry = Play(id="elsewhere", after=1, action=live_table.legal(0)[0])
        await live_table.run_command(0, retry, numbers.append)
        assert numbers == [2]
        assert live_table.table.number == 2

    run_with_registry(tmp_path, scenario)
