"""The HTTP side: tables are founded, listed, joined and looked at; commands can be given one by one."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

import baghdad
from baghdad.bots.registry import LEVELS, bots
from baghdad.core.errors import BaghdadError
from baghdad.server import protocol
from baghdad.server.errors import ServerError, family_of, status_of, told_facts
from baghdad.server.http import fallback_page
from baghdad.server.logs import log
from baghdad.server.ws.connection import costly, welcome

if TYPE_CHECKING:
    from baghdad.server.app import ServerContext

JSON = "application/json"
METRICS = "text/plain; version=0.0.4; charset=utf-8"
BEARER = "bearer "
KEEP = "private, max-age=86400"
MOST_STEPS = 100_000
HEADERS = {"cache-control": "no-store", "x-content-type-options": "nosniff", "referrer-policy": "no-referrer"}

Answer = Callable[["ServerContext", Request], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One thing HTTP can be asked for: how, what it takes and gives, and what it is for."""

    method: str
    path: str
    answer: Answer
    what: str
    gives: Any
    takes: Any = None
    status: int = 200
    secret: bool = False  # whether an `Authorization` header may be needed


# --- answers -----------------------------------------------------------------------------------------------------


async def body(request: Request, kind: Any, most: int) -> Any:
    """What a request's body says; HouseError for what is too long or says nothing of the kind."""
    found = b""
    async for part in request.stream():
        found += part
        if len(found) > most:
            raise ServerError("too_large", most=most)
    try:
        return msgspec.json.decode(found, type=kind)
    except msgspec.ValidationError as error:
        from baghdad.core.validation import error_path

        raise ServerError("bad_command", where=error_path(error)) from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise ServerError("not_json") from None


def secret_of(request: Request) -> str | None:
    """The token or key in the `Authorization` header."""
    value = request.headers.get("authorization", "")
    if not value.lower().startswith(BEARER):
        return None
    return value[len(BEARER) :].strip()[:64] or None


def table_of(request: Request) -> str:
    """The name of the table in the path."""
    return str(request.path_params["table"])[:64]


async def games(house: ServerContext, request: Request) -> protocol.GameList:
    """The games and their computer players; sizes once the rules are loaded."""
    hall = await house.hall()
    cards = []
    for name in baghdad.games():
        await hall.load(name)
        game = baghdad.game(name)
        levels = [level for level in LEVELS if level in bots(name)]
        cards.append(
            protocol.GameInfo(
                game=name,
                version=game.version,
                min_players=game.min_players,
                max_players=game.max_players,
                bots=levels,
            )
        )
    return protocol.GameList(games=cards, levels=list(LEVELS))


async def lobby(house: ServerContext, request: Request) -> protocol.Lobby:
    """Listed tables that wait for players."""
    return await (await house.hall()).lobby()


async def found(house: ServerContext, request: Request) -> protocol.CreatedTable:
    """A new table."""
    founding = await body(request, protocol.NewTable, house.settings.limits.frame)
    if not house.founders.of(house.address_of(request.scope)).take():
        raise ServerError("too_many_tables")
    return await (await house.hall()).found(founding)


async def learn(house: ServerContext, request: Request) -> protocol.CreatedTable:
    """A table for a lesson."""
    learning = await body(request, protocol.LessonRequest, house.settings.limits.frame)
    if not house.founders.of(house.address_of(request.scope)).take():
        raise ServerError("too_many_tables")
    return await (await house.hall()).teach(learning)


async def placard(house: ServerContext, request: Request) -> protocol.TableInfo:
    """What is public of a table."""
    hall = await house.hall()
    live = await hall.table(table_of(request))
    hall.check_guest(live.table, secret_of(request))
    return live.table.placard()


async def sit(house: ServerContext, request: Request) -> protocol.Joined:
    """Somebody takes an open seat."""
    sitting = await body(request, protocol.JoinRequest, house.settings.limits.frame)
    return await (await house.hall()).sit(table_of(request), sitting)


async def command(house: ServerContext, request: Request) -> protocol.Ack:
    """One command or question of the seat whose token is given, as on the wire."""
    given: protocol.SeatCommand | protocol.AnyQuestion = await body(
        request, protocol.SeatCommand | protocol.AnyQuestion, house.settings.limits.frame
    )
    hall = await house.hall()
    live = await hall.table(table_of(request))
    seat = hall.seat_of(live.table, secret_of(request) or "")
    name = f"{live.table.name} {seat}"
    if not house.tokens.of(name).take() or (costly(given) and not house.costly.of(name).take()):
        raise ServerError("too_many")
    if not isinstance(given, protocol.Command):
        from baghdad.server.tables.questions import answer

        return protocol.Ack(id=given.id, data=await answer(live, seat, given))
    numbers: list[int] = []
    await live.order(seat, given, numbers.append)
    return protocol.Ack(id=given.id, number=numbers[0])


async def snapshot(house: ServerContext, request: Request) -> protocol.Snapshot:
    """Everything that the holder of a token, or a spectator, may know of a table now."""
    hall = await house.hall()
    live = await hall.table(table_of(request))
    secret = secret_of(request)
    hall.check_guest(live.table, secret)
    return live.snapshot(_Glance(hall.viewer_of(live.table, secret)))


class _Glance:
    """A reader who looks once."""

    wants_view = wants_legal = True
    wants_full = False

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer

    def tell(self, message: bytes) -> None:
        """Isn't told anything."""

    def cut(self, why: str) -> None:
        """Isn't connected."""


async def box(house: ServerContext, request: Request) -> Response:
    """What lies open before everybody in every match played as at this table; it never changes."""
    hall = await house.hall()
    table = (await hall.table(table_of(request))).table
    hall.check_guest(table, secret_of(request))
    game = baghdad.game(table.kept.game)
    found = game.static_data(game.options(**table.kept.options))
    return Response(protocol.encode(found), 200, {**HEADERS, "cache-control": KEEP}, JSON)


async def record(house: ServerContext, request: Request) -> Any:
    """The record of a match that is over, seed and all."""
    hall = await house.hall()
    name = table_of(request)
    hall.check_guest((await hall.table(name)).table, secret_of(request))
    return await hall.record(name)


async def step(house: ServerContext, request: Request) -> protocol.Step:
    """A match that is over, after so many actions."""
    hall = await house.hall()
    name = table_of(request)
    hall.check_guest((await hall.table(name)).table, secret_of(request))
    return await hall.step(name, number_of(request))


async def advice(house: ServerContext, request: Request) -> protocol.Advice:
    """What the adviser would have done in a match that is over."""
    hall = await house.hall()
    name = table_of(request)
    hall.check_guest((await hall.table(name)).table, secret_of(request))
    if not house.costly.of(f"advice {name}").take():
        raise ServerError("too_many")
    return await hall.advice(name, number_of(request))


def number_of(request: Request) -> int:
    """The number in the path."""
    text = str(request.path_params["number"])
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise ServerError("bad_command", where="number")
    return min(int(text), MOST_STEPS)


async def healthy(house: ServerContext, request: Request) -> dict[str, Any]:
    """Whether the process is alive."""
    return {"healthy": True}


async def ready(house: ServerContext, request: Request) -> dict[str, Any]:
    """Whether people can play: the rules are loaded, the store answers, nobody is being sent away."""
    if not house.ready or not await house.store.healthy():
        raise ServerError("closing" if house.closing else "not_ready")
    return {"ready": True}


async def metrics(house: ServerContext, request: Request) -> Response:
    """Counters for Prometheus."""
    hall = await house.hall() if house.opened else None
    house.meters.queued.set(sum(len(connection.queue) for connection in house.connections))
    return Response(house.meters.page(hall), media_type=METRICS)


async def openapi(house: ServerContext, request: Request) -> dict[str, Any]:
    """This very description."""
    from baghdad.server.http.openapi import document

    return document(ENDPOINTS)


async def front_page(house: ServerContext, request: Request) -> Response:
    """What a person sees who comes by."""
    wish = request.headers.get("accept-language", "")
    return HTMLResponse(fallback_page.page(str(request.base_url), wish), headers=fallback_page.HEADERS)


TABLE = "/api/tables/{table}"
ENDPOINTS = (
    Endpoint("GET", "/healthz", healthy, "Whether the process is alive", dict[str, bool]),
    Endpoint("GET", "/readyz", ready, "Whether people can play", dict[str, bool]),
    Endpoint("GET", "/metrics", metrics, "Counters for Prometheus", str),
    Endpoint("GET", "/openapi.json", openapi, "This description", dict[str, Any]),
    Endpoint("GET", "/api/games", games, "The games and their computer players", protocol.GameList),
    Endpoint("GET", "/api/tables", lobby, "Listed tables that wait for players", protocol.Lobby),
    Endpoint("POST", "/api/tables", found, "A new table", protocol.CreatedTable, protocol.NewTable, 201),
    Endpoint("POST", "/api/lessons", learn, "A table for a lesson", protocol.CreatedTable, protocol.LessonRequest, 201),
    Endpoint("GET", TABLE, placard, "What is public of a table", protocol.TableInfo, secret=True),
    Endpoint("POST", f"{TABLE}/seats", sit, "Take an open seat", protocol.Joined, protocol.JoinRequest, 201),
    Endpoint(
        "GET", f"{TABLE}/snapshot", snapshot, "What a seat or a spectator may know", protocol.Snapshot, secret=True
    ),
    Endpoint(
        "POST",
        f"{TABLE}/commands",
        command,
        "One command or question of a seat",
        protocol.Ack,
        protocol.SeatCommand | protocol.AnyQuestion,
        secret=True,
    ),
    Endpoint("GET", f"{TABLE}/box", box, "Board, cards and values of the game", dict[str, Any], secret=True),
    Endpoint("GET", f"{TABLE}/record", record, "The record of a match that is over", dict[str, Any], secret=True),
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
)


FRONT = Endpoint("GET", "/", front_page, "A page for people; no part of the API", str)


# --- the frame around them -----------------------------------------------------------------------------------


def routes(house: ServerContext) -> list[BaseRoute]:
    """All of them, for Starlette: one route for each path, whatever the methods."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in (*ENDPOINTS, FRONT):
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [Route(path, _door(house, found), methods=[*found]) for path, found in by_path.items()]


def _door(house: ServerContext, endpoints: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    async def door(request: Request) -> Response:
        began = time.perf_counter()
        endpoint = endpoints["GET" if request.method == "HEAD" else request.method]
        try:
            response = await _answered(house, endpoint, request)
        except BaghdadError as error:
            house.meters.refusals.labels(error.code).inc()
            response = problem(error)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as error:  # one request must not take the house down
            house.meters.failed(error)
            response = problem(ServerError("broken"))
        took = round((time.perf_counter() - began) * 1000, 1)
        log("http", method=request.method, path=endpoint.path, status=response.status_code, ms=took)
        return response

    return door


async def _answered(house: ServerContext, endpoint: Endpoint, request: Request) -> Response:
    if not house.requests.of(house.address_of(request.scope)).take():
        raise ServerError("too_many")
    if endpoint.method != "GET":
        origin, host = request.headers.get("origin"), request.headers.get("host", "")
        if not welcome(origin, host, house.settings.origins):
            raise ServerError("bad_origin")
        if house.closing:
            raise ServerError("closing")
    answer = await endpoint.answer(house, request)
    if isinstance(answer, Response):
        return answer
    return Response(protocol.encode(answer), endpoint.status, HEADERS, JSON)


def problem(error: BaghdadError) -> Response:
    """An error as HTTP tells it."""
    told = protocol.Problem(family=family_of(error), code=error.code, facts=told_facts(error))
    return Response(protocol.encode(told), status_of(error), HEADERS, JSON)


def handlers(house: ServerContext) -> dict[Any, Any]:
    """What isn't there, told like everything else."""

    async def missing(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = "bad_method" if error.status_code == 405 else "no_such_page"
        house.meters.refusals.labels(code).inc()
        response = problem(ServerError("bad_method" if code == "bad_method" else "no_such_page"))
        for name, value in (error.headers or {}).items():
            response.headers[name] = value
        return response

    return {HTTPException: missing}
