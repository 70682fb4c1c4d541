"""`baghdad calibrate`: compares the chances that are told at turns of matches with who won them."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import click

import baghdad
from baghdad.cli import match_flags
from baghdad.cli.commands import CliContext, LocalizedCommand, WholeNumber
from baghdad.cli.number_format import PERCENT, format_share
from baghdad.words import Localizer

if TYPE_CHECKING:
    from baghdad.arena.calibration import MatchForecasts
    from baghdad.arena.contest import Contest

DEFAULT_BOT = "master"
DEFAULT_MATCHES, DEFAULT_TURNS = 200, 4
MATCHES_FOLDER, FORECASTS = "matches", "forecasts"


@click.command(cls=LocalizedCommand, game_options=True, arguments={"words": "help-arena-game"})
@click.argument("words", metavar="GAME", nargs=-1, type=click.UNPROCESSED)
@click.option("--bot", metavar="NAME", default=DEFAULT_BOT, help="help-audit-bot")
@click.option("--players", metavar="NUMBERS", help="help-tournament-players")
@click.option("--matches", metavar="NUMBER", type=WholeNumber(), default=DEFAULT_MATCHES, help="help-arena-matches")
@click.option("--turns", metavar="NUMBER", type=WholeNumber(), default=DEFAULT_TURNS, help="help-calibrate-turns")
@click.option("--trials", metavar="NUMBER", type=WholeNumber(), help="help-calibrate-trials")
@match_flags.seed_option
@match_flags.jobs_option
@click.option("--out", metavar="FOLDER", help="help-audit-out")
@click.option("--json", "as_json", is_flag=True, help="help-arena-json")
@click.pass_obj
def calibrate(
    context: CliContext,
    /,
    words: tuple[str, ...],
    bot: str,
    players: str | None,
    matches: int,
    turns: int,
    trials: int | None,
    seed: int,
    jobs: int | None,
    out: str | None,
    as_json: bool,
) -> None:
    """Play the missing matches, tell the missing chances, then print what came of them."""
    name, options = match_flags.parse_game(context, words)
    for number, option in ((matches, "--matches"), (turns, "--turns"), (1 if trials is None else trials, "--trials")):
        match_flags.check_positive(number, option)
    from baghdad.arena.calibration import calibration
    from baghdad.arena.contest import new_contest
    from baghdad.bots.chances import TRIALS, trials_of

    trials_of(name)  # refuse a game that can't tell chances before anything is played
    game = baghdad.game(name)
    tables = match_flags.parse_numbers(players, "--players") if players else [game.min_players]
    contests = [new_contest(name, [bot], table, options=options, seed=seed) for table in tables]
    with ExitStack() as stack:
        folder = Path(out).expanduser() if out else Path(stack.enter_context(TemporaryDirectory()))
        found = _play_and_forecast(context.say, contests, matches, (turns, trials or TRIALS), jobs, folder)
        results = [
            calibration(contest, [each for each in found if each.contest == number])
            for number, contest in enumerate(contests)
        ]
    if as_json:
        figures = {"game": name, "bot": bot, "seed": str(seed), "trials": trials or TRIALS, "tables": results}
        click.echo(json.dumps(figures, indent=1, ensure_ascii=False))
    else:
        for table in results:
            print_table(context.say, bot, table)


def _play_and_forecast(
    say: Localizer, contests: list[Contest], matches: int, effort: tuple[int, int], jobs: int | None, folder: Path
) -> list[MatchForecasts]:
    """Play the missing matches, then tell the chances at so many turns of each, in so many trials, with progress."""
    from rich.console import Console
    from rich.progress import track

    from baghdad.arena.calibration import ForecastFile, forecast_matches
    from baghdad.arena.contest_run import ContestRun
    from baghdad.arena.results_folder import ResultsFolder

    results_folder = ResultsFolder(folder / MATCHES_FOLDER, contests)
    run = ContestRun(contests, [matches] * len(contests), results_folder)
    match_flags.run_with_progress(say, run, jobs, None)
    turns, trials = effort
    file = ForecastFile(folder / f"{FORECASTS}-{turns}x{trials}.jsonl")
    stored, console = list(results_folder.stored_matches(run.matches)), Console(stderr=True)
    told = forecast_matches(contests, stored, turns, trials, file, jobs or match_flags.available_cpus())
    return list(track(told, say("calibrate-telling"), len(stored), console=console, disable=not console.is_terminal))


def print_table(say: Localizer, bot: str, table: dict[str, Any]) -> None:
    """Print the figures of one number of players, and its reliability curve."""
    from rich.console import Console
    from rich.table import Table

    facts = {"players": table["players"], "matches": table["matches"], "positions": table["positions"]}
    curve = Table(title=say("calibrate-title", bot=bot, **facts))
    for key in ("calibrate-column-bin", "calibrate-column-number", "calibrate-column-told", "arena-column-share"):
        curve.add_column(say(key), justify="right")
    for row in table["curve"]:
        interval = f"{PERCENT * row['from']:.0f}–{PERCENT * row['to']:.0f} %"
        curve.add_row(interval, str(row["number"]), f"{PERCENT * row['told']:.1f} %", format_share(row))
    Console(highlight=False).print(curve)
    brier, equal = table["brier"], table["brier_of_equal_chances"]
    facts = {"brier": f"{brier['mean']:.4f}", "error": f"{brier['error']:.4f}", "equal": f"{equal:.4f}"}
    click.echo(say("calibrate-brier", **facts))
    start = ", ".join(f"{number}: {PERCENT * chance:.1f} %" for number, chance in enumerate(table["start"], start=1))
    click.echo(say("calibrate-start", chances=start))
    for seat, row in enumerate(table["won"], start=1):
        click.echo(f"{say('arena-seat', seat=seat)}: {format_share(row)}")
