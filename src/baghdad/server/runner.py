"""Runs the server in this process: opens the socket, configures uvicorn and stops gracefully."""

from __future__ import annotations

import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn

from baghdad.server import logs
from baghdad.server.addresses import listening_at
from baghdad.server.app import create_app
from baghdad.server.errors import ServerError
from baghdad.server.http.timed_protocol import timed_protocol
from baghdad.server.settings import Settings
from baghdad.server.storage.sql_store import SqlStore
from baghdad.server.ws.implementation import choose_implementation

BACKLOG = 2048
GRACE_SECONDS = 5
PING_SECONDS = 30.0
MAX_FRAME_FACTOR = 4  # frames up to that many times the limit are rejected; larger ones close the connection
SWITCH_SECONDS = 0.0005  # worker threads must not keep the event loop waiting


def store_for(data: Path, database: str | None) -> SqlStore:
    """Return the store: SQLite in a folder, or the database at an address."""
    if database is None:
        from baghdad.server.storage.sqlite import SqliteStore

        return SqliteStore(data)
    if not database.startswith(("postgresql://", "postgres://")):
        raise ServerError("bad_database", database=database.partition(":")[0])
    try:
        from baghdad.server.storage.postgres import PostgresStore
    except ImportError:
        raise ServerError("no_extra", package="asyncpg", extra="scale") from None
    return PostgresStore(database)


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; ServerError if that isn't possible."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as error:
        raise ServerError("cannot_listen", host=host, port=str(port), problem=error.strerror or str(error)) from None
    return listening


class Server(uvicorn.Server):
    """A uvicorn server that closes WebSockets with our own reason before it shuts down."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close all connections and stop serving."""
        app: Any = self.config.app
        await app.state.context.close_connections()
        await super().shutdown(sockets)


def configure(app: Any, settings: Settings, implementation: Any) -> uvicorn.Config:
    """Return the configuration of uvicorn, with an implementation of WebSockets."""
    name = implementation if isinstance(implementation, str) else implementation.__name__
    config = uvicorn.Config(
        app,
        http=timed_protocol(settings.limits.request),
        ws=implementation,
        ws_max_size=MAX_FRAME_FACTOR * settings.limits.frame,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        log_config=None,  # `logs.configure` has done it
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        backlog=BACKLOG,
    )
    logs.log("websockets", implementation=name, uvicorn=uvicorn.__version__)
    return config


def run(server: Server, listening: socket.socket) -> None:
    """Serve at a listening socket until the server is told to end."""
    sys.setswitchinterval(SWITCH_SECONDS)
    for stopping in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stopping, lambda *_: None)  # uvicorn raises them once more when it has stopped
    server.run(sockets=[listening])


def serve(
    store: SqlStore,
    settings: Settings,
    listening: socket.socket,
    level: str = "INFO",
    started: Callable[[], None] | None = None,
) -> None:
    """Serve until a signal stops the process."""
    logs.configure(level)
    app = create_app(store, settings, listening=listening_at(listening))
    server = Server(configure(app, settings, choose_implementation()))
    if started is not None:
        started()
    run(server, listening)
