"""Reading of records and positions, for all commands that take one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import baghdad
from baghdad.cli.commands import CliContext
from baghdad.cli.errors import CommandError
from baghdad.cli.files import parse_game_object, read_text
from baghdad.cli.seats import ME
from baghdad.core.errors import RecordError
from baghdad.core.record import Record

if TYPE_CHECKING:
    from baghdad.core.match import Match


def read_record(path: str, context: CliContext) -> Record:
    """Read a record from a file; raise RecordError for anything else."""
    record = Record.from_json(read_text(path))
    baghdad.game(record.game)
    context.game = record.game
    return record


def can_be_resumed(path: str) -> bool:
    """Return whether a file has a match in progress."""
    try:
        return Record.from_json(read_text(path)).result is None
    except (CommandError, RecordError):
        return False


def read_match(path: str, context: CliContext, to: int | None = None) -> Match:
    """Return the match of a record, after `to` actions if given, or one that starts from a position."""
    text = read_text(path)
    data = parse_game_object(text, path)
    game = baghdad.game(data["game"])
    context.game = game.name
    record = Record.from_json(text) if "actions" in data else None
    actions = len(record.actions) if record else 0
    if to is not None and not 0 <= to <= actions:
        raise CommandError("no_such_moment", number=to, actions=actions)
    if record:
        return game.replay(record, to)
    match = game.from_position(data, 0)
    match.seats = (ME,) * match.players  # a position has no names of players
    return match
