"""The type of an HTTP endpoint."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request

from baghdad.server.context import ServerContext

Handler = Callable[[ServerContext, Request], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One endpoint: method, path, handler, and what OpenAPI says about it."""

    method: str
    path: str
    handler: Handler
    summary: str
    response: Any  # types
    request: Any = None
    status: int = 200
    secret: bool = False  # whether an `Authorization` header may be needed
