"""Whoever reads too slowly is cut off, keeps nobody waiting, and misses nothing."""

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed

from baghdad.cli import main
from baghdad.house import serving
from baghdad.house.app import application
from baghdad.house.limits import Limits, Settings
from baghdad.house.sockets import Connection
from baghdad.house.sqlite import SqliteStore
from tests.house.houses import GENEROUS, PERSON

WITHOUT_PINGS = "tests.house.test_slow_readers:without_pings"


def without_pings(arguments):
    """A house that sends no pings: who reads nothing answers none, and on a busy machine would be cut off for that."""
    serving.PING_SECONDS = None
    return int(main(arguments) or 0)


def connection(send=None, **limits):
    """A connection without a network."""
    house = application(SqliteStore.__new__(SqliteStore), Settings(limits=Limits(**limits))).state.house

    async def nothing(message=None):
        await asyncio.sleep(3600)

    return Connection(house, {"headers": [], "client": ("here", 1)}, nothing, send or nothing)


def test_a_slow_reader_is_cut_off_and_keeps_nobody_waiting():
    async def story():
        slow = connection(queued=10)
        speaking = asyncio.ensure_future(slow.speak())
        await asyncio.sleep(0)
        for n in range(30):
            slow.tell(b"%d" % n)
            await asyncio.sleep(0)
        assert slow.why == "slow_reader"
        assert len(slow.queue) <= 1
        speaking.cancel()

    asyncio.run(story())


LONG_WORDS = "🐪" * 500


def talk(client, times):
    """Says something long, so often, without waiting for the answers in between."""
    start = client.commands
    for n in range(times):
        client.send({"type": "say", "id": f"{start + n}", "after": 0, "text": LONG_WORDS})
    client.commands += times
    for _ in range(times):
        client.until("ack")


def numbers_of(frames):
    messages = [json.loads(line) for frame in frames for line in frame.split("\n")]
    return [message["number"] for message in messages if message["type"] == "news"]


def test_a_slow_reader_is_cut_off_and_gets_everything_when_it_comes_back(own_house):
    house = own_house(GENEROUS + "queued = 50\n", call=WITHOUT_PINGS)
    table = house.found("voleurs", [PERSON] * 3)
    with house.sit(table, 0, narrow=True) as slow, house.sit(table, 1, view=False, legal="none") as bob:
        slow.until("snapshot")
        bob.next()
        for _ in range(400):  # until no buffer between the house and the reader takes any more
            talk(bob, 20)
            if 'baghdad_closed_total{code="slow_reader"}' in house.ask("GET", "metrics")[1]:
                break
        else:
            pytest.fail("nobody was cut off")
        talk(bob, 20)
        with pytest.raises(ConnectionClosed) as closed:
            slow.until("never")
        last = closed.value.rcvd  # which comes only if the reader makes room for it soon enough
        assert last is None or (last.code, last.reason) == (4408, "slow_reader")
        with house.sit(table, 0, have=slow.number) as again:
            assert again.next()["type"] == "resumed"
            while again.number < bob.number:
                again.next()
            numbers = numbers_of(slow.frames + again.frames)
            assert numbers == list(range(2, numbers[-1] + 1))
            assert again.say("view")["type"] == "ack"


def test_who_missed_more_than_may_wait_gets_a_snapshot(own_house):
    house = own_house(GENEROUS + "queued_bytes = 60000\n")
    table = house.found()
    with house.sit(table, 1, view=False, legal="none") as bob:
        bob.next()
        talk(bob, 10)
        with house.sit(table, 0, have=1) as ann:
            assert ann.next()["type"] == "resumed"
        talk(bob, 10)
        with house.sit(table, 0, have=1, view=False) as ann:
            assert ann.next()["type"] == "snapshot"
            assert ann.say("view")["type"] == "ack"


def test_a_reader_of_too_many_bytes_is_cut_off():
    async def story():
        slow = connection(queued_bytes=1000)
        for _ in range(5):
            slow.tell(b"x" * 300)
        assert slow.why == "slow_reader"

    asyncio.run(story())
