"""The HTTP API: tables are created, listed, joined and looked at, and commands are sent one by one."""

from __future__ import annotations

import math
import time
from collections.abc import Awaitable, Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

import baghdad
from baghdad.core.compilation import is_compiled
from baghdad.core.decoding import decode
from baghdad.core.errors import BaghdadError
from baghdad.server import protocol
from baghdad.server.account import current_account, network_of, rounded_up
from baghdad.server.context import ServerContext
from baghdad.server.errors import ServerError, facts_of, family_of, status_of
from baghdad.server.hosts import is_loopback
from baghdad.server.http import fallback_page
from baghdad.server.http.conditional import REVALIDATE, has_current, not_modified, respond, tag_of
from baghdad.server.http.endpoint import Endpoint
from baghdad.server.http.game_info import game_info
from baghdad.server.http.openapi import document
from baghdad.server.logs import log
from baghdad.server.metrics_pages import merge_pages
from baghdad.server.origins import origin_allowed
from baghdad.server.processes.forwarding import ask_others, forward, worker_for
from baghdad.words import localizer_for

if TYPE_CHECKING:  # imported when the rules are loaded
    from baghdad.server.tables.live_table import LiveTable
    from baghdad.server.tables.registry import TableRegistry

JSON, HTML = "application/json", "text/html"
PROMETHEUS_TEXT = "text/plain; version=0.0.4; charset=utf-8"
BEARER = "bearer "
OK = 200
CACHE_FOR_A_DAY = "private, max-age=86400"
MAX_STEP = 100_000
POLICY_VIOLATION = 1008  # a close code of WebSockets
HEADERS = {"cache-control": "no-store", "x-content-type-options": "nosniff", "referrer-policy": "no-referrer"}

# --- reading requests -----------------------------------------------------------------------------------------------


async def read_body(request: Request, kind: Any, limit: int) -> Any:
    """Return a request's body as a type; ServerError if it is too long or doesn't fit the type."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > limit:
            raise ServerError("too_large", most=limit)
    try:
        return decode(body, kind)
    except msgspec.ValidationError as error:
        from baghdad.core.validation import error_path

        raise ServerError("bad_command", where=error_path(error)) from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise ServerError("not_json") from None


def secret_of(request: Request) -> str | None:
    """Return the token or key in the `Authorization` header, or None."""
    value = request.headers.get("authorization", "")
    if not value.lower().startswith(BEARER):
        return None
    return value[len(BEARER) :].strip()[:64] or None


def table_name(request: Request) -> str:
    """Return the name of the table in the path."""
    return str(request.path_params["table"])[:64]


def step_number(request: Request) -> int:
    """Return the number of the step in the path; ServerError if it is none."""
    text = str(request.path_params["number"])
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise ServerError("bad_command", where="number")
    return min(int(text), MAX_STEP)


async def watched_table(context: ServerContext, request: Request) -> tuple[TableRegistry, LiveTable]:
    """Return the registry and the table in the path; ServerError if the client may not watch it."""
    registry = await context.registry()
    live_table = await registry.live_table(table_name(request))
    registry.check_may_watch(live_table.table, secret_of(request))
    return registry, live_table


def check_new_tables(context: ServerContext, request: Request) -> None:
    """Raise ServerError if an address has created too many tables."""
    bucket = context.new_tables.of(network_of(context.address_of(request.scope)))
    if not bucket.take():
        raise ServerError("too_many_tables", retry_after=rounded_up(bucket.seconds_until(1)))


# --- handlers -------------------------------------------------------------------------------------------------------


async def games(context: ServerContext, request: Request) -> Response:
    """Return the games and their computer players, once the rules are loaded."""
    registry = await context.registry()
    body, tag = games_body(tuple(await registry.load_games()))
    return respond(request, body, tag, {**HEADERS, "cache-control": REVALIDATE}, JSON)


@cache
def games_body(names: tuple[str, ...]) -> tuple[bytes, str]:
    """Return what there is to say about games with its entity tag; it is the same as long as the process lives."""
    body = protocol.encode(protocol.GameList(games=[game_info(name) for name in names]))
    return body, tag_of(body)


async def lobby(context: ServerContext, request: Request) -> protocol.Lobby:
    """Return the listed tables that wait for players, those of other workers too."""
    registry = await context.registry()
    own = await registry.lobby()
    answers = await ask_others(context.workers, request)
    if not answers:
        return own
    others = [decode(answer.body, protocol.Lobby) for answer in answers if answer.status == OK]
    infos = {info.table: info for lobby in (own, *others) for info in lobby.tables}
    newest = await registry.newest_open_tables()
    return protocol.Lobby(tables=[infos[name] for name in newest if name in infos])


async def addresses(context: ServerContext, request: Request) -> protocol.Addresses:
    """Return the addresses for invitations, to somebody at this machine; others know one already."""
    if context.settings.public_address:
        return protocol.Addresses(addresses=[context.settings.public_address])
    local = is_loopback(request.headers.get("host", "")) and is_loopback(context.address_of(request.scope))
    return protocol.Addresses(addresses=context.listening.reachable() if local and context.listening else [])


async def push_key(context: ServerContext, request: Request) -> protocol.PushKey:
    """Return the public key for Web Push, or null without one."""
    return protocol.PushKey(public_key=None if context.push is None else context.push.public_key)


async def subscribe(context: ServerContext, request: Request) -> dict[str, bool]:
    """Have the holder of a token told when it is their turn."""
    wanted: protocol.Subscription = await read_body(request, protocol.Subscription, context.settings.limits.frame)
    registry = await context.registry()
    await registry.subscribe(table_name(request), secret_of(request) or "", wanted)
    return {"subscribed": True}


async def unsubscribe(context: ServerContext, request: Request) -> dict[str, bool]:
    """Tell the holder of a token nothing more there."""
    ended: protocol.Unsubscription = await read_body(request, protocol.Unsubscription, context.settings.limits.frame)
    registry = await context.registry()
    await registry.unsubscribe(table_name(request), secret_of(request) or "", ended.endpoint)
    return {"subscribed": False}


async def create_table(context: ServerContext, request: Request) -> protocol.CreatedTable:
    """Create a table."""
    new_table = await read_body(request, protocol.NewTable, context.settings.limits.frame)
    check_new_tables(context, request)
    return await (await context.registry()).create_table(new_table)


async def create_lesson(context: ServerContext, request: Request) -> protocol.CreatedTable:
    """Create a table for a lesson."""
    lesson = await read_body(request, protocol.LessonRequest, context.settings.limits.frame)
    check_new_tables(context, request)
    return await (await context.registry()).create_lesson(lesson)


async def create_school_table(context: ServerContext, request: Request) -> protocol.CreatedStep:
    """Create a table for a step of the school."""
    wanted = await read_body(request, protocol.SchoolRequest, context.settings.limits.frame)
    check_new_tables(context, request)
    return await (await context.registry()).create_school_table(wanted)


async def table_info(context: ServerContext, request: Request) -> protocol.TableInfo:
    """Return the public facts about a table."""
    _, live_table = await watched_table(context, request)
    return live_table.table.info()


async def take_seat(context: ServerContext, request: Request) -> protocol.Joined:
    """Give the client an open seat."""
    join_request = await read_body(request, protocol.JoinRequest, context.settings.limits.frame)
    return await (await context.registry()).take_seat(table_name(request), join_request)


async def command(context: ServerContext, request: Request) -> protocol.Ack:
    """Carry out one command or question of the seat whose token is given, as over the WebSocket."""
    message: protocol.SeatCommand | protocol.AnyQuestion = await read_body(
        request, protocol.SeatCommand | protocol.AnyQuestion, context.settings.limits.frame
    )
    registry = await context.registry()
    live_table = await registry.live_table(table_name(request))
    seat = registry.seat_of(live_table.table, secret_of(request) or "")
    account = current_account.get()
    if account is not None:
        account.add_seat(context.budgets.of_seat(live_table.table.name, seat))
        account.check()
    if not isinstance(message, protocol.Command):
        from baghdad.server.tables.questions import answer

        return protocol.Ack(id=message.id, data=await answer(live_table, seat, message))
    numbers: list[int] = []
    await live_table.run_command(seat, message, numbers.append)
    return protocol.Ack(id=message.id, number=numbers[0])


async def snapshot(context: ServerContext, request: Request) -> protocol.Snapshot:
    """Return everything that the holder of a token, or a spectator, may know of a table now."""
    from baghdad.server.tables.reader import OneTimeReader

    registry, live_table = await watched_table(context, request)
    viewer = registry.viewer_of(live_table.table, secret_of(request))
    return live_table.snapshot(OneTimeReader(viewer, wants_view=True, wants_legal=True))


async def summary(context: ServerContext, request: Request) -> protocol.MatchSummary:
    """Return a match in a few words, as the holder of a token, or a spectator, may know it."""
    registry, live_table = await watched_table(context, request)
    return live_table.summary(registry.viewer_of(live_table.table, secret_of(request)))


async def static_data(context: ServerContext, request: Request) -> Response:
    """Return what is public and the same in every match played with these options; clients may cache it."""
    registry, live_table = await watched_table(context, request)
    body = await registry.static_data(live_table.table)
    return respond(request, body, tag_of(body), {**HEADERS, "cache-control": CACHE_FOR_A_DAY}, JSON)


async def record(context: ServerContext, request: Request) -> Any:
    """Return the record of a match that is over or can't go on, with its seed."""
    registry = await context.registry()
    return await registry.record_for(table_name(request), secret_of(request))


async def step(context: ServerContext, request: Request) -> Response:
    """Return a finished match as it was after some number of actions; it never changes."""
    registry, live_table = await watched_table(context, request)
    number = step_number(request)
    tag = f'"{baghdad.__version__}-{live_table.table.name}-{number}"'
    headers = {**HEADERS, "cache-control": REVALIDATE}
    if has_current(request, tag):
        return not_modified(tag, headers)
    found = await registry.step(live_table.table.name, number)
    return respond(request, protocol.encode(found), tag, headers, JSON)


async def advice(context: ServerContext, request: Request) -> protocol.Advice:
    """Return what the adviser would have done in a finished match."""
    registry, live_table = await watched_table(context, request)
    return await registry.advice(live_table.table.name, step_number(request))


async def chances(context: ServerContext, request: Request) -> protocol.Chances:
    """Return everybody's chances in a finished match after some number of actions."""
    registry, live_table = await watched_table(context, request)
    return await registry.chances(live_table.table.name, step_number(request))


async def healthy(context: ServerContext, request: Request) -> dict[str, Any]:
    """Return that the process is alive."""
    return {"healthy": True}


async def ready(context: ServerContext, request: Request) -> dict[str, Any]:
    """Return that people can play: every worker has loaded the rules, the store answers, and no worker is closing.

    `compiled` says whether all workers run the rules compiled; until then computer players look less far ahead.
    """
    if not context.ready or not await context.store.is_healthy():
        raise ServerError("closing" if context.closing else "not_ready")
    others = await ask_others(context.workers, request)
    if any(answer.status != OK for answer in others):
        raise ServerError("not_ready")
    return {
        "ready": True,
        "compiled": is_compiled() and all(msgspec.json.decode(other.body)["compiled"] for other in others),
    }


async def metrics(context: ServerContext, request: Request) -> Response:
    """Return the metrics for Prometheus; with several workers those of all, each labelled with its worker."""
    context.metrics.queued.set(sum(len(connection.queue) for connection in context.connections))
    if context.has_registry:
        registry = await context.registry()
        context.metrics.live_tables.set(len(registry.live_tables))
        context.metrics.busy_bots.set(registry.services.bot_workers.jobs)
    page = context.metrics.render()
    answers = await ask_others(context.workers, request)
    if answers:
        bodies = [answer.body if answer.status == OK else b"" for answer in answers]
        numbers = [context.workers.number, *context.workers.others]
        page = merge_pages(dict(sorted(zip(numbers, [page, *bodies], strict=True))))
    return Response(page, media_type=PROMETHEUS_TEXT)


async def openapi(context: ServerContext, request: Request) -> Response:
    """Return the OpenAPI description of this API."""
    return respond(request, *openapi_body(), {**HEADERS, "cache-control": REVALIDATE}, JSON)


@cache
def openapi_body() -> tuple[bytes, str]:
    """Return the OpenAPI description with its entity tag; it is the same as long as the process lives."""
    body = protocol.encode(document(ENDPOINTS))
    return body, tag_of(body)


async def front_page(context: ServerContext, request: Request) -> Response:
    """Return the fallback page; it is used only where the page for playing isn't installed."""
    accepted = request.headers.get("accept-language", "")
    return HTMLResponse(fallback_page.page(str(request.base_url), accepted), headers=fallback_page.HEADERS)


TABLE = "/api/tables/{table}"
ENDPOINTS = (
    Endpoint("GET", "/healthz", healthy, "Whether the process is alive", dict[str, bool]),
    Endpoint("GET", "/readyz", ready, "Whether people can play", dict[str, bool]),
    Endpoint("GET", "/metrics", metrics, "Metrics for Prometheus", str),
    Endpoint("GET", "/openapi.json", openapi, "This description", dict[str, Any]),
    Endpoint("GET", "/api/games", games, "The games and their computer players", protocol.GameList),
    Endpoint("GET", "/api/addresses", addresses, "The addresses for invitations", protocol.Addresses),
    Endpoint("GET", "/api/push", push_key, "The public key for Web Push", protocol.PushKey),
    Endpoint("GET", "/api/tables", lobby, "Listed tables that wait for players", protocol.Lobby),
    Endpoint("POST", "/api/tables", create_table, "Create a table", protocol.CreatedTable, protocol.NewTable, 201),
    Endpoint(
        "POST",
        "/api/lessons",
        create_lesson,
        "Create a table for a lesson",
        protocol.CreatedTable,
        protocol.LessonRequest,
        201,
    ),
    Endpoint(
        "POST",
        "/api/school",
        create_school_table,
        "Create a table for a step of the school",
        protocol.CreatedStep,
        protocol.SchoolRequest,
        201,
    ),
    Endpoint("GET", TABLE, table_info, "Public facts about a table", protocol.TableInfo, secret=True),
    Endpoint("POST", f"{TABLE}/seats", take_seat, "Take an open seat", protocol.Joined, protocol.JoinRequest, 201),
    Endpoint(
        "GET", f"{TABLE}/snapshot", snapshot, "What a seat or a spectator may know", protocol.Snapshot, secret=True
    ),
    Endpoint(
        "POST",
        f"{TABLE}/subscription",
        subscribe,
        "Be told by Web Push when it is one's turn",
        dict[str, bool],
        protocol.Subscription,
        secret=True,
    ),
    Endpoint(
        "DELETE",
        f"{TABLE}/subscription",
        unsubscribe,
        "Be told nothing more",
        dict[str, bool],
        protocol.Unsubscription,
        secret=True,
    ),
    Endpoint("GET", f"{TABLE}/summary", summary, "A match in a few words", protocol.MatchSummary, secret=True),
    Endpoint(
        "POST",
        f"{TABLE}/commands",
        command,
        "One command or question of a seat",
        protocol.Ack,
        protocol.SeatCommand | protocol.AnyQuestion,
        secret=True,
    ),
    Endpoint(
        "GET",
        f"{TABLE}/static-data",
        static_data,
        "Board, cards and values of the game",
        dict[str, Any],
        secret=True,
    ),
    Endpoint(
        "GET",
        f"{TABLE}/record",
        record,
        "The record of a match that is over, or whose rules have changed so that it can't go on",
        dict[str, Any],
        secret=True,
    ),
    Endpoint(
        "GET", f"{TABLE}/steps/{{number}}", step, "A match that is over, step by step", protocol.Step, secret=True
    ),
    Endpoint(
        "GET",
        f"{TABLE}/steps/{{number}}/advice",
        advice,
        "What the adviser would have done then",
        protocol.Advice,
        secret=True,
    ),
    Endpoint(
        "GET",
        f"{TABLE}/steps/{{number}}/chances",
        chances,
        "Everybody's chances then",
        protocol.Chances,
        secret=True,
    ),
)
FRONT_PAGE = Endpoint("GET", "/", front_page, "A page for people; no part of the API", str)

# --- routing --------------------------------------------------------------------------------------------------------


def routes(context: ServerContext) -> list[BaseRoute]:
    """Return Starlette's routes: one for each path, with all its methods."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in (*ENDPOINTS, FRONT_PAGE):
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [Route(path, _dispatcher(context, by_method), methods=[*by_method]) for path, by_method in by_path.items()]


def _dispatcher(context: ServerContext, by_method: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    limit = context.settings.limits.frame

    async def dispatch(request: Request) -> Response:
        began = time.perf_counter()
        endpoint = by_method["GET" if request.method == "HEAD" else request.method]
        try:
            worker = worker_for(context.workers, request)
            response = await (
                _respond(context, endpoint, request)
                if worker is None
                else forward(context.workers.http_path(worker), request, context.address_of(request.scope), limit)
            )
        except BaghdadError as error:
            context.metrics.refusals.labels(error.code).inc()
            response = problem(error)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as error:  # one request must not take the server down
            context.metrics.count_error(error)
            response = problem(ServerError("broken"))
        milliseconds = round((time.perf_counter() - began) * 1000, 1)
        log("http", method=request.method, path=endpoint.path, status=response.status_code, ms=milliseconds)
        return response

    return dispatch


async def _respond(context: ServerContext, endpoint: Endpoint, request: Request) -> Response:
    if endpoint.method != "GET":
        origin, host = request.headers.get("origin"), request.headers.get("host", "")
        if not origin_allowed(origin, host, context.settings.origins):
            raise ServerError("bad_origin")
        if context.closing:
            raise ServerError("closing")
    answer = await endpoint.handler(context, request)
    if isinstance(answer, Response):
        return answer
    return Response(protocol.encode(answer), endpoint.status, HEADERS, JSON)


def problem(error: BaghdadError) -> Response:
    """Return an error as a response."""
    body = protocol.Problem(family=family_of(error), code=error.code, facts=facts_of(error))
    headers = dict(HEADERS)
    if "retry_after" in error.facts:
        headers["retry-after"] = str(max(1, math.ceil(error.facts["retry_after"])))
    return Response(protocol.encode(body), status_of(error), headers, JSON)


async def refuse_host(context: ServerContext, scope: Any, receive: Any, send: Any) -> None:
    """Answer a request that doesn't name this server: people get a sentence, programs data."""
    error = ServerError("bad_host")
    context.metrics.refusals.labels(error.code).inc()
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": error.code})
        return
    headers = Headers(scope=scope)
    if HTML in headers.get("accept", ""):
        say = localizer_for(fallback_page.preferred_language(headers.get("accept-language", "")))
        sentence = PlainTextResponse(say("server-error-bad-host"), status_of(error), HEADERS)
        await sentence(scope, receive, send)
    else:
        await problem(error)(scope, receive, send)


def exception_handlers(context: ServerContext) -> dict[Any, Any]:
    """Return the handler of unknown paths and methods, which answers like every other error."""

    async def handle_http_exception(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = "bad_method" if error.status_code == 405 else "no_such_page"
        context.metrics.refusals.labels(code).inc()
        response = problem(ServerError("bad_method" if code == "bad_method" else "no_such_page"))
        for name, value in (error.headers or {}).items():
            response.headers[name] = value
        return response

    return {HTTPException: handle_http_exception}
