"""A process that has the rules loaded and forks houses: each is a `baghdad serve` of its own that starts at once.

`python -m tests.server.forking` reads requests, a line of JSON each: start a house, or wait for one to end.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
import threading
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
COMMAND = "baghdad.cli:main"


class Forked:
    """A house that was forked; like a `subprocess.Popen` as far as tests need it."""

    def __init__(self, nest: Nest, arguments: list[str], out: Path, log: Path, call: str) -> None:
        self.nest = nest
        self.pid: int = nest.ask({"start": arguments, "out": str(out), "log": str(log), "call": call})
        self.status: int | None = None

    def send_signal(self, number: int) -> None:
        if self.status is None:
            os.kill(self.pid, number)

    def poll(self) -> int | None:
        if self.status is None:
            self.status = self.nest.ask({"poll": self.pid})
        return self.status

    def wait(self) -> int:
        if self.status is None:
            self.status = self.nest.ask({"wait": self.pid})
        return self.status


class Nest:
    """The process that forks, from the outside."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.forking"]
        environment = {**os.environ, "LC_ALL": "C"}
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )
        self.lock = threading.Lock()
        atexit.register(self.close)

    def ask(self, request: dict[str, Any]) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self.lock:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline())

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(30)
        self.process.stdout.close()
        atexit.unregister(self.close)


# --- inside --------------------------------------------------------------------------------------------------------


def load() -> None:
    """All that a house would load."""
    import_module("baghdad.server.app")
    import_module("baghdad.server.runner")
    import_module("baghdad.server.tables.registry")
    import_module("uvicorn.protocols.websockets.websockets_sansio_impl")
    deciding = import_module("baghdad.server.automation.worker_pool")
    for name in import_module("baghdad").games():
        deciding.load(name)
        deciding.load_players(name)


def become_a_house(request: dict[str, Any]) -> int:
    """In the child: a fresh command line, with files in place of our pipes."""
    for number, path, flags in (
        (0, os.devnull, os.O_RDONLY),
        (1, request["out"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC),
        (2, request["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND),
    ):
        opened = os.open(path, flags, 0o600)
        os.dup2(opened, number)
        os.close(opened)
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    module, _, name = request["call"].partition(":")
    return int(getattr(import_module(module), name)(request["start"]))


def main() -> int:
    load()
    children: set[int] = set()
    while line := sys.stdin.readline():
        request = json.loads(line)
        if "start" in request:
            answer: int | None = os.fork()
            if answer == 0:
                return become_a_house(request)
            children.add(answer or 0)
        else:
            pid = request.get("wait") or request["poll"]
            done, status = os.waitpid(pid, 0 if "wait" in request else os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if done else None
            children -= {done}
        os.write(1, json.dumps(answer).encode() + b"\n")
    for pid in children:
        os.kill(pid, signal.SIGKILL)
    return 0


if __name__ == "__main__":
    sys.exit(main())
