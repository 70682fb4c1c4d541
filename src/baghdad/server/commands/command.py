"""What all commands have in common."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol

from msgspec import Struct

from baghdad.core.events import Event
from baghdad.server.commands.table import CommandTable
from baghdad.server.message_fields import Id, Number
from baghdad.server.settings import Limits
from baghdad.server.storage.store import LogEntry, PendingEntry


class Effect(Struct, frozen=True):
    """What a log entry did: the game's events, and the facts for the update."""

    game_events: tuple[Event, ...] = ()
    facts: dict[str, Any] = {}


class CommandContext(Protocol):
    """What the check of a command may use: the table, the limits, and a way to create the table of a rematch."""

    @property
    def table(self) -> CommandTable:
        """The table; a check reads it and doesn't change it."""
        ...

    @property
    def limits(self) -> Limits:
        """The limits of the server."""
        ...

    def check_may_talk(self, seat: int) -> None:
        """Raise ServerError if a seat has sent too many chat messages."""
        ...

    async def create_rematch(self, rotate: bool) -> str:
        """Store a new table for the same players and return its name; `rotate` moves each on by one seat."""
        ...


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A command of a seat.

    The client chooses `id`. Commands are idempotent: one sent again with the same id is carried out once.
    `after` is the number of the last update the client knows.
    """

    changes_match: ClassVar[bool] = False  # whether its log entry changes the match

    id: Id
    after: Number

    async def pending_entries(self, context: CommandContext, seat: int) -> list[PendingEntry]:
        """Return the log entries that the command appends, without changing the table; BaghdadError refuses it."""
        raise NotImplementedError

    def is_done(self, table: CommandTable) -> bool:
        """Return whether somebody else's command has had this effect, so that this one is only acknowledged."""
        return False

    @staticmethod
    def apply(table: CommandTable, entry: LogEntry) -> Effect:
        """Apply a log entry of this kind to the table. It was checked before it was stored."""
        raise NotImplementedError
