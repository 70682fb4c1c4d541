"""Whoever acts without a person's command: computer players, and those who stand in when time has run out."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from baghdad.bots.registry import LEVELS
from baghdad.server.automation.worker_pool import decide, passing, spare
from baghdad.server.errors import ServerError
from baghdad.server.tables.live_match import LiveMatch

if TYPE_CHECKING:
    from baghdad.server.tables.live_table import LiveTable

RETRY_SECONDS = 1.0  # after which a computer player tries again to have its move stored
FOLLOWING_SECONDS = 0.25  # after which a node that doesn't think looks again whether it is to
STAND_IN = LEVELS[1]  # plays for those whose time has run out


class LogConflict(Exception):
    """Another node has written to the log in the meantime."""


class Automation:
    """The computer players of one table, and its clock."""

    def __init__(self, live: LiveTable) -> None:
        self.live: LiveTable | None = live  # until it sleeps
        self.hall = live.hall
        self.table = live.table
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether a computer player is thinking."""
        return self.thinking is not None and not self.thinking.done()

    def rest(self) -> None:
        """Stops the clock."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def part(self) -> None:
        """Nothing is left to be done, nor anything that would keep the table in memory."""
        self.rest()
        self.live = None

    def stir(self) -> None:
        """Sees to it that whoever must act does."""
        if self.table.state != "playing" or self.hall.closing or self.live is None:
            return
        if self.table.blocking_bots and not self.busy:
            self.thinking = self.hall.in_background(self._think())
        self.rest()
        if self.table.due is not None:
            left = max(0.0, self.table.due - time.time())
            self.alarm = asyncio.get_running_loop().call_later(left, self._ring)

    async def _think(self) -> None:
        """Computer players act, one after the other, until the match waits for somebody else."""
        while self._bots_turn:
            if not await self.hall.store.lead(self.table.name):  # another node thinks
                await asyncio.sleep(FOLLOWING_SECONDS)
                continue
            try:
                while self._bots_turn:
                    seat = self.table.blocking_bots[0]
                    await self._act_or_wait(seat, self.table.seats[seat].bot, "bot")
            finally:
                await self.hall.store.follow(self.table.name)

    @property
    def _bots_turn(self) -> bool:
        return self.table.state == "playing" and bool(self.table.blocking_bots) and not self.hall.closing

    async def _act_or_wait(self, seat: int, name: str, by: str) -> None:
        """What can't be stored, or thought, is tried again a little later."""
        try:
            await self._act(seat, name, by)
        except ServerError:
            await asyncio.sleep(RETRY_SECONDS)
        except Exception as error:  # somebody else's computer player may fail; the table must go on
            self.hall.meters.failed(error)
            await asyncio.sleep(RETRY_SECONDS)

    async def _act(self, seat: int, name: str, by: str) -> None:
        """Has a computer player choose, and plays that unless it is too late."""
        match, live = self.table.match, self.live
        assert match is not None
        assert live is not None
        stands, seen = self.table.stands, spare(match)
        began = time.perf_counter()
        choice = await self.hall.thinkers.run(decide, seen, seat, name)
        self.hall.meters.thought(match.game.name, name, time.perf_counter() - began)
        async with live.lock:
            if self.table.state != "playing" or seat not in self.table.blocking_seats:
                return
            if by == "bot" and self.table.seats[seat].bot != name:
                return
            late = self.table.stands != stands
            if late and match.game.is_stale(seen.state, seat, choice.action, match.state):
                return
            if match.why_not(choice.action, seat) is None:
                await self._write_or_wait(live, seat, str(choice.action), by)

    async def _write_or_wait(self, live: LiveTable, seat: int, action: str, by: str) -> None:
        try:
            await live.write(seat, [("play", action)], "", by)
        except LogConflict:
            return

    def _ring(self) -> None:
        self.hall.in_background(self._time_is_up())

    async def _time_is_up(self) -> None:
        """Somebody else acts for those who haven't; if another node sees to that, this one looks again later."""
        if not await self.hall.store.lead(self.table.name):
            await asyncio.sleep(FOLLOWING_SECONDS)
            self.stir()
            return
        try:
            await self._stand_in()
        finally:
            await self.hall.store.follow(self.table.name)
        self.stir()

    async def _stand_in(self) -> None:
        table = self.table
        for seat in table.blocking_seats:
            if table.due is None or table.due > time.time() or table.match is None or table.clock is None:
                break
            if table.seats[seat].bot or seat not in table.blocking_seats:
                continue
            action = passing(table.match, seat) if table.clock.then == "pass" else None
            if action is None:
                await self._act_or_wait(seat, STAND_IN, "clock")
            else:
                await self._pass(table.match, seat, action)

    async def _pass(self, match: LiveMatch, seat: int, action: Any) -> None:
        live = self.live
        assert live is not None
        async with live.lock:
            if match.why_not(action, seat) is None:
                try:
                    await self._write_or_wait(live, seat, str(action), "clock")
                except ServerError:
                    await asyncio.sleep(RETRY_SECONDS)
