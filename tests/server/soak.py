"""Plays at many tables for long while connections are dropped at random: `python -m tests.server.soak`.

Computer players have half of the seats. Nothing that was acknowledged may be missing in the log, no player may find a
gap in the numbers of the updates, and the server's memory must not grow after the first fifth.
`--seconds 1800 --tables 200 --seed 1` is the whole of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import baghdad
from baghdad.bench.local_http import ask
from baghdad.bench.process_tree import memory_kilobytes, tree_of
from baghdad.bench.ws_client import WebSocketClient, connect
from tests.server.server_process import GENEROUS, ServerProcess

KILOBYTES = 1024
GROWTH = 16 * KILOBYTES  # kilobytes: less is the allocator's doing, and matches of different lengths
PAUSE = 0.5  # seconds before a player moves
CONNECTED = 15.0  # seconds after which a connection is dropped, on average
AWAY = 0.5  # seconds until the player is back, on average
SAMPLES = 10
BOT = "journeyman"
SETTINGS = GENEROUS + "sleep = 10.0\n"


class Soak:
    """All tables, and what the players have found."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.rng = random.Random(seed)
        self.found = Counter[str]()
        self.acknowledged: list[tuple[str, int, int, str]] = []  # table, number, seat, action

    async def play_at_one_table(self, game: str, players: int) -> None:
        """Play one match after the other."""
        people = (players + 1) // 2
        seats = [{"kind": "person"} if seat < people else {"kind": "bot", "bot": BOT} for seat in range(players)]
        while True:
            created = (await ask(self.address, "POST", "api/tables", {"game": game, "seats": seats})).body
            self.found["matches"] += 1
            tokens = created["tokens"][:people]
            table = created["table"]["table"]
            await asyncio.gather(*(Player(self, table, seat, token).play() for seat, token in enumerate(tokens)))


class Player:
    """A player whose connection is lost again and again, and who goes on with the command that was under way."""

    def __init__(self, soak: Soak, table: str, seat: int, token: str) -> None:
        self.soak, self.table, self.seat, self.token = soak, table, seat, token
        self.number: int | None = None  # of the last update
        self.waiting: dict[str, Any] | None = None  # the command that has no answer yet
        self.moves = 0
        self.timer: asyncio.TimerHandle | None = None
        self.over = asyncio.Event()
        self.client: WebSocketClient | None = None

    async def play(self) -> None:
        """Play to the end of the match, over as many connections as it takes."""
        while not self.over.is_set():
            with suppress(OSError):
                await self.play_until_dropped()
            await asyncio.sleep(self.soak.rng.expovariate(1 / AWAY))

    async def play_until_dropped(self) -> None:
        """Connect, and drop the connection after a while without a word."""
        client = self.client = await connect(self.soak.address, self.on_frame)
        known = {} if self.number is None else {"last_seen": self.number}
        client.send({"type": "hello", "protocol": 2, "table": self.table, "token": self.token, "view": False, **known})
        if self.waiting is not None:
            client.send(self.waiting)
        with suppress(TimeoutError):
            async with asyncio.timeout(self.soak.rng.expovariate(1 / CONNECTED)):
                await self.over.wait()
        self.soak.found["dropped"] += not self.over.is_set()
        if self.timer is not None:
            self.timer.cancel()
        self.client = None
        client.transport.abort()

    def on_frame(self, frame: bytes) -> None:
        """Handle the messages of a frame, one a line, unless the connection has been dropped."""
        if self.client is not None:
            for line in frame.split(b"\n"):
                self.on_message(json.loads(line))

    def on_message(self, message: Any) -> None:
        """Check numbers, note answers, and move when it is the seat's turn."""
        kind = message["type"]
        if kind in ("ack", "reject") and self.waiting is not None and message["id"] == self.waiting["id"]:
            if kind == "ack":
                self.soak.acknowledged.append((self.table, message["number"], self.seat, self.waiting["action"]))
            else:
                self.soak.found[f"refused {message['code']}"] += 1
            self.waiting = None
        elif kind == "snapshot":
            if self.number is not None and message["number"] < self.number:
                self.soak.found["gaps"] += 1
            self.number = message["number"]
            self.on_turn(message)
        elif kind == "update":
            if self.number is not None and message["number"] != self.number + 1:
                self.soak.found["gaps"] += 1
            self.number = message["number"]
            self.on_turn(message)
        elif kind == "bye":
            self.soak.found[f"closed {message['code']}"] += 1

    def on_turn(self, message: Any) -> None:
        """Move after a pause if the seat is to act; the match is over when nobody is."""
        if not message.get("to_act") and (message["type"] == "snapshot" or message["kind"] == "play"):
            self.over.set()
        elif message.get("legal"):
            if self.timer is not None:
                self.timer.cancel()
            self.timer = asyncio.get_running_loop().call_later(PAUSE, self.move, message["legal"])

    def move(self, legal: list[str]) -> None:
        """Send one of the legal actions, unless a command is under way."""
        if self.client is None or self.waiting is not None:
            return
        self.moves += 1
        action = self.soak.rng.choice(legal)
        self.waiting = {"type": "play", "id": f"{self.seat} {self.moves}", "after": self.number, "action": action}
        self.client.send(self.waiting)


async def play(soak: Soak, process: int, seconds: float, tables: int) -> list[int]:
    """Play for some seconds and return the server's memory in kilobytes, at the end of each tenth."""
    kinds = [(game, baghdad.game(game).min_players) for game in baghdad.games()]
    kinds = [(game, max(4, players) if players > 2 else players) for game, players in kinds]
    playing = [asyncio.ensure_future(soak.play_at_one_table(*kinds[table % len(kinds)])) for table in range(tables)]
    memory = []
    for _ in range(SAMPLES):
        await asyncio.sleep(seconds / SAMPLES)
        memory.append(round(sum(map(memory_kilobytes, tree_of(process)))))
    for task in playing:
        if task.done():
            task.result()  # it never ends by itself
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return memory


def lost(soak: Soak, data: Path) -> int:
    """Return how many acknowledged actions aren't in the log under their number."""
    with closing(sqlite3.connect(data / "house.sqlite")) as database:
        rows = database.execute("SELECT name, number, seat, text FROM log WHERE kind = 'play'")
        stored = {(name, number): (seat, text) for name, number, seat, text in rows}
    return sum(stored.get((table, number)) != (seat, text) for table, number, seat, text in soak.acknowledged)


def main() -> int:
    """Run what the command line asks for; return 1 unless all went well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), SETTINGS)
        try:
            server.wait_until_compiled()
            soak = Soak(server.address, arguments.seed)
            memory = asyncio.run(play(soak, server.process.pid, arguments.seconds, arguments.tables))
            errors = server.ask("GET", "metrics")[1].count("baghdad_errors_total{")
        finally:
            server.stop()
        missing = lost(soak, Path(folder))
    growth = memory[-1] - memory[1]
    figures = {
        "tables": arguments.tables,
        "seconds": arguments.seconds,
        "acknowledged": len(soak.acknowledged),
        "lost": missing,
        "errors": errors,
        **soak.found,
        "gaps": soak.found["gaps"],
        "memory_kb": memory,
        "growth_kb": growth,
    }
    passed = not missing + errors + soak.found["gaps"] and growth < GROWTH
    sys.stdout.write(json.dumps({**figures, "passed": passed}, indent=1) + "\n")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
