"""Which of several nodes thinks for a table's computer players: the one that holds the table's lock in PostgreSQL.

A lock goes when its node's line breaks, so nothing is left behind. Who stores what is decided elsewhere, by the log's
primary key: two nodes that think about one table, for once, cost time and nothing else.
"""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg

TAKE = "SELECT pg_try_advisory_lock(hashtextextended($1, 0))"
GIVE = "SELECT pg_advisory_unlock(hashtextextended($1, 0))"


class BotLock:
    """The locks of one node, on a line of their own."""

    def __init__(self, address: str, patience: float) -> None:
        self.address = address
        self.patience = patience
        self.line: Any = None
        self.turn = asyncio.Lock()

    async def take(self, table: str) -> bool:
        """Whether this node has the table's lock now; not if another has, or nobody can be asked."""
        return await self._ask(TAKE, table)

    async def give(self, table: str) -> None:
        """Lets go of a table's lock."""
        await self._ask(GIVE, table)

    async def _ask(self, question: str, table: str) -> bool:
        async with self.turn:
            try:
                if self.line is None or self.line.is_closed():
                    self.line = await asyncpg.connect(self.address, command_timeout=self.patience)
                return bool(await self.line.fetchval(question, table))
            except (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.PostgresError):
                return False

    def close(self) -> None:
        """Lets go of all."""
        if self.line is not None:
            self.line.terminate()
