"""The writer process: stores what all workers send in one SQLite file, with group commit across workers."""

from __future__ import annotations

import selectors
import signal
import socket
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from baghdad.server.errors import ServerError
from baghdad.server.logs import log_error
from baghdad.server.processes.messages import MessageBuffer, Writes, decode_batch, pack
from baghdad.server.processes.unix_sockets import listen_unix
from baghdad.server.storage.sqlite import FILE, GATHERING_SECONDS, connect, write_batch

RECEIVED_BYTES = 1 << 20  # at once, at most
Received = tuple[socket.socket, list[Writes]]  # a worker and one of its batches


def run_writer(data: Path, address: Path, supervisor: int) -> None:
    """Write until the pipe of the supervisor is closed and the last worker has gone."""
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, signal.SIG_IGN)  # workers that are closing still have something to store
    with closing(connect(data / FILE)) as database, listen_unix(address, socket.SOCK_STREAM) as listening:
        Writer(database, listening, supervisor).run()


class Writer:
    """Takes the batches of all workers that have arrived, and commits them in one transaction."""

    def __init__(self, database: Any, listening: socket.socket, supervisor: int) -> None:
        self.database = database
        self.listening = listening
        self.supervisor = supervisor
        self.buffers: dict[socket.socket, MessageBuffer] = {}  # one for each worker that is connected
        self.closing = False
        self.last_batches = 0  # stored together the last time
        self.selector = selectors.DefaultSelector()
        self.selector.register(listening, selectors.EVENT_READ)
        self.selector.register(supervisor, selectors.EVENT_READ)

    def run(self) -> None:
        """Store one group of batches after the other."""
        while self.buffers or not self.closing:
            received = self._receive_ready(None)
            if received:
                self._store(received + self._wait_for_others(self.last_batches - len(received)))

    def _wait_for_others(self, missing: int) -> list[Received]:
        """Wait a little for as many batches as came the last time, since a commit costs as much as many entries."""
        received: list[Received] = []
        until = time.monotonic() + GATHERING_SECONDS
        while len(received) < missing and (left := until - time.monotonic()) > 0:
            received += self._receive_ready(left)
        return received

    def _receive_ready(self, seconds: float | None) -> list[Received]:
        """Return the batches that arrive next, within some seconds."""
        received: list[Received] = []
        for key, _ in self.selector.select(seconds):
            if key.fileobj is self.listening:
                self._accept()
            elif key.fileobj == self.supervisor:
                self.selector.unregister(self.supervisor)
                self.closing = True
            else:
                received += self._receive(key.fileobj)
        return received

    def _accept(self) -> None:
        worker, _ = self.listening.accept()
        self.buffers[worker] = MessageBuffer()
        self.selector.register(worker, selectors.EVENT_READ)

    def _receive(self, worker: Any) -> list[Received]:
        """Return the whole batches of a worker that has sent something or gone."""
        try:
            data = worker.recv(RECEIVED_BYTES)
        except OSError:
            data = b""
        if not data:
            self._drop(worker)
            return []
        try:
            return [(worker, decode_batch(body)) for body in self.buffers[worker].feed(data)]
        except (msgspec.MsgspecError, ValueError) as error:  # other workers go on
            log_error("task_failed", error, name=f"batches of {worker.fileno()}")
            self._drop(worker)
            return []

    def _drop(self, worker: socket.socket) -> None:
        if self.buffers.pop(worker, None) is not None:
            self.selector.unregister(worker)
            worker.close()

    def _store(self, received: list[Received]) -> None:
        """Commit everything at once, then tell each worker what became of its batch."""
        self.last_batches = len(received)
        outcomes = iter(write_batch(self.database, [writes for _, batch in received for writes in batch]))
        for worker, batch in received:
            answer = [_to_data(next(outcomes)) for _ in batch]
            try:
                worker.sendall(pack(answer))
            except OSError:
                self._drop(worker)


def _to_data(outcome: bool | ServerError) -> bool | str:
    return str(outcome.facts.get("problem", "")) if isinstance(outcome, ServerError) else outcome
