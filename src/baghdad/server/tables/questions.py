"""Answers to questions. They change nothing at the table, except which seats a seat has muted."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import Any

import baghdad
from baghdad.bots import bot_catalogue
from baghdad.bots.bot import Choice
from baghdad.bots.coach import coaching
from baghdad.bots.registry import is_level
from baghdad.core.queries import Line, queries_of
from baghdad.core.queries import answer as query_answer
from baghdad.core.typed_names import UNCHANGED
from baghdad.server import protocol
from baghdad.server.account import check_hints
from baghdad.server.automation.bot_choices import copy_for_thread, hint_choice
from baghdad.server.automation.fair_queue import Urgency
from baghdad.server.commands.checks import match_in_play
from baghdad.server.errors import ServerError
from baghdad.server.tables.action_details import describe_payments
from baghdad.server.tables.legal_action_push import full_legal_list
from baghdad.server.tables.live_match import LiveMatch
from baghdad.server.tables.live_table import LiveTable
from baghdad.server.tables.reader import OneTimeReader
from baghdad.server.tables.state import Viewer, replay
from baghdad.server.tables.typed_text import reader_in, to_notation

OpenQuestion = protocol.View | protocol.History | protocol.Query | protocol.ToNotation  # spectators may ask these too
HISTORY_PAGE = 200  # updates in an answer to `history`
MAX_RANKED = 5


async def answer(live_table: LiveTable, viewer: Viewer, question: protocol.AnyQuestion) -> Any:
    """Return the data that answers a viewer's question; BaghdadError refuses it."""
    live_table.last_used = time.monotonic()
    table = live_table.table
    if isinstance(question, OpenQuestion):
        return await _answer_anybody(live_table, viewer, question)
    if viewer is None:
        raise ServerError("no_seat")
    if isinstance(question, protocol.Mute):
        return await _mute(live_table, viewer, question)
    match = match_in_play(table)
    if isinstance(question, protocol.WhyNot):
        refusal = match.why_not(match.game.parse(question.action), viewer)
        return {"refusal": None if refusal is None else asdict(refusal)}
    if viewer not in table.to_act:
        raise ServerError("not_to_act", to_act=list(table.to_act))
    if isinstance(question, protocol.Payments):
        return {"payments": describe_payments(match, viewer, question.action)}
    if isinstance(question, protocol.Legal):
        version = table.state_version
        return {"state_version": version, "legal": await full_legal_list(live_table.services, table, viewer)}
    if isinstance(question, protocol.CoachQuestion):
        return await _coach(live_table, match, viewer, question.action)
    if viewer not in table.blocking_seats:  # done with trading: there is nothing to decide
        raise ServerError("not_to_act", to_act=list(table.blocking_seats))
    return await _hint(live_table, match, viewer, question.bot)


async def _answer_anybody(live_table: LiveTable, viewer: Viewer, question: OpenQuestion) -> Any:
    """Answer a question that spectators may ask too."""
    if isinstance(question, protocol.View):
        return await _view(live_table, viewer, question.number)
    if isinstance(question, protocol.History):
        return await _history(live_table, viewer, question.since)
    if live_table.table.match is None:
        raise ServerError("not_started")
    if isinstance(question, protocol.ToNotation):
        game, workers = live_table.table.match.game.name, live_table.services.workers
        asked = (game, question.text, question.language)
        return {"text": await workers.run(to_notation, *asked, urgency=Urgency.HINT, table=live_table.table.name)}
    return await _query(live_table, live_table.table.match, viewer, question)


async def _view(live_table: LiveTable, viewer: Viewer, number: int | None) -> Any:
    last = live_table.table.number
    if number is None or number == last:
        return {"number": last, "view": live_table.view(viewer)}
    if number > last:
        raise ServerError("from_the_future", after=number, number=last)
    log = (await live_table.services.store.load_log(live_table.table.name))[:number]
    table = live_table.table
    past, _ = await live_table.services.workers.run(replay, table.stored, log, urgency=Urgency.REVIEW, table=table.name)
    return {"number": number, "view": None if past.match is None else past.match.view(viewer)}


async def _history(live_table: LiveTable, viewer: Viewer, since: int) -> Any:
    if since > live_table.table.number:
        raise ServerError("from_the_future", after=since, number=live_table.table.number)
    events = (await live_table.all_events())[since : since + HISTORY_PAGE]
    reader = OneTimeReader(viewer, wants_view=False, wants_legal=False)
    updates = [live_table.update_for(event, reader, last=False) for event in events]
    return {"number": live_table.table.number, "updates": updates}


async def _query(live_table: LiveTable, match: LiveMatch, viewer: Viewer, question: protocol.Query) -> Any:
    """Answer from the view and the legal actions of the viewer, and nothing else."""
    asked = (copy_for_thread(match), viewer, question.text, question.language)
    workers, name = live_table.services.workers, live_table.table.name
    return {"lines": await workers.run(answer_query, *asked, urgency=Urgency.HINT, table=name)}


def answer_query(match: LiveMatch, viewer: Viewer, text: str, language: str | None = None) -> list[Line]:
    """Return the lines that answer a query."""
    game = match.game.name
    names = UNCHANGED if language is None else reader_in(game, language)
    view, queries = match.view(viewer), queries_of(baghdad.game(game))
    return query_answer(queries, text, view, lambda: [] if viewer is None else match.legal(viewer), names)


async def _mute(live_table: LiveTable, viewer: int, question: protocol.Mute) -> Any:
    if question.seat >= len(live_table.table.seats) or question.seat == viewer:
        raise ServerError("no_such_seat", seat=question.seat)
    await live_table.services.store.set_mute(live_table.table.name, viewer, question.seat, question.on)
    pair = {(viewer, question.seat)}
    live_table.muted = live_table.muted | pair if question.on else live_table.muted - pair
    return {"muted": sorted(other for seat, other in live_table.muted if seat == viewer)}


async def _hint(live_table: LiveTable, match: LiveMatch, seat: int, level: str | None) -> protocol.Advice:
    bots = bot_catalogue(match.game.name)
    name = level if level is not None and is_level(level, match.game.name) else bots.adviser
    version, copy = live_table.table.state_version, copy_for_thread(match)
    table, services = live_table.table.name, live_table.services

    async def ask() -> protocol.Advice:
        check_hints()
        choice = await services.bot_workers.run(hint_choice, copy, seat, name, urgency=Urgency.HINT, table=table)
        return advice_from(choice, version)

    return await services.hints.get((table, version, seat, name), ask)


async def _coach(live_table: LiveTable, match: LiveMatch, seat: int, text: str) -> Any:
    """Return what the coach of the game says to a seat, which MissingPart refuses where there is none."""
    coach = baghdad.game(match.game.name).part("coach")
    action = match.game.parse(text) if text else None
    if action is not None and (refusal := match.why_not(action, seat)) is not None:
        raise refusal.error()
    asked = (coach, copy_for_thread(match), seat, action)
    return await live_table.services.workers.run(coaching, *asked, urgency=Urgency.HINT, table=live_table.table.name)


def advice_from(choice: Choice, state_version: int) -> protocol.Advice:
    """Return a computer player's choice as a message."""
    ranking = [
        protocol.Ranked(
            action=str(ranked.action),
            chance=ranked.chance,
            reason=ranked.reason,
            error=ranked.error or None,
            reasons=list(ranked.reasons),
        )
        for ranked in choice.ranking[:MAX_RANKED]
    ]
    return protocol.Advice(
        state_version=state_version,
        action=str(choice.action),
        reason=choice.reason,
        ranking=ranking,
        chances=list(choice.chances),
    )
