"""`baghdad bench start`: what people wait for at the first start on a machine, with an empty cache."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import baghdad
from baghdad.bench.errors import BenchError
from baghdad.bench.machine import load_average
from baghdad.bench.process_tree import KILOBYTE, memory_kilobytes
from baghdad.bench.server import SERVE, SETTINGS
from baghdad.bench.server_load import PROTOCOL, decode, request
from baghdad.bench.ws_client import connect
from baghdad.bots import bot_catalogue
from baghdad.core.compilation import can_compile

ANSWERS = 4  # of computer players, which are timed at each table
SWITCH_SECONDS = 900  # in which everything has to be compiled
TABLE_SECONDS = 120  # in which a table has to give its answers
COMPILED = b'"what":"compiled"'  # in the server's log, when it goes on compiled


class StartedServer:
    """A server that has just been started, with an empty cache."""

    def __init__(self, folder: Path) -> None:
        (folder / "server.toml").write_text(SETTINGS)
        self.began = time.perf_counter()
        command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data", str(folder / "data")]
        self.process = subprocess.Popen(
            [*command, "--config", str(folder / "server.toml")],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "BAGHDAD_CACHE": str(empty_cache(folder))},
        )
        self.compiled = threading.Event()
        self.reader = threading.Thread(target=self._read_log, daemon=True)
        self.reader.start()
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        if "http" not in line:
            self.stop()
            raise BenchError("unexpected", problem=line.strip() or "no address")
        self.address = "http" + line.partition("http")[2].strip()

    def _read_log(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            if COMPILED in line:
                self.compiled.set()

    def stop(self) -> None:
        """End the server."""
        self.process.terminate()
        self.process.wait()
        self.reader.join()
        for pipe in (self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()

    @property
    def seconds(self) -> float:
        """The seconds since the command was called."""
        return round(time.perf_counter() - self.began, 2)

    @property
    def megabytes(self) -> float:
        """The memory that the server uses."""
        return round(memory_kilobytes(self.process.pid) / KILOBYTE, 1)


def empty_cache(folder: Path) -> Path:
    """Return the folder for compiled rules of a server with its files in a folder."""
    return folder / "cache"


@contextmanager
def started_server() -> Iterator[StartedServer]:
    """Start a server with an empty cache, and stop it at the end."""
    with tempfile.TemporaryDirectory() as folder:
        server = StartedServer(Path(folder))
        try:
            yield server
        finally:
            server.stop()


def measure() -> Iterator[tuple[str, Any]]:
    """Yield names and values of the figures, each as soon as it is measured; without Numba, those before compiling."""
    yield "machine", {"cores": os.cpu_count(), "load": load_average()}
    for game in baghdad.games():
        yield f"play_{game}", {"game": game, "prompt_s": terminal_prompt(game)}
    with started_server() as server:
        asyncio.run(request(server.address, "GET", "", None))
        yield "page", {"page_s": server.seconds}
        first = baghdad.games()[0]
        asyncio.run(TimedTable(server.address, first, bot_catalogue(first).stand_in).run(answers=0))
        yield "table", {"table_s": server.seconds}
        yield from answers(server, "interpreted")
        if not can_compile():
            return
        if not server.compiled.wait(SWITCH_SECONDS):
            raise BenchError("unexpected", problem="not compiled")
        yield "compiled-rules", {"compiled-rules_s": server.seconds}
        yield from answers(server, "compiled")


def answers(server: StartedServer, state: str) -> Iterator[tuple[str, Any]]:
    """Yield how long the first answers of every level take, and the memory afterwards."""
    for game in baghdad.games():
        for level in bot_catalogue(game).levels:
            seconds = asyncio.run(TimedTable(server.address, game, level).run(ANSWERS))
            now = "compiled" if server.compiled.is_set() else "interpreted"
            figures = {"game": game, "level": level, "first_s": seconds[0], "longest_s": max(seconds), "state": now}
            yield f"{state}_{game}_{level}", figures
    yield f"memory_{state}", {"state": state, "memory_mb": server.megabytes}


class TimedTable:
    """A table with one person, who acts at once, and computer players, who are timed."""

    def __init__(self, address: str, game: str, level: str) -> None:
        self.address = address
        seats = [{"kind": "person"}] + [{"kind": "bot", "bot": level}] * (baghdad.game(game).min_players - 1)
        self.body = {"game": game, "seats": seats}
        self.seconds: list[float] = []
        self.since: float | None = None  # when a computer player began

    async def run(self, answers: int) -> list[float]:
        """Play until some answers are timed; return the seconds of each. With none, wait for the table only."""
        self.wanted, self.done = answers, asyncio.get_running_loop().create_future()
        created = await request(self.address, "POST", "api/tables", self.body)
        self.client = await connect(self.address, self.on_frame)
        self.client.send(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "table": created["table"]["table"],
                "token": created["tokens"][0],
                "view": False,
            }
        )
        await asyncio.wait_for(self.done, TABLE_SECONDS)
        self.client.transport.close()
        return self.seconds

    def on_frame(self, frame: bytes) -> None:
        """Handle the messages in a frame, one a line."""
        for message in map(decode, frame.split(b"\n")):
            if not self.done.done() and message["type"] in ("snapshot", "update"):
                self.handle(message)

    def handle(self, message: dict[str, Any]) -> None:
        """Time an answer; act if it is the person's turn."""
        now = time.perf_counter()
        if message.get("by") == "bot" and self.since is not None:
            self.seconds.append(round(now - self.since, 3))
        if len(self.seconds) >= self.wanted:
            self.done.set_result(None)
            return
        self.since = now
        if 0 in message["to_act"] and message.get("legal"):
            number = message["number"]
            self.client.send({"type": "play", "id": str(number), "after": number, "action": message["legal"][0]})


def terminal_prompt(game: str) -> float:
    """Return the seconds from the command to play in the terminal to its first prompt, with an empty cache."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE, "play", game, "--save", str(Path(folder, "match.json"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "BAGHDAD_CACHE": folder, "PYTHONUNBUFFERED": "1"},
        )
        assert process.stdout is not None
        shown = b""
        while (more := os.read(process.stdout.fileno(), KILOBYTE)) and not (shown := shown + more).endswith(PROMPT):
            pass
        seconds = round(time.perf_counter() - began, 2)
        process.communicate(b"quit\n")
        if not shown.endswith(PROMPT):
            raise BenchError("unexpected", problem="no prompt")
        return seconds


PROMPT = b"> "


def figure_count() -> int:
    """Return how many figures `measure` yields."""
    levels = sum(len(bot_catalogue(game).levels) for game in baghdad.games())
    interpreted = len(("machine", "page", "table")) + len(baghdad.games()) + levels + len(("memory",))
    return interpreted + (len(("compiled-rules", "memory")) + levels if can_compile() else 0)
