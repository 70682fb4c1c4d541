"""Commands: which log entries each would append, or why it is refused. Nothing is changed here."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

import msgspec

from baghdad.bots.registry import FILE_MARK, LEVELS, bots
from baghdad.core.errors import OptionError, nearest
from baghdad.server import protocol
from baghdad.server.errors import ServerError
from baghdad.server.settings import Limits
from baghdad.server.storage.store import PendingEntry
from baghdad.server.tables.live_match import LiveMatch
from baghdad.server.tables.state import TableState

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


def entries_for(table: TableState, seat: int, command: protocol.SeatCommand, limits: Limits) -> list[PendingEntry]:
    """Return the log entries that a seat's command appends; BaghdadError if it is refused."""
    return HANDLERS[type(command)](table, seat, command, limits)


def check_name(name: str, limits: Limits) -> str:
    """Return a name in normal form; ServerError if it can't be shown to others."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= limits.name or not all(letter.isprintable() for letter in name):
        raise ServerError("bad_name", most=limits.name)
    return name


def check_bot(bot: str, game: str) -> str:
    """Return the name of a level of computer player; OptionError for anything else, files of this machine included."""
    if FILE_MARK in bot or bot not in LEVELS or bot not in bots(game):
        raise OptionError("unknown_bot", bot=bot[:40], game=game, nearest=nearest(bot, LEVELS), bots=list(LEVELS))
    return bot


def match_in_play(table: TableState) -> LiveMatch:
    """Return the match at a table; ServerError if it hasn't started or is over."""
    if table.match is None:
        raise ServerError("not_started")
    if table.state == "over":
        raise ServerError("match_over")
    return table.match


def to_json(**facts: Any) -> str:
    """Return facts as the JSON text of a log entry."""
    return msgspec.json.encode(facts).decode()


def _play(table: TableState, seat: int, command: protocol.Play, limits: Limits) -> list[PendingEntry]:
    match = match_in_play(table)
    if table.seats[seat].bot:
        raise ServerError("bot_plays", seat=seat)
    action = match.game.parse(command.action)
    _check_not_stale(table, seat, action, command.after)
    text = str(action)
    if text not in match.legal_texts.get(seat, ()):  # else it is known to be legal
        refusal = match.why_not(action, seat)
        if refusal is not None:
            raise refusal.error()
    return [PendingEntry("play", text)]


def _check_not_stale(table: TableState, seat: int, action: Any, after: int) -> None:
    """Raise ServerError if the action may mean something else now than in the state the client knew.

    The client's `after` is the version for optimistic concurrency.
    """
    if after > table.number:
        raise ServerError("from_the_future", after=after, number=table.number)
    if after >= table.state_version:
        return
    assert table.match is not None
    before = table.state_at(after)
    if before is None or table.match.game.is_stale(before, seat, action, table.match.state):
        raise ServerError("stale", after=after, state_version=table.state_version)


def _undo(table: TableState, seat: int, command: protocol.Undo, limits: Limits) -> list[PendingEntry]:
    match_in_play(table)
    if command.after < table.state_version:
        raise ServerError("stale", after=command.after, state_version=table.state_version)
    assert table.match is not None
    table.match.check_undo(seat)
    return [PendingEntry("undo")]


def _say(table: TableState, seat: int, command: protocol.Say, limits: Limits) -> list[PendingEntry]:
    if (command.key is None) == (command.text is None):
        raise ServerError("nothing_said")
    if command.key is not None:
        if command.key not in CHAT_TEMPLATES:
            raise ServerError("unknown_template", template=command.key, nearest=nearest(command.key, CHAT_TEMPLATES))
        return [PendingEntry("say", to_json(key=command.key))]
    text = " ".join((command.text or "").split())
    if not 1 <= len(text) <= limits.said or not all(letter.isprintable() for letter in text):
        raise ServerError("bad_text", most=limits.said)
    return [PendingEntry("say", to_json(text=text))]


def _handover(table: TableState, seat: int, command: protocol.Handover, limits: Limits) -> list[PendingEntry]:
    if table.state == "over":
        raise ServerError("match_over")
    return [PendingEntry("handover", to_json(bot=check_bot(command.bot, table.stored.game)))]


def _takeback(table: TableState, seat: int, command: protocol.Takeback, limits: Limits) -> list[PendingEntry]:
    if not table.seats[seat].bot:
        raise ServerError("nothing_to_take_back", seat=seat)
    return [PendingEntry("takeback")]


def _leave(table: TableState, seat: int, command: protocol.Leave, limits: Limits) -> list[PendingEntry]:
    return [PendingEntry("leave", to_json(bot="" if table.state == "open" else table.seats[seat].bot or LEVELS[1]))]


def _start(table: TableState, seat: int, command: protocol.Start, limits: Limits) -> list[PendingEntry]:
    if table.state != "open":
        raise ServerError("started_already")
    return [PendingEntry("start", to_json(bot=check_bot(command.bot, table.stored.game)))]


HANDLERS: dict[type[Any], Callable[[TableState, int, Any, Limits], list[PendingEntry]]] = {
    protocol.Play: _play,
    protocol.Undo: _undo,
    protocol.Say: _say,
    protocol.Handover: _handover,
    protocol.Takeback: _takeback,
    protocol.Leave: _leave,
    protocol.Start: _start,
}
