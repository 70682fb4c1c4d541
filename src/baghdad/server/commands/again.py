"""The command that creates a rematch."""

from __future__ import annotations

import msgspec

from baghdad.server.commands.command import Command, CommandContext, Effect
from baghdad.server.commands.table import CommandTable
from baghdad.server.errors import ServerError
from baghdad.server.storage.store import LogEntry, PendingEntry, to_json


class Again(Command, frozen=True, tag="again"):
    """Creates a new table for a rematch of the same players, who keep their seats.

    With `rotate` they all move on by one seat, so that another player begins.
    """

    rotate: bool = False

    async def pending_entries(self, context: CommandContext, seat: int) -> list[PendingEntry]:
        """Refuse before the end of the match and in the school; else store the new table."""
        if context.table.state != "over" or context.table.stored.school is not None:
            raise ServerError("not_yet")
        return [PendingEntry("again", to_json(table=await context.create_rematch(self.rotate)))]

    def is_done(self, table: CommandTable) -> bool:
        """Return whether there is a rematch: another player may have asked first."""
        return table.next is not None

    @staticmethod
    def apply(table: CommandTable, entry: LogEntry) -> Effect:
        """Set the name of the new table."""
        facts = msgspec.json.decode(entry.text)
        table.next = facts["table"]
        return Effect(facts=facts)
