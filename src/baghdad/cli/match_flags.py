"""What the commands that play many matches share: options, parsing, worker processes, results folder, progress."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import baghdad
from baghdad.cli.commands import CliContext, WholeNumber, current_options
from baghdad.cli.errors import CommandError
from baghdad.words import Localizer

if TYPE_CHECKING:
    from baghdad.arena.contest import Contest
    from baghdad.arena.contest_run import ContestRun
    from baghdad.arena.executors import Executor
    from baghdad.arena.results_folder import ResultsFolder

DEFAULT_SEED = 1


# Options of every command that plays many matches: own bots, seed, worker processes, Ray cluster.
bot_option = click.option("--bot", "custom_bots", metavar="FILE.py:CLASS", multiple=True, help="help-play-bot")
seed_option = click.option("--seed", metavar="NUMBER", type=WholeNumber(), default=DEFAULT_SEED, help="help-arena-seed")
jobs_option = click.option("--jobs", metavar="NUMBER", type=WholeNumber(), help="help-arena-jobs")
ray_option = click.option("--ray", metavar="ADDRESS", help="help-arena-ray")


def parse_game(context: CliContext, words: Sequence[str]) -> tuple[str, dict[str, Any]]:
    """Return the game among these words and its options."""
    from baghdad.cli.options import read_game_options, split_game
    from baghdad.cli.terminals import terminal_game_of

    name, rest = split_game(list(words), baghdad.games())
    if name is None:
        raise CommandError("missing_argument", argument="GAME")
    game = baghdad.game(name)
    context.game = name
    return name, terminal_game_of(name).resolve_options(read_game_options(rest, game, current_options()))


def split_names(text: str) -> list[str]:
    """Split a list of names at the commas."""
    return [name.strip() for name in text.split(",")]


def parse_numbers(text: str, option: str) -> list[int]:
    """Parse a list of whole numbers."""
    parts = split_names(text)
    if not all(part.isascii() and part.isdigit() and len(part) < 3 for part in parts):
        raise CommandError("bad_flag_value", option=option, value=text)
    return [int(part) for part in parts]


def check_positive(number: int, option: str) -> int:
    """Return the number if it is at least 1; raise CommandError if not."""
    if number < 1:
        raise CommandError("bad_flag_value", option=option, value=str(number))
    return number


def open_results_folder(out: str | None, contests: Sequence[Contest]) -> ResultsFolder | None:
    """Open the folder for results; check first that the libraries that write them are installed."""
    if out is None:
        return None
    from baghdad.arena.errors import import_extra
    from baghdad.arena.results_folder import ResultsFolder

    for module in ("pyarrow", "matplotlib"):
        import_extra(module, "arena")
    return ResultsFolder(Path(out).expanduser(), contests)


def make_executor(jobs: int | None, address: str | None) -> Executor:
    """Return a Ray cluster if an address is given, else worker processes, by default one for each CPU."""
    from baghdad.arena.executors import InProcess, Processes

    if address is not None:
        from baghdad.arena.cluster import Cluster

        return Cluster(address)
    number = available_cpus() if jobs is None else jobs
    return InProcess() if number == 1 else Processes(number)


def available_cpus() -> int:
    """Return the number of CPUs that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run_with_progress(say: Localizer, run: ContestRun, jobs: int | None, address: str | None) -> None:
    """Play the missing matches and show progress. Matches played before Ctrl-C stay in the folder."""
    from baghdad.cli.progress import Progress

    if jobs is not None:
        check_positive(jobs, "--jobs")
    if run.resumed:
        click.echo(say("arena-goes-on", found=run.resumed), err=True)
    compile_rules(say, run)
    try:
        with make_executor(jobs, address) as executor, Progress(say, run) as progress:
            for _ in run.play(executor):
                progress.show()
    except KeyboardInterrupt:
        if run.folder is not None:
            message = say("arena-interrupted", done=run.done, total=run.total, path=str(run.folder.path))
            click.echo(f"\n{message}", err=True)
        raise


def compile_rules(say: Localizer, run: ContestRun) -> None:
    """Compile rules and bots once, before several worker processes would each do it."""
    from baghdad.arena.contest_match import play
    from baghdad.core.rule import is_cached

    for contest in {contest.game: contest for contest in run.contests}.values():
        if not (is_cached(contest.game) and is_cached(f"bots/{contest.game}")):
            click.echo(say("compiling"), err=True)
            play(contest, 0, 0, keep_actions=False)


def timing(run: ContestRun) -> dict[str, Any]:
    """Return the time and rates of the matches played in this run."""
    decisions = sum(sum(match.moves) for played in run.played for match in played.values())
    seconds = max(run.seconds, 1e-9)
    each = decisions / max(run.done, 1)
    return {
        "seconds": round(run.seconds, 3),
        "matches": run.newly_played,
        "matches_per_s": round(run.newly_played / seconds, 3),
        "decisions_per_s": round(run.newly_played * each / seconds),
    }


def plot_labels(say: Localizer, game: str) -> dict[str, str]:
    """Return the texts on plots."""
    return {
        "shares": say("plot-shares"),
        "percent": say("plot-percent"),
        "length": say("plot-length"),
        "rounds": say("plot-rounds"),
        "matches": say("plot-matches"),
        "seats": say("plot-seats"),
        "seat": say("plot-seat"),
        "ratings": say("plot-ratings"),
        "race": say(say.first_known(f"{game}-plot-race", "generic-plot-race")),
        "standing": say(say.first_known(f"{game}-plot-standing", "generic-plot-standing")),
    }
