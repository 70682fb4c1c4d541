"""`baghdad verify`: checks that everything in a record follows the rules, draws included."""

from __future__ import annotations

import click

import baghdad
from baghdad.cli.commands import CliContext, LocalizedCommand
from baghdad.core import compilation


@click.command(cls=LocalizedCommand, arguments={"file": "help-file-record"})
@click.argument("file")
@click.pass_obj
def verify(context: CliContext, /, file: str) -> None:
    """Replay a record; print one sentence if it is valid, else raise an error naming the first bad action."""
    from baghdad.cli.records import read_record
    from baghdad.cli.result import result_sentence
    from baghdad.cli.seats import recorded_names
    from baghdad.cli.terminals import terminal_game_of

    record = read_record(file, context)
    compilation.start_interpreted()  # one match is replayed before compiled rules are even loaded
    match = baghdad.game(record.game).replay(record)
    ui = terminal_game_of(record.game)
    click.echo(
        context.say(
            "verify-fine",
            actions=len(match.history),
            game=match.game.name,
            players=match.players,
            result=result_sentence(context.say, ui, match, recorded_names(match, context.say)),
            hash=match.seed_hash,
        )
    )
