"""Files with records and positions: checked reads and atomic writes."""

from __future__ import annotations

import os
import sys
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any

from baghdad.cli.errors import CommandError

STANDARD_INPUT = "-"
MAX_FILE_SIZE = 16 * 1024 * 1024


def read_text(path: str) -> str:
    """Return the text of a file, or of standard input for `-`; raise CommandError if it can't be read."""
    try:
        if path == STANDARD_INPUT:
            data = sys.stdin.buffer.read(MAX_FILE_SIZE + 1)
        else:
            if Path(path).is_dir():
                raise CommandError("is_folder", path=path)
            with open(path, "rb") as file:
                data = file.read(MAX_FILE_SIZE + 1)
    except FileNotFoundError:
        raise CommandError("missing_file", path=path) from None
    except (OSError, ValueError) as error:
        raise CommandError("cannot_read", path=path, problem=_problem(error)) from None
    if len(data) > MAX_FILE_SIZE:
        raise CommandError("file_too_large", path=path)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise CommandError("not_text", path=path) from None


def read_json(path: str) -> dict[str, Any]:
    """Return the JSON object in a file; it must name a game."""
    return parse_game_object(read_text(path), path)


def parse_game_object(text: str, path: str) -> dict[str, Any]:
    """Parse a JSON object that names a game; `path` is used in errors."""
    import msgspec

    try:
        data = msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        raise CommandError("not_json", path=path) from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise CommandError("no_game_named", path=path)
    return data


def write_atomically(path: Path, text: str) -> None:
    """Write a file atomically: a crash at any moment leaves either the old content or all of the new text."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=path.parent)
        try:
            with open(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise CommandError("cannot_write", path=str(path), problem=_problem(error)) from None


def unused_path(path: str) -> Path:
    """Return a path at which no file exists; raise CommandError if one does."""
    found = Path(path).expanduser()
    if found.is_dir():
        raise CommandError("is_folder", path=path)
    if os.path.lexists(found):
        raise CommandError("file_exists", path=path)
    return found


def default_match_path(game: str) -> Path:
    """Return the default file of a new match."""
    return matches_folder() / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}.json"


def data_folder() -> Path:
    """Return the folder for what people keep: `$BAGHDAD_DATA`, or else one in the user's data folder."""
    configured = os.environ.get("BAGHDAD_DATA")
    shared = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(configured).expanduser() if configured else Path(shared).expanduser() / "baghdad"


def matches_folder() -> Path:
    """Return the folder of matches that have no file of their own choice."""
    return data_folder() / "matches"


def saved_matches(game: str | None) -> list[str]:
    """Return the files of matches there, the one that was played last first; of one game if it is named."""
    found = matches_folder().glob(f"{game or '*'}-*.json")
    return [str(path) for path in sorted(found, key=modified, reverse=True)]


def modified(path: Path) -> int:
    """Return when a file was last written, in nanoseconds."""
    return path.stat().st_mtime_ns


def _problem(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
