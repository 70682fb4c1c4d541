"""Restarts of a real PostgreSQL while two nodes are busy: no node falls silent, nothing is lost or stored twice.

`python -m tests.server.database_restarts --restarts 100` runs many; the suite runs a few.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from tests.server.postgres_server import FAST, IMMEDIATE, PostgresServer, postgres_server
from tests.server.server_process import GENEROUS, ServerProcess

TABLES = 3
ENOUGH = 3  # acknowledged commands of every seat between two restarts
SILENCE_SECONDS = 120.0  # a seat that isn't answered for that long is at a silent node
PAUSE_SECONDS = 0.05


class Speaker(threading.Thread):
    """One seat at one node. It says one thing after the other, and each again until it is acknowledged."""

    def __init__(self, server: ServerProcess, created: Any, seat: int) -> None:
        super().__init__(daemon=True)
        self.server, self.created, self.seat = server, created, seat
        self.acknowledged: dict[str, int] = {}  # numbers by id
        self.refusals: Counter[str] = Counter()
        self.command: dict[str, Any] | None = None  # that isn't acknowledged yet
        self.stopping = False
        self.gaps: list[tuple[int, int]] = []

    def run(self) -> None:
        while not self.stopping or self.command is not None:
            try:
                with self.server.join(self.created, self.seat, view=False, legal="none") as client:
                    if client.next(SILENCE_SECONDS)["type"] == "snapshot":
                        self.speak(client)
            except (WebSocketException, OSError, EOFError):
                pass
            time.sleep(PAUSE_SECONDS)

    def speak(self, client: Any) -> None:
        """Send commands until this is to stop, or the connection ends."""
        while not self.stopping or self.command is not None:
            if self.command is None:
                name = f"{self.seat}.{len(self.acknowledged)}"
                self.command = {"type": "say", "id": name, "after": client.number, "text": name}
            client.send(self.command)
            answer = self.answer(client, self.command["id"])
            if answer["type"] == "ack":
                self.acknowledged[answer["id"]] = answer["number"]
                self.command = None
            else:
                self.refusals[answer["code"]] += 1
                time.sleep(PAUSE_SECONDS)

    def answer(self, client: Any, command_id: str) -> Any:
        """Return the answer to a command; note updates that are missing before it."""
        while True:
            before = client.number
            message = client.next(SILENCE_SECONDS)
            if message["type"] == "update" and message["number"] != before + 1:
                self.gaps.append((before, message["number"]))
            if message["type"] in ("ack", "reject") and message["id"] == command_id:
                return message


def wait_for_all(speakers: list[Speaker]) -> None:
    """Wait until every seat, and so every node, has had some more commands acknowledged."""
    goals = [len(speaker.acknowledged) + ENOUGH for speaker in speakers]
    until = time.monotonic() + SILENCE_SECONDS
    while any(len(speaker.acknowledged) < goal for speaker, goal in zip(speakers, goals, strict=True)):
        assert time.monotonic() < until, [
            (speaker.server.port, speaker.seat, len(speaker.acknowledged), goal, speaker.refusals)
            for speaker, goal in zip(speakers, goals, strict=True)
        ]
        time.sleep(0.01)


async def stored_commands(address: str, table: str) -> list[tuple[int, int, str, str]]:
    """Return number, seat, id and text of all that was said at a table."""
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        select = "SELECT number, seat, client, text FROM log WHERE name = $1 AND kind = 'say' ORDER BY number"
        return [tuple(row) for row in await connection.fetch(select, table)]
    finally:
        await connection.close()


def check_table(address: str, created: Any, speakers: list[Speaker]) -> int:
    """Check that exactly the acknowledged commands of a table are stored, each once; return how many."""
    entries = asyncio.run(stored_commands(address, created["table"]["table"]))
    assert [number for number, *_ in entries] == list(range(2, len(entries) + 2))  # the first starts the match
    stored = {(seat, client): number for number, seat, client, _ in entries}
    assert len(stored) == len(entries), "a command is stored twice"
    assert all(json.loads(text) == {"text": client} for _, _, client, text in entries)
    assert stored == {
        (speaker.seat, name): number for speaker in speakers for name, number in speaker.acknowledged.items()
    }
    return len(entries)


def run(database: PostgresServer, folder: Path, restarts: int, seed: int, report: Any = lambda text: None) -> int:
    """Restart a database that many times under load, check everything, and return the number of stored commands."""
    rng = random.Random(seed)
    servers = [ServerProcess(folder / name, GENEROUS, "--database", database.address) for name in ("one", "two")]
    speakers: list[Speaker] = []
    try:
        tables = [servers[0].create_table() for _ in range(TABLES)]
        speakers = [Speaker(server, table, seat) for table in tables for seat, server in enumerate(servers)]
        for speaker in speakers:
            speaker.start()
        for number in range(1, restarts + 1):
            wait_for_all(speakers)
            time.sleep(rng.uniform(0, 0.05))  # so that the restart comes at any moment
            mode = rng.choice([FAST, IMMEDIATE])
            database.restart(mode)
            report(f"{number}\t{mode}\t{sum(len(speaker.acknowledged) for speaker in speakers)} acknowledged")
        wait_for_all(speakers)
        for speaker in speakers:
            speaker.stopping = True
        for speaker in speakers:
            speaker.join(2 * SILENCE_SECONDS)
            assert not speaker.is_alive()
            assert speaker.gaps == []
        for server in servers:
            until = time.monotonic() + SILENCE_SECONDS
            while server.ask("GET", "readyz")[0] != 200:
                assert time.monotonic() < until
                time.sleep(0.01)
            assert "baghdad_errors_total{" not in server.ask("GET", "metrics")[1]
        of_table = {id(table): [one for one in speakers if one.created is table] for table in tables}
        stored = sum(check_table(database.address, table, of_table[id(table)]) for table in tables)
        report(f"refusals: {dict(sum((speaker.refusals for speaker in speakers), Counter()))}")
        assert [server.stop() for server in servers] == [0, 0]
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.stop()
    return stored


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--restarts", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with postgres_server() as database, tempfile.TemporaryDirectory() as folder:
        stored = run(database, Path(folder), chosen.restarts, chosen.seed, lambda text: print(text, flush=True))  # noqa: T201
    sys.stdout.write(f"{chosen.restarts} restarts, {stored} commands stored, none lost or stored twice\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
