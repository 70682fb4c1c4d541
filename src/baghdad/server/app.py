"""The server as an ASGI application."""

from __future__ import annotations

import time
from typing import Any

from starlette.applications import Starlette

from baghdad.server.account import current_account
from baghdad.server.addresses import ListeningAt
from baghdad.server.context import ServerContext
from baghdad.server.errors import ServerError
from baghdad.server.http import api, documentation, game_files, static_files
from baghdad.server.metering import metered
from baghdad.server.processes.worker_group import WorkerGroup
from baghdad.server.settings import Settings
from baghdad.server.storage.sql_store import SqlStore
from baghdad.server.ws.connection import WebSocketEndpoint

WEBSOCKET_PATH = "/ws"
REQUEST_MS = 0.1  # what reading a request costs before this code runs
PROBES = ("/healthz", "/readyz")  # answered under any name: they say nothing else, and load balancers use addresses


class App(Starlette):
    """The application. WebSockets pass by Starlette's routing, whose ten coroutines every message would go through."""

    def __init__(self, context: ServerContext) -> None:
        routes = [
            *static_files.routes(),
            *documentation.routes(),
            *game_files.routes(context),
            *api.routes(context),
        ]
        super().__init__(routes=routes, lifespan=context.lifespan, exception_handlers=api.exception_handlers(context))
        self.state.context = context
        self.websockets = WebSocketEndpoint(context)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a request, a WebSocket or the life of the process."""
        if scope["type"] != "lifespan" and not self.state.context.host_allowed(scope) and scope["path"] not in PROBES:
            await api.refuse_host(self.state.context, scope, receive, send)
            return
        if scope["type"] == "websocket" and scope["path"] == WEBSOCKET_PATH:
            await self.websockets(scope, receive, send)
        elif scope["type"] == "http":
            await self.serve_request(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def serve_request(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a request and charge its address for the processor time; refuse it if that is used up."""
        context: ServerContext = self.state.context
        account = context.budgets.of_request(context.address_of(scope))
        current_account.set(account)
        if account.must_wait(time.monotonic()):
            await account.address.wait_for_turn()
        try:
            account.check()
        except ServerError as error:
            account.address.pace.tokens -= REQUEST_MS
            context.metrics.refusals.labels(error.code).inc()
            await api.problem(error)(scope, receive, send)
            return
        account.charge(REQUEST_MS)
        await metered(super().__call__(scope, receive, send), account, time.thread_time)


def create_app(
    store: SqlStore,
    settings: Settings | None = None,
    workers: WorkerGroup | None = None,
    listening: ListeningAt | None = None,
) -> App:
    """Return the application. It answers at once; requests that need tables wait until the rules are loaded."""
    return App(ServerContext(store, settings or Settings(), workers or WorkerGroup(), listening))
