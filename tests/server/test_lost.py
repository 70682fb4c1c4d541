"""Nothing lost: whatever was acknowledged is there, after any kill and on a full disk."""

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
from baghdad.server.errors import ServerError
from baghdad.server.storage.sqlite import SqliteStore
from baghdad.server.storage.store import LogEntry
from tests.server.halls import Ear, founded, in_a_hall, played
from tests.server.houses import GENEROUS, PATIENCE, PERSON

KILLS, TABLES = 20, 8


class Seats(threading.Thread):
    """Both seats of a table, played until the house dies or refuses; keeps what it was told."""

    def __init__(self, house, table, seed):
        super().__init__(daemon=True)
        self.house, self.table, self.dice = house, table, random.Random(seed)
        self.acknowledged = {}  # number: seat and action
        self.news = {}  # number: what seat 0 was told
        self.refused = None
        self.stopping = False

    def run(self):
        clients = []
        try:
            clients = [self.house.sit(self.table, seat, view=False) for seat in range(2)]
            for client in clients:
                client.next()
            while not self.stopping and self.refused is None and self.move(clients):
                pass
        except (WebSocketException, OSError, EOFError):
            pass
        finally:
            self.news = {news["number"]: news for client in clients[:1] for news in news_of(client)}
            for client in clients:
                client.close()

    def move(self, clients):
        """One action; False when the match is over."""
        latest = max(client.number for client in clients)
        for client in clients:
            while client.number < latest:
                client.next()
        mover = next((client for client in clients if client.you in client.to_act), None)
        if mover is None:
            return False
        action = self.dice.choice(mover.legal)
        answer = mover.say("play", action=action, id=f"{self.dice.random()}")
        if answer["type"] == "reject":
            self.refused = answer
            return False
        self.acknowledged[answer["number"]] = (mover.you, action)
        while mover.number < answer["number"]:
            mover.next()
        return True


def news_of(client):
    """What a client was told to have happened; what comes along with it only when it is fresh is left out."""
    for frame in client.frames:
        for message in map(json.loads, frame.split("\n")):
            if message["type"] == "news":
                yield {name: message[name] for name in message if name != "legal"}


def served_news(house, table):
    """All that has happened at a table, as the house tells it now."""
    found = {}
    with house.sit(table, 0, view=False) as client:
        number = client.next()["number"]
        while len(found) < number:
            for news in client.say("history", since=len(found))["data"]["news"]:
                found[news["number"]] = {"type": "news", **news}
    return found


def started(house, tables, seed):
    """All tables being played at once."""
    threads = [Seats(house, table, seed + n) for n, table in enumerate(tables)]
    for thread in threads:
        thread.start()
    return threads


def busy(threads, moves):
    """Waits until so many moves have been acknowledged in all."""
    until = time.monotonic() + PATIENCE
    while sum(len(thread.acknowledged) for thread in threads) < moves:
        assert time.monotonic() < until
        time.sleep(0.005)


def ended(threads):
    for thread in threads:
        thread.stopping = True
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive()


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_by_kills_under_load(own_house):
    dice = random.Random(1)
    house = own_house()
    tables = [house.found() for _ in range(TABLES)]
    told = [{} for _ in tables]
    moves = 0
    for kill in range(KILLS):
        threads = started(house, tables, kill * TABLES)
        busy(threads, dice.randrange(2 * TABLES, 10 * TABLES))
        time.sleep(dice.uniform(0, 0.05))  # killed at any moment, whatever goes on then
        house.stop(signal.SIGKILL)
        ended(threads)
        house.start()
        for number, (table, thread) in enumerate(zip(tables, threads, strict=True)):
            assert thread.refused is None
            told[number] |= thread.acknowledged
            moves += len(thread.acknowledged)
            kept, served = house.kept_actions(table), served_news(house, table)
            assert told[number].items() <= kept.items()
            assert thread.news.items() <= served.items()
            assert len(served) == len(kept) + 1
            if len(kept) > 150:
                tables[number], told[number] = house.found(), {}
    assert moves > KILLS * TABLES


def test_a_kill_between_two_moves_loses_neither(own_house):
    house = own_house()
    table = house.found()
    (seats,) = threads = started(house, [table], 1)
    busy(threads, 8)
    house.stop(signal.SIGKILL)
    ended(threads)
    house.start()
    assert seats.acknowledged
    assert seats.acknowledged.items() <= house.kept_actions(table).items()
    assert seats.news.items() <= served_news(house, table).items()


@pytest.fixture
def small_disk(tmp_path):
    """A disk of its own with little room, where we may have one."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        pytest.skip("only root mounts disks")
    place = tmp_path / "disk"
    place.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", str(place)], check=False).returncode:
        pytest.skip("no disk can be mounted here")
    yield place
    subprocess.run(["umount", "--lazy", str(place)], check=True)


def filled_up(house, disk):
    """Leaves no room on a disk; returns what makes room again."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(b"x" * 4096)
    return ballast.unlink


def limited(house, disk):
    """Lets none of the house's files grow; returns what lets them grow again."""
    largest = max(path.stat().st_size for path in house.data.iterdir())
    old = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (largest, old[1]))
    return lambda: resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, old)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="Linux has it")
@pytest.mark.parametrize("fill", [filled_up, limited], ids=["full", "limited"])
def test_a_full_disk_under_load_refuses_moves_and_damages_nothing(request, tmp_path, own_house, fill):
    disk = request.getfixturevalue("small_disk") if fill is filled_up else tmp_path
    house = own_house(GENEROUS, "--quiet", data=disk / "data")
    tables = [house.found() for _ in range(TABLES)]
    threads = started(house, tables, 1)
    busy(threads, TABLES)
    make_room = fill(house, disk)
    for thread in threads:
        thread.join(PATIENCE)
        assert (thread.refused["family"], thread.refused["code"]) == ("server-error", "not_stored")
    for table, thread in zip(tables, threads, strict=True):
        assert thread.acknowledged.items() <= house.kept_actions(table).items()
        with house.sit(table, 0) as client:  # who looks on, or waits, isn't disturbed
            assert client.next()["number"] == len(house.kept_actions(table)) + 1
    assert house.ask("POST", "api/tables", {"game": "dieb", "seats": [PERSON, PERSON]})[0] == 503
    make_room()
    again = started(house, tables, 100)
    until = time.monotonic() + PATIENCE
    while not all(thread.acknowledged or thread.refused for thread in again) and time.monotonic() < until:
        time.sleep(0.05)
    ended(again)
    for table, before, after in zip(tables, threads, again, strict=True):
        assert after.refused is None
        assert after.acknowledged
        assert (before.acknowledged | after.acknowledged).items() <= house.kept_actions(table).items()
        assert len(served_news(house, table)) == len(house.kept_actions(table)) + 1
    assert house.stop() == 0
    with closing(sqlite3.connect(house.data / "house.sqlite")) as kept:
        assert kept.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def play_to_the_end(live):
    while live.table.to_act:
        seat = live.table.to_act[0]
        await played(live, seat, live.legal(seat)[0])


def test_a_store_that_is_full_refuses_moves_and_takes_them_again_when_there_is_room(tmp_path):
    async def story(hall):
        live, _ = await founded(hall)
        hall.store.writer.execute("PRAGMA max_page_count = 1")  # rises to what is there already: nothing more fits
        with pytest.raises(ServerError) as refused:
            await play_to_the_end(live)
        assert refused.value.code == "not_stored"
        position = live.table.match.position()
        hall.store.writer.execute("PRAGMA max_page_count = 100000")
        seat = live.table.to_act[0]
        await played(live, seat, live.legal(seat)[0])
        assert live.table.match.position() != position
        hall.live.clear()
        again = await hall.table(live.table.name)
        assert again.table.match.position() == live.table.match.position()
        assert hall.store.writer.execute("PRAGMA integrity_check").fetchone() == ("ok",)

    in_a_hall(tmp_path, story)


def test_settings_survive_a_loss_of_power(tmp_path):
    async def story(hall):
        store = hall.store
        assert store.writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert store.writer.execute("PRAGMA synchronous").fetchone() == (2,)

    in_a_hall(tmp_path, story)


def test_nothing_is_told_before_it_is_stored(tmp_path):
    async def story(hall):
        live, _ = await founded(hall)
        ears = [Ear(0), Ear(1), Ear(None)]
        for ear in ears:
            await live.greet(ear, None)
        stored = []
        append = hall.store.append

        async def watched(table, entries, due):
            before = [len(ear.told) for ear in ears]
            done = await append(table, entries, due)
            assert [len(ear.told) for ear in ears] == before
            stored.append(entries[-1].number)
            return done

        hall.store.append = watched
        for _ in range(10):
            seat = live.table.to_act[0]
            number = await played(live, seat, live.legal(seat)[0])
            assert stored[-1] == number

    in_a_hall(tmp_path, story)


def test_a_clock_is_found_though_a_crash_comes_before_it_is_noted(tmp_path):
    async def story(hall):
        clock = protocol.Clock(seconds=30)
        made = await hall.found(protocol.NewTable(game="dieb", seats=[protocol.SeatWish("person")] * 2, clock=clock))
        live = hall.live[made.table.table]
        await hall.store.note(live.table.name, "playing", None)  # as while a computer player thinks

        async def lost(*_):
            return None

        hall.store.note = lost
        began = time.time()
        assert await hall.store.overdue(began + 40) == []
        await played(live, 0, live.legal(0)[0])
        assert await hall.store.overdue(began + 29) == []
        assert await hall.store.overdue(time.time() + 31) == [live.table.name]

    in_a_hall(tmp_path, story)


def test_a_table_sleeps_and_wakes_as_it_was(tmp_path):
    async def story(hall):
        live, _ = await founded(hall, "voleurs", 3)
        dice = random.Random(3)
        for _ in range(40):
            seat = dice.choice(live.table.blocking_seats)
            await played(live, seat, dice.choice(live.legal(seat)))
        hall.put_to_sleep(0)
        assert hall.live == {}
        again = await hall.table(live.table.name)
        assert again is not live
        assert again.table.match.position() == live.table.match.position()
        assert again.table.to_act == live.table.to_act
        assert again.table.number == live.table.number
        assert again.table.placard() == live.table.placard()

    in_a_hall(tmp_path, story)


def test_a_match_under_other_rules_is_refused_not_guessed(tmp_path, monkeypatch):
    async def story(hall):
        live, _ = await founded(hall)
        hall.put_to_sleep(0)
        monkeypatch.setattr(type(baghdad.game("dieb")), "version", 99)
        with pytest.raises(ServerError) as refused:
            await hall.table(live.table.name)
        assert refused.value.code == "other_rules"

    in_a_hall(tmp_path, story)


def test_two_writers_of_one_log_collide_and_the_loser_reads_on(tmp_path):
    async def story(hall):
        live, _ = await founded(hall)
        other = SqliteStore(tmp_path)
        await other.open()
        line = LogEntry(2, 0, "play", "person", live.legal(0)[0], "elsewhere", 1.0)
        assert await other.append(live.table.name, [line])
        await other.close()
        numbers = []
        retry = protocol.Play(id="elsewhere", after=1, action=live.legal(0)[0])
        await live.order(0, retry, numbers.append)
        assert numbers == [2]
        assert live.table.number == 2

    in_a_hall(tmp_path, story)
