"""What the house refuses, and how any error is told to a client: a family, a code and the facts."""

from __future__ import annotations

from typing import Any

from baghdad.core.errors import (
    BaghdadError,
    IllegalAction,
    NotationError,
    OptionError,
    RecordError,
    UndoRefused,
    UnknownGame,
)


class ServerError(BaghdadError):
    """Something the house doesn't do."""


# What the keys of an error's sentences start with (`words/*.ftl`).
FAMILIES: dict[type[BaghdadError], str] = {
    ServerError: "server-error",
    IllegalAction: "refusal",
    NotationError: "notation-error",
    OptionError: "option-error",
    RecordError: "record-error",
    UndoRefused: "undo-refused",
    UnknownGame: "game-error",
}

# For HTTP; whatever isn't named here is a bad request.
STATUSES = {
    "no_such_table": 404,
    "no_such_page": 404,
    "bad_method": 405,
    "not_your_table": 403,
    "bad_token": 401,
    "bad_origin": 403,
    "too_large": 413,
    "too_many": 429,
    "too_many_tables": 429,
    "not_stored": 503,
    "closing": 503,
    "not_ready": 503,
    "not_yet": 409,
    "stale": 409,
    "no_free_seat": 409,
    "seat_taken": 409,
    "broken": 500,
}
BAD_REQUEST = 400


def family_of(error: BaghdadError) -> str:
    """Which sentences speak of an error."""
    return FAMILIES.get(type(error), "server-error")


def status_of(error: BaghdadError) -> int:
    """How HTTP puts it."""
    return STATUSES.get(error.code, BAD_REQUEST)


def told_facts(error: BaghdadError) -> dict[str, Any]:
    """The facts of an error, which are data already."""
    return dict(error.facts)
