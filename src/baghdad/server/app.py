"""The house as an ASGI application: its doors open at once, the hall behind them as soon as the rules are loaded."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

import baghdad
from baghdad.server.http import api, static_files
from baghdad.server.logs import log
from baghdad.server.metrics import Metrics
from baghdad.server.settings import Settings, TokenBuckets
from baghdad.server.storage.store import Store
from baghdad.server.ws.connection import Connection, Sockets

if TYPE_CHECKING:
    from baghdad.server.tables.registry import TableRegistry

OBJECTS_BETWEEN_COLLECTIONS = 20_000


GOODBYE_SECONDS = 2.0  # in which everybody should have been told
GLANCE_SECONDS = 0.02


class ServerContext:
    """What all connections share."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.meters = Metrics()
        limits = settings.limits
        self.addresses = TokenBuckets(limits.address_rate, limits.burst)
        self.requests = TokenBuckets(limits.http_rate, limits.burst)
        self.tokens = TokenBuckets(limits.token_rate, limits.burst)
        self.costly = TokenBuckets(limits.thinking_rate, 10 * limits.burst)
        self.founders = TokenBuckets(limits.table_rate, 10 * limits.burst)
        self.connections: set[Connection] = set()
        self.closing = False
        self.opening: asyncio.Task[TableRegistry] | None = None
        self.warming: asyncio.Task[None] | None = None

    async def hall(self) -> TableRegistry:
        """The hall; those who come early wait until it is open."""
        assert self.opening is not None
        return await asyncio.shield(self.opening)

    @property
    def opened(self) -> bool:
        """Whether there is a hall."""
        return _well_done(self.opening)

    @property
    def ready(self) -> bool:
        """Whether nobody has to wait: rules and computer players are loaded."""
        return not self.closing and self.opened and _well_done(self.warming)

    async def open(self) -> TableRegistry:
        """Loads the rules in a thread: nobody at the door waits for them."""
        await asyncio.to_thread(_import_rules)
        from baghdad.server.tables.registry import TableRegistry

        hall = TableRegistry(self.store, self.settings, self.meters)
        self.warming = hall.in_background(self.warm(hall))
        return hall

    async def warm(self, hall: TableRegistry) -> None:
        """Loads every game and whoever plays it: the first at a table waits for nothing."""
        from baghdad.server.automation.worker_pool import load_players

        for name in baghdad.games():
            await hall.load(name)
        for name in baghdad.games():
            await hall.desk.run(load_players, name)
        spare_the_collector()
        log("open")

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Opens the store; at the end says goodbye to everybody, and nothing is lost."""
        await self.store.open()
        self.opening = asyncio.ensure_future(self.open())
        yield
        await self.say_goodbye()
        if self.opening.done():
            await (await self.hall()).close()
        else:
            self.opening.cancel()
        await self.store.close()
        log("closed")

    async def say_goodbye(self) -> None:
        """Hangs up on everybody, who will come back by themselves."""
        self.closing = True
        for connection in tuple(self.connections):
            connection.cut("closing")
        until = time.monotonic() + GOODBYE_SECONDS
        while self.connections and time.monotonic() < until:
            await asyncio.sleep(GLANCE_SECONDS)

    def address_of(self, scope: Any) -> str:
        """Where a request comes from; behind a proxy, where the proxy says."""
        if self.settings.trust_proxy:
            for name, value in scope["headers"]:
                if name == b"x-forwarded-for":
                    return str(value.decode("latin-1").rpartition(",")[2].strip()[:64])
        client = scope.get("client")
        return str(client[0]) if client else ""


def spare_the_collector() -> None:
    """What is loaded by now stays, and needn't be looked through for garbage every few moves."""
    gc.freeze()
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS)


def _well_done(task: asyncio.Task[Any] | None) -> bool:
    return task is not None and task.done() and not task.cancelled() and task.exception() is None


def _import_rules() -> None:
    import_module("baghdad.server.tables.registry")


def application(store: Store, settings: Settings | None = None) -> Starlette:
    """The application; `uvicorn` serves it, tests call it."""
    house = ServerContext(store, settings or Settings())
    routes = [WebSocketRoute("/ws", Sockets(house)), *static_files.routes(), *api.routes(house)]
    app = Starlette(routes=routes, lifespan=house.lifespan, exception_handlers=api.handlers(house))
    app.state.house = house
    return app
