"""A table registry in this process: tables and readers without a network."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from baghdad.server import protocol
from baghdad.server.commands.play import Play
from baghdad.server.errors import ServerError
from baghdad.server.metrics import Metrics
from baghdad.server.settings import Limits, Settings
from baghdad.server.storage.sql_store import SqlStore
from baghdad.server.storage.sqlite import SqliteStore
from baghdad.server.storage.store import LogEntry, StoredSeat, StoredTable
from baghdad.server.tables.live_table import LiveTable
from baghdad.server.tables.registry import TableRegistry

PERSON = protocol.SeatWish("person")


class RecordingReader:
    """A reader that keeps the messages it is sent."""

    def __init__(self, viewer: int | None, view: bool = True, legal: bool = True) -> None:
        self.viewer = viewer
        self.wants_view, self.wants_legal, self.wants_full = view, legal, False
        self.received: list[bytes] = []
        self.close_reason = ""

    def enqueue(self, message: bytes) -> None:
        self.received.append(message)

    def close(self, reason: str) -> None:
        self.close_reason = reason

    @property
    def messages(self) -> list[Any]:
        return [json.loads(message) for message in self.received]


TALKATIVE = Settings(limits=Limits(talk_rate=1000.0))  # scenarios chat quickly


def run_with_registry(folder: Path, scenario: Callable[[TableRegistry], Coroutine[Any, Any, Any]], **more: Any) -> Any:
    """Run a scenario with a new registry and return its result."""

    async def run() -> Any:
        store = SqliteStore(folder, **more)
        await store.open()
        registry = TableRegistry(store, TALKATIVE, Metrics())
        try:
            return await scenario(registry)
        finally:
            await registry.close()
            await store.close()

    return asyncio.run(run())


async def check_table_names_are_unique(store: SqlStore) -> None:
    """Check that another table of an existing name is refused, and that storing the same table twice is not."""
    stored = StoredTable(
        table=f"once-{secrets.token_hex(8)}",
        game="dieb",
        version=1,
        options={"players": 2},
        seats=[StoredSeat()],
        listed=False,
        key_hash="of a key",
        clock=None,
        seed="1",
        created=1.0,
    )
    entry = LogEntry(1, 0, "found", "person", "{}", "", 0.0)
    await store.create_table(stored, [entry])
    await store.create_table(stored, [entry])
    for entries in ([], [msgspec.structs.replace(entry, at=1.0)]):
        with pytest.raises(ServerError) as caught:
            await store.create_table(msgspec.structs.replace(stored, seed="2"), entries)
        assert caught.value.code == "not_stored"
    assert await store.load_table(stored.table) == stored
    assert await store.load_log(stored.table) == [entry]


async def create_table(
    registry: TableRegistry, game: str = "dieb", players: int = 2, **options: Any
) -> tuple[LiveTable, list[str]]:
    """Create a table with persons in all seats; return it and their tokens."""
    made = await registry.create_table(protocol.NewTable(game=game, seats=[PERSON] * players, options=options))
    return registry.live_tables[made.table.table], [token or "" for token in made.tokens]


async def play(live_table: LiveTable, seat: int, action: str) -> int:
    """Play an action as a person and return its number."""
    numbers: list[int] = []
    command = Play(id=f"{live_table.table.number}.{seat}", after=live_table.table.number, action=action)
    await live_table.run_command(seat, command, numbers.append)
    return numbers[0]
