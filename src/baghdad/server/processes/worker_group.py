"""Which worker process has which table, and where the processes of one server reach each other."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

from baghdad.server.tokens import new_name


@dataclass(frozen=True, slots=True)
class WorkerGroup:
    """One worker process among `count`. All of them know from a table's name which of them has the table."""

    number: int = 0
    count: int = 1
    folder: Path = Path()  # of the Unix sockets; nobody else may use it

    def owner_of(self, table: str) -> int:
        """Return the number of the worker that has a table."""
        return crc32(table.encode()) % self.count

    def owns(self, table: str) -> bool:
        """Return whether this worker has a table."""
        return self.owner_of(table) == self.number

    def new_table_name(self) -> str:
        """Return a new random name for a table of this worker."""
        while not self.owns(name := new_name()):
            pass
        return name

    @property
    def others(self) -> list[int]:
        """The numbers of the other workers."""
        return [number for number in range(self.count) if number != self.number]

    @property
    def writer_path(self) -> Path:
        """The Unix socket of the writer."""
        return self.folder / "writer"

    def http_path(self, worker: int) -> Path:
        """Return the Unix socket at which a worker answers the HTTP requests of others."""
        return self.folder / f"http-{worker}"

    def handoff_path(self, worker: int) -> Path:
        """Return the Unix socket at which a worker takes WebSocket connections from others."""
        return self.folder / f"handoff-{worker}"
