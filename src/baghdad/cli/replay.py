"""`baghdad replay`: a recorded match, moment by moment."""

from __future__ import annotations

import click

from baghdad.cli.commands import CliContext, LocalizedCommand, WholeNumber
from baghdad.cli.errors import CommandError, sentence
from baghdad.core.errors import BaghdadError

BACK = ("p", "b")
ONWARD = ("", "n")


@click.command(cls=LocalizedCommand, arguments={"file": "help-file-record"})
@click.argument("file")
@click.option("--to", metavar="NUMBER", type=WholeNumber(), help="help-replay-to")
@click.pass_obj
def replay(setting: CliContext, /, file: str, to: int | None) -> None:
    """Steps through a record, or prints a moment of it, or all of it where nobody can press keys."""
    from baghdad.cli.records import read_record, replayed
    from baghdad.cli.replay_viewer import ReplayViewer
    from baghdad.cli.screen import Screen

    screen = Screen(setting.say)
    watcher = ReplayViewer(replayed(read_record(file, setting), screen), screen)
    if to is not None:
        watcher.show(to)
    elif screen.is_live and file != "-":
        _step(watcher, setting)
    else:
        watcher.log()


def _step(watcher: object, setting: CliContext) -> None:
    """Shows a moment and asks for the next one, until there is enough."""
    from baghdad.cli.replay_viewer import ReplayViewer

    assert isinstance(watcher, ReplayViewer)
    moment = 0
    watcher.show(moment)
    while True:
        try:
            watcher.screen.show(setting.say("replay-keys"), style="dim")
            typed = watcher.screen.ask(">").strip().lower()
        except EOFError:
            return
        if typed in ("q", "quit", "exit"):
            return
        try:
            wanted = _moment(typed, moment)
            watcher.show(wanted)
            moment = wanted
        except BaghdadError as error:
            watcher.screen.show(sentence(error, setting.say))


def _moment(typed: str, moment: int) -> int:
    """Which moment a key means."""
    if typed in ONWARD:
        return moment + 1
    if typed in BACK:
        return max(0, moment - 1)
    if typed.isascii() and typed.isdigit():
        return int(typed[:9])
    raise CommandError("bad_usage", text=typed)
