"""Nothing lost: whatever was acknowledged is there, after any kill and on a full disk."""

import random
import signal
import sqlite3
import threading
import time
from contextlib import closing

import pytest
from websockets.exceptions import ConnectionClosed

import baghdad
from baghdad.house import wire
from baghdad.house.errors import HouseError
from baghdad.house.sqlite import SqliteStore
from baghdad.house.store import Entry
from tests.house.halls import Ear, founded, in_a_hall, played
from tests.house.houses import HouseProcess

KILLS, TABLES = 20, 4


class Seats(threading.Thread):
    """Both seats of a table, played until the house dies; keeps what was acknowledged."""

    def __init__(self, house, table, seed):
        super().__init__(daemon=True)
        self.house, self.table, self.dice = house, table, random.Random(seed)
        self.acknowledged = {}  # number: seat and action

    def run(self):
        try:
            clients = [self.house.sit(self.table, seat, view=False) for seat in range(2)]
            for client in clients:
                client.next()
            while True:
                latest = max(client.number for client in clients)
                for client in clients:
                    while client.number < latest:
                        client.next()
                mover = next((client for client in clients if client.you in client.to_act), None)
                if mover is None:
                    return
                action = self.dice.choice(mover.legal)
                answer = mover.say("play", action=action, id=f"{self.dice.random()}")
                assert answer["type"] == "ack", answer
                self.acknowledged[answer["number"]] = (mover.you, action)
                while mover.number < answer["number"]:
                    mover.next()
        except (ConnectionClosed, OSError, TimeoutError):
            return


def kept_actions(house, table):
    select = "SELECT number, seat, text FROM log WHERE name = ? AND kind = 'play'"
    with closing(sqlite3.connect(house.data / "house.sqlite")) as kept:
        rows = kept.execute(select, (table["table"]["table"],)).fetchall()
    return {number: (seat, text) for number, seat, text in rows}


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_by_kills_under_load(tmp_path):
    dice = random.Random(1)
    house = HouseProcess(tmp_path / "data")
    tables = [house.found() for _ in range(TABLES)]
    told = [{} for _ in tables]
    for kill in range(KILLS):
        seats = [Seats(house, table, kill * TABLES + n) for n, table in enumerate(tables)]
        for thread in seats:
            thread.start()
        time.sleep(dice.uniform(0.2, 0.8))
        house.stop(signal.SIGKILL)
        for thread in seats:
            thread.join(10)
            assert not thread.is_alive()
        house.start()
        for number, (table, thread) in enumerate(zip(tables, seats, strict=True)):
            told[number] |= thread.acknowledged
            kept = kept_actions(house, table)
            assert told[number].items() <= kept.items()
            with house.sit(table, 0) as client:
                assert client.next()["number"] == len(kept) + 1
            if len(kept) > 400:
                tables[number], told[number] = house.found(), {}
    assert sum(map(len, told)) > KILLS
    assert house.stop() == 0


def test_a_kill_between_two_moves_loses_neither(own_house):
    house = own_house()
    table = house.found()
    seats = Seats(house, table, 1)
    seats.start()
    time.sleep(1)
    house.stop(signal.SIGKILL)
    seats.join(10)
    house.start()
    assert seats.acknowledged
    assert seats.acknowledged.items() <= kept_actions(house, table).items()


async def play_to_the_end(live):
    while live.table.to_act:
        seat = live.table.to_act[0]
        await played(live, seat, live.legal(seat)[0])


def test_a_full_disk_refuses_moves_and_damages_nothing(tmp_path):
    async def story(hall):
        live, _ = await founded(hall)
        hall.store.writer.execute("PRAGMA max_page_count = 1")  # rises to what is there already: nothing more fits
        with pytest.raises(HouseError) as refused:
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

        async def watched(table, entries):
            before = [len(ear.told) for ear in ears]
            done = await append(table, entries)
            assert [len(ear.told) for ear in ears] == before
            stored.append(entries[-1].number)
            return done

        hall.store.append = watched
        for _ in range(10):
            seat = live.table.to_act[0]
            number = await played(live, seat, live.legal(seat)[0])
            assert stored[-1] == number

    in_a_hall(tmp_path, story)


def test_a_table_sleeps_and_wakes_as_it_was(tmp_path):
    async def story(hall):
        live, _ = await founded(hall, "voleurs", 3)
        dice = random.Random(3)
        for _ in range(40):
            seat = dice.choice(live.table.awaited)
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
        with pytest.raises(HouseError) as refused:
            await hall.table(live.table.name)
        assert refused.value.code == "other_rules"

    in_a_hall(tmp_path, story)


def test_two_writers_of_one_log_collide_and_the_loser_reads_on(tmp_path):
    async def story(hall):
        live, _ = await founded(hall)
        other = SqliteStore(tmp_path)
        await other.open()
        line = Entry(2, 0, "play", "person", live.legal(0)[0], "elsewhere", 1.0)
        assert await other.append(live.table.name, [line])
        await other.close()
        numbers = []
        retry = wire.Play(id="elsewhere", after=1, action=live.legal(0)[0])
        await live.order(0, retry, numbers.append)
        assert numbers == [2]
        assert live.table.number == 2

    in_a_hall(tmp_path, story)
