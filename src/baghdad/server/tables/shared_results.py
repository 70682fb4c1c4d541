"""Results that many ask for: each is computed once, also for those who ask while it is being computed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

Outcome = TypeVar("Outcome")


class SharedResults(Generic[Outcome]):
    """A cache with single flight that keeps some results, the most recently used. Failures aren't kept."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.tasks: OrderedDict[Hashable, asyncio.Task[Outcome]] = OrderedDict()

    async def get(self, key: Hashable, compute: Callable[[], Coroutine[Any, Any, Outcome]]) -> Outcome:
        """Return the result of a key; it is computed unless it is there, or under way."""
        task = self.tasks.get(key)
        if task is None:
            task = self.tasks[key] = asyncio.ensure_future(compute())
            task.add_done_callback(lambda done: self._forget_failure(key, done))
            if len(self.tasks) > self.most:
                self.tasks.popitem(last=False)
        else:
            self.tasks.move_to_end(key)
        return await asyncio.shield(task)

    def _forget_failure(self, key: Hashable, task: asyncio.Task[Outcome]) -> None:
        if (task.cancelled() or task.exception() is not None) and self.tasks.get(key) is task:
            del self.tasks[key]
