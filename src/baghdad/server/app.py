"""The server as an ASGI application."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from baghdad.server.context import ServerContext
from baghdad.server.http import api, game_files, static_files
from baghdad.server.settings import Settings
from baghdad.server.storage.sql_store import SqlStore
from baghdad.server.ws.connection import WebSocketEndpoint


def create_app(store: SqlStore, settings: Settings | None = None) -> Starlette:
    """Return the application. It answers at once; requests that need tables wait until the rules are loaded."""
    context = ServerContext(store, settings or Settings())
    files = [*static_files.routes(), *game_files.routes(context)]
    routes = [WebSocketRoute("/ws", WebSocketEndpoint(context)), *files, *api.routes(context)]
    app = Starlette(routes=routes, lifespan=context.lifespan, exception_handlers=api.exception_handlers(context))
    app.state.context = context
    return app
