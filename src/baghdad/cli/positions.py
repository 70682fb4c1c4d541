"""`baghdad legal` and `baghdad apply`: legal actions of a position, and the position after an action, for programs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

import baghdad
from baghdad.cli.commands import CliContext, LocalizedCommand, WholeNumber
from baghdad.core import compilation

if TYPE_CHECKING:
    from baghdad.core.match import Match


@click.command(cls=LocalizedCommand, arguments={"position": "help-file-position"})
@click.argument("position")
@click.pass_obj
def legal(context: CliContext, /, position: str) -> None:
    """Print the legal actions in notation, one on each line."""
    match = _match(context, position, 0)
    for seat in match.to_act:
        for action in match.legal(seat):
            click.echo(str(action))


@click.command(cls=LocalizedCommand, arguments={"position": "help-file-position", "action": "help-apply-action"})
@click.argument("position")
@click.argument("action")
@click.option("--seed", metavar="NUMBER", type=WholeNumber(), default=0, help="help-apply-seed")
@click.pass_obj
def apply(context: CliContext, /, position: str, action: str, seed: int) -> None:
    """Print the position after an action."""
    match = _match(context, position, seed)
    match.play(action)
    click.echo(json.dumps(match.position()))


def _match(context: CliContext, path: str, seed: int) -> Match:
    """Start a match from the position in a file."""
    from baghdad.cli.files import read_json

    data = read_json(path)
    game = baghdad.game(data["game"])
    context.game = game.name
    compilation.start_interpreted()  # it is done before compiled rules are even loaded
    return game.from_position(data, seed)
