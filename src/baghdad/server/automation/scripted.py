"""Automation of a table of the school: other seats play what the step says, and nothing else."""

from __future__ import annotations

from baghdad.server.automation.automation import Automation
from baghdad.server.tables.school import Move, reply_to, school_step


class ScriptedAutomation(Automation):
    """The other seats of one table of the school."""

    __slots__ = ()

    def schedule(self) -> None:
        """Have another seat act if the step has a reply to what was played last."""
        if self.services.closing or self.live_table is None or self.busy or self._reply is None:
            return
        self.bot_task = self.services.run_in_background(self._play_replies())

    @property
    def _reply(self) -> Move | None:
        match, number = self.table.match, self.table.stored.school
        if match is None or number is None or self.table.state != "playing":
            return None
        return reply_to(school_step(self.table.stored.game, number), match.undoable)

    async def _play_replies(self) -> None:
        live_table = self.live_table
        while live_table is not None and not self.services.closing:
            async with live_table.ready_lock:
                reply = self._reply  # meanwhile the learner may have taken something back
                if reply is None:
                    return
                await self._write_unless_conflict(live_table, reply.seat, reply.action, "bot")
