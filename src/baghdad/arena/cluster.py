"""An executor on a Ray cluster (extra `scale`). Every node needs the same version of this package."""

from __future__ import annotations

import socket
from typing import Any

from baghdad.arena.errors import ArenaError, import_extra
from baghdad.arena.executors import CHUNKS_PER_WORKER, Chunk, ChunkResult, Executor, play_chunk

CONNECT_TIMEOUT = 5  # seconds; Ray itself would try for minutes
UNLIMITED_RETRIES = -1  # Ray retries a chunk on another node whenever its node is lost


class Cluster(Executor):
    """Plays chunks as Ray tasks; Ray retries the tasks of lost nodes."""

    def __init__(self, address: str) -> None:
        self.ray: Any = import_extra("ray", "scale")
        try:
            check_reachable(address)
            self.ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (OSError, ValueError, RuntimeError, AssertionError) as error:
            problem = (str(error).splitlines() or [type(error).__name__])[0]
            raise ArenaError("no_cluster", address=address, problem=problem) from None
        self.play = self.ray.remote(max_retries=UNLIMITED_RETRIES)(play_chunk)
        self.pending: list[Any] = []

    def has_room(self) -> bool:
        """Return whether fewer than `CHUNKS_PER_WORKER` chunks per processor of the cluster are pending."""
        processors = int(self.ray.cluster_resources().get("CPU", 1))
        return len(self.pending) < CHUNKS_PER_WORKER * max(1, processors)

    def is_busy(self) -> bool:
        """Return whether a chunk is pending."""
        return bool(self.pending)

    def submit(self, chunk: Chunk) -> None:
        """Start a Ray task for a chunk."""
        self.pending.append(self.play.remote(chunk))

    def collect(self) -> list[ChunkResult]:
        """Wait for at least one task and return the finished ones."""
        ready, self.pending = self.ray.wait(self.pending)
        try:
            return list(self.ray.get(ready))
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None

    def close(self) -> None:
        """Disconnect from the cluster, which drops its pending tasks."""
        self.ray.shutdown()


def check_reachable(address: str) -> None:
    """Raise OSError or ValueError if nothing listens at a `host:port` address; leave other addresses to Ray."""
    host, colon, port = address.rpartition(":")
    if colon and "/" not in address:
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT).close()
