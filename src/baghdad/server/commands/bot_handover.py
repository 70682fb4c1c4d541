"""The commands that let a computer player play for a seat, and take the seat back."""

from __future__ import annotations

import msgspec

from baghdad.server.commands.checks import bot_or_stand_in
from baghdad.server.commands.command import Command, CommandContext, Effect
from baghdad.server.commands.table import CommandTable
from baghdad.server.errors import ServerError
from baghdad.server.message_fields import Level
from baghdad.server.storage.store import LogEntry, PendingEntry, to_json


class Handover(Command, frozen=True, tag="handover"):
    """Lets a computer player play for the seat."""

    bot: Level = ""

    async def pending_entries(self, context: CommandContext, seat: int) -> list[PendingEntry]:
        """Refuse after the end of the match, and a computer player that doesn't exist."""
        if context.table.state == "over":
            raise ServerError("match_over")
        return [PendingEntry("handover", to_json(bot=bot_or_stand_in(self.bot, context.table.stored.game)))]

    @staticmethod
    def apply(table: CommandTable, entry: LogEntry) -> Effect:
        """Set the seat's computer player; the seat keeps its token."""
        facts = msgspec.json.decode(entry.text)
        table.seats[entry.seat].bot = facts["bot"]
        return Effect(facts=facts)


class Takeback(Command, frozen=True, tag="takeback"):
    """Takes the seat back from a computer player."""

    async def pending_entries(self, context: CommandContext, seat: int) -> list[PendingEntry]:
        """Refuse if no computer player plays for the seat."""
        if not context.table.seats[seat].bot:
            raise ServerError("nothing_to_take_back", seat=seat)
        return [PendingEntry("takeback")]

    @staticmethod
    def apply(table: CommandTable, entry: LogEntry) -> Effect:
        """Remove the seat's computer player."""
        table.seats[entry.seat].bot = ""
        return Effect()
