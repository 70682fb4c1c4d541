"""`baghdad dataset`: matches of computer players as tables of decisions for learners."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import baghdad
from baghdad.cli import match_flags
from baghdad.cli.commands import CliContext, LocalizedCommand, WholeNumber
from baghdad.cli.errors import CommandError
from baghdad.words import FIRST_LANGUAGE, Speaker, speak

if TYPE_CHECKING:
    from baghdad.arena.contest import Contest

USUAL_MATCHES = 1000
CARD, PAGE = "card.json", "README.md"


@click.command(cls=LocalizedCommand, game_options=True, arguments={"words": "help-arena-game"})
@click.argument("words", metavar="GAME", nargs=-1, type=click.UNPROCESSED)
@click.option("--bots", metavar="BOTS", help="help-dataset-bots")
@click.option("--players", metavar="NUMBER", type=WholeNumber(), help="help-dataset-players")
@match_flags.own_players
@click.option("--matches", metavar="NUMBER", type=WholeNumber(), default=USUAL_MATCHES, help="help-arena-matches")
@match_flags.one_seed
@match_flags.some_jobs
@match_flags.a_cluster
@click.option("--out", metavar="FOLDER", help="help-dataset-out")
@click.option("--chances", is_flag=True, help="help-dataset-chances")
@click.option("--json", "as_json", is_flag=True, help="help-dataset-json")
@click.pass_obj
def dataset(
    setting: CliContext,
    /,
    words: tuple[str, ...],
    matches: int,
    jobs: int | None,
    ray: str | None,
    out: str | None,
    chances: bool,
    as_json: bool,
    **asked: Any,
) -> None:
    """Plays what is missing, then writes the tables that are."""
    from baghdad.arena.contest_run import ContestRun
    from baghdad.arena.dataset import EXTRA
    from baghdad.arena.errors import import_extra
    from baghdad.arena.results_folder import ResultsFolder

    say = setting.say
    match_flags.at_least_one(matches, "--matches")
    contest = read_contest(setting, words, **asked)
    if out is None:
        raise CommandError("missing_argument", argument="--out")
    import_extra("pyarrow", EXTRA)
    folder = ResultsFolder(Path(out).expanduser(), [contest])
    run = ContestRun([contest], [matches], folder)
    match_flags.play_out(say, run, jobs, ray)
    write_tables(say, folder, matches, chances)
    card = card_of(folder.path, contest, matches, chances)
    write_card(folder.path, contest, card)
    if as_json:
        click.echo(json.dumps(card, indent=1, ensure_ascii=False))
    else:
        click.echo(say("dataset-done", matches=matches, decisions=card["decisions"], path=out))


def read_contest(
    setting: CliContext,
    words: tuple[str, ...],
    *,
    bots: str | None,
    players: int | None,
    own: tuple[str, ...],
    seed: int,
) -> Contest:
    """Who plays: those named, the last of them in all seats that are left."""
    from baghdad.arena.contest import new_contest
    from baghdad.cli.seats import own_bots

    name, options = match_flags.game_in(setting, words)
    if bots is None:
        raise CommandError("missing_argument", argument="--bots")
    names = match_flags.names_in(bots)
    number = max(baghdad.game(name).min_players, len(names)) if players is None else players
    return new_contest(name, names, number, custom_bots=own_bots(own), options=options, seed=seed)


def write_tables(say: Speaker, folder: Any, matches: int, chances: bool) -> None:
    """The parts that are missing, with a line on standard error while somebody looks."""
    import sys

    from baghdad.arena.dataset import part_count, write_dataset

    total = part_count(matches)
    for done in write_dataset(folder, matches, chances):
        if sys.stderr.isatty():
            click.echo(f"\r{say('dataset-progress', done=done, total=total)}  ", nl=done == total, err=True)


def card_of(home: Path, contest: Contest, matches: int, chances: bool) -> dict[str, Any]:
    """All that whoever reads the tables needs to know."""
    from importlib import import_module

    from baghdad.arena.dataset import part_count, part_names, schemas
    from baghdad.arena.errors import import_extra

    parquet = import_extra("pyarrow.parquet", "data")
    layout = import_module(f"baghdad.{contest.game}.planes").OBSERVATION
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
        "decisions": sum(parquet.read_metadata(home / decisions).num_rows for _, decisions in files),
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


def write_card(home: Path, contest: Contest, card: dict[str, Any]) -> None:
    """The card for programs, and a page for people, in English like all that is published."""
    from baghdad.arena.results_folder import write_atomic

    say = speak(FIRST_LANGUAGE)
    write_atomic(home / CARD, (json.dumps(card, indent=1) + "\n").encode())
    facts = {"game": contest.game, "matches": card["matches"], "decisions": card["decisions"]}
    columns = "\n".join(f"| `{name}` | {kind} |" for name, kind in card["columns"]["decisions"].items())
    page = [
        f"# {say(f'{contest.game}-title')}",
        say("dataset-card", bots=", ".join(contest.bots), seed=str(contest.seed), **facts),
        f"| | |\n| --- | --- |\n{columns}",
        say("dataset-card-columns", card=CARD),
    ]
    write_atomic(home / PAGE, ("\n\n".join(page) + "\n").encode())
