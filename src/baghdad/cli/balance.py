"""`baghdad balance`: measures how balanced the games are, and writes the report page."""

from __future__ import annotations

import json
from pathlib import Path

import click

import baghdad
from baghdad.cli import match_flags
from baghdad.cli.commands import CliContext, LocalizedCommand, WholeNumber
from baghdad.cli.errors import CommandError

DEFAULT_MATCHES = 400
MIN_MATCHES = 2  # an interval of a mean takes two
DEFAULT_PAGE = "docs/balance.md"
DEFAULT_FOLDER = "build/balance"


@click.command(cls=LocalizedCommand, arguments={"game": "help-balance-game"})
@click.argument("game", required=False)
@click.option("--matches", metavar="NUMBER", type=WholeNumber(), default=DEFAULT_MATCHES, help="help-balance-matches")
@click.option("--bot", "name", metavar="NAME", help="help-balance-bot")
@match_flags.seed_option
@match_flags.jobs_option
@match_flags.ray_option
@click.option("--folder", metavar="FOLDER", default=DEFAULT_FOLDER, help="help-balance-folder")
@click.option("--out", metavar="FILE.md", default=DEFAULT_PAGE, help="help-balance-out")
@click.option("--json", "as_json", is_flag=True, help="help-balance-json")
@click.pass_obj
def balance(
    context: CliContext,
    /,
    game: str | None,
    matches: int,
    name: str | None,
    seed: int,
    jobs: int | None,
    ray: str | None,
    folder: str,
    out: str,
    as_json: bool,
) -> None:
    """Play and evaluate one game after the other, then write the page."""
    from baghdad.arena.balance.findings import findings
    from baghdad.arena.balance.plots import draw
    from baghdad.arena.balance.report import section, write_page
    from baghdad.arena.balance.study import Study
    from baghdad.arena.balance.variants import DEFAULT_BOTS
    from baghdad.arena.errors import import_extra

    if matches < MIN_MATCHES:
        raise CommandError("bad_flag_value", option="--matches", value=str(matches))
    page = Path(out).expanduser()
    if page.suffix != ".md":
        raise CommandError("not_md_name", path=out)
    games = [baghdad.game(game).name] if game else list(baghdad.games())
    import_extra("matplotlib", "arena")
    everything, sections = {}, {}
    for each in games:
        context.game = each
        study = Study(each, name or DEFAULT_BOTS[each], matches, seed, Path(folder).expanduser() / each)
        match_flags.run_with_progress(context.say, study.run, jobs, ray)
        everything[each] = study.figures()
        study.folder.write_results(everything[each])
    page.parent.mkdir(parents=True, exist_ok=True)
    for each, figures in everything.items():
        sections[each] = section(each, figures, draw(each, figures, page.parent, page.stem))
        for finding in findings(each, figures):
            figures.setdefault("findings", []).append({"sentence": finding.sentence, "holds": finding.holds})
    write_page(page, sections)
    if as_json:
        click.echo(json.dumps(everything, indent=1, ensure_ascii=False))
    else:
        click.echo(context.say("balance-written", path=str(page)))
