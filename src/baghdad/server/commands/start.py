"""The command that starts the match. The server appends the same log entry when the last open seat is taken."""

from __future__ import annotations

import msgspec

from baghdad.server.commands.checks import bot_or_stand_in
from baghdad.server.commands.command import Command, CommandContext, Effect
from baghdad.server.commands.table import CommandTable
from baghdad.server.errors import ServerError
from baghdad.server.message_fields import Level
from baghdad.server.storage.store import LogEntry, PendingEntry, to_json


class Start(Command, frozen=True, tag="start"):
    """Starts the match now: computer players take the open seats."""

    changes_match = True

    bot: Level = ""

    async def pending_entries(self, context: CommandContext, seat: int) -> list[PendingEntry]:
        """Refuse if the match has started, and a computer player that doesn't exist."""
        if context.table.state != "open":
            raise ServerError("started_already")
        return [self.pending_entry(bot_or_stand_in(self.bot, context.table.stored.game))]

    @staticmethod
    def pending_entry(bot: str = "") -> PendingEntry:
        """Return the entry that starts a match; without a computer player no seat may be open."""
        return PendingEntry("start", to_json(bot=bot))

    @staticmethod
    def apply(table: CommandTable, entry: LogEntry) -> Effect:
        """Give the open seats to the computer player and create the match."""
        facts = msgspec.json.decode(entry.text)
        for number in table.open_seats:
            table.seats[number].bot = facts["bot"]
        table.start_match()
        table.state = "playing"
        return Effect(facts={"bots": facts["bot"]} if facts["bot"] else {})
