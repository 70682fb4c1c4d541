"""Answers to questions: nothing at the table changes by them."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from baghdad.bots.bot import Choice
from baghdad.bots.registry import LEVELS
from baghdad.server import protocol
from baghdad.server.automation.automation import STAND_IN
from baghdad.server.automation.worker_pool import decide, spare
from baghdad.server.errors import ServerError
from baghdad.server.tables.commands import playing
from baghdad.server.tables.live_match import LiveMatch
from baghdad.server.tables.state import Viewer, told_of

if TYPE_CHECKING:
    from baghdad.server.tables.live_table import LiveTable

ADVISER = {"dieb": "thief", "voleurs": "thief"}
PAGE = 200  # news in an answer to `history`
MOST_RANKED = 5


async def answer(live: LiveTable, viewer: Viewer, question: protocol.AnyQuestion) -> Any:
    """What the viewer wanted to know; nothing changes, except whom a seat hears."""
    live.touched = time.monotonic()
    if isinstance(question, protocol.View):
        return await _seen(live, viewer, question.number)
    if isinstance(question, protocol.History):
        return await _history(live, viewer, question.since)
    if viewer is None:
        raise ServerError("no_seat")
    if isinstance(question, protocol.Mute):
        return await _mute(live, viewer, question)
    match = playing(live.table)
    if isinstance(question, protocol.WhyNot):
        refusal = match.why_not(match.game.parse(question.action), viewer)
        return {"refusal": None if refusal is None else asdict(refusal)}
    if viewer not in live.table.to_act:
        raise ServerError("not_to_act", to_act=list(live.table.to_act))
    if isinstance(question, protocol.Payments):
        return {"payments": ways_to_pay(match, viewer, question.action)}
    if isinstance(question, protocol.Legal):
        return {"stands": live.table.stands, "legal": await live.hall.desk.run(in_full, spare(match), viewer)}
    if viewer not in live.table.blocking_seats:  # done with trading: there is nothing to think about
        raise ServerError("not_to_act", to_act=list(live.table.blocking_seats))
    return await _hint(live, match, viewer, question.bot)


async def _seen(live: LiveTable, viewer: Viewer, number: int | None) -> Any:
    if number is None or number == live.table.number:
        return {"number": live.table.number, "view": live.view(viewer)}
    if number > live.table.number:
        raise ServerError("from_the_future", after=number, number=live.table.number)
    log = (await live.hall.store.log(live.table.name))[:number]
    table, _ = await live.hall.desk.run(told_of, live.table.kept, log)
    return {"number": number, "view": None if table.match is None else table.match.view(viewer)}


async def _history(live: LiveTable, viewer: Viewer, since: int) -> Any:
    if since > live.table.number:
        raise ServerError("from_the_future", after=since, number=live.table.number)
    told = (await live.all_told())[since : since + PAGE]
    reader = Past(viewer)
    return {"number": live.table.number, "news": [live.news(telling, reader, False) for telling in told]}


async def _mute(live: LiveTable, viewer: int, question: protocol.Mute) -> Any:
    if question.seat >= len(live.table.seats) or question.seat == viewer:
        raise ServerError("no_such_seat", seat=question.seat)
    await live.hall.store.mute(live.table.name, viewer, question.seat, question.on)
    (live.muted.add if question.on else live.muted.discard)((viewer, question.seat))
    return {"muted": sorted(other for seat, other in live.muted if seat == viewer)}


async def _hint(live: LiveTable, match: LiveMatch, seat: int, level: str | None) -> protocol.Advice:
    name = level if level in LEVELS else ADVISER.get(match.game.name, STAND_IN)
    stands = live.table.stands
    choice = await live.hall.thinkers.run(decide, spare(match), seat, name, f"hint {seat}")
    return advice_of(choice, stands)


def advice_of(choice: Choice, stands: int) -> protocol.Advice:
    """What a computer player found, as it is told."""
    ranking = [
        protocol.Ranked(action=str(ranked.action), chance=ranked.chance, reason=ranked.reason)
        for ranked in choice.ranking[:MOST_RANKED]
    ]
    return protocol.Advice(
        stands=stands,
        action=str(choice.action),
        reason=choice.reason,
        ranking=ranking,
        chances=list(choice.chances),
    )


class Past:
    """A reader of old news."""

    wants_view = wants_legal = wants_full = False

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer

    def tell(self, message: bytes) -> None:
        """Isn't told anything."""

    def cut(self, why: str) -> None:
        """Isn't connected."""


def in_full(match: LiveMatch, seat: int) -> list[dict[str, Any]]:
    """Every legal action with its parts, what it is sure to do, and whether it can't be taken back."""
    game, found = match.game, []
    for chosen in match.legal(seat):
        does = [event.seen_by(seat) for event in match.preview(chosen, seat)] if game.enumerates_actions else []
        parts, final = game.describe_action(match.state, seat, chosen), game.is_irreversible(match.state, seat, chosen)
        found.append({"action": str(chosen), "parts": parts, "does": does, "final": final})
    return found


def ways_to_pay(match: LiveMatch, seat: int, text: str) -> list[dict[str, Any]]:
    """An action and its parts, once for each sensible payment; refused like the action itself."""
    action: Any = match.game.parse(text)
    refusal = match.why_not(action, seat)
    if refusal is not None:
        raise refusal.error()
    found = match.game.payments(match.state, seat, action)
    return [{"action": str(one), "parts": match.game.describe_action(match.state, seat, one)} for one in found]
