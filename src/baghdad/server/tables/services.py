"""What all live tables of a server process share: store, limits, metrics, worker pools and background tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from baghdad.server.automation.worker_pool import WorkerPool
from baghdad.server.metrics import Metrics
from baghdad.server.settings import Limits
from baghdad.server.storage.sql_store import SqlStore

WORKER_THREADS = 2
Outcome = TypeVar("Outcome")


class TableServices:
    """The resources that live tables use."""

    def __init__(self, store: SqlStore, limits: Limits, metrics: Metrics) -> None:
        self.store = store
        self.limits = limits
        self.metrics = metrics
        self.bot_workers = WorkerPool(limits.bot_threads)
        self.workers = WorkerPool(WORKER_THREADS)  # for work that is shorter than a computer player's decision
        self.closing = False
        self.tasks: set[asyncio.Task[Any]] = set()

    def run_in_background(self, work: Coroutine[Any, Any, Outcome]) -> asyncio.Task[Outcome]:
        """Start a task that nobody awaits; its errors are counted and logged."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._task_done)
        return task

    def _task_done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.count_error(task.exception())

    async def close(self) -> None:
        """Cancel all background tasks and shut the worker pools down; everything acknowledged is stored already."""
        self.closing = True
        tasks = tuple(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bot_workers.close()
        self.workers.close()
