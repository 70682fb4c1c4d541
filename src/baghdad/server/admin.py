"""For whoever runs a house: backups of a running one, restoring, exporting matches, and clearing away old tables."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from baghdad.server.errors import ServerError
from baghdad.server.storage.sql_store import KEPT_COLUMNS, LOG_COLUMNS, kept_of
from baghdad.server.storage.sqlite import FILE, connect, migrate
from baghdad.server.storage.store import LogEntry

PAGES_AT_ONCE = 1_000
DAY = 24 * 3600


def opened(data: Path) -> sqlite3.Connection:
    """The tables in a data folder; HouseError if there are none."""
    path = data / FILE
    if not path.is_file():
        raise ServerError("no_data", path=str(path))
    try:
        return connect(path)
    except sqlite3.Error as error:
        raise ServerError("no_store", path=str(path), problem=str(error)) from None


def backup(data: Path, target: Path) -> int:
    """Copies all tables as they are at one moment, while the house plays on; returns how many there are."""
    if target.exists():
        raise ServerError("file_exists", path=str(target))
    try:
        with closing(opened(data)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy, pages=PAGES_AT_ONCE)
            copy.execute("PRAGMA journal_mode = DELETE")
            return check(copy, target)
    except (sqlite3.Error, OSError) as error:
        raise ServerError("no_store", path=str(target), problem=str(error)) from None


def check(connection: sqlite3.Connection, path: Path) -> int:
    """How many tables there are in a file that is whole; HouseError for one that isn't."""
    try:
        (found,) = connection.execute("PRAGMA integrity_check").fetchone()
        if found != "ok":
            raise ServerError("damaged", path=str(path))
        (number,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error:
        raise ServerError("damaged", path=str(path)) from None
    return int(number)


def restore(source: Path, data: Path) -> int:
    """Puts a backup in place, where nothing else is; returns how many tables it has."""
    if (data / FILE).exists():
        raise ServerError("file_exists", path=str(data / FILE))
    if not source.is_file():
        raise ServerError("no_data", path=str(source))
    try:
        data.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(source)) as old:
            number = check(old, source)
            with closing(connect(data / FILE)) as new:
                old.backup(new)
                migrate(new)
    except (sqlite3.Error, OSError) as error:
        raise ServerError("no_store", path=str(data / FILE), problem=str(error)) from None
    return number


def export(data: Path) -> Iterator[str]:
    """The record of each match that is over, as JSON, the oldest first."""
    from baghdad.server.tables.registry import record_of
    from baghdad.server.tables.state import told_of

    with closing(opened(data)) as connection:
        rows = connection.execute(f"SELECT {KEPT_COLUMNS} FROM tables WHERE state = 'over' ORDER BY founded").fetchall()
        for row in rows:
            kept = kept_of(row)
            select = f"SELECT {LOG_COLUMNS} FROM log WHERE name = ? ORDER BY number"
            log = [LogEntry(*line) for line in connection.execute(select, (kept.table,))]
            table, _ = told_of(kept, log)
            if table.match is not None and table.match.result is not None:
                yield record_of(table, log).to_json()


def prune(data: Path, days: int) -> int:
    """Forgets tables that are over or never began, and that nobody has touched for so long; returns how many."""
    before = time.time() - days * DAY
    old = "SELECT name FROM tables WHERE state <> 'playing' AND touched < ?"
    with closing(opened(data)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        for table in ("log", "mutes"):
            connection.execute(f"DELETE FROM {table} WHERE name IN ({old})", (before,))
        number = connection.execute("DELETE FROM tables WHERE state <> 'playing' AND touched < ?", (before,)).rowcount
        connection.execute("COMMIT")
    return number
