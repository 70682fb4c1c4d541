"""The match that was played last, for `baghdad play --resume`: in the folder of matches, or in a file of its own."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from baghdad.cli.errors import CommandError
from baghdad.cli.files import data_folder, matches_folder, modified, saved_matches, write_atomically
from baghdad.cli.records import can_be_resumed

POINTER = "last-match"  # the file with the game and the path of the last match, if that isn't in the folder


def remember(game: str, path: Path) -> None:
    """Keep where the match is that is played now."""
    pointer, path = data_folder() / POINTER, path.resolve()
    with suppress(OSError, CommandError):  # without a data folder the match goes on all the same
        if path.parent == matches_folder().resolve():
            pointer.unlink(missing_ok=True)
        else:
            write_atomically(pointer, f"{game}\n{path}\n")


def last_match(game: str | None) -> str:
    """Return the file of the match that was last played here and isn't over, of a game if one is named."""
    elsewhere = _remembered(game)
    if elsewhere is not None and not elsewhere.exists():
        raise CommandError("last_match_gone", path=str(elsewhere), folder=str(matches_folder()))
    files = [*saved_matches(game), *([str(elsewhere)] if elsewhere else [])]
    files.sort(key=lambda file: modified(Path(file)), reverse=True)
    found = next(filter(can_be_resumed, files), None)
    if found is None:
        raise CommandError("no_saved_match", folder=str(matches_folder()))
    return found


def _remembered(game: str | None) -> Path | None:
    """Return the file of the last match if that isn't in the folder, and is of the game."""
    try:
        name, path = (data_folder() / POINTER).read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return None
    return Path(path) if game in (None, name) else None
