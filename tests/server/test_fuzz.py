"""A hundred thousand bad frames of seats, spectators and strangers: each is answered once and disturbs nobody."""

import asyncio
import json
import os
import random
import socket
import statistics
import threading

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from baghdad.server import protocol
from baghdad.server.app import create_app
from baghdad.server.settings import Limits, Settings
from baghdad.server.storage.sqlite import SqliteStore
from baghdad.server.ws.connection import Connection
from tests.server.bad_frames import HANDSHAKE, RawWebSocket, corrupted, valid_frames
from tests.server.server_process import GENEROUS, TIMEOUT, play_on

FRAMES = int(os.environ.get("BAGHDAD_FRAMES", "100000"))
BATCH = 250
USUAL_WAIT = 10  # batches that may be answered during a move
TOLERANT = GENEROUS + "first_word = 1000.0\nbad_frames = 1000000000\nqueued = 100000\nqueued_bytes = 100000000\n"


class Fuzzer:
    """A connection that sends bad frames and counts the answers."""

    def __init__(self, server, table, hello, seed):
        self.socket, self.rng = RawWebSocket(server), random.Random(seed)
        self.frames = valid_frames(table["table"]["table"], table["tokens"][0])
        self.batches = 0
        if hello is not None:
            self.socket.send([(RawWebSocket.TEXT, json.dumps(hello).encode())])
            assert self.socket.messages()[0]["type"] == "snapshot"

    def batch(self):
        """Send a batch of bad frames and a good one; check that there are as many answers, the good one's last."""
        self.batches += 1
        last = f"last {self.batches}"
        self.socket.send(
            [
                *(self.bad_frame() for _ in range(BATCH)),
                (RawWebSocket.TEXT, b'{"type":"view","id":"%s"}' % last.encode()),
            ]
        )
        answers = []
        while not answers or answers[-1]["id"] != last:
            answers += [message for message in self.socket.messages() if message["type"] in ("ack", "reject")]
        assert len(answers) == BATCH + 1
        assert "broken" not in {answer.get("code") for answer in answers}

    def bad_frame(self):
        data = corrupted(self.rng.choice(self.frames), self.rng)
        if self.rng.random() < 0.3:
            return RawWebSocket.BYTES, data
        return RawWebSocket.TEXT, data.decode("utf-8", "replace").encode()


class OtherPlayers(threading.Thread):
    """Two clients that play meanwhile, at one table after the other."""

    def __init__(self, server):
        super().__init__(daemon=True)
        self.server, self.stopping, self.played, self.error = server, False, 0, None
        self.batches, self.waits = 0, []  # batches that others have sent so far, and during each move

    def run(self):
        try:
            while not self.stopping:
                table = self.server.create_table("dieb", options={"decision_cap": 60})
                with self.server.join(table, 0, view=False) as ann, self.server.join(table, 1, view=False) as bob:
                    ann.next(), bob.next()
                    while not self.stopping and not (ann.over or bob.over):
                        began = self.batches
                        self.played += play_on([ann, bob], random.Random(self.played).choice, 1)
                        self.waits.append(self.batches - began)
        except Exception as error:
            self.error = error


@pytest.mark.slow
def test_a_hundred_thousand_bad_frames_get_one_answer_each_and_disturb_nobody(own_server):
    server = own_server(TOLERANT)
    table = server.create_table("dieb", options={"decision_cap": 1000})
    common = {"protocol": 2, "table": table["table"]["table"], "view": False}
    # It isn't this seat's turn: a hint that is requested by chance is refused without computing.
    seated, watching = {"type": "hello", "token": table["tokens"][1]}, {"type": "watch", "key": table["key"]}
    fuzzers = [Fuzzer(server, table, {**seated, **common}, 1), Fuzzer(server, table, {**watching, **common}, 2)]
    fuzzers.append(Fuzzer(server, table, None, 3))
    others = OtherPlayers(server)
    others.start()
    sent = 0
    try:
        while sent < FRAMES:
            for fuzzer in fuzzers:
                fuzzer.batch()
                others.batches += 1
                sent += BATCH
    finally:
        others.stopping = True
        others.join(TIMEOUT)
        for fuzzer in fuzzers:
            fuzzer.socket.close()
    assert others.error is None
    assert others.played > 20
    # Not the longest wait: the disk of a busy machine may take seconds for one move.
    assert statistics.median(others.waits) < USUAL_WAIT, "moves wait for too many frames"
    with server.join(table) as ann:
        assert ann.next()["type"] == "snapshot"
        assert ann.say("view")["type"] == "ack"
    assert "baghdad_errors_total{" not in server.ask("GET", "metrics")[1]
    assert '"what":"error"' not in (server.data / "log.txt").read_text()
    assert server.stop() == 0


def test_random_bytes_on_the_socket_disturb_nobody(own_server):
    server = own_server()
    table = server.create_table()
    rng = random.Random(5)
    host, port = server.address.removeprefix("http://").rstrip("/").split(":")
    with server.join(table) as ann:
        ann.next()
        for n in range(150):
            with socket.create_connection((host, int(port))) as raw:
                raw.settimeout(TIMEOUT)
                if n % 3:
                    raw.sendall(HANDSHAKE)
                    raw.recv(1000)
                raw.sendall(
                    rng.choice([b"", b"\x81\xfe", b"\x89\xff\xff", b"GET "]) + rng.randbytes(rng.randrange(200))
                )
            assert n % 10 or ann.say("view")["type"] == "ack"
    assert "baghdad_errors_total{" not in server.ask("GET", "metrics")[1]
    assert server.stop() == 0


# --- frames that hypothesis makes up -----------------------------------------------------------------------------

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
TYPES = st.sampled_from([kind.__struct_config__.tag for kind in protocol.Incoming.__args__] + ["x", ""])
FIELDS = st.sampled_from(
    ["id", "after", "action", "token", "table", "protocol", "last_seen", "seat", "bot", "key", "text"]
)
FRAME = st.one_of(
    st.binary(max_size=60),
    VALUES.map(lambda value: json.dumps(value).encode()),
    st.builds(
        lambda kind, more: json.dumps({"type": kind, **more}).encode(),
        TYPES,
        st.dictionaries(FIELDS, VALUES, max_size=5),
    ),
)


def connection(**limits):
    """Return a connection without a network."""
    context = create_app(SqliteStore.__new__(SqliteStore), Settings(limits=Limits(**limits))).state.context

    async def nothing(message=None):
        await asyncio.sleep(3600)

    return Connection(context, {"headers": [], "client": ("here", 1)}, nothing, nothing)


@settings(max_examples=50, deadline=None, suppress_health_check=list(HealthCheck))
@given(frames=st.lists(FRAME, min_size=10, max_size=10))
def test_any_frame_is_decoded_or_gets_one_reject(frames):
    """Decode made-up frames; each is a message or gets exactly one reject."""

    async def scenario():
        client = connection(bad_frames=1000)
        for frame in [*frames, b'\xff{"type": "play"}', b'{"type": "play", "id": "\xff"}']:
            before = len(client.queue)
            message = client.decode(frame)
            assert len(client.queue) - before == (message is None)
            if message is not None and not isinstance(message, protocol.Hello | protocol.Watch):
                await client.handle(message)
                assert json.loads(client.queue[-1])["code"] == "hello_first"

    asyncio.run(scenario())
