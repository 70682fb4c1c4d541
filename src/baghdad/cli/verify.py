"""`baghdad verify`: checks that everything in a record follows the rules, draws included."""

from __future__ import annotations

import click

from baghdad.cli.commands import CliContext, LocalizedCommand


@click.command(cls=LocalizedCommand, arguments={"file": "help-file-record"})
@click.argument("file")
@click.pass_obj
def verify(context: CliContext, /, file: str) -> None:
    """Replay a record; print one sentence if it is valid, else raise an error naming the first bad action."""
    from baghdad.cli.records import read_record, replay_record
    from baghdad.cli.replay_viewer import ReplayViewer
    from baghdad.cli.screen import Screen

    screen = Screen(context.say)
    match = replay_record(read_record(file, context), screen)
    click.echo(
        context.say(
            "verify-fine",
            actions=len(match.history),
            game=match.game.name,
            players=match.players,
            result=ReplayViewer(match, screen).ending(),
            hash=match.seed_hash,
        )
    )
