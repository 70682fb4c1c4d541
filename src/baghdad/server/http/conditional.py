"""Answers that clients may keep: with an entity tag, so that an unchanged one isn't sent again."""

from __future__ import annotations

from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

REVALIDATE = "private, no-cache"  # keep it, but ask whether it has changed
NOT_MODIFIED = 304
TAG_LENGTH = 20


def tag_of(body: bytes) -> str:
    """Return the entity tag of a body."""
    return f'"{sha256(body).hexdigest()[:TAG_LENGTH]}"'


def has_current(request: Request, tag: str) -> bool:
    """Return whether the client has the answer with an entity tag already."""
    known = request.headers.get("if-none-match", "")
    return tag in [each.strip().removeprefix("W/") for each in known.split(",")]


def not_modified(tag: str, headers: dict[str, str]) -> Response:
    """Return the answer to a client that has the current one."""
    return Response(status_code=NOT_MODIFIED, headers={**headers, "etag": tag})


def respond(request: Request, body: bytes, tag: str, headers: dict[str, str], media_type: str) -> Response:
    """Return a body with its entity tag, or only the tag if the client has it."""
    if has_current(request, tag):
        return not_modified(tag, headers)
    return Response(body, headers={**headers, "etag": tag}, media_type=media_type)
