"""The command that sends a chat message."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from baghdad.core.errors import nearest
from baghdad.server.commands.command import Command, CommandContext, Effect
from baghdad.server.commands.table import CommandTable
from baghdad.server.errors import ServerError
from baghdad.server.message_fields import Text
from baghdad.server.storage.store import LogEntry, PendingEntry, to_json

CHAT_TEMPLATES = (
    "chat-hello",
    "chat-good-luck",
    "chat-well-played",
    "chat-thanks",
    "chat-sorry",
    "chat-your-turn",
    "chat-one-moment",
    "chat-no-deal",
    "chat-good-offer",
    "chat-again",
    "chat-goodbye",
)


class Say(Command, frozen=True, tag="say"):
    """Sends a chat message: a template that readers see in their own language, or free text among invited people."""

    key: Annotated[str, Meta(pattern=r"^[a-z][a-z-]{0,31}$")] | None = None
    text: Text | None = None

    async def pending_entries(self, context: CommandContext, seat: int) -> list[PendingEntry]:
        """Refuse a template that doesn't exist, text among strangers, text that can't be shown, and too much of it."""
        if (self.key is None) == (self.text is None):
            raise ServerError("nothing_said")
        if self.key is not None:
            if self.key not in CHAT_TEMPLATES:
                raise ServerError("unknown_template", template=self.key, nearest=nearest(self.key, CHAT_TEMPLATES))
            context.check_may_talk(seat)
            return [PendingEntry("say", to_json(key=self.key))]
        if context.table.stored.listed:  # strangers sit there
            raise ServerError("phrases_only")
        text = " ".join((self.text or "").split())
        if not 1 <= len(text) <= context.limits.said or not all(letter.isprintable() for letter in text):
            raise ServerError("bad_text", most=context.limits.said)
        context.check_may_talk(seat)
        return [PendingEntry("say", to_json(text=text))]

    @staticmethod
    def apply(table: CommandTable, entry: LogEntry) -> Effect:
        """Append the message to the chat."""
        facts = msgspec.json.decode(entry.text)
        table.add_chat_message({"number": entry.number, "seat": entry.seat, **facts})
        return Effect(facts=facts)
