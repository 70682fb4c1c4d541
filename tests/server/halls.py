"""A hall in this process: tables and readers without a network between them."""

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
from baghdad.server.errors import ServerError
from baghdad.server.metrics import Metrics
from baghdad.server.settings import Settings
from baghdad.server.storage.sqlite import SqliteStore
from baghdad.server.storage.store import LogEntry, Store, StoredTable
from baghdad.server.tables.live_table import LiveTable
from baghdad.server.tables.registry import TableRegistry

PERSON = protocol.SeatWish("person")


class Ear:
    """A reader who keeps what it is told."""

    def __init__(self, viewer: int | None, view: bool = True, legal: bool = True) -> None:
        self.viewer = viewer
        self.wants_view, self.wants_legal, self.wants_full = view, legal, False
        self.told: list[bytes] = []
        self.why = ""

    def tell(self, message: bytes) -> None:
        self.told.append(message)

    def cut(self, why: str) -> None:
        self.why = why

    @property
    def messages(self) -> list[Any]:
        return [json.loads(message) for message in self.told]


def in_a_hall(folder: Path, story: Callable[[TableRegistry], Coroutine[Any, Any, Any]], **more: Any) -> Any:
    """Runs a story in a hall of its own."""

    async def run() -> Any:
        store = SqliteStore(folder, **more)
        await store.open()
        hall = TableRegistry(store, Settings(), Metrics())
        try:
            return await story(hall)
        finally:
            await hall.close()
            await store.close()

    return asyncio.run(run())


async def check_a_name_is_given_once(store: Store) -> None:
    """A table of a name that is taken is refused; the same table again, sent twice over a broken line, is not."""
    kept = StoredTable(
        table=f"once-{secrets.token_hex(8)}",
        game="dieb",
        version=1,
        options={"players": 2},
        seats=[{"kind": "open"}],
        listed=False,
        key_hash="of a key",
        clock=None,
        seed="1",
        founded=1.0,
    )
    line = LogEntry(1, 0, "found", "person", "{}", "", 0.0)
    await store.found(kept, [line])
    await store.found(kept, [line])
    for lines in ([], [msgspec.structs.replace(line, at=1.0)]):
        with pytest.raises(ServerError) as caught:
            await store.found(msgspec.structs.replace(kept, seed="2"), lines)
        assert caught.value.code == "not_stored"
    assert await store.table(kept.table) == kept
    assert await store.log(kept.table) == [line]


async def founded(
    hall: TableRegistry, game: str = "dieb", players: int = 2, **options: Any
) -> tuple[LiveTable, list[str]]:
    """A table with persons in all seats, and their tokens."""
    made = await hall.found(protocol.NewTable(game=game, seats=[PERSON] * players, options=options))
    return hall.live[made.table.table], [token or "" for token in made.tokens]


async def played(live: LiveTable, seat: int, action: str) -> int:
    """Plays as a person; the number it got."""
    numbers: list[int] = []
    order = protocol.Play(id=f"{live.table.number}.{seat}", after=live.table.number, action=action)
    await live.order(seat, order, numbers.append)
    return numbers[0]
