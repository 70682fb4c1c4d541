"""Records of matches from files, for all commands that take one."""

from __future__ import annotations

import baghdad
from baghdad.cli.commands import CliContext
from baghdad.cli.errors import CommandError
from baghdad.cli.files import data_of, read_text
from baghdad.cli.screen import Screen, warm_up
from baghdad.cli.seats import ME
from baghdad.core.match import Match
from baghdad.core.record import Record


def read_record(path: str, setting: CliContext) -> Record:
    """The record in a file; RecordError for anything else."""
    record = Record.from_json(read_text(path))
    baghdad.game(record.game)
    setting.game = record.game
    return record


def replayed(record: Record, screen: Screen) -> Match:
    """The match of a record, played again; RecordError names the first thing in it that can't be."""
    game = baghdad.game(record.game)
    warm_up(game, screen)
    return game.replay(record)


def read_match(path: str, setting: CliContext, screen: Screen, to: int | None = None) -> Match:
    """The match of a record, after so many actions if that is said, or one that goes on from a position."""
    text = read_text(path)
    data = data_of(text, path)
    game = baghdad.game(data["game"])
    setting.game = game.name
    record = Record.from_json(text) if "actions" in data else None
    actions = len(record.actions) if record else 0
    if to is not None and not 0 <= to <= actions:
        raise CommandError("no_such_moment", number=to, actions=actions)
    warm_up(game, screen)
    if record:
        return game.replay(record, to)
    match = game.from_position(data, 0)
    match.seats = (ME,) * match.players  # a position names nobody
    return match
