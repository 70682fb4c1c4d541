"""What `arena`, `tournament` and `league` have in common: who works, what is seen meanwhile, numbers as texts."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import baghdad
from baghdad.cli.commands import CliContext, WholeNumber, own_options
from baghdad.cli.errors import CommandError
from baghdad.words import Speaker

if TYPE_CHECKING:
    from baghdad.arena.contest import Contest
    from baghdad.arena.contest_run import ContestRun
    from baghdad.arena.executors import Executor
    from baghdad.arena.results_folder import ResultsFolder

PERCENT, THOUSAND = 100, 1000
USUAL_SEED = 1
# Of the words on plots, those that depend on the game.
RACES = {"dieb": "dieb-plot-race", "voleurs": "voleurs-plot-race"}
STANDINGS = {"dieb": "dieb-plot-standing", "voleurs": "voleurs-plot-standing"}


# Options of every command that plays many matches: whose players, which deals, who works.
own_players = click.option("--bot", "own", metavar="FILE.py:CLASS", multiple=True, help="help-play-bot")
one_seed = click.option("--seed", metavar="NUMBER", type=WholeNumber(), default=USUAL_SEED, help="help-arena-seed")
some_jobs = click.option("--jobs", metavar="NUMBER", type=WholeNumber(), help="help-arena-jobs")
a_cluster = click.option("--ray", metavar="ADDRESS", help="help-arena-ray")


def game_in(setting: CliContext, words: Sequence[str]) -> tuple[str, dict[str, Any]]:
    """The game among these words and its options."""
    from baghdad.cli.options import read_game_options, split_game
    from baghdad.cli.terminal_game import terminal_game_of

    name, rest = split_game(list(words), baghdad.games())
    if name is None:
        raise CommandError("missing_argument", argument="GAME")
    game = baghdad.game(name)
    setting.game = name
    return name, terminal_game_of(name).settled(read_game_options(rest, game, own_options()))


def names_in(text: str) -> list[str]:
    """The names of a list."""
    return [name.strip() for name in text.split(",")]


def numbers_in(text: str, option: str) -> list[int]:
    """The whole numbers of a list."""
    parts = names_in(text)
    if not all(part.isascii() and part.isdigit() and len(part) < 3 for part in parts):
        raise CommandError("bad_flag_value", option=option, value=text)
    return [int(part) for part in parts]


def at_least_one(number: int, option: str) -> int:
    """The number, if it is at least 1."""
    if number < 1:
        raise CommandError("bad_flag_value", option=option, value=str(number))
    return number


def folder_for(out: str | None, contests: Sequence[Contest]) -> ResultsFolder | None:
    """Where results go; what will be needed to write them is looked for before anything is played."""
    if out is None:
        return None
    from baghdad.arena.errors import import_extra
    from baghdad.arena.results_folder import ResultsFolder

    for module in ("pyarrow", "matplotlib"):
        import_extra(module, "arena")
    return ResultsFolder(Path(out).expanduser(), contests)


def crew_for(jobs: int | None, address: str | None) -> Executor:
    """A cluster if one is named; else so many processes, by default one for each processor."""
    from baghdad.arena.executors import InProcess, Processes

    if address is not None:
        from baghdad.arena.cluster import Cluster

        return Cluster(address)
    number = processors() if jobs is None else jobs
    return InProcess() if number == 1 else Processes(number)


def processors() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_out(say: Speaker, run: ContestRun, jobs: int | None, address: str | None) -> None:
    """Plays what is missing and shows how it goes. Ctrl-C leaves what was kept."""
    from baghdad.cli.progress import Progress

    if jobs is not None:
        at_least_one(jobs, "--jobs")
    if run.resumed:
        click.echo(say("arena-goes-on", found=run.resumed), err=True)
    prepare(say, run)
    try:
        with crew_for(jobs, address) as crew, Progress(say, run) as progress:
            for _ in run.play(crew):
                progress.show()
    except KeyboardInterrupt:
        if run.folder is not None:
            told = say("arena-interrupted", done=run.done, total=run.total, path=str(run.folder.path))
            click.echo(f"\n{told}", err=True)
        raise


def prepare(say: Speaker, run: ContestRun) -> None:
    """Compiles rules and computer players before several processes do it all at once."""
    from baghdad.arena.contest import PACKAGE
    from baghdad.arena.contest_match import play
    from baghdad.core.rule import is_cached

    for contest in {contest.game: contest for contest in run.contests}.values():
        rooms = [room for room in (contest.game, f"bots/{contest.game}") if (PACKAGE / room / "rules").is_dir()]
        if not all(is_cached(room) for room in rooms):
            click.echo(say("compiling"), err=True)
            play(contest, 0, 0, keep_actions=False)


def timing(run: ContestRun) -> dict[str, Any]:
    """How fast it went, for what was played this time."""
    decisions = sum(sum(match.moves) for played in run.played for match in played.values())
    seconds = max(run.seconds, 1e-9)
    each = decisions / max(run.done, 1)
    return {
        "seconds": round(run.seconds, 3),
        "matches": run.newly_played,
        "matches_per_s": round(run.newly_played / seconds, 3),
        "decisions_per_s": round(run.newly_played * each / seconds),
    }


def plot_words(say: Speaker, game: str) -> dict[str, str]:
    """What stands on plots."""
    return {
        "shares": say("plot-shares"),
        "percent": say("plot-percent"),
        "length": say("plot-length"),
        "rounds": say("plot-rounds"),
        "matches": say("plot-matches"),
        "seats": say("plot-seats"),
        "seat": say("plot-seat"),
        "ratings": say("plot-ratings"),
        "race": say(RACES[game]),
        "standing": say(STANDINGS[game]),
    }


# --- numbers as texts ----------------------------------------------------------------------------------------------


def share(row: dict[str, Any]) -> str:
    """A share and its interval."""
    return f"{PERCENT * row['share']:.1f} % ({PERCENT * row['low']:.1f}–{PERCENT * row['high']:.1f})"


def elo(row: dict[str, Any]) -> str:
    """Elo and the reach of its interval; nothing to add for the one who is counted from."""
    return f"{row['elo']:+.0f} ± {row['elo_error']:.0f}" if row["elo_error"] else f"{row['elo']:.0f}"


def milliseconds(row: dict[str, Any]) -> str:
    """Milliseconds a move, with as many digits as mean something."""
    return f"{THOUSAND * row['seconds_per_move']:.3g}"


def mean(row: dict[str, Any]) -> str:
    """A mean and the reach of its interval."""
    return f"{row['mean']:.1f} ± {row['error']:.1f}"


def count(number: float) -> str:
    """Wins or points: whole where they are."""
    return f"{number:.0f}" if number == int(number) else f"{number:.1f}"
