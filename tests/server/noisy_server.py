"""`baghdad serve` in a process where everything that can complain on standard error does so when a request comes."""

from __future__ import annotations

import asyncio
import gc
import logging
import threading
import warnings
from typing import Any

from baghdad.cli import main as serve
from baghdad.server.http import api

SECRET = "a-secret-in-an-error"


class Broken:
    """An object whose end fails."""

    def __del__(self) -> None:
        raise RuntimeError(SECRET)


def fail(*_: Any) -> None:
    raise RuntimeError(f"first line {SECRET}\nsecond line")


async def fail_later() -> None:
    fail()


async def complain(*_: Any) -> dict[str, bool]:
    """Make every kind of noise, and answer."""
    loop = asyncio.get_running_loop()
    task = asyncio.ensure_future(fail_later())
    await asyncio.wait([task])
    del task
    Broken()
    gc.collect()
    loop.call_soon(fail)
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    warnings.warn("a warning\nof two lines", stacklevel=1)
    logging.getLogger("some.library").error("text\nof two lines")
    logging.getLogger("some.library").error("\ud800")
    logging.getLogger("some.library").error("%d", "no number")
    try:
        fail()
    except RuntimeError:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
    return {"healthy": True}


def main(arguments: list[str]) -> int:
    """Run `baghdad serve`, where `/healthz` makes noise."""
    warnings.simplefilter("always")
    endpoint = next(each for each in api.ENDPOINTS if each.path == "/healthz")
    object.__setattr__(endpoint, "handler", complain)
    return serve(arguments)
