"""`baghdad arena`: matches between bots, and statistics of their results."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from baghdad.cli import match_flags
from baghdad.cli.commands import CliContext, LocalizedCommand, WholeNumber
from baghdad.cli.errors import CommandError
from baghdad.cli.number_format import format_count, format_elo, format_mean, format_milliseconds, format_share
from baghdad.words import Localizer

if TYPE_CHECKING:
    from baghdad.arena.contest import Contest
    from baghdad.arena.contest_run import ContestRun
    from baghdad.arena.sprt import Sprt

DEFAULT_MATCHES = 100


@click.command(cls=LocalizedCommand, game_options=True, arguments={"words": "help-arena-game"})
@click.argument("words", metavar="GAME", nargs=-1, type=click.UNPROCESSED)
@click.option("--seats", metavar="BOTS", help="help-arena-seats")
@click.option("--players", metavar="NUMBER", type=WholeNumber(), help="help-arena-players")
@match_flags.bot_option
@click.option("--matches", metavar="NUMBER", type=WholeNumber(), default=DEFAULT_MATCHES, help="help-arena-matches")
@click.option("--paired", is_flag=True, help="help-arena-paired")
@click.option("--sprt", metavar="LOW:HIGH", help="help-arena-sprt")
@match_flags.seed_option
@match_flags.jobs_option
@match_flags.ray_option
@click.option("--out", metavar="FOLDER", help="help-arena-out")
@click.option("--json", "as_json", is_flag=True, help="help-arena-json")
@click.pass_obj
def arena(
    context: CliContext,
    /,
    words: tuple[str, ...],
    matches: int,
    sprt: str | None,
    jobs: int | None,
    ray: str | None,
    out: str | None,
    as_json: bool,
    **contest_options: Any,
) -> None:
    """Play the missing matches, then print the results."""
    say = context.say
    match_flags.check_positive(matches, "--matches")
    contest = read_contest(context, words, **contest_options)
    from baghdad.arena.contest_run import ContestRun
    from baghdad.arena.results import results_of

    test = _parse_sprt(sprt, contest)
    if contest.round_up_to_deals(matches) != matches:
        click.echo(
            say("arena-rounded-up", matches=contest.round_up_to_deals(matches), each=contest.round_up_to_deals(1)),
            err=True,
        )
    run = ContestRun(
        [contest], [contest.round_up_to_deals(matches)], match_flags.open_results_folder(out, [contest]), test
    )
    match_flags.run_with_progress(say, run, jobs, ray)
    results = {**results_of(contest, run.counted_matches(), test), "timing": match_flags.timing(run)}
    if run.folder is not None:
        write_outputs(say, run, results)
    if as_json:
        click.echo(json.dumps(results, indent=1, ensure_ascii=False))
    else:
        print_results(say, results)
        if out is not None:
            click.echo(say("arena-kept", path=out))


def read_contest(
    context: CliContext,
    words: tuple[str, ...],
    *,
    seats: str | None,
    players: int | None,
    custom_bots: tuple[str, ...],
    paired: bool,
    seed: int,
) -> Contest:
    """Build the contest that the command line describes."""
    name, options = match_flags.parse_game(context, words)
    if seats is None:
        raise CommandError("missing_argument", argument="--seats")
    from baghdad.arena.contest import new_contest
    from baghdad.cli.seats import parse_bot_options

    names = match_flags.split_names(seats)
    return new_contest(
        name, names, players, custom_bots=parse_bot_options(custom_bots), options=options, paired=paired, seed=seed
    )


def _parse_sprt(text: str | None, contest: Contest) -> Sprt | None:
    from baghdad.arena.errors import ArenaError
    from baghdad.arena.sprt import Sprt, parse_sprt

    if text is None:
        return None
    low, high = parse_sprt(text)
    if len(contest.names) < 2:
        raise ArenaError("test_of_nothing")
    return Sprt(low, high, (1, contest.players - 1))


def write_outputs(say: Localizer, run: ContestRun, results: dict[str, Any]) -> None:
    """Write records, Parquet tables, plots and results into the folder."""
    from baghdad.arena.parquet import write_parquet
    from baghdad.arena.plots import draw_plots

    folder, (contest,) = run.folder, run.contests
    assert folder is not None
    folder.write_records(run.matches)
    write_parquet(folder.path, run.contests, folder.stored_matches(run.matches))
    words = match_flags.plot_labels(say, contest.game)
    draw_plots(folder.path, contest, results, run.counted_matches(), folder.stored_matches(run.matches), words)
    folder.write_results(results)


def print_results(say: Localizer, results: dict[str, Any]) -> None:
    """Print the results as tables for people."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    title = say("arena-title", game=results["game"], players=results["players"], matches=results["matches"])
    bots = Table(title=title)
    columns = ("name", "wins", "share", "fair", "elo", "seconds")
    labels = [say("arena-column-name"), say("arena-column-wins"), say("arena-column-share"), say("arena-column-fair")]
    labels += ["Elo", say("arena-column-seconds")]
    for key, label in zip(columns, labels, strict=True):
        bots.add_column(label, justify="left" if key == "name" else "right")
    for row in results["bots"]:
        bots.add_row(
            row["name"],
            format_count(row["wins"]),
            format_share(row),
            f"{row['fair_shares']:.2f}",
            format_elo(row),
            format_milliseconds(row),
        )
    console.print(bots)
    other = Table(show_header=False)
    other.add_column()
    other.add_column(justify="right")
    for label, value in _rows(say, results):
        other.add_row(label, value)
    console.print(other)
    if "sprt" in results:
        console.print(verdict(say, results))


def _rows(say: Localizer, results: dict[str, Any]) -> list[tuple[str, str]]:
    rows = [(say("arena-seat", seat=row["seat"]), format_share(row)) for row in results["seat_advantage"]]
    rows += [
        (say("arena-rounds"), format_mean(results["rounds"])),
        (say("arena-decisions"), format_mean(results["decisions"])),
    ]
    if results["shared"]:
        rows.append((say("arena-shared"), str(results["shared"])))
    if results["unfinished"]:
        rows.append((say("arena-unfinished"), str(results["unfinished"])))
    if results["timing"]["matches"]:
        rows.append((say("arena-rate"), f"{results['timing']['matches_per_s']:.3g}"))
    return rows


def verdict(say: Localizer, results: dict[str, Any]) -> str:
    """Return the sentence with the verdict of the sequential probability ratio test."""
    test = results["sprt"]
    facts = {
        "name": results["bots"][0]["name"],
        "low": f"{test['low']:g}",
        "high": f"{test['high']:g}",
        "deals": test["deals"],
        "llr": f"{test['llr']:.2f}",
    }
    if test["verdict"] == "better":
        return say("arena-test-better", **facts)
    return say("arena-test-not-better" if test["verdict"] == "not_better" else "arena-test-open", **facts)
