"""Checks whether a SQLite file is ours, of a known version and whole, before the server uses it; changes nothing."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from baghdad.server.errors import ServerError
from baghdad.server.storage.sql_store import LOG_COLUMNS, MIGRATIONS

HEADER = b"SQLite format 3\0"
CHECK_SECONDS = 1.0  # for looking for damage: a large file is checked in part, so that the server starts soon
STEPS_BETWEEN = 10_000  # instructions of SQLite between two looks at the clock
# What all versions of the schema have.
SELECTS = (
    f"SELECT name, {LOG_COLUMNS} FROM log LIMIT 1",
    "SELECT name, game, version, options, seats, seed, founded, state, due, touched FROM tables LIMIT 1",
    "SELECT name, seat, other FROM mutes LIMIT 1",
)


def check_file(path: Path) -> None:
    """Raise ServerError if there is a file and it isn't an undamaged database of this server."""
    try:
        if not path.exists() or path.stat().st_size == 0:
            return
        with path.open("rb") as file:
            header = file.read(len(HEADER))
    except OSError as error:
        raise ServerError("no_store", path=str(path), problem=error.strerror or str(error)) from None
    if header != HEADER:
        raise ServerError("unusable_data", path=str(path))
    try:
        with closing(_open_unchanged(path)) as connection:
            _check_schema(connection, path)
            _check_pages(connection, path)
    except sqlite3.Error:
        raise ServerError("unusable_data", path=str(path)) from None


def _open_unchanged(path: Path) -> sqlite3.Connection:
    """Open a file for reading; nothing is written, not even a lock, unless the last server left entries in its log."""
    log = path.with_name(f"{path.name}-wal")
    mode = "mode=ro" if log.exists() and log.stat().st_size else "immutable=1"
    return sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True)


def _check_schema(connection: sqlite3.Connection, path: Path) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (objects,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    known = len(list(MIGRATIONS.glob("*.sql")))
    if version == 0:
        if objects:
            raise ServerError("unusable_data", path=str(path))
        return
    for select in SELECTS:
        connection.execute(select)
    if version > known:
        raise ServerError("newer_data", data=version, known=known)


def _check_pages(connection: sqlite3.Connection, path: Path) -> None:
    """Look for damaged pages, for as long as there is time."""
    until = time.monotonic() + CHECK_SECONDS
    connection.set_progress_handler(lambda: time.monotonic() > until, STEPS_BETWEEN)
    try:
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            return
        raise
    if verdict != "ok":
        raise ServerError("unusable_data", path=str(path))
