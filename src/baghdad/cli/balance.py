"""`baghdad balance`: plays the matches of a report on one game or on all, and writes its page."""

from __future__ import annotations

import json
from pathlib import Path

import click

from baghdad.cli import match_flags
from baghdad.cli.commands import CliContext, LocalizedCommand, WholeNumber
from baghdad.cli.errors import CommandError

MIN_MATCHES = 2  # an interval of a mean takes two
DEFAULT_REPORT = "balance"
DEFAULT_FOLDER = "build/balance"


@click.command(cls=LocalizedCommand, arguments={"game": "help-balance-game"})
@click.argument("game", required=False)
@click.option("--report", "report_name", metavar="NAME", default=DEFAULT_REPORT, help="help-balance-report")
@click.option("--matches", metavar="NUMBER", type=WholeNumber(), help="help-balance-matches")
@click.option("--bot", metavar="NAME", help="help-balance-bot")
@match_flags.seed_option
@match_flags.jobs_option
@match_flags.ray_option
@click.option("--folder", metavar="FOLDER", default=DEFAULT_FOLDER, help="help-balance-folder")
@click.option("--out", metavar="FILE.md", help="help-balance-out")
@click.option("--json", "as_json", is_flag=True, help="help-balance-json")
@click.pass_obj
def balance(
    context: CliContext,
    /,
    game: str | None,
    report_name: str,
    matches: int | None,
    bot: str | None,
    seed: int,
    jobs: int | None,
    ray: str | None,
    folder: str,
    out: str | None,
    as_json: bool,
) -> None:
    """Play and evaluate one game after the other, then write the page."""
    from baghdad.arena.errors import import_extra
    from baghdad.arena.report.page import render, write_page
    from baghdad.arena.report.report import reports_named
    from baghdad.arena.report.run import ReportRun

    if matches is not None and matches < MIN_MATCHES:
        raise CommandError("bad_flag_value", option="--matches", value=str(matches))
    if out is not None and not out.endswith(".md"):
        raise CommandError("not_md_name", path=out)
    reports = reports_named(report_name, game)
    page = Path(out or reports[0].page.path).expanduser()
    import_extra("matplotlib", "arena")
    everything, sections = {}, []
    for report in reports:
        context.game = report.game
        kept = report.game if report.name == DEFAULT_REPORT else f"{report.game}-{report.name}"
        report_run = ReportRun(
            report, bot or report.bot, matches or report.matches, seed, Path(folder).expanduser() / kept
        )
        match_flags.run_with_progress(context.say, report_run.run, jobs, ray)
        everything[report.game] = report_run.figures()
        report_run.folder.write_results(everything[report.game])
    page.parent.mkdir(parents=True, exist_ok=True)
    for report in reports:
        figures = everything[report.game]
        sections.append((report, render(report, figures, page)))
        figures["findings"] = [
            {"sentence": finding.sentence, "holds": finding.holds} for finding in report.sorted_findings(figures)
        ]
    write_page(page, sections)
    if as_json:
        click.echo(json.dumps(everything, indent=1, ensure_ascii=False))
    else:
        click.echo(context.say("balance-written", path=str(page)))
