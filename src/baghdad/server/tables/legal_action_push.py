"""Sends the legal actions in full to readers who want them after every update. Worker threads compute them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from baghdad.server import protocol
from baghdad.server.automation.bot_choices import copy_for_thread
from baghdad.server.tables.action_details import describe_legal_actions
from baghdad.server.tables.reader import Reader
from baghdad.server.tables.services import TableServices
from baghdad.server.tables.state import TableState

FULL_LIST = "full legal list"  # a kind of work


async def full_legal_list(services: TableServices, table: TableState, seat: int) -> list[dict[str, Any]]:
    """Return the legal actions of a seat in full; they are computed once for each state."""
    assert table.match is not None
    copy = copy_for_thread(table.match)
    key = (table.name, table.state_version, seat)
    work = (describe_legal_actions, copy, seat)
    return await services.legal_lists.get(key, lambda: services.workers.run(*work, table=table.name, kind=FULL_LIST))


class LegalActionPush:
    """The `choices` messages of one table."""

    __slots__ = ("computing", "readers", "sent", "services", "table")

    def __init__(self, services: TableServices, table: TableState, readers: Collection[Reader]) -> None:
        self.services = services
        self.table = table
        self.readers = readers
        self.computing: list[int] = []  # seats
        self.sent: dict[int, int] = {}  # the state version that each seat got last

    def add_reader(self, reader: Reader) -> None:
        """Send a new reader what the other readers of the seat have got, or will get."""
        seat = reader.viewer
        if seat is not None and seat in self.table.to_act and self.sent.get(seat) == self.table.state_version:
            self.services.run_in_background(self._send_to_reader(reader, seat))
        else:
            self.schedule()

    async def _send_to_reader(self, reader: Reader, seat: int) -> None:
        """Send one reader the legal actions, unless the match goes on in the meantime."""
        version = self.table.state_version
        legal = await full_legal_list(self.services, self.table, seat)
        if version == self.table.state_version:
            reader.enqueue(protocol.encode(protocol.Choices(state_version=version, legal=legal)))

    def schedule(self) -> None:
        """Start computing for each seat that is to act, wants its legal actions in full and hasn't got them."""
        table = self.table
        for seat in {reader.viewer for reader in self.readers if reader.wants_full}:
            if seat is None or seat not in table.to_act or seat in self.computing:
                continue
            if self.sent.get(seat) == table.state_version:
                continue
            self.computing.append(seat)
            self.services.run_in_background(self._compute_and_send(seat))

    async def _compute_and_send(self, seat: int) -> None:
        """Compute the legal actions, again if the match has gone on in the meantime, and send them."""
        table = self.table
        try:
            while seat in table.to_act and table.match is not None:
                version = table.state_version
                legal = await full_legal_list(self.services, table, seat)
                if version == table.state_version:
                    self._send(seat, version, protocol.encode(protocol.Choices(state_version=version, legal=legal)))
                    return
        finally:
            self.computing.remove(seat)

    def _send(self, seat: int, version: int, message: bytes) -> None:
        self.sent[seat] = version
        for reader in tuple(self.readers):
            if reader.viewer == seat and reader.wants_full:
                reader.enqueue(message)
