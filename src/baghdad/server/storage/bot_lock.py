"""The bot lock: a PostgreSQL advisory lock that decides which node acts for a table's computer players.

The database drops a lock when its node's connection breaks, so none is left behind. Correctness doesn't depend on it:
the log's primary key decides what is stored. If two nodes act for one table after all, that only costs time.
"""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg

ACQUIRE = "SELECT pg_try_advisory_lock(hashtextextended($1, 0))"
RELEASE = "SELECT pg_advisory_unlock(hashtextextended($1, 0))"


class BotLock:
    """The advisory locks of one node, on a connection of their own."""

    def __init__(self, address: str, timeout: int) -> None:
        self.address = address
        self.timeout = timeout
        self.connection: Any = None
        self.connection_lock = asyncio.Lock()

    async def acquire(self, table: str) -> bool:
        """Try to take a table's lock; return False if another node has it or the database doesn't answer."""
        return await self._query(ACQUIRE, table)

    async def release(self, table: str) -> None:
        """Release a table's lock."""
        await self._query(RELEASE, table)

    async def _query(self, statement: str, table: str) -> bool:
        async with self.connection_lock:
            try:
                if self.connection is None or self.connection.is_closed():
                    self.connection = await asyncpg.connect(
                        self.address, timeout=self.timeout, command_timeout=self.timeout
                    )
                return bool(await self.connection.fetchval(statement, table))
            except Exception:  # whatever it is, the connection may be unusable
                self.close()
                return False

    def close(self) -> None:
        """Release all locks by closing the connection."""
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None
