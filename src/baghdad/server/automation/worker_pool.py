"""The worker pool: threads for work that would block the event loop."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from baghdad.core.rule_gate import using_rules

Outcome = TypeVar("Outcome")


class WorkerPool:
    """A pool of worker threads. Compiled code releases the interpreter's lock, so they run beside the event loop."""

    def __init__(self, threads: int = 0) -> None:
        self.pool = ThreadPoolExecutor(threads or max(1, (os.cpu_count() or 2) - 1), "worker")
        self.jobs = 0  # running or waiting

    async def run(self, work: Callable[..., Outcome], *arguments: Any) -> Outcome:
        """Call a function in one of the threads and return its result."""
        self.jobs += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, using_rules, work, *arguments)
        finally:
            self.jobs -= 1

    def close(self) -> None:
        """Shut the pool down without waiting; what is being computed is dropped."""
        self.pool.shutdown(wait=False, cancel_futures=True)
