"""A worker process: serves its tables, takes connections from other workers, and ends with its supervisor."""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path
from typing import Any

import msgspec

from baghdad.server.addresses import listening_at
from baghdad.server.app import create_app
from baghdad.server.processes.handoff import Handoff, HandoffProtocol, HandoffReceiver
from baghdad.server.processes.unix_sockets import listen_unix
from baghdad.server.processes.worker_group import WorkerGroup
from baghdad.server.processes.worker_store import WorkerStore
from baghdad.server.runner import Server, configure, run
from baghdad.server.settings import Settings


class WorkerServer(Server):
    """A server that other workers can reach, and that ends when the pipe of its supervisor is closed."""

    def __init__(self, config: Any, workers: WorkerGroup, supervisor: int) -> None:
        super().__init__(config)
        self.workers = workers
        self.supervisor = supervisor

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start serving clients and other workers."""
        loop = asyncio.get_running_loop()
        await super().startup(sockets)
        listening = listen_unix(self.workers.http_path(self.workers.number), socket.SOCK_STREAM)
        self.servers.append(await loop.create_unix_server(self._http_protocol, sock=listening))
        self.receiver = HandoffReceiver(self.workers.handoff_path(self.workers.number), self._websocket_protocol)
        loop.add_reader(self.supervisor, self._end)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close all connections and stop serving."""
        self.receiver.close()
        await super().shutdown(sockets)

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self.supervisor)
        self.should_exit = True

    def _http_protocol(self) -> Any:
        protocol: Any = self.config.http_protocol_class
        return protocol(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    def _websocket_protocol(self, handoff: Handoff) -> HandoffProtocol:
        return HandoffProtocol(self.config, self.server_state, self.lifespan.state, handoff=handoff)


def run_worker(
    data: Path, settings: Settings, listening: socket.socket, level: str, workers: WorkerGroup, supervisor: int
) -> None:
    """Serve until the supervisor closes its pipe."""
    store = WorkerStore(data, workers.writer_path)
    app = create_app(store, shared_settings(settings, workers.count), workers, listening_at(listening))
    run(WorkerServer(configure(app, settings, HandoffProtocol), workers, supervisor), listening)


def shared_settings(settings: Settings, workers: int) -> Settings:
    """Return the settings of one of several workers.

    They share the processors for computer players, and what an address may use: its tables may be at all of them.
    Seats and connections belong to one worker, so their limits need not be shared.
    """
    limits = msgspec.structs.replace(
        settings.limits,
        address_ms=settings.limits.address_ms / workers,
        address_hint_ms=settings.limits.address_hint_ms / workers,
        table_rate=settings.limits.table_rate / workers,
    )
    if not limits.bot_threads:
        threads = max(1, ((os.cpu_count() or 2) - 1) // workers)
        limits = msgspec.structs.replace(limits, bot_threads=threads)
    return msgspec.structs.replace(settings, limits=limits)
