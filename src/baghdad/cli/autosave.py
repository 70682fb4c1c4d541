"""Saving of a match in progress after every action, so that a crash loses no action."""

from __future__ import annotations

import shlex
from pathlib import Path

from baghdad.cli.errors import CommandError
from baghdad.cli.files import default_match_path, unused_path, write_atomically
from baghdad.cli.last_match import remember
from baghdad.core.match import Match


class Autosave:
    """Saves one match to one file; without a path, nowhere."""

    def __init__(self, path: Path | None) -> None:
        self.path = path

    @property
    def quoted_path(self) -> str:
        """The path, quoted for a shell."""
        return "" if self.path is None else shlex.quote(str(self.path))

    def save(self, match: Match) -> None:
        """Write the record of the match."""
        if self.path is not None:
            write_atomically(self.path, match.record().to_json())


def autosave_for(match: Match, save: str | None, resumed: str | None) -> tuple[Autosave, CommandError | None]:
    """Choose the file of a match: the one named, the one it was resumed from, or the default.

    A file that was named must be writable. If the default isn't, the match is played unsaved and the error is returned,
    so that the caller can show it.
    """
    if save is not None:
        autosave = Autosave(unused_path(save))
    elif resumed is not None:
        autosave = Autosave(Path(resumed))
    else:
        autosave = Autosave(default_match_path(match.game.name))
        try:
            autosave.save(match)
        except CommandError as error:
            return Autosave(None), error
    autosave.save(match)
    if autosave.path is not None:
        remember(match.game.name, autosave.path)
    return autosave, None
