"""A table that is awake: its commands one after the other, each stored, then acknowledged, then told to everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from baghdad.server import protocol
from baghdad.server.automation.automation import Automation, LogConflict
from baghdad.server.errors import ServerError
from baghdad.server.storage.store import LogEntry
from baghdad.server.tables.commands import Line, data, lines_of
from baghdad.server.tables.legal_action_push import LegalActionPush
from baghdad.server.tables.state import HOUSE, TableEvent, TableState, Viewer, told_of

if TYPE_CHECKING:
    from baghdad.server.tables.registry import TableRegistry


class Reader(Protocol):
    """Somebody who is told what happens."""

    viewer: Viewer
    wants_view: bool
    wants_legal: bool
    wants_full: bool

    def tell(self, message: bytes) -> None:
        """Sends a message, sooner or later."""
        ...

    def cut(self, why: str) -> None:
        """Hangs up."""
        ...


class LiveTable:
    """One table in memory. What it holds is what is stored, never more."""

    def __init__(self, hall: TableRegistry, table: TableState, muted: list[tuple[int, int]]) -> None:
        self.hall = hall
        self.table = table
        self.muted = set(muted)
        self.readers: set[Reader] = set()
        self.lock = asyncio.Lock()
        self.actors = Automation(self)
        self.offers = LegalActionPush(self)
        self.noted = (table.kept.state, table.kept.due)
        self.touched = time.monotonic()

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if it slept."""
        return not self.readers and not self.actors.busy and not self.lock.locked()

    # --- commands ------------------------------------------------------------------------------------------

    async def order(self, seat: int, order: protocol.SeatCommand, acknowledge: Callable[[int], None]) -> None:
        """Carries a seat's command out: stored, acknowledged, told. BaghdadError refuses it."""
        async with self.lock:
            self.touched = time.monotonic()
            await self._know(order.after)
            while True:
                known = await self._known(seat, order)
                if known is not None:
                    acknowledge(known)
                    return
                lines = await self._lines(seat, order)
                try:
                    await self.write(seat, lines, order.id, "person", acknowledge)
                    return
                except LogConflict:
                    continue

    async def _known(self, seat: int, order: protocol.SeatCommand) -> int | None:
        """The number under which this very command was carried out before."""
        known = self.table.ids.get((seat, order.id))
        if known is None and order.after < self.table.oldest_id:
            known = await self.hall.store.said_before(self.table.name, seat, order.id)
        if known is None and isinstance(order, protocol.Again) and self.table.next is not None:
            return self.table.number
        return known

    async def _lines(self, seat: int, order: protocol.SeatCommand) -> list[Line]:
        if not isinstance(order, protocol.Again):
            return lines_of(self.table, seat, order, self.hall.limits)
        if self.table.state != "over":
            raise ServerError("not_yet")
        return [("again", data(table=await self.hall.found_again(self.table)))]

    async def sit(self, name: str, wish: int | None, token_hash: str) -> int:
        """Somebody takes an open seat; the match starts as soon as none is left."""
        async with self.lock:
            while True:
                if self.table.state != "open" or not self.table.free:
                    raise ServerError("no_free_seat")
                seat = self.table.free[0] if wish is None else wish
                if seat not in self.table.free:
                    raise ServerError("seat_taken", seat=seat)
                lines: list[Line] = [("sit", data(name=name, token_hash=token_hash))]
                if len(self.table.free) == 1:
                    lines.append(("start", data(bot="")))
                try:
                    await self.write(seat, lines, "", "person")
                    return seat
                except LogConflict:
                    continue

    async def write(
        self,
        seat: int,
        lines: list[Line],
        client: str,
        by: str,
        acknowledge: Callable[[int], None] | None = None,
    ) -> None:
        """Persist, then acknowledge, then broadcast."""
        at = time.time()
        first = self.table.number + 1
        entries = [
            LogEntry(first + n, HOUSE if kind == "start" else seat, kind, by, text, client if n == 0 else "", at)
            for n, (kind, text) in enumerate(lines)
        ]
        began = time.perf_counter()
        try:
            stored = await self.hall.store.append(self.table.name, entries, self._latest_due(at))
        except asyncio.CancelledError:
            self.hall.forget(self)  # it may have been stored all the same
            raise
        self.hall.meters.stored(time.perf_counter() - began)
        if not stored:
            await self.catch_up()
            raise LogConflict
        if acknowledge is not None:
            acknowledge(first)
        for entry in entries:
            self._take_in(entry)
        await self.settle()

    def _latest_due(self, at: float) -> float | None:
        """When time runs out at the latest for somebody who has to act after a line of that moment."""
        return None if self.table.clock is None else at + self.table.clock.seconds

    def _take_in(self, entry: LogEntry) -> None:
        try:
            self._tell(self.table.apply(entry))
            if entry.kind == "leave":
                self._see_off(entry.seat)
        except Exception:
            self.hall.forget(self)  # whoever asks next gets what is stored
            raise
        self.hall.meters.line(self.table.kept.game, entry.kind, entry.by)

    def _see_off(self, seat: int) -> None:
        """Whoever has left looks into nobody's cards: the seat may be another's soon."""
        for reader in [reader for reader in self.readers if reader.viewer == seat]:
            self.readers.discard(reader)
            reader.cut("left")

    async def hear(self, number: int) -> None:
        """Reads on, unless it knows the news of that number already."""
        async with self.lock:
            if number == 0 or number > self.table.number:
                await self.catch_up()

    async def _know(self, number: int) -> None:
        """Reads on if a client has heard more elsewhere: it may come from a node that has died."""
        if number > self.table.number:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Takes in what another node has written."""
        for entry in await self.hall.store.log(self.table.name, self.table.number):
            self._take_in(entry)
        await self.settle()

    async def settle(self) -> None:
        """Notes how far the table is, lets computer players think and winds the clock."""
        self.actors.stir()
        self.offers.stir()
        noted = (self.table.state, self.table.due)
        if noted != self.noted:
            self.noted = noted
            self.hall.in_background(self.hall.store.note(self.table.name, *noted))

    # --- telling -------------------------------------------------------------------------------------------

    def _tell(self, telling: TableEvent) -> None:
        """The news for each reader, made once for all who know the same."""
        made: dict[Any, bytes] = {}
        for reader in tuple(self.readers):
            key = (reader.viewer, reader.wants_view, reader.wants_legal)
            if key not in made:
                made[key] = protocol.encode(self.news(telling, reader))
            reader.tell(made[key])

    def news(self, telling: TableEvent, reader: Reader, last: bool = True) -> protocol.Update:
        """A telling as a reader gets it; the last one comes with the view, if the reader wants that."""
        viewer = reader.viewer
        if telling.kind == "say" and (viewer, telling.seat) in self.muted:
            return protocol.Update(
                number=telling.number, kind="say", stands=telling.stands, by=telling.by, facts={"muted": True}
            )
        if not last:
            return telling.to(viewer)
        return telling.to(
            viewer,
            view=self.view(viewer) if reader.wants_view else None,
            legal=self.legal(viewer) if reader.wants_legal else None,
        )

    def view(self, viewer: Viewer) -> dict[str, Any] | None:
        """What a viewer sees now."""
        return None if self.table.match is None else self.table.match.view(viewer)

    def legal(self, viewer: Viewer) -> list[str] | None:
        """What a seat may do now, in notation."""
        if self.table.match is None or viewer not in self.table.to_act:
            return None
        return self.table.match.texts(viewer)

    async def greet(self, reader: Reader, have: int | None) -> None:
        """Tells a reader what it lacks, and from now on everything."""
        async with self.lock:
            self.touched = time.monotonic()
            await self._know(have or 0)
            told = b"" if have is None else await self._rest(reader, have)
            reader.tell(told or protocol.encode(self.snapshot(reader)))
            self.readers.add(reader)
        self.actors.stir()
        if reader.wants_full:
            self.offers.welcome(reader)

    async def _rest(self, reader: Reader, have: int) -> bytes:
        """What a reader has missed, a message a line, unless that is more than may wait for anybody."""
        missed = await self._missed(have)
        if missed is None:
            return b""
        number = self.table.number
        found = [protocol.encode(protocol.Resumed(number=number, have=have, you=reader.viewer))]
        found += [protocol.encode(self.news(telling, reader, telling.number == number)) for telling in missed]
        told = b"\n".join(found)
        return told if len(told) < self.hall.limits.queued_bytes // 2 else b""

    async def _missed(self, have: int) -> list[TableEvent] | None:
        """What happened since, unless that is too much or the reader knows of a future that never was."""
        number = self.table.number
        if have > number or number - have > self.hall.limits.resumed:
            return None
        at_hand = [telling for telling in self.table.tellings if telling.number > have]
        return at_hand if len(at_hand) == number - have else (await self.all_told())[have:number]

    async def all_told(self) -> list[TableEvent]:
        """Everything that ever happened here, played again from the log."""
        log = await self.hall.store.log(self.table.name)
        _, told = await self.hall.desk.run(told_of, self.table.kept, log)
        return told

    def snapshot(self, reader: Reader) -> protocol.Snapshot:
        """All that a reader may know now."""
        table, viewer = self.table, reader.viewer
        result = None if table.match is None or table.match.result is None else table.match.result.to_data()
        return protocol.Snapshot(
            number=table.number,
            stands=table.stands,
            you=viewer,
            table=table.placard(),
            view=self.view(viewer) if reader.wants_view else None,
            to_act=list(table.to_act),
            legal=self.legal(viewer) if reader.wants_legal else None,
            result=result,
            seed=table.kept.seed if result is not None else None,
            due=table.due,
            said=[said for said in table.talk if (viewer, said["seat"]) not in self.muted],
        )
