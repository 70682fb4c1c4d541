"""The command that gives a seat up."""

from __future__ import annotations

import msgspec

from baghdad.bots import bot_catalogue
from baghdad.server.commands.command import Command, CommandContext, Effect
from baghdad.server.commands.table import CommandTable, Seat
from baghdad.server.storage.store import LogEntry, PendingEntry, to_json


class Leave(Command, frozen=True, tag="leave"):
    """Gives the seat up: it is open again before the match has started, a computer player's afterwards."""

    async def pending_entries(self, context: CommandContext, seat: int) -> list[PendingEntry]:
        """Never refuse; choose the computer player that takes over, if the match has started."""
        table = context.table
        bot = "" if table.state == "open" else table.seats[seat].bot or bot_catalogue(table.stored.game).stand_in
        return [PendingEntry("leave", to_json(bot=bot))]

    @staticmethod
    def apply(table: CommandTable, entry: LogEntry) -> Effect:
        """Replace the seat by an open one or a computer player's. An open table without persons is over."""
        facts = msgspec.json.decode(entry.text)
        left = table.seats[entry.seat]
        if facts["bot"]:  # the match goes on in the same colours
            table.seats[entry.seat] = Seat(left.name, facts["bot"], colour=left.colour, since=entry.number)
        else:
            table.seats[entry.seat] = Seat(since=entry.number)
        if table.state == "open" and not any(seat.token_hash for seat in table.seats):
            table.state = "over"
        return Effect(facts=facts)
