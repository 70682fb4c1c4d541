"""Tasks that a server can't do without: one that fails is logged and started again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from baghdad.server.logs import log_error

RESTART_SECONDS = 0.1  # before a task is started again


async def keep_running(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do work that never ends, and begin it again whenever it fails or ends after all; log each time."""
    while True:
        try:
            await work()
            log_error("task_ended", name=name)
        except Exception as error:
            log_error("task_failed", error, name=name)
        await asyncio.sleep(RESTART_SECONDS)
