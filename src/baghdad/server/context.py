"""What all connections and requests of a server process share: store, settings, metrics, rate limits, tables."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from starlette.applications import Starlette

from baghdad.server.account import Budgets
from baghdad.server.addresses import ListeningAt
from baghdad.server.hosts import AllowedHosts
from baghdad.server.logs import log
from baghdad.server.metrics import Metrics
from baghdad.server.processes.forwarding import forwarded_address, is_forwarded
from baghdad.server.processes.worker_group import WorkerGroup
from baghdad.server.push import PushSender
from baghdad.server.settings import Settings
from baghdad.server.storage.sql_store import SqlStore
from baghdad.server.token_bucket import RecentlyUsed, TokenBucket

if TYPE_CHECKING:  # imported in a thread, because it loads the rules
    from baghdad.bots.background_compilation import BackgroundCompilation
    from baghdad.server.tables.registry import TableRegistry

OBJECTS_BETWEEN_COLLECTIONS = 20_000
GOODBYE_SECONDS = 2.0  # for closing all connections
POLL_SECONDS = 0.02
TABLE_BURST_SECONDS = 50.0  # seconds' worth of new tables that an address may create at once
PATIENCE_SECONDS = 5.0  # before computer players have to wait for the switch to compiled rules


class OpenConnection(Protocol):
    """What the context needs of a WebSocket connection."""

    queue: list[bytes]

    def close(self, reason: str) -> None:
        """Close the connection."""
        ...


class ServerContext:
    """The shared state of one server process."""

    def __init__(
        self, store: SqlStore, settings: Settings, workers: WorkerGroup, listening: ListeningAt | None = None
    ) -> None:
        self.store = store
        self.settings = settings
        self.workers = workers
        self.metrics = Metrics()
        self.listening = listening
        self.push = PushSender(settings.push, store) if settings.push.private_key else None
        self.hosts = AllowedHosts(settings.hosts, listening)
        limits = settings.limits
        self.budgets = Budgets(limits)
        self.new_tables = RecentlyUsed(lambda _: TokenBucket(limits.table_rate, TABLE_BURST_SECONDS))
        self.connections: set[OpenConnection] = set()
        self.closing = False
        self.registry_task: asyncio.Task[TableRegistry] | None = None
        self.warm_up_task: asyncio.Task[None] | None = None
        self.compilation: BackgroundCompilation | None = None

    async def registry(self) -> TableRegistry:
        """Return the registry of tables, as soon as the rules are imported."""
        assert self.registry_task is not None
        return await asyncio.shield(self.registry_task)

    @property
    def has_registry(self) -> bool:
        """Whether `registry` returns at once."""
        return _succeeded(self.registry_task)

    @property
    def ready(self) -> bool:
        """Whether rules and computer players are loaded, and the server isn't closing."""
        return not self.closing and self.has_registry and _succeeded(self.warm_up_task)

    async def create_registry(self) -> TableRegistry:
        """Import the rules in a thread, so that requests are answered meanwhile, and create the registry."""
        await asyncio.to_thread(import_rules)
        from baghdad.server.tables.registry import TableRegistry

        registry = TableRegistry(self.store, self.settings, self.metrics, self.workers, self.push)
        self.warm_up_task = registry.services.run_in_background(self.warm_up(registry))
        return registry

    async def warm_up(self, registry: TableRegistry) -> None:
        """Load every game and its computer players, so that nobody waits for that; then have them compiled."""
        from baghdad.server.automation.warm_up import load_bots

        names = await registry.load_games()
        for name in names:
            await registry.services.workers.run(load_bots, name)
        freeze_garbage_collector()
        log("open")
        registry.services.run_in_background(self.go_on_compiled(names))

    async def go_on_compiled(self, games: list[str]) -> None:
        """Have games compiled beside this process if it runs them interpreted, and go on compiled then."""
        from baghdad.bots.background_compilation import BackgroundCompilation
        from baghdad.core import switch
        from baghdad.core.compilation import is_compiled

        loop, ended = asyncio.get_running_loop(), asyncio.Event()
        began = time.monotonic()
        self.compilation = BackgroundCompilation(games, lambda: loop.call_soon_threadsafe(ended.set))
        if not self.compilation.start():
            if not is_compiled():
                log("interpreted", reason="Numba is missing or switched off")
            return
        await ended.wait()
        if self.compilation.problem:
            log("compilation_failed", problem=self.compilation.problem)
        until = time.monotonic() + PATIENCE_SECONDS
        while switch.is_busy() and time.monotonic() < until:
            await asyncio.sleep(POLL_SECONDS)
        if self.compilation.commit():
            freeze_garbage_collector()
            log("compiled", seconds=round(time.monotonic() - began, 1))

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Open the store and create the registry; at the end close all connections, the registry and the store."""
        await self.store.open()
        self.registry_task = asyncio.ensure_future(self.create_registry())
        yield
        await self.close_connections()
        if self.compilation is not None:
            self.compilation.stop()
        if self.registry_task.done():
            await (await self.registry()).close()
        else:
            self.registry_task.cancel()
        await self.store.close()
        log("closed")

    async def close_connections(self) -> None:
        """Close all connections and wait for that a little; clients reconnect by themselves."""
        self.closing = True
        for connection in tuple(self.connections):
            connection.close("closing")
        until = time.monotonic() + GOODBYE_SECONDS
        while self.connections and time.monotonic() < until:
            await asyncio.sleep(POLL_SECONDS)

    def host_allowed(self, scope: Any) -> bool:
        """Return whether a request names this server in its `Host` header; those of other workers were checked."""
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        return is_forwarded(scope) or (len(hosts) == 1 and self.hosts.allows(hosts[0]))

    def address_of(self, scope: Any) -> str:
        """Return the address a request comes from; behind a trusted proxy or another worker, the one it names."""
        if self.settings.trust_proxy:
            for name, value in scope["headers"]:
                if name == b"x-forwarded-for":
                    return str(value.decode("latin-1").rpartition(",")[2].strip()[:64])
        client = scope.get("client")
        return str(client[0]) if client else forwarded_address(scope)


def import_rules() -> None:
    """Import the registry, and with it the rules of the games."""
    import_module("baghdad.server.tables.registry")


def freeze_garbage_collector() -> None:
    """Exempt what is loaded by now from garbage collection, and collect less often."""
    gc.freeze()
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS)


def _succeeded(task: asyncio.Task[Any] | None) -> bool:
    return task is not None and task.done() and not task.cancelled() and task.exception() is None
