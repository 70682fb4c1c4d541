"""The page people play on, as it was built into the package: each file with its compressed twins, handed out as is."""

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
FIRST = "index.html"
NAMED_BY_CONTENT = "assets/"  # what lies there never changes under its name
FOR_EVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
TWINS = {"br": ".br", "gzip": ".gz"}  # the better one first
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml"}
NOT_MODIFIED = 304

# Nothing from elsewhere; no script and no style but those of the build. Pieces are coloured by style attributes.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
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
    """One file of the page."""

    name: str
    kind: str
    tag: str
    bodies: dict[str, bytes]  # by encoding; "" is the file itself

    def answer(self, request: Request) -> Response:
        """The file, in the best encoding that the reader understands."""
        for_ever = self.name.startswith(NAMED_BY_CONTENT)
        headers = {
            **HEADERS,
            "cache-control": FOR_EVER if for_ever else ASK_AGAIN,
            "etag": self.tag,
            "vary": "accept-encoding",
        }
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=NOT_MODIFIED, headers=headers)
        wanted = understood(request.headers.get("accept-encoding", ""))
        encoding = next((name for name in TWINS if name in wanted and name in self.bodies), "")
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.bodies[encoding], headers=headers, media_type=self.kind)


def understood(accepted: str) -> set[str]:
    """The encodings that a reader takes: `br;q=0` is one it doesn't."""
    wanted = set()
    for part in accepted.lower().split(","):
        name, _, weight = part.strip().partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            wanted.add(name.strip())
    return wanted


def leaves(folder: Path = FOLDER) -> Iterator[StaticFile]:
    """Every file of the build."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in TWINS.values():
            name = path.relative_to(folder).as_posix()
            bodies = {"": path.read_bytes()}
            for encoding, suffix in TWINS.items():
                twin = path.with_name(path.name + suffix)
                if twin.exists():
                    bodies[encoding] = twin.read_bytes()
            kind = KINDS.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
            yield StaticFile(name, kind, f'"{sha256(bodies[""]).hexdigest()[:20]}"', bodies)


def routes(folder: Path = FOLDER) -> list[BaseRoute]:
    """A route for each file, and `/` for the first; none where the page isn't built."""
    return [Route("/" if leaf.name == FIRST else f"/{leaf.name}", _door(leaf)) for leaf in leaves(folder)]


def _door(leaf: StaticFile) -> Callable[[Request], Awaitable[Response]]:
    async def door(request: Request) -> Response:
        return leaf.answer(request)

    return door
