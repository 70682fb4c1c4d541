"""What all live tables of a server process share: store, limits, metrics, worker pools and background tasks."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from typing import Any, TypeVar

from baghdad.core.match import Match
from baghdad.server.account import Account
from baghdad.server.automation.fair_queue import Urgency
from baghdad.server.automation.worker_pool import WorkerPool
from baghdad.server.metering import THOUSAND
from baghdad.server.metrics import Metrics
from baghdad.server.protocol import Advice, Chances, Step
from baghdad.server.push import PushSender
from baghdad.server.settings import Limits
from baghdad.server.storage.sql_store import SqlStore
from baghdad.server.tables.shared_results import SharedResults
from baghdad.server.token_bucket import RecentlyUsed, TokenBucket

WORKER_THREADS, FOR_MOVES = 2, 1
# How many results are kept for those who ask for the same.
HINTS, STEPS, FINISHED_MATCHES, LEGAL_LISTS, STATIC_DATA = 1024, 512, 8, 128, 16
Outcome = TypeVar("Outcome")


def charge_thinking(account: Account, urgency: Urgency, seconds: float) -> None:
    """Charge for hints, reviews and analyses; nobody pays for the moves of computer players."""
    if urgency >= Urgency.HINT:
        account.charge_hint(THOUSAND * seconds)


def charge_work(account: Account, urgency: Urgency, seconds: float) -> None:
    """Charge for other work, whatever its urgency."""
    account.charge(THOUSAND * seconds)


class TableServices:
    """The resources that live tables use."""

    def __init__(self, store: SqlStore, limits: Limits, metrics: Metrics, push: PushSender | None = None) -> None:
        self.store = store
        self.limits = limits
        self.metrics = metrics
        self.push = push
        threads = limits.bot_threads or max(1, (os.cpu_count() or 2) - 1)
        self.bot_workers = WorkerPool(threads + FOR_MOVES, FOR_MOVES, charge_thinking)
        # For work that is shorter than a computer player's decision.
        self.workers = WorkerPool(WORKER_THREADS, FOR_MOVES, charge_work)
        self.hints = SharedResults[Advice](HINTS)  # by table, state version, seat and computer player
        self.legal_lists = SharedResults[list[dict[str, Any]]](LEGAL_LISTS)  # by table, state version and seat
        self.finished_matches = SharedResults[Match](FINISHED_MATCHES)  # by table
        self.steps = SharedResults[Step](STEPS)  # of finished matches, by table and number
        self.chances = SharedResults[Chances](STEPS)  # everybody's in finished matches, likewise
        self.reviews = SharedResults[Advice](STEPS)  # the adviser's of finished matches, by table and number
        self.static_data = SharedResults[bytes](STATIC_DATA)  # by game, version and options
        self.talk = RecentlyUsed(lambda _: TokenBucket(limits.talk_rate, limits.burst))  # by table and seat
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
        if self.push is not None:
            self.push.close()
        self.bot_workers.close()
        self.workers.close()
