"""A server in its own process, started like any other, and WebSocket clients for it."""

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

from baghdad.core.compilation import can_compile
from tests.server.process_forker import COMMAND, ForkedProcess, Forker

GENEROUS = """[limits]
connection_ms = 1000000.0
seat_ms = 1000000.0
address_ms = 1000000.0
table_rate = 10000.0
talk_rate = 1000000.0
seat_hint_ms = 1000000.0
address_hint_ms = 1000000.0
"""
TIMEOUT = 300  # seconds; rules may be compiled for the first time
PERSON = {"kind": "person", "name": "Ann"}


@cache
def forker() -> Forker:
    """Return the one forker of this test process."""
    return Forker()


class ServerProcess:
    """`baghdad serve` on loopback, on a free port."""

    def __init__(self, data: Path, settings: str = GENEROUS, *arguments: str, call: str = COMMAND) -> None:
        self.data, self.call = data, call
        data.mkdir(parents=True, exist_ok=True)
        (data / "server.toml").write_text(settings)
        self.arguments = arguments
        self.port = "0"
        self.start()

    def start(self) -> None:
        """Start the server, again at the same address if it ran before, and wait until it is ready."""
        arguments = ["serve", "--port", self.port, "--data", str(self.data)]
        arguments += ["--config", str(self.data / "server.toml")]
        out, log = self.data / "out.txt", self.data / "log.txt"
        out.write_text("")
        self.process = ForkedProcess(forker(), [*arguments, *self.arguments], out, log, self.call)
        until = time.monotonic() + TIMEOUT
        while not out.read_text().endswith("\n"):
            assert time.monotonic() < until
            assert self.process.poll() is None, log.read_text()
            time.sleep(0.01)
        self.address = "http" + out.read_text().partition("http")[2].split()[0]
        self.port = self.address.rstrip("/").rpartition(":")[2]
        while self.ask("GET", "readyz")[0] != 200:
            assert time.monotonic() < until
            time.sleep(0.01)

    def wait_until_compiled(self) -> None:
        """Wait until the server runs compiled rules, if it can: it needs more memory then."""
        until = time.monotonic() + TIMEOUT
        while can_compile() and not self.ask("GET", "readyz")[1].get("compiled"):
            assert time.monotonic() < until
            time.sleep(0.1)

    def stop(self, signal_number: int = signal.SIGTERM) -> int:
        """Send a signal, wait for the end and return the exit status."""
        self.process.send_signal(signal_number)
        return self.process.wait()

    def ask(
        self, method: str, path: str, body: Any = None, token: str | None = None, **headers: str
    ) -> tuple[int, Any]:
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, method=method, headers=headers)
        if token is not None:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
                return answer.status, _read(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return error.code, _read(error.read())

    def create_table(self, game: str = "dieb", seats: list[Any] | None = None, **more: Any) -> Any:
        status, created = self.ask("POST", "api/tables", {"game": game, "seats": seats or [PERSON, PERSON], **more})
        assert status == 201, created
        return created

    def stored_actions(self, created: Any) -> dict[int, tuple[int, str]]:
        """Return the stored actions of a match: seat and action by number."""
        select = "SELECT number, seat, text FROM log WHERE name = ? AND kind = 'play'"
        with closing(sqlite3.connect(self.data / "house.sqlite")) as database:
            rows = database.execute(select, (created["table"]["table"],)).fetchall()
        return {number: (seat, text) for number, seat, text in rows}

    def join(self, created: Any, seat: int = 0, **more: Any) -> Client:
        return Client(self.address, created["table"]["table"], created["tokens"][seat], **more)

    def watch(self, created: Any, **more: Any) -> Client:
        return Client(self.address, created["table"]["table"], None, key=created["key"], **more)


def _read(text: bytes) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text.decode()


def small_buffer_socket(address: str) -> socket.socket:
    """Connect with a small receive buffer."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, port = address.removeprefix("http://").rstrip("/").split(":")
    connection.connect((host, int(port)))
    return connection


class Client:
    """A WebSocket client of one seat or spectator. It keeps every frame it gets."""

    def __init__(
        self,
        address: str,
        table: str,
        token: str | None,
        headers: dict[str, str] | None = None,
        small_buffer: bool = False,
        **more: Any,
    ) -> None:
        self.stack = ExitStack()
        raw_socket = small_buffer_socket(address) if small_buffer else None
        opening = connect(
            address.replace("http", "ws", 1) + "ws",
            compression=None,
            max_size=None,
            additional_headers=headers,
            ping_interval=None,
            sock=raw_socket,
            max_queue=1 if small_buffer else None,
        )
        self.socket = self.stack.enter_context(opening)
        self.frames: list[str] = []
        self.waiting: list[Any] = []
        self.number, self.you, self.legal, self.to_act, self.over = 0, None, None, [], False
        self.events: list[Any] = []
        self.commands, self.id_prefix = 0, os.urandom(4).hex()  # ids are unique for a seat, not for a connection
        kind = {"type": "watch"} if token is None else {"type": "hello", "token": token}
        with suppress(ConnectionClosed):  # a refused client gets the reason when it reads
            self.send({**kind, "protocol": 2, "table": table, **more})

    def send(self, message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self, timeout: float = TIMEOUT) -> Any:
        """Return the next message, after updating what the client knows."""
        while not self.waiting:
            frame = self.socket.recv(timeout)
            assert isinstance(frame, str)
            self.frames.append(frame)
            self.waiting = [json.loads(line) for line in frame.split("\n")]
        message = self.waiting.pop(0)
        if message["type"] in ("snapshot", "update"):
            self.number = message["number"]
            self.to_act, self.legal = message.get("to_act", []), message.get("legal")
            self.events += message.get("events", [])
        if message["type"] == "update" and message["kind"] == "play" and not self.to_act:
            self.over = True
        if message["type"] in ("snapshot", "resumed"):
            self.you = message["you"]
        return message

    def until(self, *kinds: str) -> Any:
        """Return the next message of one of these types, skipping others."""
        while True:
            message = self.next()
            if message["type"] in kinds:
                return message

    def say(self, kind: str, **more: Any) -> Any:
        """Send a command or question and return its answer."""
        self.commands += 1
        command_id = more.pop("id", f"{self.id_prefix} {kind} {self.commands}")
        command = {"type": kind, "id": command_id, **more}
        if kind in ("play", "undo", "say", "handover", "takeback", "leave", "start", "again"):
            command.setdefault("after", self.number)
        self.send(command)
        while True:
            message = self.next()
            if message["type"] in ("ack", "reject") and message["id"] == command_id:
                return message

    def close(self) -> None:
        self.stack.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def play_on(clients: list[Client], choose: Any, limit: int = 100_000) -> int:
    """Let clients play until the match is over or some number of actions is played; return that number."""
    played = 0
    while played < limit and not any(client.over for client in clients):
        latest = max(client.number for client in clients)
        for client in clients:
            while client.number < latest:
                client.next()
        mover = next((client for client in clients if client.you in client.to_act and client.legal), None)
        if mover is None:
            clients[0].next()
            continue
        known = mover.number
        answer = mover.say("play", action=choose(mover.legal))
        if answer.get("code") in ("stale", "not_your_turn"):  # others may act at the same time, or the clock
            if mover.number == known:  # the update that it missed hasn't come yet
                mover.legal = None
            continue
        assert answer["type"] == "ack", answer
        while mover.number < answer["number"]:
            mover.next()
        played += 1
    return played


def record_of(server: ServerProcess, created: Any, token: int = 0) -> Any:
    """Return the record of a match, as the server gives it to one of its seats."""
    status, record = server.ask("GET", f"api/tables/{created['table']['table']}/record", token=created["tokens"][token])
    assert status == 200, record
    return record
