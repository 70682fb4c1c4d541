"""The log entry of somebody who takes an open seat. It isn't a command: a request over HTTP causes it."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from baghdad.server.commands.command import Effect
from baghdad.server.commands.table import CommandTable, Seat
from baghdad.server.storage.store import NO_COLOUR, LogEntry, PendingEntry, to_json


class Sit:
    """Gives an open seat to the holder of a token."""

    changes_match: ClassVar[bool] = False

    @staticmethod
    def pending_entry(name: str, token_hash: str, colour: int) -> PendingEntry:
        """Return the entry."""
        return PendingEntry("sit", to_json(name=name, token_hash=token_hash, colour=colour))

    @staticmethod
    def apply(table: CommandTable, entry: LogEntry) -> Effect:
        """Put the person on the seat; the token's hash isn't told to anybody."""
        facts = msgspec.json.decode(entry.text)
        table.seats[entry.seat] = Seat(
            facts["name"], "", facts["token_hash"], facts.get("colour", NO_COLOUR), entry.number
        )
        return Effect(facts={"name": facts["name"]})
