"""Records of matches from files, for all commands that take one."""

from __future__ import annotations

import baghdad
from baghdad.cli.commands import Setting
from baghdad.cli.files import read_text
from baghdad.cli.screen import Screen, warm_up
from baghdad.table.match import Match
from baghdad.table.record import Record


def read_record(path: str, setting: Setting) -> Record:
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
