"""`baghdad hint`: the best moves for a player in a record or a position, by what that player can know."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from baghdad.cli.commands import CliContext, LocalizedCommand, WholeNumber
from baghdad.cli.errors import CommandError
from baghdad.core import compilation

if TYPE_CHECKING:
    from baghdad.core.match import Match


@click.command(cls=LocalizedCommand, arguments={"file": "help-hint-file"})
@click.argument("file", metavar="RECORD|POSITION")
@click.option("--player", metavar="NUMBER", type=WholeNumber(), required=True, help="help-hint-player")
@click.option("--bot", "name", metavar="NAME", help="help-hint-bot")
@click.option("--to", metavar="NUMBER", type=WholeNumber(), help="help-hint-to")
@click.option("--json", "as_json", is_flag=True, help="help-hint-json")
@click.pass_obj
def hint(context: CliContext, /, file: str, player: int, name: str | None, to: int | None, as_json: bool) -> None:
    """Ask a bot what it would play there."""
    compilation.start_interpreted()
    from baghdad.bots import bot
    from baghdad.cli.advice import advise, default_adviser
    from baghdad.cli.compiled_rules import use_compiled_rules
    from baghdad.cli.records import read_match
    from baghdad.cli.replay_viewer import ReplayViewer
    from baghdad.cli.screen import Screen

    screen = Screen(context.say)
    match = read_match(file, context, to)
    adviser = name or default_adviser(match.game.name)
    bot(adviser, match.game.name)
    seat = _seat_of(match, player)
    use_compiled_rules(match.game.name, screen)
    advice = advise(match, seat, adviser)
    names = ReplayViewer(match, screen).names
    if as_json:
        click.echo(json.dumps(advice.to_data(context.say, names), indent=1, ensure_ascii=False))
    else:
        for line in advice.sentences(context.say, names):
            screen.show(line)


def _seat_of(match: Match, player: int) -> int:
    """Return the seat of a player, counted from 1; raise CommandError unless it may act now."""
    seat = player - 1
    if match.over:
        raise CommandError("hint_after_end")
    if not 0 <= seat < match.players:
        raise CommandError("hint_for_nobody", seat=seat, players=match.players)
    if seat not in match.to_act:
        raise CommandError("hint_out_of_turn", seat=seat, to_act=list(match.to_act))
    return seat
