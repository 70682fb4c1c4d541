"""Administration of the SQLite store: backup while the server runs, restore, export of matches, and pruning."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from baghdad.server.errors import ServerError
from baghdad.server.storage.sql_store import LOG_COLUMNS, TABLE_COLUMNS, entry_from_row, table_from_row
from baghdad.server.storage.sqlite import FILE, connect, migrate

PAGES_AT_ONCE = 1_000
DAY = 24 * 3600


def open_database(data: Path) -> sqlite3.Connection:
    """Open the database in a data folder; ServerError if there is none."""
    path = data / FILE
    if not path.is_file():
        raise ServerError("no_data", path=str(path))
    try:
        return connect(path)
    except sqlite3.Error as error:
        raise ServerError("no_store", path=str(path), problem=str(error)) from None


def backup(data: Path, target: Path) -> int:
    """Copy all tables as they are at one moment, while the server runs; return their number."""
    if target.exists():
        raise ServerError("file_exists", path=str(target))
    try:
        with closing(open_database(data)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy, pages=PAGES_AT_ONCE)
            copy.execute("PRAGMA journal_mode = DELETE")
            return check(copy, target)
    except (sqlite3.Error, OSError) as error:
        raise ServerError("no_store", path=str(target), problem=str(error)) from None


def check(connection: sqlite3.Connection, path: Path) -> int:
    """Return the number of tables in a database; ServerError if the file is damaged."""
    try:
        (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise ServerError("damaged", path=str(path))
        (number,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error:
        raise ServerError("damaged", path=str(path)) from None
    return int(number)


def restore(source: Path, data: Path) -> int:
    """Put a backup into a data folder without tables; return their number."""
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
    """Yield the record of each match that is over, as JSON, the oldest first."""
    from baghdad.server.tables.records import record_of
    from baghdad.server.tables.state import replay

    with closing(open_database(data)) as connection:
        select_tables = f"SELECT {TABLE_COLUMNS} FROM tables WHERE state = 'over' ORDER BY founded"
        rows = connection.execute(select_tables).fetchall()
        for table_row in rows:
            stored = table_from_row(table_row)
            select = f"SELECT {LOG_COLUMNS} FROM log WHERE name = ? ORDER BY number"
            log = [entry_from_row(row) for row in connection.execute(select, (stored.table,))]
            table, _ = replay(stored, log)
            if table.match is not None and table.match.result is not None:
                yield record_of(table, log).to_json()


def prune(data: Path, days: int) -> int:
    """Delete tables that are over or never began and haven't changed for some days; return their number."""
    before = time.time() - days * DAY
    old = "SELECT name FROM tables WHERE state <> 'playing' AND touched < ?"
    with closing(open_database(data)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        for table in ("log", "mutes", "subscriptions"):
            connection.execute(f"DELETE FROM {table} WHERE name IN ({old})", (before,))
        number = connection.execute("DELETE FROM tables WHERE state <> 'playing' AND touched < ?", (before,)).rowcount
        connection.execute("COMMIT")
    return number
