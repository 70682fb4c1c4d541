"""A table in memory. Its commands run one at a time, and each is stored, then acknowledged, then broadcast."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol

import baghdad
from baghdad.core.summary import summary_of
from baghdad.server import clock, protocol
from baghdad.server.account import charge_current, rounded_up
from baghdad.server.automation.automation import Automation
from baghdad.server.automation.fair_queue import Urgency
from baghdad.server.automation.scripted import ScriptedAutomation
from baghdad.server.commands.command import Command
from baghdad.server.commands.sit import Sit
from baghdad.server.commands.start import Start
from baghdad.server.errors import ServerError
from baghdad.server.settings import Limits
from baghdad.server.storage.store import LogConflict, LogEntry, PendingEntry
from baghdad.server.tables.legal_action_push import LegalActionPush
from baghdad.server.tables.reader import Reader
from baghdad.server.tables.services import TableServices
from baghdad.server.tables.state import SERVER_SEAT, TableEvent, TableState, Viewer, replay

FEW_READERS = 12  # sending to so many isn't charged
SENDING_MS = 0.01  # that a message to one reader takes later, when all of an iteration of the loop are sent
UNKNOWN_STATUS = ("", None)
NOBODY: frozenset[tuple[int, int]] = frozenset()  # one for all tables


class TableHolder(Protocol):
    """What a live table needs of the registry that holds it."""

    def holds(self, live_table: LiveTable) -> bool:
        """Return whether this is the table in memory under its name."""
        ...

    def drop(self, live_table: LiveTable) -> None:
        """Drop a table from memory, so that it is loaded from the store when it is needed again."""
        ...

    async def create_rematch(self, table: TableState, rotate: bool) -> str:
        """Create a new table for the same players and return its name."""
        ...


class ReadyLock(asyncio.Lock):
    """The lock of a table. Whoever holds it has what the match refers to: a cache may have dropped a board."""

    def __init__(self, services: TableServices, table: TableState) -> None:
        super().__init__()
        self.services = services
        self.game, self.options = baghdad.game(table.stored.game), table.options

    async def __aenter__(self) -> None:
        """Acquire the lock and load what is missing."""
        await self.acquire()
        if not self.game.is_loaded(self.options):
            try:
                await self.services.workers.run(self.game.load, self.options)
            except BaseException:
                self.release()
                raise


class LiveTable:
    """One table in memory: nothing but what is stored, and who is connected."""

    __slots__ = (
        "automation",
        "last_used",
        "legal_action_push",
        "muted",
        "readers",
        "ready_lock",
        "registry",
        "saved_status",
        "services",
        "table",
    )

    def __init__(
        self, registry: TableHolder, services: TableServices, table: TableState, muted: list[tuple[int, int]]
    ) -> None:
        self.registry = registry
        self.services = services
        self.table = table
        self.muted = frozenset(muted) if muted else NOBODY
        self.readers: dict[Reader, None] = {}  # in order; an empty set would take three times the memory
        self.ready_lock = ReadyLock(services, table)
        self.automation = Automation(self) if table.stored.school is None else ScriptedAutomation(self)
        self.legal_action_push = LegalActionPush(services, table, self.readers)
        self.saved_status: tuple[str, float | None] = (table.stored.state, table.stored.deadline)
        self.last_used = time.monotonic()

    @property
    def idle(self) -> bool:
        """Whether it can be dropped from memory: nobody is connected and nothing is being done."""
        return not self.readers and not self.automation.busy and not self.ready_lock.locked()

    @property
    def limits(self) -> Limits:
        """The limits of the server."""
        return self.services.limits

    # --- commands ------------------------------------------------------------------------------------------

    async def run_command(self, seat: int, command: Command, acknowledge: Callable[[int], None]) -> None:
        """Carry out a seat's command: store, acknowledge and broadcast it. BaghdadError refuses it.

        Commands are idempotent: one that was carried out before is only acknowledged again.
        """
        async with self.ready_lock:
            self.last_used = time.monotonic()
            if command.after > self.table.number:
                await self.catch_up()  # the client comes from a node that has died
            while True:
                number = self.table.number_of_command(seat, command.id)
                if number is None and command.after < self.table.oldest_command_id:
                    since = self.table.seats[seat].since
                    number = await self.services.store.find_command(self.table.name, seat, command.id, since)
                if number is None and command.is_done(self.table):
                    number = self.table.number
                if number is not None:
                    acknowledge(number)
                    return
                pending = await command.pending_entries(self, seat)
                try:
                    await self.write(seat, pending, command.id, "person", acknowledge)
                    return
                except LogConflict:
                    continue

    def check_may_talk(self, seat: int) -> None:
        """Raise ServerError if a seat has sent too many chat messages."""
        bucket = self.services.talk.of(f"{self.table.name} {seat}")
        if not bucket.take():
            raise ServerError("rate_limited", retry_after=rounded_up(bucket.seconds_until(1)))

    async def create_rematch(self, rotate: bool) -> str:
        """Create a new table for the same players and return its name."""
        return await self.registry.create_rematch(self.table, rotate)

    async def take_seat(self, name: str, wanted: int | None, token_hash: str, colour: int) -> int:
        """Give somebody an open seat and return it; the match starts as soon as none is left."""
        async with self.ready_lock:
            while True:
                if self.table.state != "open" or not self.table.open_seats:
                    raise ServerError("no_free_seat")
                seat = self.table.open_seats[0] if wanted is None else wanted
                if seat not in self.table.open_seats:
                    raise ServerError("seat_taken", seat=seat)
                pending = [Sit.pending_entry(name, token_hash, colour)]
                if len(self.table.open_seats) == 1:
                    pending.append(Start.pending_entry())
                try:
                    await self.write(seat, pending, "", "person")
                    return seat
                except LogConflict:
                    continue

    async def write(
        self,
        seat: int,
        pending: list[PendingEntry],
        command_id: str,
        by: str,
        acknowledge: Callable[[int], None] | None = None,
    ) -> None:
        """Store log entries, then acknowledge, then broadcast; LogConflict if another node was first."""
        at = clock.now()
        first = self.table.number + 1
        entries = [
            LogEntry(
                first + n, SERVER_SEAT if kind == "start" else seat, kind, by, text, command_id if n == 0 else "", at
            )
            for n, (kind, text) in enumerate(pending)
        ]
        began = time.perf_counter()
        try:
            stored = await self.services.store.append(self.table.name, entries, self._latest_deadline(at))
        except asyncio.CancelledError:
            self.registry.drop(self)  # the entries may have been stored all the same
            raise
        self.services.metrics.observe_storing(time.perf_counter() - began)
        if not stored:
            await self.catch_up()
            raise LogConflict
        if acknowledge is not None:
            acknowledge(first)
        before = self.table.blocking_seats
        for entry in entries:
            self._apply(entry)
        self.schedule_work()
        self._push(before)

    def _push(self, before: tuple[int, ...]) -> None:
        """Tell people whose page is closed that the match waits for them now; `before` it waited for these seats."""
        push, table = self.services.push, self.table
        if push is None:
            return
        if table.state == "over" and before:
            self._forget_subscriptions(*range(len(table.seats)))
        connected = {reader.viewer for reader in self.readers}
        for seat in table.blocking_seats:
            if seat in before or seat in connected or table.seats[seat].kind != "person":
                continue
            told = push.tell(table.name, table.stored.game, seat, table.seats[seat].token_hash)
            self.services.run_in_background(told)

    def _forget_subscriptions(self, *seats: int) -> None:
        """Send nothing more for seats, if anything was sent."""
        for seat in seats if self.services.push is not None else ():
            forgotten = self.services.store.delete_subscriptions(self.table.name, seat)
            self.services.run_in_background(forgotten)

    def _latest_deadline(self, at: float) -> float | None:
        """Return the latest deadline that entries of that time can cause."""
        return None if self.table.clock is None else at + self.table.clock.seconds

    def _apply(self, entry: LogEntry) -> None:
        try:
            self._broadcast(self.table.apply(entry))
            if entry.kind == "leave":
                self._disconnect_seat(entry.seat)
                self._forget_subscriptions(entry.seat)
        except Exception:
            self.registry.drop(self)  # the next request gets what is stored
            raise
        self.services.metrics.count_log_entry(self.table.stored.game, entry.kind, entry.by)

    def _disconnect_seat(self, seat: int) -> None:
        """Close the connections of a seat that was given up: somebody else may have it soon."""
        for reader in [reader for reader in self.readers if reader.viewer == seat]:
            del self.readers[reader]
            reader.close("left")

    async def on_remote_write(self, number: int) -> None:
        """Read what another node has written, unless the entry of that number is known."""
        async with self.ready_lock:
            if number == 0 or number > self.table.number:
                await self.catch_up()

    async def catch_up(self) -> None:
        """Apply the entries that another node has stored."""
        for entry in await self.services.store.load_log(self.table.name, self.table.number):
            self._apply(entry)
        self.schedule_work()

    def schedule_work(self) -> None:
        """After a change: schedule computer players, clock and legal actions, and save the table's status."""
        self.automation.schedule()
        self.legal_action_push.schedule()
        status = (self.table.state, self.table.deadline)
        if status != self.saved_status:
            self.saved_status = status
            self.services.run_in_background(self._save_status(*status))

    async def _save_status(self, state: str, deadline: float | None) -> None:
        try:
            await self.services.store.save_status(self.table.name, state, deadline)
        except ServerError:  # it follows from the log, and is saved with the next change
            self.saved_status = UNKNOWN_STATUS

    # --- messages to readers -------------------------------------------------------------------------------

    def _broadcast(self, event: TableEvent) -> None:
        """Send each reader its update, encoded once for all who get the same."""
        encoded: dict[Any, bytes] = {}
        if len(self.readers) > FEW_READERS:
            charge_current(SENDING_MS * len(self.readers))
        for reader in tuple(self.readers):
            key = (reader.viewer, reader.wants_view, reader.wants_legal)
            if key not in encoded:
                encoded[key] = protocol.encode(self.update_for(event, reader))
            reader.enqueue(encoded[key])

    def update_for(self, event: TableEvent, reader: Reader, last: bool = True) -> protocol.Update:
        """Return the update of an event for a reader; the last one has view and legal actions, if wanted."""
        viewer = reader.viewer
        if event.kind == "say" and (viewer, event.seat) in self.muted:
            return protocol.Update(
                number=event.number,
                kind="say",
                state_version=event.state_version,
                by=event.by,
                facts={"muted": True},
            )
        if not last:
            return event.update_for(viewer)
        return event.update_for(
            viewer,
            view=self.view(viewer) if reader.wants_view else None,
            legal=self.legal(viewer) if reader.wants_legal else None,
        )

    def view(self, viewer: Viewer) -> dict[str, Any] | None:
        """Return what a viewer sees now."""
        return None if self.table.match is None else self.table.match.view(viewer)

    def legal(self, viewer: Viewer) -> list[str] | None:
        """Return the legal actions of a seat in notation, or None if it isn't to act."""
        if self.table.match is None or viewer not in self.table.to_act:
            return None
        return self.table.match.texts(viewer)

    async def join(self, reader: Reader, last_seen: int | None) -> None:
        """Send a new reader a snapshot, or the updates after the last it has seen, and all updates from now on."""
        async with self.ready_lock:
            self.last_used = time.monotonic()
            if last_seen is not None and last_seen > self.table.number:
                await self.catch_up()
            missed = b"" if last_seen is None else await self._missed_messages(reader, last_seen)
            reader.enqueue(missed or protocol.encode(self.snapshot(reader)))
            self.readers[reader] = None
        self.automation.schedule()
        if reader.wants_full:
            self.legal_action_push.add_reader(reader)

    async def _missed_messages(self, reader: Reader, last_seen: int) -> bytes:
        """Return `resumed` and the updates a reader has missed, one a line; empty if a snapshot is better."""
        missed = await self._missed_events(last_seen)
        if missed is None:
            return b""
        number = self.table.number
        messages = [protocol.encode(protocol.Resumed(number=number, last_seen=last_seen, you=reader.viewer))]
        messages += [protocol.encode(self.update_for(event, reader, event.number == number)) for event in missed]
        joined = b"\n".join(messages)
        return joined if len(joined) < self.services.limits.queued_bytes // 2 else b""

    async def _missed_events(self, last_seen: int) -> list[TableEvent] | None:
        """Return the events after a number; None if there are too many, or the number is higher than the last."""
        number = self.table.number
        if last_seen > number or number - last_seen > self.services.limits.resumed:
            return None
        recent = [event for event in self.table.recent_events if event.number > last_seen]
        return recent if len(recent) == number - last_seen else (await self.all_events())[last_seen:number]

    async def all_events(self) -> list[TableEvent]:
        """Return everything that has happened at the table, by replaying its log."""
        log = await self.services.store.load_log(self.table.name)
        work = (replay, self.table.stored, log)
        _, events = await self.services.workers.run(*work, urgency=Urgency.HINT, table=self.table.name)
        return events

    def snapshot(self, reader: Reader) -> protocol.Snapshot:
        """Return everything a reader may know now."""
        table, viewer = self.table, reader.viewer
        result = None if table.match is None or table.match.result is None else table.match.result.to_data()
        return protocol.Snapshot(
            number=table.number,
            state_version=table.state_version,
            you=viewer,
            table=table.info(),
            view=self.view(viewer) if reader.wants_view else None,
            to_act=list(table.to_act),
            legal=self.legal(viewer) if reader.wants_legal else None,
            result=result,
            seed=table.stored.seed if result is not None else None,
            deadline=clock.to_wall_clock(table.deadline),
            chat=[message for message in table.chat if (viewer, message["seat"]) not in self.muted],
        )

    def summary(self, viewer: Viewer) -> protocol.MatchSummary:
        """Return the match in a few words, as a viewer may know it."""
        table, match, view = self.table, self.table.match, self.view(viewer)
        result = None if match is None else match.result
        said = None if match is None or view is None else summary_of(baghdad.game(table.stored.game), view, match.moves)
        return protocol.MatchSummary(
            table=table.info(),
            you=viewer,
            waits_for=list(table.blocking_seats) if table.state == "playing" else table.open_seats,
            since=[clock.wall_clock(at) for at in table.blocking_since] if table.state == "playing" else [],
            changed_at=clock.wall_clock(table.changed_at),
            changed_by=None if table.changed_by == SERVER_SEAT else table.changed_by,
            winners=[] if result is None else list(result.winners),
            sentence=None if said is None else said.sentence,
            seats=[] if said is None else list(said.seats),
        )
