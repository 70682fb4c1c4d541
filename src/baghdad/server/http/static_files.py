"""Serves the built page that people play on: each file with its compressed variants."""

from __future__ import annotations

import mimetypes
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

FOLDER = Path(__file__).resolve().parent.parent / "page"
INDEX = "index.html"
HASHED_NAMES = "assets/"  # files whose names have a hash of their content, so they never change
IMMUTABLE, REVALIDATE = "public, max-age=31536000, immutable", "no-cache"
SUFFIXES = {"br": ".br", "gzip": ".gz"}  # by encoding, the better one first
MEDIA_TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
}
NOT_MODIFIED = 304

# Nothing from other sites; only the scripts and styles of the build. Style attributes colour the pieces.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


@dataclass(frozen=True, slots=True)
class StaticFile:
    """One file of the page, in memory."""

    name: str
    media_type: str
    etag: str
    bodies: dict[str, bytes]  # by encoding; "" is the file itself
    immutable: bool  # its address contains a hash, so it never changes

    def respond(self, request: Request) -> Response:
        """Return the file in the best encoding that the client accepts."""
        headers = {
            **HEADERS,
            "cache-control": IMMUTABLE if self.immutable else REVALIDATE,
            "etag": self.etag,
            "vary": "accept-encoding",
        }
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=NOT_MODIFIED, headers=headers)
        accepted = accepted_encodings(request.headers.get("accept-encoding", ""))
        encoding = next((name for name in SUFFIXES if name in accepted and name in self.bodies), "")
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.bodies[encoding], headers=headers, media_type=self.media_type)


def accepted_encodings(header: str) -> set[str]:
    """Return the encodings in an `Accept-Encoding` header, without those of weight 0 such as `br;q=0`."""
    encodings = set()
    for part in header.lower().split(","):
        name, _, weight = part.strip().partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            encodings.add(name.strip())
    return encodings


def static_files(folder: Path = FOLDER, immutable: bool = False) -> Iterator[StaticFile]:
    """Yield every file of the build, or of another folder, whose files may all be immutable."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in SUFFIXES.values():
            name = path.relative_to(folder).as_posix()
            bodies = {"": path.read_bytes()}
            for encoding, suffix in SUFFIXES.items():
                compressed = path.with_name(path.name + suffix)
                if compressed.exists():
                    bodies[encoding] = compressed.read_bytes()
            media_type = MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
            etag = f'"{sha256(bodies[""]).hexdigest()[:20]}"'
            yield StaticFile(name, media_type, etag, bodies, immutable or name.startswith(HASHED_NAMES))


def routes(folder: Path = FOLDER) -> list[BaseRoute]:
    """Return a route for each file, and `/` for the index; none where the page isn't built."""
    return [Route("/" if file.name == INDEX else f"/{file.name}", _handler(file)) for file in static_files(folder)]


def _handler(file: StaticFile) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        return file.respond(request)

    return handle
