"""`baghdad replay`: a recorded match, action by action."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

import baghdad
from baghdad.cli.commands import CliContext, LocalizedCommand, WholeNumber
from baghdad.cli.errors import CommandError, error_sentence
from baghdad.core import compilation
from baghdad.core.errors import BaghdadError

if TYPE_CHECKING:
    from baghdad.cli.replay_viewer import ReplayViewer

BACK = ("p", "b")
FORWARD = ("", "n")


@click.command(cls=LocalizedCommand, arguments={"file": "help-file-record"})
@click.argument("file")
@click.option("--to", metavar="NUMBER", type=WholeNumber(), help="help-replay-to")
@click.pass_obj
def replay(context: CliContext, /, file: str, to: int | None) -> None:
    """Step through a record, print the board after one action, or print the whole log if there is no terminal."""
    from baghdad.cli.records import read_record

    record = read_record(file, context)
    compilation.start_interpreted()  # one match is replayed before compiled rules are even loaded
    from baghdad.cli.replay_viewer import ReplayViewer
    from baghdad.cli.screen import Screen

    screen = Screen(context.say)
    viewer = ReplayViewer(baghdad.game(record.game).replay(record), screen)
    if to is not None:
        viewer.show(to)
    elif screen.is_interactive and file != "-":
        _step_through(viewer, context)
    else:
        viewer.log()


def _step_through(viewer: ReplayViewer, context: CliContext) -> None:
    """Show a moment and ask for the next one, until the person quits."""
    moment = 0
    viewer.show(moment)
    while True:
        try:
            viewer.screen.show(context.say("replay-keys"), style="dim")
            typed = viewer.screen.ask(">").strip().lower()
        except EOFError:
            return
        if typed in ("q", "quit", "exit"):
            return
        try:
            wanted = _parse_moment(typed, moment)
            viewer.show(wanted)
            moment = wanted
        except BaghdadError as error:
            viewer.screen.show(error_sentence(error, context.say))


def _parse_moment(typed: str, moment: int) -> int:
    """Return the moment that a typed key or number means."""
    if typed in FORWARD:
        return moment + 1
    if typed in BACK:
        return max(0, moment - 1)
    if typed.isascii() and typed.isdigit():
        return int(typed[:9])
    raise CommandError("bad_usage", text=typed)
