"""Houses to test: one in its own process, as anyone runs it, and clients that play there."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import time
import urllib.error
import urllib.request
from contextlib import ExitStack, closing, suppress
from functools import cache
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.forking import COMMAND, Forked, Nest

GENEROUS = """[limits]
connection_rate = 100000.0
token_rate = 100000.0
address_rate = 1000000.0
http_rate = 100000.0
table_rate = 10000.0
thinking_rate = 1000.0
"""
PATIENCE = 300  # seconds, in which rules may be compiled for the first time
PERSON = {"kind": "person", "name": "Ann"}


@cache
def nest() -> Nest:
    """One for all houses of this test process."""
    return Nest()


class HouseProcess:
    """`baghdad serve` on loopback, on a port that was free."""

    def __init__(self, data: Path, settings: str = GENEROUS, *arguments: str, call: str = COMMAND) -> None:
        self.data, self.call = data, call
        data.mkdir(parents=True, exist_ok=True)
        (data / "house.toml").write_text(settings)
        self.arguments = arguments
        self.port = "0"
        self.start()

    def start(self) -> None:
        """Starts it, once more perhaps, and then at the same address."""
        arguments = ["serve", "--port", self.port, "--data", str(self.data)]
        arguments += ["--config", str(self.data / "house.toml")]
        out, log = self.data / "out.txt", self.data / "log.txt"
        out.write_text("")
        self.process = Forked(nest(), [*arguments, *self.arguments], out, log, self.call)
        until = time.monotonic() + PATIENCE
        while not out.read_text().endswith("\n"):
            assert time.monotonic() < until
            assert self.process.poll() is None, log.read_text()
            time.sleep(0.01)
        self.address = "http" + out.read_text().partition("http")[2].strip()
        self.port = self.address.rstrip("/").rpartition(":")[2]
        while self.ask("GET", "readyz")[0] != 200:
            assert time.monotonic() < until
            time.sleep(0.01)

    def stop(self, how: int = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        return self.process.wait()

    def ask(
        self, method: str, path: str, body: Any = None, token: str | None = None, **headers: str
    ) -> tuple[int, Any]:
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, method=method, headers=headers)
        if token is not None:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, _read(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return error.code, _read(error.read())

    def found(self, game: str = "dieb", seats: list[Any] | None = None, **more: Any) -> Any:
        status, founded = self.ask("POST", "api/tables", {"game": game, "seats": seats or [PERSON, PERSON], **more})
        assert status == 201, founded
        return founded

    def kept_actions(self, founded: Any) -> dict[int, tuple[int, str]]:
        """What is stored of a match: seat and action by number."""
        select = "SELECT number, seat, text FROM log WHERE name = ? AND kind = 'play'"
        with closing(sqlite3.connect(self.data / "house.sqlite")) as kept:
            rows = kept.execute(select, (founded["table"]["table"],)).fetchall()
        return {number: (seat, text) for number, seat, text in rows}

    def sit(self, founded: Any, seat: int = 0, **more: Any) -> Client:
        return Client(self.address, founded["table"]["table"], founded["tokens"][seat], **more)

    def watch(self, founded: Any, **more: Any) -> Client:
        return Client(self.address, founded["table"]["table"], None, key=founded["key"], **more)


def _read(text: bytes) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text.decode()


def narrow_socket(address: str) -> socket.socket:
    """A connection that takes in very little at once."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, port = address.removeprefix("http://").rstrip("/").split(":")
    found.connect((host, int(port)))
    return found


class Client:
    """One seat, over a WebSocket. Keeps every frame it got."""

    def __init__(
        self,
        address: str,
        table: str,
        token: str | None,
        headers: dict[str, str] | None = None,
        narrow: bool = False,
        **more: Any,
    ) -> None:
        self.stack = ExitStack()
        line = narrow_socket(address) if narrow else None
        opening = connect(
            address.replace("http", "ws", 1) + "ws",
            compression=None,
            max_size=None,
            additional_headers=headers,
            ping_interval=None,
            sock=line,
            max_queue=1 if narrow else None,
        )
        self.line = self.stack.enter_context(opening)
        self.frames: list[str] = []
        self.waiting: list[Any] = []
        self.number, self.you, self.legal, self.to_act, self.over = 0, None, None, [], False
        self.events: list[Any] = []
        self.commands, self.who = 0, os.urandom(4).hex()  # an id counts once for a seat, whoever says it
        kind = {"type": "watch"} if token is None else {"type": "hello", "token": token}
        with suppress(ConnectionClosed):  # whoever isn't let in hears why when it listens
            self.send({**kind, "protocol": 1, "table": table, **more})

    def send(self, message: Any) -> None:
        self.line.send(json.dumps(message))

    def next(self, timeout: float = PATIENCE) -> Any:
        """The next message, taken in."""
        while not self.waiting:
            frame = self.line.recv(timeout)
            assert isinstance(frame, str)
            self.frames.append(frame)
            self.waiting = [json.loads(line) for line in frame.split("\n")]
        message = self.waiting.pop(0)
        if message["type"] in ("snapshot", "news"):
            self.number = message["number"]
            self.to_act, self.legal = message.get("to_act", []), message.get("legal")
            self.events += message.get("events", [])
        if message["type"] == "news" and message["kind"] == "play" and not self.to_act:
            self.over = True
        if message["type"] in ("snapshot", "resumed"):
            self.you = message["you"]
        return message

    def until(self, *kinds: str) -> Any:
        """Skips to a message of one of these kinds."""
        while True:
            message = self.next()
            if message["type"] in kinds:
                return message

    def say(self, kind: str, **more: Any) -> Any:
        """A command or question, and its one answer."""
        self.commands += 1
        name = more.pop("id", f"{self.who} {kind} {self.commands}")
        command = {"type": kind, "id": name, **more}
        if kind in ("play", "undo", "say", "handover", "takeback", "leave", "start", "again"):
            command.setdefault("after", self.number)
        self.send(command)
        while True:
            message = self.next()
            if message["type"] in ("ack", "reject") and message["id"] == name:
                return message

    def close(self) -> None:
        self.stack.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def play_on(clients: list[Client], choose: Any, most: int = 100_000) -> int:
    """Lets clients play, one at a time, until the match is over or so many actions are played."""
    played = 0
    while played < most and not any(client.over for client in clients):
        latest = max(client.number for client in clients)
        for client in clients:
            while client.number < latest:
                client.next()
        mover = next((client for client in clients if client.you in client.to_act and client.legal), None)
        if mover is None:
            clients[0].next()
            continue
        knew = mover.number
        answer = mover.say("play", action=choose(mover.legal))
        if answer.get("code") in ("stale", "not_your_turn"):  # others may act at the same time, or the clock
            if mover.number == knew:  # what it is late for hasn't been told yet
                mover.legal = None
            continue
        assert answer["type"] == "ack", answer
        while mover.number < answer["number"]:
            mover.next()
        played += 1
    return played


def record_of(house: HouseProcess, founded: Any, token: int = 0) -> Any:
    """The record of a match, as the house gives it to one of its seats."""
    status, record = house.ask("GET", f"api/tables/{founded['table']['table']}/record", token=founded["tokens"][token])
    assert status == 200, record
    return record
