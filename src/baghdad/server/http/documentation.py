"""Serves the documentation site at `/docs` where it is built (`make docs`), from the disk: few people read it."""

from __future__ import annotations

from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.routing import BaseRoute, Mount
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOLDER = Path(__file__).resolve().parent.parent / "docs"
ADDRESS = "/docs"
# The site's own scripts and styles, some of which are in its pages; the search runs in a worker.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'unsafe-inline'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = Headers(
    {"content-security-policy": POLICY, "x-content-type-options": "nosniff", "referrer-policy": "no-referrer"}
)


class WithHeaders:
    """An application whose responses have the headers of the site."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, send_with_headers)


def routes(folder: Path = FOLDER) -> list[BaseRoute]:
    """Return the route of the site; none where it isn't built."""
    if not (folder / "index.html").exists():
        return []
    return [Mount(ADDRESS, WithHeaders(StaticFiles(directory=folder, html=True)))]
