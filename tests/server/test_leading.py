"""Only one of several nodes thinks for a table's computer players; when it dies, another does."""

import asyncio
from collections import Counter

import pytest

from baghdad.server import protocol
from baghdad.server.automation import automation, worker_pool
from tests.server.halls import PERSON, played
from tests.server.houses import PATIENCE
from tests.server.test_nodes import database, in_two_halls, until  # noqa: F401

BOT = protocol.SeatWish("bot", bot="apprentice")


@pytest.fixture
def thoughts(monkeypatch):
    """How often somebody decided, by how the match stood."""
    found = Counter()

    def decide(match, *facts):
        found[match.moves] += 1
        return worker_pool.decide(match, *facts)

    monkeypatch.setattr(automation, "decide", decide)
    return found


def told_before_given_back(store, one, other):
    """Has a lock given back only when both nodes know of the move: else the other might think again."""
    follow = store.follow

    async def later(table):
        await until(lambda: one.table.number == other.table.number)
        await follow(table)

    store.follow = later


def test_a_position_is_thought_about_once(database, thoughts):  # noqa: F811
    async def story(here, there):
        made = await here.found(protocol.NewTable(game="dieb", seats=[PERSON, BOT]))
        one = here.live[made.table.table]
        other = await there.table(made.table.table)
        for store in (here.store, there.store):
            told_before_given_back(store, one, other)
        for turn in range(30):
            live = (one, other)[turn % 2]
            await until(lambda: one.table.number == other.table.number and not one.table.blocking_bots)
            if live.table.to_act != (0,):
                break
            await played(live, 0, live.legal(0)[-1])
        await until(lambda: one.table.number == other.table.number and not one.table.blocking_bots)

    in_two_halls(database, story)
    assert thoughts
    assert set(thoughts.values()) == {1}, thoughts


def test_when_the_node_that_thinks_dies_another_takes_over(database):  # noqa: F811
    async def story(here, there):
        assert await here.store.lead("table")
        assert not await there.store.lead("table")
        here.store.leading.line.terminate()
        async with asyncio.timeout(PATIENCE):
            while not await there.store.lead("table"):
                await asyncio.sleep(0.05)
        await there.store.follow("table")
        assert await here.store.lead("table")
        await here.store.follow("table")

    in_two_halls(database, story)
