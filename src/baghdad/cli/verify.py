"""`baghdad verify`: whether everything in a record happened by the rules, draws included."""

from __future__ import annotations

import click

from baghdad.cli.commands import CliContext, LocalizedCommand


@click.command(cls=LocalizedCommand, arguments={"file": "help-file-record"})
@click.argument("file")
@click.pass_obj
def verify(setting: CliContext, /, file: str) -> None:
    """Replays a record; one sentence if it is fine, an error that names the first bad action if not."""
    from baghdad.cli.records import read_record, replayed
    from baghdad.cli.replay_viewer import ReplayViewer
    from baghdad.cli.screen import Screen

    screen = Screen(setting.say)
    match = replayed(read_record(file, setting), screen)
    click.echo(
        setting.say(
            "verify-fine",
            actions=len(match.history),
            game=match.game.name,
            players=match.players,
            result=ReplayViewer(match, screen).ending(),
            hash=match.seed_hash,
        )
    )
