"""The same work on a Ray cluster (extra `scale`). Every node needs this very version of the package."""

from __future__ import annotations

import socket
from typing import Any

from baghdad.arena.errors import ArenaError, optional
from baghdad.arena.executors import AHEAD, Chunk, Done, Executor, play_chunk

PATIENCE = 5  # seconds to see whether anybody is there; Ray itself would try for minutes
FOREVER = -1  # a chunk whose node was lost is played again elsewhere, as often as it takes


class Cluster(Executor):
    """Chunks as tasks of Ray; it sees to nodes that are lost."""

    def __init__(self, address: str) -> None:
        self.ray: Any = optional("ray", "scale")
        try:
            knock(address)
            self.ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (OSError, ValueError, RuntimeError, AssertionError) as error:
            problem = (str(error).splitlines() or [type(error).__name__])[0]
            raise ArenaError("no_cluster", address=address, problem=problem) from None
        self.play = self.ray.remote(max_retries=FOREVER)(play_chunk)
        self.given: list[Any] = []

    def has_room(self) -> bool:
        """As many chunks as the cluster has processors now, and as many again that lie ready."""
        processors = int(self.ray.cluster_resources().get("CPU", 1))
        return len(self.given) < AHEAD * max(1, processors)

    def is_busy(self) -> bool:
        """Whether a chunk is under way."""
        return bool(self.given)

    def give(self, chunk: Chunk) -> None:
        """As a task."""
        self.given.append(self.play.remote(chunk))

    def take(self) -> list[Done]:
        """Whatever is ready, as soon as something is."""
        ready, self.given = self.ray.wait(self.given)
        try:
            return list(self.ray.get(ready))
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None

    def close(self) -> None:
        """Leaves the cluster; what it still plays is dropped."""
        self.ray.shutdown()


def knock(address: str) -> None:
    """OSError or ValueError unless somebody answers at a host and port; other addresses are Ray's own business."""
    host, colon, port = address.rpartition(":")
    if colon and "/" not in address:
        socket.create_connection((host, int(port)), PATIENCE).close()
