"""`baghdad league`: plays the tournaments of `docs/league.toml` and writes their tables into the documents."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import baghdad
from baghdad.cli import match_flags
from baghdad.cli.commands import CliContext, LocalizedCommand
from baghdad.cli.game_words import game_title
from baghdad.cli.number_format import PERCENT, format_mean, format_milliseconds, format_share
from baghdad.cli.tournament import cross_table, print_results, rating_table, write_outputs
from baghdad.words import FIRST_LANGUAGE, Localizer, localizer_for

if TYPE_CHECKING:
    from baghdad.arena.contest import Contest
    from baghdad.arena.league import GameTournament

DEFAULT_FILE = "docs/league.toml"


@click.command(cls=LocalizedCommand, arguments={"file": "help-league-file"})
@click.argument("file", required=False)
@match_flags.bot_option
@match_flags.jobs_option
@match_flags.ray_option
@click.option("--out", metavar="FOLDER", help="help-league-out")
@click.option("--json", "as_json", is_flag=True, help="help-arena-json")
@click.pass_obj
def league(
    context: CliContext,
    /,
    file: str | None,
    custom_bots: tuple[str, ...],
    jobs: int | None,
    ray: str | None,
    out: str | None,
    as_json: bool,
) -> None:
    """Play one game after the other; write the document when all are done."""
    from baghdad.arena.league import duel_contests, read_league, replace_between_marks, tournament_contests
    from baghdad.arena.plots import draw_ratings
    from baghdad.cli.seats import parse_bot_options

    path = Path(file or DEFAULT_FILE)
    settings = read_league(path)
    own = parse_bot_options(custom_bots)
    rounds = {game: tournament_contests(game, field, own) for game, field in settings.games.items()}
    duels = {game: duel_contests(game, field, own) for game, field in settings.games.items()}
    folder = Path(out).expanduser() if out else path.parent / settings.folder
    english = localizer_for(FIRST_LANGUAGE)
    parts, all_results = [], {}
    for game, field in settings.games.items():
        results = all_results[game] = _play_tournament(context, field, rounds[game], folder / game, jobs, ray)
        results["duels"] = _play_duels(context, field, duels[game], folder / "duels" / game, jobs, ray)
        picture = f"{settings.plot}-{game}.svg"
        draw_ratings(path.parent / picture, results["bots"], match_flags.plot_labels(english, game))
        parts.append(markdown_report(english, game, field, results, picture, str(path)))
        if not as_json:
            print_results(context.say, results)
    replace_between_marks(path.parent / settings.document, "\n\n".join(parts))
    if as_json:
        click.echo(json.dumps(all_results, indent=1, ensure_ascii=False))
    else:
        click.echo(context.say("league-written", path=str(path.parent / settings.document)))


def _play_tournament(
    context: CliContext, field: GameTournament, rounds: list[Contest], folder: Path, jobs: int | None, ray: str | None
) -> dict[str, Any]:
    from baghdad.arena.contest_run import ContestRun
    from baghdad.arena.tournament import tournament_results

    matches = [contest.round_up_to_deals(field.matches) for contest in rounds]
    run = ContestRun(rounds, matches, match_flags.open_results_folder(str(folder), rounds))
    match_flags.run_with_progress(context.say, run, jobs, ray)
    results = tournament_results(field.bots, rounds, [run.counted_matches(number) for number in range(len(rounds))])
    write_outputs(context.say, run, results)
    return results


def _play_duels(
    context: CliContext, field: GameTournament, contests: list[Contest], folder: Path, jobs: int | None, ray: str | None
) -> list[dict[str, Any]]:
    from baghdad.arena.contest_run import ContestRun
    from baghdad.arena.results import results_of

    found = []
    for duel, contest in zip(field.duels, contests, strict=True):
        run = ContestRun(
            [contest],
            [contest.round_up_to_deals(duel.matches)],
            match_flags.open_results_folder(str(folder / duel.name), [contest]),
        )
        match_flags.run_with_progress(context.say, run, jobs, ray)
        found.append(results_of(contest, run.counted_matches()))
        assert run.folder is not None
        run.folder.write_results(found[-1])
    return found


def markdown_report(
    say: Localizer, game: str, field: GameTournament, results: dict[str, Any], picture: str, file: str
) -> str:
    """Return the tables of a game in Markdown; `file` says what was played."""
    version = baghdad.game(game).version
    facts = {"version": baghdad.__version__, "rules": version, "seed": str(field.seed), "matches": field.matches}
    facts["file"] = file
    title = game_title(say, baghdad.game(game))
    parts = [f"### {title}", say("league-about", **facts), f"![Elo]({picture})"]
    parts.append(_markdown(*rating_table(say, results["bots"])))
    for table in results["tables"]:
        parts.append(say("league-cross", players=table["players"]))
        parts.append(_markdown(*cross_table(say, [row["name"] for row in results["bots"]], table)))
        seats = ", ".join(f"{row['seat']}: {PERCENT * row['share']:.1f} %" for row in table["seat_advantage"])
        parts.append(say("league-seats", seats=seats, rounds=format_mean(table["rounds"])))
    if results["duels"]:
        parts += [say("league-duels"), _markdown(*duel_table(say, results["duels"]))]
    return "\n\n".join(parts)


def duel_table(say: Localizer, duels: list[dict[str, Any]]) -> tuple[list[str], list[list[str]]]:
    """Return heading and rows of the duels: one bot against a table of another."""
    keys = ("league-one", "league-others", "league-players", "arena-column-matches", "arena-column-share")
    head = [*map(say, keys), say("arena-column-fair"), say("arena-column-seconds")]
    rows = []
    for results in duels:
        one, others = results["bots"]
        pace = f"{format_milliseconds(one)} : {format_milliseconds(others)}"
        fair = f"{one['fair_shares']:.2f}"
        matches = str(one["matches"])
        rows.append([one["name"], others["name"], str(results["players"]), matches, format_share(one), fair, pace])
    return head, rows


def _markdown(head: list[str], rows: list[list[str]]) -> str:
    marks = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in [head, marks, *rows])
