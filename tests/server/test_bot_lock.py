"""The bot lock: one of several nodes acts for a table's computer players; when it dies, another does."""

import asyncio
from collections import Counter

import pytest

from baghdad.server import protocol
from baghdad.server.automation import automation, bot_choices
from tests.server.in_process import PERSON, play
from tests.server.server_process import TIMEOUT
from tests.server.test_nodes import run_with_two_registries, until

BOT = protocol.SeatWish("bot", bot="apprentice")


@pytest.fixture
def decisions(monkeypatch):
    """Count the decisions of computer players by the number of moves before them."""
    counted = Counter()

    def bot_choice(match, *arguments):
        counted[match.moves] += 1
        return bot_choices.bot_choice(match, *arguments)

    monkeypatch.setattr(automation, "bot_choice", bot_choice)
    return counted


def release_when_both_know(store, one, other):
    """Have a lock released only when both nodes know of the move; otherwise the other node might decide again."""
    release = store.release_bot_lock

    async def release_later(table):
        await until(lambda: one.table.number == other.table.number)
        await release(table)

    store.release_bot_lock = release_later


def test_each_bot_decision_is_made_by_one_node(database, decisions):
    async def scenario(here, there):
        created = await here.create_table(protocol.NewTable(game="dieb", seats=[PERSON, BOT]))
        one = here.live_tables[created.table.table]
        other = await there.live_table(created.table.table)
        for store in (here.store, there.store):
            release_when_both_know(store, one, other)
        for turn in range(30):
            live_table = (one, other)[turn % 2]
            await until(lambda: one.table.number == other.table.number and not one.table.blocking_bots)
            if live_table.table.to_act != (0,):
                break
            await play(live_table, 0, live_table.legal(0)[-1])
        await until(lambda: one.table.number == other.table.number and not one.table.blocking_bots)

    run_with_two_registries(database, scenario)
    assert decisions
    assert set(decisions.values()) == {1}, decisions


def test_another_node_gets_the_bot_lock_when_its_holder_dies(database):
    async def scenario(here, there):
        assert await here.store.acquire_bot_lock("table")
        assert not await there.store.acquire_bot_lock("table")
        here.store.bot_lock.connection.terminate()
        async with asyncio.timeout(TIMEOUT):
            while not await there.store.acquire_bot_lock("table"):
                await asyncio.sleep(0.05)
        await there.store.release_bot_lock("table")
        assert await here.store.acquire_bot_lock("table")
        await here.store.release_bot_lock("table")

    run_with_two_registries(database, scenario)
