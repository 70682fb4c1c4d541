"""The worker pool: threads for work that would block the event loop, shared fairly between addresses and tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from baghdad.core.rule_gate import using_rules
from baghdad.server.account import Account, current_account
from baghdad.server.automation.fair_queue import FairQueue, Urgency

Outcome = TypeVar("Outcome")
LONG_SECONDS = 0.1  # work of a kind that usually takes longer must not have all threads
WEIGHT = 0.25  # of the latest time in the usual time of a kind


class Job:
    """A call that a thread is to make, and who waits for it."""

    __slots__ = ("account", "address", "future", "kind", "seconds", "table", "urgency", "work")

    def __init__(
        self, work: Callable[[], Any], urgency: Urgency, table: str, kind: str, future: asyncio.Future[Any]
    ) -> None:
        self.work = work
        self.urgency, self.table, self.kind = urgency, table, kind
        self.account: Account | None = current_account.get()
        self.address = table if self.account is None else self.account.address.name
        self.future = future
        self.seconds = 0.0  # of processor time

    def __call__(self) -> Any:
        """Do the work and measure the processor time of this thread."""
        began = time.thread_time()
        try:
            return using_rules(self.work)
        finally:
            self.seconds = time.thread_time() - began


class WorkerPool:
    """A pool of worker threads. Compiled code releases the interpreter's lock, so they run beside the event loop.

    Only moves, and no long ones, may use the last of the threads (`for_moves`): whoever waits for a move never waits
    for a hint. `charge` is told of the processor time of every job that somebody has asked for.
    """

    def __init__(
        self,
        threads: int,
        for_moves: int = 0,
        charge: Callable[[Account, Urgency, float], None] | None = None,
        executor: Any = None,
    ) -> None:
        self.pool = executor or ThreadPoolExecutor(threads, "worker")
        self.threads, self.for_moves = threads, for_moves
        self.charge = charge
        self.queue = FairQueue[Job]()
        self.usual: dict[str, float] = {}  # seconds of processor time, by the kind of work
        self.jobs = 0  # running or waiting
        self.running = 0
        self.running_others = 0  # that aren't moves, or long ones

    async def run(
        self,
        work: Callable[..., Outcome],
        *arguments: Any,
        urgency: Urgency = Urgency.MOVE,
        table: str = "",
        kind: str = "",
    ) -> Outcome:
        """Call a function in one of the threads and return its result.

        A move of a kind that usually takes long counts as long; jobs of no kind never do.
        """
        if urgency is Urgency.MOVE and self.usual.get(kind, 0.0) > LONG_SECONDS:
            urgency = Urgency.LONG_MOVE
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        job = Job(lambda: work(*arguments), urgency, table, kind, future)
        self.queue.add(urgency, job.address, table, job)
        self.jobs += 1
        self._start_jobs()
        try:
            return await future
        finally:
            self.jobs -= 1

    def _start_jobs(self) -> None:
        """Give jobs to the threads that are free."""
        while self.running < self.threads:
            any_job = self.running_others < self.threads - self.for_moves
            job = self.queue.take(Urgency.REVIEW if any_job else Urgency.MOVE)
            if job is None:
                return
            if job.future.done():  # nobody waits for it any more
                continue
            self.running += 1
            self.running_others += job.urgency is not Urgency.MOVE
            self.pool.submit(job).add_done_callback(partial(self._report, job))

    def _report(self, job: Job, done: Future[Any]) -> None:
        """Tell the event loop, from the thread, that a job has ended."""
        with suppress(RuntimeError):  # the loop is closed
            job.future.get_loop().call_soon_threadsafe(self._finish, job, done)

    def _finish(self, job: Job, done: Future[Any]) -> None:
        """Hand on what came of a job, charge for it, and start the next."""
        self.running -= 1
        self.running_others -= job.urgency is not Urgency.MOVE
        self.queue.charge(job.urgency, job.address, job.table, job.seconds)
        if job.kind:
            usual = self.usual.get(job.kind, job.seconds)
            self.usual[job.kind] = usual + WEIGHT * (job.seconds - usual)
        if self.charge is not None and job.account is not None:
            self.charge(job.account, job.urgency, job.seconds)
        if not job.future.done():
            if done.cancelled():
                job.future.cancel()
            elif (error := done.exception()) is not None:
                job.future.set_exception(error)
            else:
                job.future.set_result(done.result())
        self._start_jobs()

    def close(self) -> None:
        """Shut the pool down without waiting; what is being computed is dropped."""
        self.threads = 0
        self.pool.shutdown(wait=False, cancel_futures=True)
