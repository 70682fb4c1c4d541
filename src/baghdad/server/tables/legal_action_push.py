"""Legal actions in full for those who want them with every state, worked out beside the loop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from baghdad.server import protocol
from baghdad.server.automation.worker_pool import spare
from baghdad.server.tables.questions import in_full

if TYPE_CHECKING:
    from baghdad.server.tables.live_table import LiveTable, Reader


class LegalActionPush:
    """What the seats of one table are offered."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.working: set[int] = set()
        self.told: dict[int, int] = {}  # how the match stood when a seat was last told

    def welcome(self, reader: Reader) -> None:
        """Somebody new in a seat is told what the others there know."""
        if reader.viewer is not None:
            self.told.pop(reader.viewer, None)
        self.stir()

    def stir(self) -> None:
        """Sees to it that whoever may act learns what may be done."""
        table = self.live.table
        for seat in {reader.viewer for reader in self.live.readers if reader.wants_full}:
            if seat is None or seat not in table.to_act or seat in self.working or self.told.get(seat) == table.stands:
                continue
            self.working.add(seat)
            self.live.hall.in_background(self._offer(seat))

    async def _offer(self, seat: int) -> None:
        """Works it out, and again if the match has gone on in the meantime."""
        table = self.live.table
        try:
            while seat in table.to_act and table.match is not None:
                stands = table.stands
                legal = await self.live.hall.desk.run(in_full, spare(table.match), seat)
                if stands == table.stands:
                    self._tell(seat, stands, protocol.encode(protocol.Choices(stands=stands, legal=legal)))
                    return
        finally:
            self.working.discard(seat)

    def _tell(self, seat: int, stands: int, message: bytes) -> None:
        self.told[seat] = stands
        for reader in tuple(self.live.readers):
            if reader.viewer == seat and reader.wants_full:
                reader.tell(message)
