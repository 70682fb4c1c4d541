"""Which websites' pages may talk to the server."""

from __future__ import annotations

from urllib.parse import urlsplit


def origin_allowed(origin: str | None, host: str, allowed: list[str]) -> bool:
    """Return whether a page of that origin may connect: the server's own may, and those in the settings."""
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:  # of a malformed header
        return False
