"""A match that is being played is kept on disk after every action, so that nothing but the last keystroke is lost."""

from __future__ import annotations

import shlex
from pathlib import Path

from baghdad.cli.errors import CommandError
from baghdad.cli.files import new_file, usual_file, write_whole
from baghdad.core.match import Match


class Autosave:
    """Keeps one match in one file; without a path, nowhere."""

    def __init__(self, path: Path | None) -> None:
        self.path = path

    @property
    def shown(self) -> str:
        """The path as it can be typed again."""
        return "" if self.path is None else shlex.quote(str(self.path))

    def keep(self, match: Match) -> None:
        """Writes the match as it stands."""
        if self.path is not None:
            write_whole(self.path, match.record().to_json())


def autosave_for(match: Match, save: str | None, resumed: str | None) -> tuple[Autosave, CommandError | None]:
    """Where a match goes: the file named, the file it came from, or the usual place.

    A file that was named must be writable. If the usual place isn't, the match is played all the same; the error
    is handed back to be told.
    """
    if save is not None:
        keeper = Autosave(new_file(save))
    elif resumed is not None:
        keeper = Autosave(Path(resumed))
    else:
        keeper = Autosave(usual_file(match.game.name))
        try:
            keeper.keep(match)
        except CommandError as error:
            return Autosave(None), error
    keeper.keep(match)
    return keeper, None
