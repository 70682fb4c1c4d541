"""A hundred thousand bad frames, at seats, from spectators and strangers: each is answered once, and nobody notices."""

import asyncio
import json
import os
import random
import socket
import threading

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from baghdad.server import protocol
from baghdad.server.app import application
from baghdad.server.settings import Limits, Settings
from baghdad.server.storage.sqlite import SqliteStore
from baghdad.server.ws.connection import Connection
from tests.server.houses import GENEROUS, PATIENCE, play_on

FRAMES = int(os.environ.get("BAGHDAD_FRAMES", "100000"))
AT_ONCE = 250
PATIENT = GENEROUS + "first_word = 1000.0\nbad_frames = 1000000000\nqueued = 100000\nqueued_bytes = 100000000\n"
TEXTS = [
    "",
    "x",
    "end",
    "place a",
    "chat-hello",
    "\x00",
    "é" * 40,
    "1e999",
    "null",
    "\ud800",
    "'; DROP TABLE log; --",
    "[" * 50,
]
NUMBERS = [0, 1, -1, 2**31, 2**53, 2**53 + 1, 2**64, 10**400, 0.5, 1e308, True, None]


def real_frames(table, token):
    """One of each kind that a client may send; none of them does anything for good."""
    order, question = {"id": "i", "after": 10**9}, {"id": "i"}
    return [
        {
            "type": "hello",
            "protocol": 1,
            "table": table,
            "token": token[:-1],
            "have": 0,
            "view": False,
            "legal": "none",
        },
        {"type": "watch", "protocol": 1, "table": table, "key": token[:-1], "have": 0, "view": False},
        {"type": "play", **order, "action": "place a"},
        {"type": "undo", **order, "after": 0},
        {"type": "say", **order, "key": "chat-helo"},
        {"type": "handover", **order, "bot": "nobody"},
        {"type": "takeback", **order},
        {"type": "leave", **order, "after": -1},
        {"type": "start", **order, "bot": "nobody"},
        {"type": "again", **order},
        {"type": "view", **question, "number": 10**9},
        {"type": "legal", **question, "x": 1},
        {"type": "why_not", **question, "action": "smuggle a"},
        {"type": "hint", **question, "x": 1},
        {"type": "history", **question, "since": 10**9},
        {"type": "mute", **question, "seat": 15},
    ]


def spoilt(frame, dice):
    """A frame with something wrong in it: a value, a field, a type, a byte."""
    way = dice.randrange(6)
    message = dict(frame)
    names = [name for name in message if name != "type"]
    if way == 0:
        message[dice.choice(names)] = dice.choice(TEXTS + NUMBERS)
    elif way == 1:
        message[dice.choice(names)] = dice.choice([[], {}, [dict(message)], {"a": [None]}, "y" * dice.randrange(3000)])
    elif way == 2:
        del message[dice.choice(names)]
    elif way == 3:
        message["type"] = dice.choice([*TEXTS, 7, None, "helo", "play"])
    if message.get("type") == "leave":
        message["after"] = -1
    data = json.dumps(message).encode()
    if way == 4:
        at = dice.randrange(len(data))
        return data[:at] + dice.randbytes(dice.randrange(4)) + data[at + dice.randrange(3) :]
    return data[: dice.randrange(len(data))] if way == 5 else data


HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Line:
    """A WebSocket with nothing around it: many frames at once, as quickly as the house reads."""

    TEXT, BYTES = b"\x81", b"\x82"

    def __init__(self, house):
        host, port = house.address.removeprefix("http://").rstrip("/").split(":")
        self.line = socket.create_connection((host, int(port)), timeout=PATIENCE)
        self.line.sendall(HANDSHAKE)
        self.file = self.line.makefile("rb")
        while self.file.readline() != b"\r\n":
            pass

    def send(self, frames):
        """Each masked with zeros, which changes nothing."""
        parts = []
        for kind, data in frames:
            size = len(data)
            head = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
            parts.append(kind + head + b"\x00\x00\x00\x00" + data)
        self.line.sendall(b"".join(parts))

    def messages(self):
        """The next frame's."""
        while True:
            kind, size = self.file.read(2)
            if size >= 126:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            data = self.file.read(size)
            if kind == 0x81:
                return [json.loads(line) for line in data.split(b"\n")]
            assert kind == 0x89, (kind, data)  # a ping
            self.send([(b"\x8a", data)])

    def close(self):
        self.file.close()
        self.line.close()


class Fuzzer:
    """A connection that sends bad frames and counts the answers."""

    def __init__(self, house, table, hello, seed):
        self.line, self.dice = Line(house), random.Random(seed)
        self.frames = real_frames(table["table"]["table"], table["tokens"][0])
        self.batches = 0
        if hello is not None:
            self.line.send([(Line.TEXT, json.dumps(hello).encode())])
            assert self.line.messages()[0]["type"] == "snapshot"

    def batch(self):
        """So many bad frames, then a good one: as many answers as frames, and the last is that of the last."""
        self.batches += 1
        name = f"last {self.batches}"
        self.line.send(
            [*(self.bad_frame() for _ in range(AT_ONCE)), (Line.TEXT, b'{"type":"view","id":"%s"}' % name.encode())]
        )
        answers = []
        while not answers or answers[-1]["id"] != name:
            answers += [message for message in self.line.messages() if message["type"] in ("ack", "reject")]
        assert len(answers) == AT_ONCE + 1
        assert "broken" not in {answer.get("code") for answer in answers}

    def bad_frame(self):
        data = spoilt(self.dice.choice(self.frames), self.dice)
        if self.dice.random() < 0.3:
            return Line.BYTES, data
        return Line.TEXT, data.decode("utf-8", "replace").encode()


class Bystanders(threading.Thread):
    """Two people who play meanwhile, table after table."""

    def __init__(self, house):
        super().__init__(daemon=True)
        self.house, self.stopping, self.played, self.error = house, False, 0, None
        self.batches, self.slowest = 0, 0  # that others have sent so far, and during one of our moves

    def run(self):
        try:
            while not self.stopping:
                table = self.house.found("dieb", options={"decision_cap": 60})
                with self.house.sit(table, 0, view=False) as ann, self.house.sit(table, 1, view=False) as bob:
                    ann.next(), bob.next()
                    while not self.stopping and not (ann.over or bob.over):
                        began = self.batches
                        self.played += play_on([ann, bob], random.Random(self.played).choice, 1)
                        self.slowest = max(self.slowest, self.batches - began)
        except Exception as error:
            self.error = error


@pytest.mark.slow
def test_a_hundred_thousand_bad_frames_are_answered_once_each_and_disturb_nobody(own_house):
    house = own_house(PATIENT)
    table = house.found("dieb", options={"decision_cap": 1000})
    place = {"protocol": 1, "table": table["table"]["table"], "view": False}
    # It isn't this seat's turn: a hint that is asked for well by chance takes no thought.
    seated, watching = {"type": "hello", "token": table["tokens"][1]}, {"type": "watch", "key": table["key"]}
    fuzzers = [Fuzzer(house, table, {**seated, **place}, 1), Fuzzer(house, table, {**watching, **place}, 2)]
    fuzzers.append(Fuzzer(house, table, None, 3))
    others = Bystanders(house)
    others.start()
    sent = 0
    try:
        while sent < FRAMES:
            for fuzzer in fuzzers:
                fuzzer.batch()
                others.batches += 1
                sent += AT_ONCE
    finally:
        others.stopping = True
        others.join(PATIENCE)
        for fuzzer in fuzzers:
            fuzzer.line.close()
    assert others.error is None
    assert others.played > 20
    assert others.slowest < max(20, others.batches // 4), "a move doesn't wait for so many frames"
    with house.sit(table) as ann:
        assert ann.next()["type"] == "snapshot"
        assert ann.say("view")["type"] == "ack"
    assert "baghdad_errors_total{" not in house.ask("GET", "metrics")[1]
    assert '"what":"error"' not in (house.data / "log.txt").read_text()
    assert house.stop() == 0


def test_bytes_that_are_no_websocket_and_no_http_disturb_nobody(own_house):
    house = own_house()
    table = house.found()
    dice = random.Random(5)
    host, port = house.address.removeprefix("http://").rstrip("/").split(":")
    with house.sit(table) as ann:
        ann.next()
        for n in range(150):
            with socket.create_connection((host, int(port))) as line:
                line.settimeout(PATIENCE)
                if n % 3:
                    line.sendall(HANDSHAKE)
                    line.recv(1000)
                line.sendall(
                    dice.choice([b"", b"\x81\xfe", b"\x89\xff\xff", b"GET "]) + dice.randbytes(dice.randrange(200))
                )
            assert n % 10 or ann.say("view")["type"] == "ack"
    assert "baghdad_errors_total{" not in house.ask("GET", "metrics")[1]
    assert house.stop() == 0


# --- frames that hypothesis makes up -----------------------------------------------------------------------------

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
TYPES = st.sampled_from([kind.__struct_config__.tag for kind in protocol.Incoming.__args__] + ["x", ""])
FIELDS = st.sampled_from(["id", "after", "action", "token", "table", "protocol", "have", "seat", "bot", "key", "text"])
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
    """A connection without a network."""
    house = application(SqliteStore.__new__(SqliteStore), Settings(limits=Limits(**limits))).state.house

    async def nothing(message=None):
        await asyncio.sleep(3600)

    return Connection(house, {"headers": [], "client": ("here", 1)}, nothing, nothing)


@settings(max_examples=50, deadline=None, suppress_health_check=list(HealthCheck))
@given(frames=st.lists(FRAME, min_size=10, max_size=10))
def test_no_frame_whatever_breaks_a_connection(frames):
    """Each is understood or gets exactly one reject."""

    async def story():
        line = connection(bad_frames=1000)
        for frame in [*frames, b'\xff{"type": "play"}', b'{"type": "play", "id": "\xff"}']:
            before = len(line.queue)
            message = line.read(frame)
            assert len(line.queue) - before == (message is None)
            if message is not None and not isinstance(message, protocol.Hello | protocol.Watch):
                await line.heed(message)
                assert json.loads(line.queue[-1])["code"] == "hello_first"

    asyncio.run(story())
