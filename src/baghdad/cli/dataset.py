"""`baghdad dataset`: matches of bots as tables of decisions, for machine learning."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import baghdad
from baghdad.cli import match_flags
from baghdad.cli.commands import CliContext, LocalizedCommand, WholeNumber
from baghdad.cli.errors import CommandError
from baghdad.cli.game_words import game_title
from baghdad.words import FIRST_LANGUAGE, Localizer, localizer_for

if TYPE_CHECKING:
    from baghdad.arena.contest import Contest

DEFAULT_MATCHES = 1000
CARD, PAGE = "card.json", "README.md"


@click.command(cls=LocalizedCommand, game_options=True, arguments={"words": "help-arena-game"})
@click.argument("words", metavar="GAME", nargs=-1, type=click.UNPROCESSED)
@click.option("--bots", metavar="BOTS", help="help-dataset-bots")
@click.option("--players", metavar="NUMBER", type=WholeNumber(), help="help-dataset-players")
@match_flags.bot_option
@click.option("--matches", metavar="NUMBER", type=WholeNumber(), default=DEFAULT_MATCHES, help="help-arena-matches")
@match_flags.seed_option
@match_flags.jobs_option
@match_flags.ray_option
@click.option("--out", metavar="FOLDER", help="help-dataset-out")
@click.option("--chances", is_flag=True, help="help-dataset-chances")
@click.option("--json", "as_json", is_flag=True, help="help-dataset-json")
@click.pass_obj
def dataset(
    context: CliContext,
    /,
    words: tuple[str, ...],
    matches: int,
    jobs: int | None,
    ray: str | None,
    out: str | None,
    chances: bool,
    as_json: bool,
    **contest_options: Any,
) -> None:
    """Play the missing matches, then write the missing tables."""
    say = context.say
    match_flags.check_positive(matches, "--matches")
    contest = read_contest(context, words, **contest_options)
    if out is None:
        raise CommandError("missing_argument", argument="--out")
    from baghdad.arena.contest_run import ContestRun
    from baghdad.arena.dataset import EXTRA
    from baghdad.arena.errors import import_extra
    from baghdad.arena.results_folder import ResultsFolder

    import_extra("pyarrow", EXTRA)
    baghdad.game(contest.game).part("observation")  # complain before anything is played
    folder = ResultsFolder(Path(out).expanduser(), [contest])
    run = ContestRun([contest], [matches], folder)
    match_flags.run_with_progress(say, run, jobs, ray)
    write_tables(say, folder, matches, chances)
    card = card_of(folder.path, contest, matches, chances)
    write_card(folder.path, contest, card)
    if as_json:
        click.echo(json.dumps(card, indent=1, ensure_ascii=False))
    else:
        click.echo(say("dataset-done", matches=matches, decisions=card["decisions"], path=out))


def read_contest(
    context: CliContext,
    words: tuple[str, ...],
    *,
    bots: str | None,
    players: int | None,
    custom_bots: tuple[str, ...],
    seed: int,
) -> Contest:
    """Build the contest: the bots named, the last of them in all remaining seats."""
    name, options = match_flags.parse_game(context, words)
    if bots is None:
        raise CommandError("missing_argument", argument="--bots")
    from baghdad.arena.contest import new_contest
    from baghdad.cli.seats import parse_bot_options

    names = match_flags.split_names(bots)
    number = max(baghdad.game(name).min_players, len(names)) if players is None else players
    return new_contest(name, names, number, custom_bots=parse_bot_options(custom_bots), options=options, seed=seed)


def write_tables(say: Localizer, folder: Any, matches: int, chances: bool) -> None:
    """Write the missing parts; show progress on standard error if it is a terminal."""
    import sys

    from baghdad.arena.dataset import part_count, write_dataset

    total = part_count(matches)
    for done in write_dataset(folder, matches, chances):
        if sys.stderr.isatty():
            click.echo(f"\r{say('dataset-progress', done=done, total=total)}  ", nl=done == total, err=True)


def card_of(folder: Path, contest: Contest, matches: int, chances: bool) -> dict[str, Any]:
    """Return the description of the data set: its origin, files, columns and observation planes."""
    from baghdad.arena.dataset import part_count, part_names, schemas
    from baghdad.arena.errors import import_extra

    parquet = import_extra("pyarrow.parquet", "data")
    layout = baghdad.game(contest.game).part("observation").layout
    files = [part_names(part) for part in range(part_count(matches))]
    of_matches, of_decisions = schemas(contest.game, chances)
    return {
        "baghdad": baghdad.__version__,
        "game": contest.game,
        "version": baghdad.game(contest.game).version,
        "players": contest.players,
        "options": contest.options,
        "bots": list(contest.bots),
        "seed": contest.seed,
        "matches": matches,
        "decisions": sum(parquet.read_metadata(folder / decisions).num_rows for _, decisions in files),
        "files": {"matches": [name for name, _ in files], "decisions": [name for _, name in files]},
        "columns": {
            "matches": {field.name: str(field.type) for field in of_matches},
            "decisions": {field.name: str(field.type) for field in of_decisions},
        },
        "planes": [
            {"name": plane.name, "start": layout[plane.name], "shape": list(plane.shape), "most": plane.maximum}
            for plane in layout.planes
        ],
    }


def write_card(folder: Path, contest: Contest, card: dict[str, Any]) -> None:
    """Write the description as JSON for programs, and as a page in English for people."""
    from baghdad.arena.results_folder import write_atomic

    say = localizer_for(FIRST_LANGUAGE)
    write_atomic(folder / CARD, (json.dumps(card, indent=1) + "\n").encode())
    facts = {"game": contest.game, "matches": card["matches"], "decisions": card["decisions"]}
    columns = "\n".join(f"| `{name}` | {kind} |" for name, kind in card["columns"]["decisions"].items())
    page = [
        f"# {game_title(say, baghdad.game(contest.game))}",
        say("dataset-card", bots=", ".join(contest.bots), seed=str(contest.seed), **facts),
        f"| | |\n| --- | --- |\n{columns}",
        say("dataset-card-columns", card=CARD),
    ]
    write_atomic(folder / PAGE, ("\n\n".join(page) + "\n").encode())
