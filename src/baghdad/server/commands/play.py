"""The command that plays an action."""

from __future__ import annotations

from typing import Any

from baghdad.server.commands.checks import match_in_play
from baghdad.server.commands.command import Command, CommandContext, Effect
from baghdad.server.commands.table import CommandTable
from baghdad.server.errors import ServerError
from baghdad.server.message_fields import Text
from baghdad.server.storage.store import LogEntry, PendingEntry


class Play(Command, frozen=True, tag="play"):
    """Plays an action, given in notation."""

    changes_match = True

    action: Text

    async def pending_entries(self, context: CommandContext, seat: int) -> list[PendingEntry]:
        """Refuse an action that isn't legal, or may mean something else now."""
        table = context.table
        match = match_in_play(table)
        if table.seats[seat].bot:
            raise ServerError("bot_plays", seat=seat)
        action = match.game.parse(self.action)
        self._check_not_stale(table, seat, action)
        text = str(action)
        if text not in match.legal_texts.get(seat, ()):  # else it is known to be legal
            refusal = match.why_not(action, seat)
            if refusal is not None:
                raise refusal.error()
        return [PendingEntry("play", text)]

    def _check_not_stale(self, table: CommandTable, seat: int, action: Any) -> None:
        """Raise ServerError if the action may mean something else now than in the state the client knew.

        The client's `after` is the version for optimistic concurrency.
        """
        if self.after > table.number:
            raise ServerError("from_the_future", after=self.after, number=table.number)
        if self.after >= table.state_version:
            return
        assert table.match is not None
        before = table.state_at(self.after)
        if before is None or table.match.game.is_stale(before, seat, action, table.match.state):
            raise ServerError("stale", after=self.after, state_version=table.state_version)

    @staticmethod
    def apply(table: CommandTable, entry: LogEntry) -> Effect:
        """Apply the action to the match."""
        assert table.match is not None
        action = table.match.game.parse(entry.text)
        return Effect(tuple(table.match.apply_unchecked(action, entry.seat)))
