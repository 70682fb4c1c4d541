"""`baghdad audit`: lets a computer player play against itself, and counts the plays that look foolish."""

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
from baghdad.words import Localizer

if TYPE_CHECKING:
    from baghdad.arena.audit import Audit
    from baghdad.arena.contest import Contest

DEFAULT_BOT = "master"
DEFAULT_MATCHES = 200
EXAMPLES = 5  # of each kind


@click.command(cls=LocalizedCommand, game_options=True, arguments={"words": "help-arena-game"})
@click.argument("words", metavar="GAME", nargs=-1, type=click.UNPROCESSED)
@click.option("--bot", metavar="NAME", default=DEFAULT_BOT, help="help-audit-bot")
@click.option("--judge", metavar="NAME", help="help-audit-judge")
@click.option("--players", metavar="NUMBER", type=WholeNumber(), help="help-audit-players")
@click.option("--matches", metavar="NUMBER", type=WholeNumber(), default=DEFAULT_MATCHES, help="help-arena-matches")
@match_flags.seed_option
@match_flags.jobs_option
@click.option("--out", metavar="FOLDER", help="help-audit-out")
@click.option("--json", "as_json", is_flag=True, help="help-arena-json")
@click.pass_obj
def audit(
    context: CliContext,
    /,
    words: tuple[str, ...],
    bot: str,
    judge: str | None,
    players: int | None,
    matches: int,
    seed: int,
    jobs: int | None,
    out: str | None,
    as_json: bool,
) -> None:
    """Play the missing matches, look at each, then print what was found."""
    name, options = match_flags.parse_game(context, words)
    match_flags.check_positive(matches, "--matches")
    from baghdad.arena.audit import DEFAULT_JUDGE, auditor_of
    from baghdad.arena.contest import new_contest
    from baghdad.bots import bot as create_bot

    kinds = auditor_of(name).kinds
    judge = judge or DEFAULT_JUDGE
    create_bot(judge, name)  # refuse a wrong name before anything is played
    table = players or baghdad.game(name).min_players
    contest = new_contest(name, [bot], table, options=options, seed=seed)
    found = _play_and_audit(context.say, contest, matches, judge, jobs, out)
    if as_json:
        figures = to_data(found, kinds, bot=bot, judge=judge, players=table, seed=str(seed))
        click.echo(json.dumps(figures, indent=1, ensure_ascii=False))
    else:
        click.echo(context.say("audit-title", bot=bot, players=table, matches=found.matches))
        print_findings(context.say, name, found, kinds, judge)


def _play_and_audit(
    say: Localizer, contest: Contest, matches: int, judge: str, jobs: int | None, out: str | None
) -> Audit:
    """Play the missing matches, then look at all of them, with progress."""
    from rich.console import Console
    from rich.progress import track

    from baghdad.arena.audit import Audit, audit_matches
    from baghdad.arena.contest_run import ContestRun
    from baghdad.arena.results_folder import ResultsFolder

    with ExitStack() as stack:
        path = Path(out).expanduser() if out else Path(stack.enter_context(TemporaryDirectory())) / "matches"
        run = ContestRun([contest], [matches], ResultsFolder(path, [contest]))
        match_flags.run_with_progress(say, run, jobs, None)
        assert run.folder is not None
        stored, found, console = list(run.folder.stored_matches(run.matches)), Audit(), Console(stderr=True)
        audits = audit_matches(contest, stored, judge, jobs or match_flags.available_cpus())
        shown = track(audits, say("audit-looking"), len(stored), console=console, disable=not console.is_terminal)
        for each in shown:
            found.add(each)
        return found


def to_data(found: Audit, kinds: tuple[str, ...], **facts: Any) -> dict[str, Any]:
    """Return what was found as JSON-ready data."""
    counts = {
        kind: {"found": found.found(kind), "of": found.occasions[kind], "excused": found.excused[kind]}
        for kind in kinds
    }
    return {
        **facts,
        "matches": found.matches,
        "counts": counts,
        "remarks": [remark.to_data() for remark in found.remarks],
    }


def print_findings(say: Localizer, game: str, found: Audit, kinds: tuple[str, ...], judge: str) -> None:
    """Print a line for each kind of remark, and its first examples."""
    for kind in kinds:
        facts = {"found": found.found(kind), "of": found.occasions[kind]}
        click.echo(say(f"{game}-audit-{kind}", **facts))
        if found.excused[kind]:
            click.echo(say("audit-excused", number=found.excused[kind], judge=judge))
        for remark in [each for each in found.remarks if each.kind == kind][:EXAMPLES]:
            key = "audit-example-better" if remark.better else "audit-example"
            place = {"seed": str(remark.seed), "number": remark.number + 1}
            click.echo(say(key, **place, action=remark.action, better=remark.better))
