"""Backpressure: slow readers are disconnected, block nobody, and miss nothing when they reconnect."""

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed

from baghdad.cli import main
from baghdad.server import runner
from baghdad.server.app import create_app
from baghdad.server.settings import Limits, Settings
from baghdad.server.storage.sqlite import SqliteStore
from baghdad.server.ws.connection import Connection
from tests.server.server_process import GENEROUS, PERSON


def connection(send=None, **limits):
    """Return a connection without a network."""
    context = create_app(SqliteStore.__new__(SqliteStore), Settings(limits=Limits(**limits))).state.context

    async def nothing(message=None):
        await asyncio.sleep(3600)

    return Connection(context, {"headers": [], "client": ("here", 1)}, nothing, send or nothing)


def test_slow_reader_is_disconnected_and_blocks_nobody():
    async def scenario():
        slow = connection(queued=10)
        for n in range(30):
            slow.enqueue(b"%d" % n)
            await asyncio.sleep(0)
        assert slow.close_reason == "slow_reader"
        assert len(slow.queue) <= 1
        slow.sender.cancel()

    asyncio.run(scenario())


LONG_TEXT = "🐪" * 500
WITHOUT_PINGS = "tests.server.test_slow_readers:serve_without_pings"


def serve_without_pings(arguments):
    """Run a server that sends no pings: a client that reads nothing answers none, and would be cut off for that."""
    runner.PING_SECONDS = None
    return int(main(arguments) or 0)


def send_chat(client, times):
    """Send many long chat messages at once and wait for their answers."""
    start = client.commands
    for n in range(times):
        client.send({"type": "say", "id": f"{start + n}", "after": 0, "text": LONG_TEXT})
    client.commands += times
    for _ in range(times):
        client.until("ack")


def numbers_of(frames):
    messages = [json.loads(line) for frame in frames for line in frame.split("\n")]
    return [message["number"] for message in messages if message["type"] == "update"]


def test_slow_reader_is_disconnected_and_misses_nothing_after_reconnecting(own_server):
    server = own_server(GENEROUS + "queued = 50\n", call=WITHOUT_PINGS)
    table = server.create_table("voleurs", [PERSON] * 3, options={"draw_first": False})
    with server.join(table, 0, small_buffer=True) as slow, server.join(table, 1, view=False, legal="none") as bob:
        slow.until("snapshot")
        bob.next()
        for _ in range(400):  # until all buffers between the server and the reader are full
            send_chat(bob, 20)
            if 'baghdad_closed_total{code="slow_reader"}' in server.ask("GET", "metrics")[1]:
                break
        else:
            pytest.fail("nobody was disconnected")
        send_chat(bob, 20)
        with pytest.raises(ConnectionClosed) as closed:
            slow.until("never")
        last = closed.value.rcvd  # comes only if the reader makes room for it soon enough
        assert last is None or (last.code, last.reason) == (4408, "slow_reader")
        with server.join(table, 0, last_seen=slow.number) as again:
            assert again.next()["type"] == "resumed"
            while again.number < bob.number:
                again.next()
            numbers = numbers_of(slow.frames + again.frames)
            assert numbers == list(range(2, numbers[-1] + 1))
            assert again.say("view")["type"] == "ack"


def test_client_that_missed_too_much_gets_a_snapshot(own_server):
    server = own_server(GENEROUS + "queued_bytes = 60000\n")
    table = server.create_table()
    with server.join(table, 1, view=False, legal="none") as bob:
        bob.next()
        send_chat(bob, 10)
        with server.join(table, 0, last_seen=1) as ann:
            assert ann.next()["type"] == "resumed"
        send_chat(bob, 10)
        with server.join(table, 0, last_seen=1, view=False) as ann:
            assert ann.next()["type"] == "snapshot"
            assert ann.say("view")["type"] == "ack"


def test_reader_with_too_many_queued_bytes_is_disconnected():
    async def scenario():
        slow = connection(queued_bytes=1000)
        for _ in range(5):
            slow.enqueue(b"x" * 300)
        assert slow.close_reason == "slow_reader"

    asyncio.run(scenario())
