"""`baghdad tournament`: many computer players, each two against each other, one rating."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

import baghdad
from baghdad.cli import match_flags
from baghdad.cli.commands import CliContext, LocalizedCommand, WholeNumber
from baghdad.cli.errors import CommandError
from baghdad.words import Speaker

if TYPE_CHECKING:
    from rich.table import Table

    from baghdad.arena.contest_run import ContestRun

USUAL_MATCHES = 100


@click.command(cls=LocalizedCommand, game_options=True, arguments={"words": "help-arena-game"})
@click.argument("words", metavar="GAME", nargs=-1, type=click.UNPROCESSED)
@click.option("--bots", metavar="BOTS", help="help-tournament-bots")
@click.option("--players", metavar="NUMBERS", help="help-tournament-players")
@match_flags.own_players
@click.option("--matches", metavar="NUMBER", type=WholeNumber(), default=USUAL_MATCHES, help="help-tournament-matches")
@match_flags.one_seed
@match_flags.some_jobs
@match_flags.a_cluster
@click.option("--out", metavar="FOLDER", help="help-arena-out")
@click.option("--json", "as_json", is_flag=True, help="help-arena-json")
@click.pass_obj
def tournament(
    setting: CliContext,
    /,
    words: tuple[str, ...],
    bots: str | None,
    players: str | None,
    own: tuple[str, ...],
    matches: int,
    seed: int,
    jobs: int | None,
    ray: str | None,
    out: str | None,
    as_json: bool,
) -> None:
    """Plays what is missing, then tells the results."""
    from baghdad.arena.contest_run import ContestRun
    from baghdad.arena.tournament import round_robin, tournament_results
    from baghdad.cli.seats import own_bots

    name, options = match_flags.game_in(setting, words)
    if bots is None:
        raise CommandError("missing_argument", argument="--bots")
    match_flags.at_least_one(matches, "--matches")
    game = baghdad.game(name)
    every = range(game.min_players, game.max_players + 1)
    tables = list(every) if players is None else match_flags.numbers_in(players, "--players")
    names = match_flags.names_in(bots)
    rounds = round_robin(name, names, tables, custom_bots=own_bots(own), options=options, seed=seed)
    run = ContestRun(
        rounds, [contest.round_up_to_deals(matches) for contest in rounds], match_flags.folder_for(out, rounds)
    )
    match_flags.play_out(setting.say, run, jobs, ray)
    played = [run.counted_matches(number) for number in range(len(rounds))]
    results = {**tournament_results(names, rounds, played), "timing": match_flags.timing(run)}
    if run.folder is not None:
        keep(setting.say, run, results)
    if as_json:
        click.echo(json.dumps(results, indent=1, ensure_ascii=False))
    else:
        show(setting.say, results)
        if out is not None:
            click.echo(setting.say("arena-kept", path=out))


def keep(say: Speaker, run: ContestRun, results: dict[str, Any]) -> None:
    """Everything else that belongs into the folder."""
    from baghdad.arena.parquet import write_parquet
    from baghdad.arena.plots import RATINGS, draw_ratings

    folder = run.folder
    assert folder is not None
    folder.write_records(run.matches)
    write_parquet(folder.path, run.contests, folder.stored_matches(run.matches))
    draw_ratings(folder.path / RATINGS, results["bots"], match_flags.plot_words(say, results["game"]))
    folder.write_results(results)


def show(say: Speaker, results: dict[str, Any]) -> None:
    """The results as tables for people: all together, then for each number of players."""
    from rich.console import Console

    console = Console(highlight=False)
    title = say("tournament-title", game=results["game"], matches=results["matches"])
    console.print(_drawn(title, *rating_table(say, results["bots"])))
    for table in results["tables"]:
        title = say("tournament-cross", players=table["players"])
        console.print(_drawn(title, *cross_table(say, [row["name"] for row in results["bots"]], table)))


def _drawn(title: str, head: list[str], rows: list[list[str]]) -> Table:
    from rich.table import Table

    drawn = Table(title=title)
    for number, label in enumerate(head):
        drawn.add_column(label, justify="right" if number else "left")
    for row in rows:
        drawn.add_row(*row)
    return drawn


def rating_table(say: Speaker, bots: list[dict[str, Any]]) -> tuple[list[str], list[list[str]]]:
    """Head and rows: the best first."""
    head = [say("arena-column-name"), "Elo", say("arena-column-fair"), say("arena-column-matches")]
    rows = [[row["name"], match_flags.elo(row), f"{row['fair_shares']:.2f}", str(row["matches"])] for row in bots]
    return [*head, say("arena-column-seconds")], [
        [*cells, match_flags.milliseconds(row)] for cells, row in zip(rows, bots, strict=True)
    ]


def cross_table(say: Speaker, names: list[str], table: dict[str, Any]) -> tuple[list[str], list[list[str]]]:
    """Head and rows: the share of one of the row's bots against the column's."""
    rows = [
        [name, *(match_flags.share(table["cross"][name][other]) if other != name else "·" for other in names)]
        for name in names
    ]
    return [say("tournament-one-of"), *names], rows
