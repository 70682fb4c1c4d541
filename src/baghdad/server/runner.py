"""Serving a house from one process: where it listens, how it says so, how it stops."""

from __future__ import annotations

import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn

from baghdad.server import logs
from baghdad.server.app import application
from baghdad.server.errors import ServerError
from baghdad.server.settings import Settings
from baghdad.server.storage.store import Store
from baghdad.server.ws.fast_send import FastSendProtocol

WAITING_CONNECTIONS = 2048
GRACE_SECONDS = 5
PING_SECONDS = 30.0
FRAMES_BEYOND = 4  # times the limit on frames, up to which one too large is refused rather than cut off
SWITCH_SECONDS = 0.0005  # threads that think must not keep the loop waiting


def store_for(data: Path, database: str | None) -> Store:
    """SQLite in a folder, or the database that an address names."""
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
    """A socket that listens; HouseError if it can't."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        found = socket.socket(family, kind, protocol)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(WAITING_CONNECTIONS)
    except OSError as error:
        raise ServerError("cannot_listen", host=host, port=str(port), problem=error.strerror or str(error)) from None
    return found


def address_of(listening: socket.socket) -> str:
    """Where a browser finds it."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Server(uvicorn.Server):
    """Says goodbye in the house's own words before the lines are cut."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops serving."""
        app: Any = self.config.app
        await app.state.house.say_goodbye()
        await super().shutdown(sockets)


def serve(
    store: Store,
    settings: Settings,
    listening: socket.socket,
    level: str = "INFO",
    started: Callable[[], None] | None = None,
) -> None:
    """Serves until told to stop."""
    sys.setswitchinterval(SWITCH_SECONDS)
    app: Any = application(store, settings)
    config = uvicorn.Config(
        app,
        ws=FastSendProtocol,
        ws_max_size=FRAMES_BEYOND * settings.limits.frame,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        log_config=logs.settings(level),
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        backlog=WAITING_CONNECTIONS,
    )
    server = Server(config)
    if started is not None:
        started()
    for stopping in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stopping, lambda *_: None)  # uvicorn raises them once more when it has stopped
    server.run(sockets=[listening])
