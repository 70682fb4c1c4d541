"""Automation of one table: moves of its computer players, and of those who act when somebody's time has run out."""

from __future__ import annotations

import asyncio
import time
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from baghdad.bots import bot_catalogue
from baghdad.server import clock
from baghdad.server.automation.bot_choices import bot_choice, copy_for_thread, passing_action
from baghdad.server.errors import ServerError
from baghdad.server.storage.store import LogConflict, PendingEntry
from baghdad.server.tables.live_match import LiveMatch
from baghdad.server.tables.services import TableServices
from baghdad.server.tables.state import TableState

RETRY_SECONDS = 1.0  # after which a computer player tries again to have its move stored
LOCK_RETRY_SECONDS = 0.25  # after which a node without the bot lock tries again to get it


class WritableTable(Protocol):
    """What the automation needs of a live table."""

    services: TableServices
    table: TableState

    @property
    def ready_lock(self) -> AbstractAsyncContextManager[None]:
        """The lock of the table; whoever holds it has what the match refers to in memory."""
        ...

    async def write(self, seat: int, pending: list[PendingEntry], command_id: str, by: str) -> None:
        """Store log entries; LogConflict if another node was first."""
        ...


class Automation:
    """The computer players of one table, and its clock."""

    __slots__ = ("bot_task", "live_table", "services", "table", "timer")

    def __init__(self, live_table: WritableTable) -> None:
        self.live_table: WritableTable | None = live_table  # until it is detached
        self.services = live_table.services
        self.table = live_table.table
        self.bot_task: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether a computer player is deciding."""
        return self.bot_task is not None and not self.bot_task.done()

    def stop_clock(self) -> None:
        """Cancel the timer."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def detach(self) -> None:
        """Stop, and drop the reference that would keep the table in memory."""
        self.stop_clock()
        self.live_table = None

    def schedule(self) -> None:
        """Start the computer players if one has to act, and set the timer to the deadline."""
        if self.table.state != "playing" or self.services.closing or self.live_table is None:
            return
        if self.table.blocking_bots and not self.busy:
            self.bot_task = self.services.run_in_background(self._run_bots())
        self.stop_clock()
        if self.table.deadline is not None:
            left = max(0.0, self.table.deadline - clock.now())
            self.timer = asyncio.get_running_loop().call_later(left, self._time_out)

    async def _run_bots(self) -> None:
        """Have computer players act, one after the other, until the match waits for somebody else."""
        while self._bots_to_act:
            if not await self.services.store.acquire_bot_lock(self.table.name):  # another node does it
                await asyncio.sleep(LOCK_RETRY_SECONDS)
                continue
            try:
                while self._bots_to_act:
                    seat = self.table.blocking_bots[0]
                    await self._act_or_pause(seat, self.table.seats[seat].bot, "bot")
            finally:
                await self.services.store.release_bot_lock(self.table.name)

    @property
    def _bots_to_act(self) -> bool:
        return self.table.state == "playing" and bool(self.table.blocking_bots) and not self.services.closing

    async def _act_or_pause(self, seat: int, name: str, by: str) -> None:
        """Act, or pause before the next attempt if deciding or storing fails."""
        try:
            await self._act(seat, name, by)
        except ServerError:
            await asyncio.sleep(RETRY_SECONDS)
        except Exception as error:  # a computer player of a plugin may fail; the table must go on
            self.services.metrics.count_error(error)
            await asyncio.sleep(RETRY_SECONDS)

    async def _act(self, seat: int, name: str, by: str) -> None:
        """Have a computer player choose an action in a worker thread, and play it unless it has become stale."""
        match, live_table = self.table.match, self.live_table
        assert match is not None
        assert live_table is not None
        state_version, seen = self.table.state_version, copy_for_thread(match)
        began = time.perf_counter()
        kind = f"{match.game.name} {name}"
        choice = await self.services.bot_workers.run(bot_choice, seen, seat, name, table=self.table.name, kind=kind)
        self.services.metrics.observe_bot_decision(match.game.name, name, time.perf_counter() - began)
        async with live_table.ready_lock:
            if self.table.state != "playing" or seat not in self.table.blocking_seats:
                return
            if by == "bot" and self.table.seats[seat].bot != name:
                return
            changed = self.table.state_version != state_version
            if changed and match.game.is_stale(seen.state, seat, choice.action, match.state):
                return
            if match.why_not(choice.action, seat) is None:
                await self._write_unless_conflict(live_table, seat, str(choice.action), by)

    async def _write_unless_conflict(self, live_table: WritableTable, seat: int, action: str, by: str) -> None:
        try:
            await live_table.write(seat, [PendingEntry("play", action)], "", by)
        except LogConflict:
            return

    def _time_out(self) -> None:
        self.services.run_in_background(self._handle_time_out())

    async def _handle_time_out(self) -> None:
        """Act for those whose time has run out; if another node has the bot lock, check again later."""
        if not await self.services.store.acquire_bot_lock(self.table.name):
            await asyncio.sleep(LOCK_RETRY_SECONDS)
            self.schedule()
            return
        try:
            await self._act_for_late_seats()
        finally:
            await self.services.store.release_bot_lock(self.table.name)
        self.schedule()

    async def _act_for_late_seats(self) -> None:
        table = self.table
        for seat in table.blocking_seats:
            if table.deadline is None or table.deadline > clock.now() or table.match is None or table.clock is None:
                break
            if table.seats[seat].bot or seat not in table.blocking_seats:
                continue
            action = passing_action(table.match, seat) if table.clock.then == "pass" else None
            if action is None:
                await self._act_or_pause(seat, bot_catalogue(table.stored.game).stand_in, "clock")
            else:
                await self._pass(table.match, seat, action)

    async def _pass(self, match: LiveMatch, seat: int, action: Any) -> None:
        live_table = self.live_table
        assert live_table is not None
        async with live_table.ready_lock:
            if match.why_not(action, seat) is None:
                try:
                    await self._write_unless_conflict(live_table, seat, str(action), "clock")
                except ServerError:
                    await asyncio.sleep(RETRY_SECONDS)
