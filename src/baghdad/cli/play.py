"""`baghdad play`: a match in this terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

import baghdad
from baghdad.cli.commands import CliContext, LocalizedCommand, Seconds, WholeNumber, current_options
from baghdad.cli.errors import CommandError, error_sentence

if TYPE_CHECKING:
    from baghdad.core.game import Game
    from baghdad.core.match import Match

DEFAULT_PLAYERS = 3
LAST = "last"  # the value of `--resume` alone
DEFAULT_DELAY = 0.5  # seconds between actions of bots, so that people can follow


@click.command(cls=LocalizedCommand, game_options=True, arguments={"words": "help-play-game"})
@click.argument("words", metavar="GAME", nargs=-1, type=click.UNPROCESSED)
@click.option("--seats", metavar="SEATS", help="help-play-seats")
@click.option("--bot", "custom_bots", metavar="FILE.py:CLASS", multiple=True, help="help-play-bot")
@click.option("--first", metavar="WHO", help="help-play-first")
@click.option("--seed", metavar="NUMBER", type=WholeNumber(), help="help-play-seed")
@click.option("--save", metavar="FILE", help="help-play-save")
@click.option("--resume", metavar="[FILE]", is_flag=False, flag_value=LAST, help="help-play-resume")
@click.option("--delay", metavar="SECONDS", type=Seconds(), help="help-play-delay")
@click.option("--no-talk", is_flag=True, help="help-play-no-talk")
@click.pass_obj
def play(
    context: CliContext,
    /,
    words: tuple[str, ...],
    save: str | None,
    resume: str | None,
    delay: float | None,
    no_talk: bool,
    **new: Any,
) -> None:
    """Start a new match or resume one."""
    from baghdad.cli.options import split_game
    from baghdad.core.compilation import start_interpreted

    start_interpreted()  # the match goes on compiled when everything is loaded
    name, rest = split_game(list(words), baghdad.games())
    if resume == LAST or resume in baghdad.games():  # the name of a game after the option isn't a file
        from baghdad.cli.last_match import last_match

        name = name if resume == LAST else resume
        resume = last_match(name)
    match = _resume_match(context, resume, name, rest, new) if resume else _new_match(context, name, rest, **new)
    _run(context, match, save, resume, delay, not no_talk)


def _run(
    context: CliContext, match: Match, save: str | None, resume: str | None, delay: float | None, talks: bool
) -> None:
    """Play a match at this terminal to its end."""
    from baghdad.bots.background_compilation import BackgroundCompilation
    from baghdad.bots.budget import TIME_LIMIT
    from baghdad.cli.autosave import autosave_for
    from baghdad.cli.screen import Screen
    from baghdad.cli.seats import load_players
    from baghdad.cli.session import Session
    from baghdad.cli.terminals import terminal_game_of

    screen = Screen(context.say)
    autosave, problem = autosave_for(match, save, resume)
    if problem is not None:
        screen.show(context.say("table-not-saved", problem=error_sentence(problem, context.say)))
    if delay is None:
        delay = DEFAULT_DELAY if screen.is_interactive else 0
    players, compilation = load_players(match.seats, match.game.name), BackgroundCompilation([match.game.name])
    ui = terminal_game_of(match.game.name)
    session = Session(match, players, ui, screen, autosave, delay, compilation.commit, talks)
    compilation.start()
    try:
        with TIME_LIMIT.while_people_wait():
            session.run()
    finally:
        compilation.stop()


def _new_match(
    context: CliContext,
    name: str | None,
    rest: list[str],
    seats: str | None,
    custom_bots: tuple[str, ...],
    first: str | None,
    seed: int | None,
) -> Match:
    """Return a match as the command line describes it; a mistake there is told before the rules are imported."""
    game, options, labels = _read_setup(context, name, rest, seats, custom_bots)
    from baghdad.cli.seats import rotate_seats
    from baghdad.core.rng import checked_seed

    seed = checked_seed(seed)
    labels = rotate_seats(labels, first, seed)
    return game.new(len(labels), seed, labels, **options)


def _read_setup(
    context: CliContext, name: str | None, rest: list[str], seats: str | None, custom_bots: tuple[str, ...]
) -> tuple[Game[Any, Any], dict[str, Any], list[str]]:
    """Return the game, its options, and who sits where."""
    from baghdad.cli.options import read_game_options
    from baghdad.cli.seats import parse_bot_options, parse_seats
    from baghdad.cli.terminals import terminal_game_of

    if name is None:
        raise CommandError("missing_argument", argument="GAME")
    game = baghdad.game(name)
    context.game = name
    options = terminal_game_of(name).resolve_options(read_game_options(rest, game, current_options()))
    chosen = game.options(**options)
    labels = parse_seats(_default_seats(game) if seats is None else seats, name, parse_bot_options(custom_bots))
    game.check_players(len(labels), chosen)
    return game, options, labels


def _default_seats(game: Game[Any, Any]) -> str:
    """Return one person and bots at a table of three, or of as many as the game allows."""
    from baghdad.bots import bot_catalogue
    from baghdad.cli.seats import ME

    players = min(max(DEFAULT_PLAYERS, game.min_players), game.max_players)
    return ",".join([ME, *[bot_catalogue(game.name).stand_in] * (players - 1)])


def _resume_match(context: CliContext, path: str, name: str | None, rest: list[str], new: dict[str, Any]) -> Match:
    from baghdad.cli.records import read_record

    given = [
        f"--{'bot' if option == 'custom_bots' else option}" for option, value in new.items() if value not in (None, ())
    ]
    for option in given + rest:
        raise CommandError("resume_alone", option=option)
    record = read_record(path, context)
    if name is not None and name != record.game:
        baghdad.game(name)
        raise baghdad.RecordError("other_game", record=record.game, game=name)
    return baghdad.game(record.game).replay(record)
