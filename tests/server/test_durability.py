"""Durability: whatever was acknowledged is stored, after any kill and on a full disk."""

import json
import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing, suppress

import pytest
from websockets.exceptions import WebSocketException

import baghdad
from baghdad.server import protocol
from baghdad.server.commands.play import Play
from baghdad.server.errors import ServerError
from baghdad.server.processes.worker_group import WorkerGroup
from baghdad.server.storage.sqlite import SqliteStore
from baghdad.server.storage.store import LogEntry
from baghdad.server.tables.records import record_of
from baghdad.voleurs.state import OFFERS_PER_PLAYER
from tests.server.in_process import RecordingReader, create_table, play, run_with_registry
from tests.server.server_process import GENEROUS, PERSON, TIMEOUT

KILLS, TABLES = 20, 8


class PlayerThread(threading.Thread):
    """Plays both seats of a table until the server dies or refuses; keeps what it was sent."""

    def __init__(self, server, table, seed):
        super().__init__(daemon=True)
        self.server, self.table, self.rng = server, table, random.Random(seed)
        self.acknowledged = {}  # number: seat and action
        self.updates = {}  # number: what seat 0 was sent
        self.refused = None
        self.stopping = False

    def run(self):
        clients = []
        try:
            clients = [self.server.join(self.table, seat, view=False) for seat in range(2)]
            for client in clients:
                client.next()
            while not self.stopping and self.refused is None and self.move(clients):
                pass
        except (WebSocketException, OSError, EOFError):
            pass
        finally:
            self.updates = {update["number"]: update for client in clients[:1] for update in updates_of(client)}
            for client in clients:
                client.close()

    def move(self, clients):
        """Play one action; return False when the match is over or the action was refused."""
        latest = max(client.number for client in clients)
        for client in clients:
            while client.number < latest:
                client.next()
        mover = next((client for client in clients if client.you in client.to_act), None)
        if mover is None:
            return False
        action = self.rng.choice(mover.legal)
        answer = mover.say("play", action=action, id=f"{self.rng.random()}")
        if answer["type"] == "reject":
            self.refused = answer
            return False
        self.acknowledged[answer["number"]] = (mover.you, action)
        while mover.number < answer["number"]:
            mover.next()
        return True


def updates_of(client):
    """Yield the updates that a client was sent, without the legal actions, which only the latest update has."""
    for frame in client.frames:
        for message in map(json.loads, frame.split("\n")):
            if message["type"] == "update":
                yield {name: message[name] for name in message if name != "legal"}


def served_updates(server, table):
    """Return all updates of a table, as the server sends them now."""
    found = {}
    with server.join(table, 0, view=False) as client:
        number = client.next()["number"]
        while len(found) < number:
            for update in client.say("history", since=len(found))["data"]["updates"]:
                found[update["number"]] = {"type": "update", **update}
    return found


def start_players(server, tables, seed):
    """Start playing at all tables at once."""
    threads = [PlayerThread(server, table, seed + n) for n, table in enumerate(tables)]
    for thread in threads:
        thread.start()
    return threads


def wait_for_moves(threads, moves):
    """Wait until that many moves have been acknowledged in all."""
    until = time.monotonic() + TIMEOUT
    while sum(len(thread.acknowledged) for thread in threads) < moves:
        assert time.monotonic() < until
        time.sleep(0.005)


def stop_players(threads):
    """Stop all threads and wait for them."""
    for thread in threads:
        thread.stopping = True
    for thread in threads:
        thread.join(TIMEOUT)
        assert not thread.is_alive()


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


def test_deadline_is_stored_with_the_move_that_causes_it(tmp_path):
    async def scenario(registry):
        clock = protocol.Clock(seconds=30)
        created = await registry.create_table(
            protocol.NewTable(game="dieb", seats=[protocol.SeatWish("person")] * 2, clock=clock)
        )
        live_table = registry.live_tables[created.table.table]
        await registry.store.save_status(live_table.table.name, "playing", None)  # as while a computer player decides

        async def do_nothing(*_):
            return None

        registry.store.save_status = do_nothing
        began = time.time()
        assert await registry.store.overdue_tables(began + 40) == []
        await play(live_table, 0, live_table.legal(0)[0])
        assert await registry.store.overdue_tables(began + 29) == []
        assert await registry.store.overdue_tables(time.time() + 31) == [live_table.table.name]

    run_with_registry(tmp_path, scenario)


def test_overdue_tables_of_other_workers_and_broken_ones_keep_no_table_waiting(tmp_path, monkeypatch):
    many = 150

    async def scenario(registry):
        seats = [protocol.SeatWish("person")] * 2
        created = [await registry.create_table(protocol.NewTable(game="dieb", seats=seats)) for _ in range(many)]
        names = [each.table.table for each in created]
        for due, name in enumerate(names):
            await registry.store.save_status(name, "playing", float(due))
        assert await registry.store.overdue_tables(time.time()) == names
        registry.drop_idle_tables(-1)
        load = registry.live_table

        async def fail_for_the_first(name):
            if name == names[0]:
                raise ServerError("not_stored")
            return await load(name)

        registry.live_table = fail_for_the_first
        monkeypatch.setattr(WorkerGroup, "owns", lambda self, name: name in (names[0], names[-1]))
        await registry.load_overdue_tables()
        assert list(registry.live_tables) == names[-1:]

    run_with_registry(tmp_path, scenario)


def test_tables_with_equal_options_share_them(tmp_path):
    async def scenario(registry):
        seats = [protocol.SeatWish("person")] * 2
        wishes = [{"tactical": True}, {"tactical": True}, {}]
        created = [
            await registry.create_table(protocol.NewTable(game="dieb", seats=seats, options=options))
            for options in wishes
        ]
        first, second, other = (registry.live_tables[each.table.table].table.options for each in created)
        assert first is second
        assert (first.tactical, other.tactical) == (True, False)

    run_with_registry(tmp_path, scenario)


def test_table_dropped_from_memory_is_loaded_as_it_was(tmp_path):
    async def scenario(registry):
        live_table, _ = await create_table(registry, "voleurs", 3)
        rng = random.Random(3)
        for _ in range(40):
            seat = rng.choice(live_table.table.blocking_seats)
            await play(live_table, seat, rng.choice(live_table.legal(seat)))
        registry.drop_idle_tables(0)
        assert registry.live_tables == {}
        again = await registry.live_table(live_table.table.name)
        assert again is not live_table
        assert again.table.match.position() == live_table.table.match.position()
        assert again.table.to_act == live_table.table.to_act
        assert again.table.number == live_table.table.number
        assert again.table.info() == live_table.table.info()

    run_with_registry(tmp_path, scenario)


def test_match_of_another_rules_version_is_refused(tmp_path, monkeypatch):
    async def scenario(registry):
        live_table, _ = await create_table(registry)
        registry.drop_idle_tables(0)
        monkeypatch.setattr(type(baghdad.game("dieb")), "version", 99)
        with pytest.raises(ServerError) as refused:
            await registry.live_table(live_table.table.name)
        assert refused.value.code == "other_rules"

    run_with_registry(tmp_path, scenario)


SET_UP = {"board": "round-city", "deal_characters": True, "draw_first": False}


async def begin_trade(live_table):
    """Play the first legal actions until trade begins."""
    while len(live_table.table.to_act) == 1:
        seat = live_table.table.to_act[0]
        await play(live_table, seat, live_table.legal(seat)[0])


def given_card(live_table, seat):
    """Return a card of a seat's hand."""
    return live_table.table.match.view(seat)["seats"][seat]["cards"][0]


def set_version_of_table(folder, version):
    with closing(sqlite3.connect(folder / "house.sqlite")) as database:
        database.execute("UPDATE tables SET version = ?", (version,))
        database.commit()


def test_match_of_older_rules_goes_on_if_its_actions_are_still_legal(tmp_path):
    voleurs = baghdad.game("voleurs")

    async def scenario(registry):
        live_table, _ = await create_table(registry, "voleurs", 3, **SET_UP)
        await begin_trade(live_table)
        name, position = live_table.table.name, live_table.table.match.position()
        registry.drop_idle_tables(0)
        set_version_of_table(tmp_path, voleurs.replayable_versions[0])
        again = await registry.live_table(name)
        assert again.table.match.position() == position
        await play(again, 0, f"offer 1 give {given_card(again, 0)}")
        record = record_of(again.table, await registry.store.load_log(name))
        assert record.version == voleurs.version
        assert voleurs.replay(record).position() == again.table.match.position()

    run_with_registry(tmp_path, scenario)


def test_match_of_older_rules_that_cannot_go_on_gives_its_record_to_its_players(tmp_path):
    voleurs = baghdad.game("voleurs")

    async def scenario(registry):
        live_table, tokens = await create_table(registry, "voleurs", 3, **SET_UP)
        await begin_trade(live_table)
        name, card = live_table.table.name, given_card(live_table, 0)
        for _ in range(OFFERS_PER_PLAYER):
            await play(live_table, 0, f"offer 1 give {card}")
        number = live_table.table.number + 1
        await registry.store.append(name, [LogEntry(number, 0, "play", "person", f"offer 1 give {card}", "x", 1.0)])
        registry.drop_idle_tables(0)
        set_version_of_table(tmp_path, voleurs.replayable_versions[0])
        with pytest.raises(ServerError) as refused:
            await registry.live_table(name)
        assert refused.value.code == "other_rules"
        assert refused.value.facts == {"game": "voleurs", "kept": 2, "known": voleurs.version}
        record = await registry.record_for(name, tokens[2])
        assert (record.version, record.actions[-1]) == (2, (0, f"offer 1 give {card}"))
        assert len(record.actions) == number - 1
        with pytest.raises(ServerError) as refused:
            await registry.record_for(name, None)
        assert refused.value.code in ("bad_token", "not_your_table")

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
