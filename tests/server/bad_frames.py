"""Frames that are wrong in one way or another, and a client that sends many of them at once."""

import json
import socket

from tests.server.server_process import TIMEOUT

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


def valid_frames(table, token):
    """Return one message of each type that a client may send; none of them changes anything."""
    command, question = {"id": "i", "after": 10**9}, {"id": "i"}
    return [
        {
            "type": "hello",
            "protocol": 2,
            "table": table,
            "token": token[:-1],
            "last_seen": 0,
            "view": False,
            "legal": "none",
        },
        {"type": "watch", "protocol": 2, "table": table, "key": token[:-1], "last_seen": 0, "view": False},
        {"type": "play", **command, "action": "place a"},
        {"type": "undo", **command, "after": 0},
        {"type": "say", **command, "key": "chat-helo"},
        {"type": "handover", **command, "bot": "nobody"},
        {"type": "takeback", **command},
        {"type": "leave", **command, "after": -1},
        {"type": "start", **command, "bot": "nobody"},
        {"type": "again", **command},
        {"type": "view", **question, "number": 10**9},
        {"type": "legal", **question, "x": 1},
        {"type": "why_not", **question, "action": "smuggle a"},
        {"type": "query", **question, "text": "scan z9"},
        {"type": "hint", **question, "x": 1},
        {"type": "history", **question, "since": 10**9},
        {"type": "mute", **question, "seat": 15},
    ]


def corrupted(frame, rng):
    """Return a frame with something wrong in it: a value, a field, a type, a byte."""
    way = rng.randrange(6)
    message = dict(frame)
    names = [name for name in message if name != "type"]
    if way == 0:
        message[rng.choice(names)] = rng.choice(TEXTS + NUMBERS)
    elif way == 1:
        message[rng.choice(names)] = rng.choice([[], {}, [dict(message)], {"a": [None]}, "y" * rng.randrange(3000)])
    elif way == 2:
        del message[rng.choice(names)]
    elif way == 3:
        message["type"] = rng.choice([*TEXTS, 7, None, "helo", "play"])
    if message.get("type") == "leave":
        message["after"] = -1
    data = json.dumps(message).encode()
    if way == 4:
        at = rng.randrange(len(data))
        return data[:at] + rng.randbytes(rng.randrange(4)) + data[at + rng.randrange(3) :]
    return data[: rng.randrange(len(data))] if way == 5 else data


HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class RawWebSocket:
    """A minimal WebSocket client that sends many frames at once, as fast as the server reads."""

    TEXT, BYTES = b"\x81", b"\x82"

    def __init__(self, server):
        host, port = server.address.removeprefix("http://").rstrip("/").split(":")
        self.socket = socket.create_connection((host, int(port)), timeout=TIMEOUT)
        self.socket.sendall(HANDSHAKE)
        self.file = self.socket.makefile("rb")
        while self.file.readline() != b"\r\n":
            pass

    def send(self, frames):
        """Send frames, each masked with zeros."""
        parts = []
        for kind, data in frames:
            size = len(data)
            head = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
            parts.append(kind + head + b"\x00\x00\x00\x00" + data)
        self.socket.sendall(b"".join(parts))

    def messages(self):
        """Return the messages of the next frame."""
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
        self.socket.close()
