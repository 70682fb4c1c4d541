"""Several nodes on a real PostgreSQL: players on different nodes, one of them killed during a match."""

import asyncio
import random
import signal
import threading

import pytest
from websockets.exceptions import WebSocketException

from baghdad.server import protocol
from baghdad.server.commands.play import Play
from baghdad.server.metrics import Metrics
from baghdad.server.settings import Settings
from baghdad.server.tables.registry import TableRegistry
from baghdad.server.tables.state import replay
from tests.server.in_process import PERSON, RecordingReader, check_table_names_are_unique, play
from tests.server.server_process import GENEROUS, TIMEOUT, ServerProcess


def run_with_two_registries(database, scenario):
    from baghdad.server.storage.postgres import PostgresStore

    async def run():
        stores = [PostgresStore(database), PostgresStore(database)]
        for store in stores:
            await store.open()
        registries = [TableRegistry(store, Settings(), Metrics()) for store in stores]
        try:
            await scenario(*registries)
        finally:
            for registry in registries:
                await registry.close()
            for store in stores:
                await store.close()

    asyncio.run(run())


async def table_in_both(here, there):
    """Create a table of two persons and load it in both registries."""
    created = await here.create_table(protocol.NewTable(game="dieb", seats=[PERSON, PERSON]))
    return here.live_tables[created.table.table], await there.live_table(created.table.table)


async def until(condition):
    async with asyncio.timeout(TIMEOUT):
        while not condition():
            await asyncio.sleep(0.01)


def test_move_at_one_node_is_broadcast_at_the_other(database):
    async def scenario(here, there):
        one, other = await table_in_both(here, there)
        reader = RecordingReader(1)
        await other.join(reader, None)
        number = await play(one, 0, one.legal(0)[0])
        await until(lambda: other.table.number == number)
        assert reader.messages[-1]["number"] == number
        assert other.table.match.position() == one.table.match.position()

    run_with_two_registries(database, scenario)


def test_move_made_while_another_node_loads_the_table_is_applied_there(database):
    async def scenario(here, there):
        created = await here.create_table(protocol.NewTable(game="dieb", seats=[PERSON, PERSON]))
        one = here.live_tables[created.table.table]
        run, on_remote_write, notified = there.services.workers.run, there.store.on_remote_write, []

        def record_notification(name, number):
            notified.append(name)
            on_remote_write(name, number)

        async def run_slowly(work, *arguments, **options):
            result = await run(work, *arguments, **options)
            if work is replay:  # the log has been read
                there.store.on_remote_write = record_notification
                await play(one, 0, one.legal(0)[0])
                await until(lambda: created.table.table in notified)
            return result

        there.services.workers.run = run_slowly
        other = await there.live_table(created.table.table)
        assert other.table.number == one.table.number == 2

    run_with_two_registries(database, scenario)


def test_same_command_at_two_nodes_at_once_is_carried_out_once(database):
    async def scenario(here, there):
        one, other = await table_in_both(here, there)
        for turn in range(10):
            seat = one.table.to_act[0]
            action = random.Random(turn).choice(one.legal(seat))
            command = Play(id=f"{turn}", after=one.table.number, action=action)
            numbers = []
            # The same command at both nodes at once: a retry over another connection.
            await asyncio.gather(
                *(live_table.run_command(seat, command, numbers.append) for live_table in (one, other))
            )
            assert numbers[0] == numbers[1]
            await until(lambda: one.table.number == other.table.number)
            assert one.table.match.position() == other.table.match.position()
        assert one.table.number == 11

    run_with_two_registries(database, scenario)


MOVES = 120


class Player(threading.Thread):
    """One seat, at one node as long as that lives, then at the next; sends unanswered commands again."""

    def __init__(self, servers, table, seat, kill_after=None):
        super().__init__(daemon=True)
        self.kill_after = kill_after  # acknowledged moves; then the next move is sent and this seat's node killed
        self.servers, self.table, self.seat = list(servers), table, seat
        self.rng = random.Random(seat)
        self.sent, self.acknowledged = {}, {}  # by id: the action, and its number
        self.unanswered = None
        self.refused = []

    def run(self):
        while self.servers:
            try:
                with self.servers[0].join(self.table, self.seat, view=False) as client:
                    if self.play(client):
                        return
            except (WebSocketException, OSError, EOFError):
                self.servers.pop(0)

    def play(self, client):
        """Play until there are enough moves, and return True."""
        assert client.next()["type"] == "snapshot"
        if self.unanswered is not None:
            self.send(client, self.unanswered)
        while client.number < MOVES and not client.over:
            if self.seat in client.to_act and client.legal:
                action = self.rng.choice(client.legal)
                command_id = f"{self.seat}.{len(self.sent)}"
                self.sent[command_id] = action
                self.send(client, {"type": "play", "id": command_id, "after": client.number, "action": action})
            else:
                client.next()
        return True

    def send(self, client, command):
        self.unanswered = command
        client.send(command)
        if len(self.acknowledged) == self.kill_after:
            self.kill_after = None
            self.servers[0].stop(signal.SIGKILL)
        while True:
            message = client.next()
            if message["type"] in ("ack", "reject") and message["id"] == command["id"]:
                break
        self.unanswered = None
        if message["type"] == "reject":
            self.refused.append(message)
        else:
            self.acknowledged[command["id"]] = message["number"]
            while client.number < message["number"]:
                client.next()


async def stored_entries(database, name):
    import asyncpg

    connection = await asyncpg.connect(database)
    try:
        return await connection.fetch("SELECT number, seat, kind, text, client FROM log WHERE name = $1", name)
    finally:
        await connection.close()


@pytest.mark.parametrize("after", [5, 20])
def test_a_match_goes_on_through_the_other_node_when_one_is_killed(database, tmp_path, after):
    arguments = ("--database", database)
    servers = [ServerProcess(tmp_path / name, GENEROUS, *arguments) for name in ("one", "two")]
    try:
        table = servers[0].create_table()
        players = [Player(servers, table, 0, after), Player(servers[1:], table, 1)]
        for player in players:
            player.start()
        for player in players:
            player.join(TIMEOUT)
            assert not player.is_alive()
            assert player.refused == []
        assert len(players[0].servers) == 1, "the node should be killed before the end"
        with servers[1].join(table, 0) as ann:
            number = ann.next()["number"]
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.stop()
    entries = asyncio.run(stored_entries(database, table["table"]["table"]))
    assert sorted(entry["number"] for entry in entries) == list(range(1, number + 1))
    plays = [entry for entry in entries if entry["kind"] == "play"]
    assert len(plays) == number - 1 >= MOVES - 1
    acknowledged = {(player.seat, name): place for player in players for name, place in player.acknowledged.items()}
    assert {(entry["seat"], entry["client"]): entry["number"] for entry in plays} == acknowledged
    for entry in plays:
        assert entry["text"] == players[entry["seat"]].sent[entry["client"]]


def test_postgres_store_finds_lobby_mutes_and_deadlines(database):
    from baghdad.server.storage.postgres import PostgresStore

    async def scenario():
        store = PostgresStore(database)
        await store.open()
        registry = TableRegistry(store, Settings(), Metrics())
        created = await registry.create_table(
            protocol.NewTable(game="dieb", seats=[PERSON, protocol.SeatWish()], listed=True)
        )
        name = created.table.table
        assert name in [info.table for info in (await registry.lobby()).tables]
        await store.set_mute(name, 0, 1, True)
        await store.set_mute(name, 0, 1, True)
        assert await store.load_mutes(name) == [(0, 1)]
        await store.save_status(name, "open", 1.0)
        assert name in await store.overdue_tables(2.0)
        assert await store.is_healthy()
        assert await store.load_table("nowhere") is None
        assert await store.find_command(name, 0, "nothing") is None
        await check_table_names_are_unique(store)
        await registry.close()
        await store.close()

    asyncio.run(scenario())
