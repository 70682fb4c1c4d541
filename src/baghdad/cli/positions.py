"""`baghdad legal` and `baghdad apply`: positions in, actions or positions out, for other programs to read."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

import baghdad
from baghdad.cli.commands import CliContext, LocalizedCommand, WholeNumber

if TYPE_CHECKING:
    from baghdad.core.match import Match


@click.command(cls=LocalizedCommand, arguments={"position": "help-file-position"})
@click.argument("position")
@click.pass_obj
def legal(setting: CliContext, /, position: str) -> None:
    """The legal actions, one a line, in notation."""
    match = _match(setting, position, 0)
    for seat in match.to_act:
        for action in match.legal(seat):
            click.echo(str(action))


@click.command(cls=LocalizedCommand, arguments={"position": "help-file-position", "action": "help-apply-action"})
@click.argument("position")
@click.argument("action")
@click.option("--seed", metavar="NUMBER", type=WholeNumber(), default=0, help="help-apply-seed")
@click.pass_obj
def apply(setting: CliContext, /, position: str, action: str, seed: int) -> None:
    """The position after an action."""
    match = _match(setting, position, seed)
    match.play(action)
    click.echo(json.dumps(match.position()))


def _match(setting: CliContext, path: str, seed: int) -> Match:
    """The match that goes on from the position in a file."""
    from baghdad.cli.files import read_json

    data = read_json(path)
    game = baghdad.game(data["game"])
    setting.game = game.name
    return game.from_position(data, seed)
