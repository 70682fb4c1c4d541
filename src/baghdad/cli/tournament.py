"""`baghdad tournament`: a round robin of bots with a common rating."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

import baghdad
from baghdad.cli import match_flags
from baghdad.cli.commands import CliContext, LocalizedCommand, WholeNumber
from baghdad.cli.errors import CommandError
from baghdad.cli.number_format import format_elo, format_milliseconds, format_share
from baghdad.words import Localizer

if TYPE_CHECKING:
    from rich.table import Table

    from baghdad.arena.contest_run import ContestRun

DEFAULT_MATCHES = 100


@click.command(cls=LocalizedCommand, game_options=True, arguments={"words": "help-arena-game"})
@click.argument("words", metavar="GAME", nargs=-1, type=click.UNPROCESSED)
@click.option("--bots", metavar="BOTS", help="help-tournament-bots")
@click.option("--players", metavar="NUMBERS", help="help-tournament-players")
@match_flags.bot_option
@click.option(
    "--matches", metavar="NUMBER", type=WholeNumber(), default=DEFAULT_MATCHES, help="help-tournament-matches"
)
@match_flags.seed_option
@match_flags.jobs_option
@match_flags.ray_option
@click.option("--out", metavar="FOLDER", help="help-arena-out")
@click.option("--json", "as_json", is_flag=True, help="help-arena-json")
@click.pass_obj
def tournament(
    context: CliContext,
    /,
    words: tuple[str, ...],
    bots: str | None,
    players: str | None,
    custom_bots: tuple[str, ...],
    matches: int,
    seed: int,
    jobs: int | None,
    ray: str | None,
    out: str | None,
    as_json: bool,
) -> None:
    """Play the missing matches, then print the results."""
    name, options = match_flags.parse_game(context, words)
    if bots is None:
        raise CommandError("missing_argument", argument="--bots")
    match_flags.check_positive(matches, "--matches")
    from baghdad.arena.contest_run import ContestRun
    from baghdad.arena.tournament import round_robin, tournament_results
    from baghdad.cli.seats import parse_bot_options

    game = baghdad.game(name)
    allowed = range(game.min_players, game.max_players + 1)
    table_sizes = list(allowed) if players is None else match_flags.parse_numbers(players, "--players")
    names = match_flags.split_names(bots)
    rounds = round_robin(
        name, names, table_sizes, custom_bots=parse_bot_options(custom_bots), options=options, seed=seed
    )
    run = ContestRun(
        rounds, [contest.round_up_to_deals(matches) for contest in rounds], match_flags.open_results_folder(out, rounds)
    )
    match_flags.run_with_progress(context.say, run, jobs, ray)
    played = [run.counted_matches(number) for number in range(len(rounds))]
    results = {**tournament_results(names, rounds, played), "timing": match_flags.timing(run)}
    if run.folder is not None:
        write_outputs(context.say, run, results)
    if as_json:
        click.echo(json.dumps(results, indent=1, ensure_ascii=False))
    else:
        print_results(context.say, results)
        if out is not None:
            click.echo(context.say("arena-kept", path=out))


def write_outputs(say: Localizer, run: ContestRun, results: dict[str, Any]) -> None:
    """Write records, Parquet tables, the rating plot and results into the folder."""
    from baghdad.arena.parquet import write_parquet
    from baghdad.arena.plots import RATINGS, draw_ratings

    folder = run.folder
    assert folder is not None
    folder.write_records(run.matches)
    write_parquet(folder.path, run.contests, folder.stored_matches(run.matches))
    draw_ratings(folder.path / RATINGS, results["bots"], match_flags.plot_labels(say, results["game"]))
    folder.write_results(results)


def print_results(say: Localizer, results: dict[str, Any]) -> None:
    """Print the ratings, then a cross table for each number of players."""
    from rich.console import Console

    console = Console(highlight=False)
    title = say("tournament-title", game=results["game"], matches=results["matches"])
    console.print(_rich_table(title, *rating_table(say, results["bots"])))
    for table in results["tables"]:
        title = say("tournament-cross", players=table["players"])
        console.print(_rich_table(title, *cross_table(say, [row["name"] for row in results["bots"]], table)))


def _rich_table(title: str, head: list[str], rows: list[list[str]]) -> Table:
    from rich.table import Table

    table = Table(title=title)
    for number, label in enumerate(head):
        table.add_column(label, justify="right" if number else "left")
    for row in rows:
        table.add_row(*row)
    return table


def rating_table(say: Localizer, bots: list[dict[str, Any]]) -> tuple[list[str], list[list[str]]]:
    """Return heading and rows of the ratings, the best first."""
    head = [say("arena-column-name"), "Elo", say("arena-column-fair"), say("arena-column-matches")]
    rows = [[row["name"], format_elo(row), f"{row['fair_shares']:.2f}", str(row["matches"])] for row in bots]
    return [*head, say("arena-column-seconds")], [
        [*cells, format_milliseconds(row)] for cells, row in zip(rows, bots, strict=True)
    ]


def cross_table(say: Localizer, names: list[str], table: dict[str, Any]) -> tuple[list[str], list[list[str]]]:
    """Return heading and rows: the share of one of the row's bots against the column's."""
    rows = [
        [name, *(format_share(row[other]) if other in (row := table["cross"][name]) else "·" for other in names)]
        for name in names
    ]
    return [say("tournament-one-of"), *names], rows
