"""The supervisor: the process that starts the writer and the workers, starts those again that die, and ends with them.

It serves nothing itself. All its children watch a pipe that it holds open, so that they end when it ends, however that
happens.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from baghdad.server import logs
from baghdad.server.errors import ServerError
from baghdad.server.processes.worker_group import WorkerGroup
from baghdad.server.processes.writer import run_writer
from baghdad.server.settings import Settings
from baghdad.server.ws.implementation import FALLBACK, choose_implementation

PAUSE_SECONDS = 0.1  # before a process is started again
WRITER = "writer"


def check_platform() -> None:
    """Raise ServerError if starting processes, or handing over connections, isn't possible here."""
    if not hasattr(os, "fork") or not hasattr(socket, "send_fds") or choose_implementation() == FALLBACK:
        raise ServerError("no_workers")


def serve_with_workers(data: Path, settings: Settings, listening: socket.socket, level: str, count: int) -> None:
    """Serve with several worker processes until a signal stops this process."""
    logs.configure(level)
    with tempfile.TemporaryDirectory(prefix="baghdad-") as folder:
        Supervisor(data, settings, listening, level, count, Path(folder)).run()


class Supervisor:
    """Starts, watches and ends the processes of one server."""

    def __init__(
        self, data: Path, settings: Settings, listening: socket.socket, level: str, count: int, folder: Path
    ) -> None:
        self.data = data
        self.settings = settings
        self.listening = listening
        self.level = level
        self.groups = [WorkerGroup(number, count, folder) for number in range(count)]
        self.children: dict[int, str] = {}  # names by process id
        self.process = os.getpid()
        self.stopping = False
        self.watched, self.held = os.pipe()  # children watch one end, this process holds the other

    def run(self) -> None:
        """Keep all processes running until a signal comes, then wait for their end."""
        for ending in (signal.SIGTERM, signal.SIGINT):
            signal.signal(ending, lambda *_: self.stop())
        for name in (WRITER, *(f"{group.number}" for group in self.groups)):
            self.start(name)
        while self.children:
            ended, status = os.waitpid(-1, 0)
            name = self.children.pop(ended, "")
            if name and not self.stopping:
                logs.logger.warning(
                    "process_ended", extra={"facts": {"name": name, "status": os.waitstatus_to_exitcode(status)}}
                )
                time.sleep(PAUSE_SECONDS)
                self.start(name)

    def stop(self) -> None:
        """Tell all children to end, by closing the pipe that they watch."""
        if os.getpid() == self.process and not self.stopping:
            self.stopping = True
            os.close(self.held)

    def start(self, name: str) -> None:
        """Start the writer or a worker."""
        if self.stopping:
            return
        sys.stdout.flush()
        sys.stderr.flush()
        child = os.fork()
        if child:
            self.children[child] = name
        else:
            self._run_child(name)

    def _run_child(self, name: str) -> None:
        """Do the work of a child and end this process."""
        status = 1
        try:
            for ending in (signal.SIGTERM, signal.SIGINT):
                signal.signal(ending, signal.SIG_DFL)
            if not self.stopping:
                os.close(self.held)
            self._work_of(name)()
            status = 0
        except BaseException as error:
            logs.logger.error(
                "process_failed", extra={"facts": {"kind": type(error).__name__, "place": logs.place_of(error)}}
            )
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)

    def _work_of(self, name: str) -> Callable[[], None]:
        if name == WRITER:
            return lambda: run_writer(self.data, self.groups[0].writer_path, self.watched)
        from baghdad.server.processes.worker import run_worker

        group = self.groups[int(name)]
        return lambda: run_worker(self.data, self.settings, self.listening, self.level, group, self.watched)
