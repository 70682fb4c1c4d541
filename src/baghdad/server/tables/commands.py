"""What a command would write into the log, or why it is refused. Nothing changes here."""

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
from baghdad.server.tables.live_match import LiveMatch
from baghdad.server.tables.state import TableState

Line = tuple[str, str]  # kind and text

TEMPLATES = (
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


def lines_of(table: TableState, seat: int, order: protocol.SeatCommand, limits: Limits) -> list[Line]:
    """The lines that a seat's command adds to the log; BaghdadError if it is refused."""
    return RULES[type(order)](table, seat, order, limits)


def checked_name(name: str, limits: Limits) -> str:
    """A name that can be shown to others."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= limits.name or not all(letter.isprintable() for letter in name):
        raise ServerError("bad_name", most=limits.name)
    return name


def checked_bot(bot: str, game: str) -> str:
    """A level of computer players; files of this machine are nobody's business."""
    if FILE_MARK in bot or bot not in LEVELS or bot not in bots(game):
        raise OptionError("unknown_bot", bot=bot[:40], game=game, nearest=nearest(bot, LEVELS), bots=list(LEVELS))
    return bot


def playing(table: TableState) -> LiveMatch:
    """The match that is on at a table."""
    if table.match is None:
        raise ServerError("not_started")
    if table.state == "over":
        raise ServerError("match_over")
    return table.match


def data(**facts: Any) -> str:
    """Facts as a line of the log holds them."""
    return msgspec.json.encode(facts).decode()


def _play(table: TableState, seat: int, order: protocol.Play, limits: Limits) -> list[Line]:
    match = playing(table)
    if table.seats[seat].bot:
        raise ServerError("bot_plays", seat=seat)
    action = match.game.parse(order.action)
    _check_fresh(table, seat, action, order.after)
    text = str(action)
    if text not in match.offered.get(seat, ()):  # else it is known to be legal
        refusal = match.why_not(action, seat)
        if refusal is not None:
            raise refusal.error()
    return [("play", text)]


def _check_fresh(table: TableState, seat: int, action: Any, after: int) -> None:
    """Who didn't know how the match stands may have meant something else."""
    if after > table.number:
        raise ServerError("from_the_future", after=after, number=table.number)
    if after >= table.stands:
        return
    assert table.match is not None
    before = table.state_at(after)
    if before is None or table.match.game.is_stale(before, seat, action, table.match.state):
        raise ServerError("stale", after=after, stands=table.stands)


def _undo(table: TableState, seat: int, order: protocol.Undo, limits: Limits) -> list[Line]:
    playing(table)
    if order.after < table.stands:
        raise ServerError("stale", after=order.after, stands=table.stands)
    assert table.match is not None
    table.match.check_undo(seat)
    return [("undo", "")]


def _say(table: TableState, seat: int, order: protocol.Say, limits: Limits) -> list[Line]:
    if (order.key is None) == (order.text is None):
        raise ServerError("nothing_said")
    if order.key is not None:
        if order.key not in TEMPLATES:
            raise ServerError("unknown_template", template=order.key, nearest=nearest(order.key, TEMPLATES))
        return [("say", data(key=order.key))]
    text = " ".join((order.text or "").split())
    if not 1 <= len(text) <= limits.said or not all(letter.isprintable() for letter in text):
        raise ServerError("bad_text", most=limits.said)
    return [("say", data(text=text))]


def _handover(table: TableState, seat: int, order: protocol.Handover, limits: Limits) -> list[Line]:
    if table.state == "over":
        raise ServerError("match_over")
    return [("handover", data(bot=checked_bot(order.bot, table.kept.game)))]


def _takeback(table: TableState, seat: int, order: protocol.Takeback, limits: Limits) -> list[Line]:
    if not table.seats[seat].bot:
        raise ServerError("nothing_to_take_back", seat=seat)
    return [("takeback", "")]


def _leave(table: TableState, seat: int, order: protocol.Leave, limits: Limits) -> list[Line]:
    return [("leave", data(bot="" if table.state == "open" else table.seats[seat].bot or LEVELS[1]))]


def _start(table: TableState, seat: int, order: protocol.Start, limits: Limits) -> list[Line]:
    if table.state != "open":
        raise ServerError("started_already")
    return [("start", data(bot=checked_bot(order.bot, table.kept.game)))]


RULES: dict[type[Any], Callable[[TableState, int, Any, Limits], list[Line]]] = {
    protocol.Play: _play,
    protocol.Undo: _undo,
    protocol.Say: _say,
    protocol.Handover: _handover,
    protocol.Takeback: _takeback,
    protocol.Leave: _leave,
    protocol.Start: _start,
}
