"""`baghdad board`: the commands about boards, which a game with boards declares as its part `board_commands`."""

from __future__ import annotations

import click

import baghdad
from baghdad.cli.game_words import working_games
from baghdad.core.errors import MissingPart

PART = "board_commands"


def find_commands() -> click.Command:
    """Return the commands of the first game that has them."""
    for game in working_games():
        if game.has_part(PART):
            found: click.Command = game.part(PART)
            return found
    raise MissingPart("missing_part", game=", ".join(baghdad.games()), part=PART)


board = find_commands()
