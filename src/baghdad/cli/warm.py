"""`baghdad warm`: compiles everything that playing needs, so that nobody waits for it later."""

from __future__ import annotations

import json
import os
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import TYPE_CHECKING

import click

import baghdad
from baghdad.cli.commands import CliContext, LocalizedCommand
from baghdad.cli.errors import CommandError

if TYPE_CHECKING:
    from rich.progress import Progress


@click.command(cls=LocalizedCommand, arguments={"games": "help-warm-games"})
@click.argument("games", metavar="GAME", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="help-warm-json")
@click.option("--quiet", is_flag=True, help="help-warm-quiet")
@click.pass_obj
def warm(context: CliContext, games: tuple[str, ...], as_json: bool, quiet: bool) -> None:
    """Compile games side by side, each in a process of its own."""
    names = games or baghdad.games()
    for name in names:
        baghdad.game(name)
    from baghdad.core.compilation import can_compile, start_interpreted

    start_interpreted()  # this process only waits for those that compile
    if not can_compile():
        raise CommandError("cannot_compile")
    from baghdad.core.rule import cache_home

    began = time.monotonic()
    try:
        seconds = compile_games(context, names, quiet or as_json)
    except KeyboardInterrupt:
        click.echo(f"\n{context.say('warm-interrupted', folder=str(cache_home()))}", err=True)
        raise
    if as_json:
        click.echo(json.dumps({"cache": str(cache_home()), "games": seconds}, indent=1))
    elif not quiet:
        elapsed = round(time.monotonic() - began)
        click.echo(context.say("warm-done", seconds=elapsed, folder=str(cache_home())))


def compile_games(context: CliContext, names: tuple[str, ...], quiet: bool) -> dict[str, float]:
    """Compile games and show the progress; return the seconds that each took."""
    from rich.console import Console
    from rich.progress import Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True, highlight=False)
    bars = Progress(
        *Progress.get_default_columns()[:2],
        TextColumn("{task.fields[note]}", markup=False),
        TimeRemainingColumn(),
        console=console,
        disable=quiet or not console.is_terminal,
        transient=True,
    )
    # Interrupted, the processes are stopped first, then the threads that wait for them end.
    with bars, ThreadPoolExecutor(os.cpu_count()) as pool, ExitStack() as stack:
        seconds = list(pool.map(lambda name: compile_game(name, stack, bars), names))
    return dict(zip(names, seconds, strict=True))


def compile_game(name: str, stack: ExitStack, bars: Progress) -> float:
    """Compile one game; return the seconds that it took."""
    from baghdad.bots.compile_process import CompileProcess
    from baghdad.bots.warm_up import parts_of

    began, parts = time.monotonic(), parts_of(name)
    bar = bars.add_task(name, total=len(parts), note=parts[0])
    process = stack.enter_context(CompileProcess(name))
    for done, _ in enumerate(process.parts(), start=1):
        bars.update(bar, completed=done, note=(*parts, "")[done])
    problem = process.wait()
    if problem:
        raise CommandError("unexpected", problem=problem)
    return round(time.monotonic() - began, 2)
