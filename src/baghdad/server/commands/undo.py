"""The command that takes an action back."""

from __future__ import annotations

from baghdad.server.commands.checks import match_in_play, started_match
from baghdad.server.commands.command import Command, CommandContext, Effect
from baghdad.server.commands.table import CommandTable
from baghdad.server.errors import ServerError
from baghdad.server.storage.store import LogEntry, PendingEntry


class Undo(Command, frozen=True, tag="undo"):
    """Takes the seat's last action back."""

    changes_match = True

    async def pending_entries(self, context: CommandContext, seat: int) -> list[PendingEntry]:
        """Refuse if the client doesn't know the last change of the match, or the action can't be undone."""
        in_school = context.table.stored.school is not None  # where even an ended match is rewound
        match = started_match(context.table) if in_school else match_in_play(context.table)
        if self.after < context.table.state_version:
            raise ServerError("stale", after=self.after, state_version=context.table.state_version)
        match.check_undo(seat)
        return [PendingEntry("undo")]

    @staticmethod
    def apply(table: CommandTable, entry: LogEntry) -> Effect:
        """Undo the action."""
        assert table.match is not None
        return Effect(tuple(table.match.undo(entry.seat)))
