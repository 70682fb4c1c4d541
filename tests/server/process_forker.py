"""A process that has the rules loaded and forks servers: each is a separate `baghdad serve` that starts at once.

`python -m tests.server.process_forker` reads requests, one line of JSON each: start a server, or wait for one to end.
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


class ForkedProcess:
    """A forked server, with those methods of `subprocess.Popen` that tests need."""

    def __init__(self, forker: Forker, arguments: list[str], out: Path, log: Path, call: str) -> None:
        self.forker = forker
        self.pid: int = forker.ask({"start": arguments, "out": str(out), "log": str(log), "call": call})
        self.status: int | None = None

    def send_signal(self, number: int) -> None:
        if self.status is None:
            os.kill(self.pid, number)

    def poll(self) -> int | None:
        if self.status is None:
            self.status = self.forker.ask({"poll": self.pid})
        return self.status

    def wait(self) -> int:
        if self.status is None:
            self.status = self.forker.ask({"wait": self.pid})
        return self.status


class Forker:
    """The forking process, as seen by the tests."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.process_forker"]
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


# --- inside the forking process -------------------------------------------------------------------------------------


def load() -> None:
    """Load everything that a server would load."""
    import_module("baghdad.server.app")
    import_module("baghdad.server.runner")
    import_module("baghdad.server.tables.registry")
    import_module("uvicorn.protocols.websockets.websockets_sansio_impl")
    warm_up = import_module("baghdad.server.automation.warm_up")
    for name in import_module("baghdad").games():
        warm_up.load_game(name)
        warm_up.load_bots(name)


def run_server(request: dict[str, Any]) -> int:
    """Run the command line in the child, with files in place of our pipes."""
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
                return run_server(request)
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
