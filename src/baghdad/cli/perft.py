"""`baghdad perft`: counts of action sequences by depth, to compare with other programs that implement the rules."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import click

import baghdad
from baghdad.cli.commands import CliContext, LocalizedCommand, WholeNumber
from baghdad.cli.errors import CommandError

DEFAULT_PLAYERS = 2


@click.command(cls=LocalizedCommand, arguments={"game": "help-play-game"})
@click.argument("game")
@click.option("--depth", metavar="NUMBER", type=WholeNumber(), required=True, help="help-perft-depth")
@click.option("--players", metavar="NUMBER", type=WholeNumber(), default=DEFAULT_PLAYERS, help="help-perft-players")
@click.pass_obj
def perft(context: CliContext, /, game: str, depth: int, players: int) -> None:
    """Print each depth and its number of sequences as soon as it is counted."""
    found = baghdad.game(game)
    context.game = game
    found.check_players(players)
    if depth < 1:
        raise CommandError("bad_depth")
    if find_spec(f"baghdad.{game}.perft") is None:
        raise CommandError("no_counting", game=game)
    for number, count in enumerate(import_module(f"baghdad.{game}.perft").perft(players, depth), start=1):
        click.echo(f"{number} {count}")
