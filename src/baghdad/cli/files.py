"""Files of matches and positions: read with care, written so that a crash leaves the old one or the new one."""

from __future__ import annotations

import os
import sys
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from baghdad.cli.errors import CommandError

STANDARD_INPUT = "-"
LARGEST_FILE = 16 * 1024 * 1024


def read_text(path: str) -> str:
    """The text of a file, or of standard input for `-`; CommandError for what can't be read."""
    try:
        if path == STANDARD_INPUT:
            data = sys.stdin.buffer.read(LARGEST_FILE + 1)
        else:
            if Path(path).is_dir():
                raise CommandError("is_folder", path=path)
            with open(path, "rb") as file:
                data = file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise CommandError("missing_file", path=path) from None
    except (OSError, ValueError) as error:
        raise CommandError("cannot_read", path=path, problem=_problem(error)) from None
    if len(data) > LARGEST_FILE:
        raise CommandError("file_too_large", path=path)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise CommandError("not_text", path=path) from None


def read_json(path: str) -> dict[str, Any]:
    """The JSON object of a file that says which game it belongs to."""
    return data_of(read_text(path), path)


def data_of(text: str, path: str) -> dict[str, Any]:
    """The JSON object of a file's text."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        raise CommandError("not_json", path=path) from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise CommandError("no_game_named", path=path)
    return data


def write_whole(path: Path, text: str) -> None:
    """Writes a file at one stroke: a kill at any moment leaves either what was there before or all of the new text."""
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


def new_file(path: str) -> Path:
    """A path where nothing lies yet."""
    found = Path(path).expanduser()
    if found.is_dir():
        raise CommandError("is_folder", path=path)
    if os.path.lexists(found):
        raise CommandError("file_exists", path=path)
    return found


def usual_file(game: str) -> Path:
    """Where a match is kept when nobody says where: `$BAGHDAD_DATA`, else the user's data folder."""
    own = os.environ.get("BAGHDAD_DATA")
    shared = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    folder = Path(own).expanduser() if own else Path(shared).expanduser() / "baghdad"
    return folder / "matches" / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}.json"


def _problem(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
