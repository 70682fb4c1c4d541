"""Errors of the server, and how any error is sent to a client: as a family, a code and facts."""

from __future__ import annotations

from typing import Any

from baghdad.core.errors import (
    BaghdadError,
    BoardError,
    IllegalAction,
    MissingPart,
    NotationError,
    OptionError,
    RecordError,
    UndoRefused,
    UnknownGame,
)
from baghdad.core.queries import QueryError


class ServerError(BaghdadError):
    """A request that the server refuses, or something that it can't do."""


# Prefixes of the keys of an error's sentences (`words/*.ftl`).
FAMILIES: dict[type[BaghdadError], str] = {
    ServerError: "server-error",
    BoardError: "board-error",
    IllegalAction: "refusal",
    QueryError: "query-error",
    NotationError: "notation-error",
    OptionError: "option-error",
    RecordError: "record-error",
    UndoRefused: "undo-refused",
    UnknownGame: "game-error",
    MissingPart: "game-error",
}

# HTTP statuses by code; all others are a bad request.
STATUSES = {
    "no_such_table": 404,
    "no_such_page": 404,
    "bad_method": 405,
    "not_your_table": 403,
    "bad_token": 401,
    "bad_origin": 403,
    "bad_host": 421,
    "too_slow": 408,
    "too_large": 413,
    "rate_limited": 429,
    "too_many_tables": 429,
    "not_stored": 503,
    "closing": 503,
    "not_ready": 503,
    "phrases_only": 403,
    "not_yet": 409,
    "no_such_step": 404,
    "stale": 409,
    "no_free_seat": 409,
    "seat_taken": 409,
    "broken": 500,
}
BAD_REQUEST = 400


def family_of(error: BaghdadError) -> str:
    """Return the family of sentences that an error belongs to."""
    return FAMILIES.get(type(error), "server-error")


def status_of(error: BaghdadError) -> int:
    """Return the HTTP status of an error."""
    return STATUSES.get(error.code, BAD_REQUEST)


def facts_of(error: BaghdadError) -> dict[str, Any]:
    """Return the facts of an error as JSON-ready data."""
    return dict(error.facts)
