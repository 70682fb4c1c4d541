"""Ids of commands: they belong to whoever has the seat, and are compared as they were sent, after a restart too."""

import asyncio

import pytest

from baghdad.server import protocol
from baghdad.server.commands.leave import Leave
from baghdad.server.commands.say import Say
from baghdad.server.errors import ServerError
from baghdad.server.metrics import Metrics
from baghdad.server.storage.sql_store import from_stored_id, to_stored_id
from baghdad.server.storage.sqlite import SqliteStore
from baghdad.server.tables.registry import TableRegistry
from baghdad.server.tables.state import RECENT_IDS
from tests.server.in_process import PERSON, TALKATIVE

OPEN = protocol.SeatWish()
# Ids that differ in one place, which a database may not keep.
HOSTILE_IDS = [
    "a", "a\0", "a\0b", "a\0c", "\0", "\0\0", "\x10", "\x100", "\x10e", "\x10e0", "\x10\0", "A", "a ", "é", "e\u0301",
    "\ufeff", "\uffff", "\ud7ff", "\U0001f600", "\U0010ffff", "'", '"', "\\", "\\u0000", "%", "_", "\n", "\r", "\x7f",
    "\0" * 64, "\0" * 63, "\U0001f600" * 64, "\\" * 64, "\x10" * 64, "\x10" * 63 + "\0",
]  # fmt: skip


@pytest.fixture(params=["sqlite", "postgres"])
def new_store(request, tmp_path):
    """Return a function that opens the same data again."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path)
    from baghdad.server.storage.postgres import PostgresStore

    address = request.getfixturevalue("database")
    return lambda: PostgresStore(address)


def run_with_restarts(new_store, *scenarios):
    """Run scenarios, each with a new registry of the same data, and pass each what the one before has returned."""

    async def run(scenario, *arguments):
        store = new_store()
        await store.open()
        registry = TableRegistry(store, TALKATIVE, Metrics())
        try:
            return await scenario(registry, *arguments)
        finally:
            await registry.close()
            await store.close()

    passed = []
    for scenario in scenarios:
        passed = [asyncio.run(run(scenario, *passed))]


async def say(live_table, seat, command_id, after=0):
    numbers = []
    await live_table.run_command(seat, Say(id=command_id, after=after, text="la"), numbers.append)
    return numbers[0]


def test_ids_are_compared_as_sent_also_after_a_restart(new_store):
    async def first(registry):
        created = await registry.create_table(protocol.NewTable(game="dieb", seats=[PERSON, PERSON]))
        live_table = registry.live_tables[created.table.table]
        numbers = [await say(live_table, 0, command_id) for command_id in HOSTILE_IDS]
        assert numbers == list(range(2, len(HOSTILE_IDS) + 2))
        return created.table.table, numbers

    async def again(registry, passed):
        name, numbers = passed
        live_table = await registry.live_table(name)
        assert [await say(live_table, 0, command_id) for command_id in HOSTILE_IDS] == numbers
        assert live_table.table.number == numbers[-1]
        assert [entry.command_id for entry in (await registry.store.load_log(name))[1:]] == HOSTILE_IDS
        return passed

    run_with_restarts(new_store, first, again, again)


def test_stored_ids_are_different_and_without_zero():
    stored = [to_stored_id(command_id) for command_id in HOSTILE_IDS]
    assert len(set(stored)) == len(HOSTILE_IDS)
    assert not any("\0" in each for each in stored)
    assert [from_stored_id(each) for each in stored] == HOSTILE_IDS


@pytest.mark.parametrize("between", [0, RECENT_IDS + 1])
def test_ids_of_whoever_had_the_seat_before_mean_nothing(new_store, between):
    """Ann leaves before the start, Bob takes her seat and uses an id that she used."""

    async def first(registry):
        created = await registry.create_table(protocol.NewTable(game="dieb", seats=[PERSON, PERSON, OPEN]))
        name = created.table.table
        live_table = registry.live_tables[name]
        assert await say(live_table, 0, "1") == 1
        await live_table.run_command(0, Leave(id="leave", after=1), lambda number: None)
        for n in range(between):
            await say(live_table, 1, f"{n}", live_table.table.number)
        joined = await registry.take_seat(name, protocol.JoinRequest(name="Bob", seat=0, key=created.key))
        assert joined.seat == 0
        number = await say(live_table, 0, "1")
        assert number == between + 4
        assert await say(live_table, 0, "1") == number
        return name, number

    async def again(registry, passed):
        name, number = passed
        live_table = await registry.live_table(name)
        assert await say(live_table, 0, "1") == number
        for n in range(RECENT_IDS + 1):
            await say(live_table, 1, f"more {n}", live_table.table.number)
        assert await say(live_table, 0, "1") == number
        return passed

    run_with_restarts(new_store, first, again, again)


def test_table_name_that_no_database_knows_is_refused_like_any_other(new_store):
    async def scenario(registry):
        for name in ("\0", "no\0where", "nowhere", "\U0010ffff"):
            with pytest.raises(ServerError) as caught:
                await registry.live_table(name)
            assert caught.value.code == "no_such_table"

    run_with_restarts(new_store, scenario)


def test_lone_surrogates_are_no_json(server):
    created = server.create_table()
    with server.join(created, 0) as ann:
        ann.next()
        ann.socket.send('{"type": "say", "id": "\\ud800", "after": 0, "text": "la"}')
        assert (ann.until("reject")["code"]) == "not_json"
        assert ann.say("say", id="\U0001f600", text="la")["number"] == 2
        assert ann.say("say", id="\U0001f600", text="la")["number"] == 2
