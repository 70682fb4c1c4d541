"""`baghdad play`: a match in this terminal."""

from __future__ import annotations

from typing import Any

import click

import baghdad
from baghdad.cli.commands import CliContext, LocalizedCommand, Seconds, WholeNumber, own_options
from baghdad.cli.errors import CommandError, sentence

USUAL_SEATS = "me,greedy,greedy"
USUAL_DELAY = 0.5  # seconds, for people who look on


@click.command(cls=LocalizedCommand, game_options=True, arguments={"words": "help-play-game"})
@click.argument("words", metavar="GAME", nargs=-1, type=click.UNPROCESSED)
@click.option("--seats", metavar="SEATS", help="help-play-seats")
@click.option("--bot", "own", metavar="FILE.py:CLASS", multiple=True, help="help-play-bot")
@click.option("--first", metavar="WHO", help="help-play-first")
@click.option("--seed", metavar="NUMBER", type=WholeNumber(), help="help-play-seed")
@click.option("--save", metavar="FILE", help="help-play-save")
@click.option("--resume", metavar="FILE", help="help-play-resume")
@click.option("--delay", metavar="SECONDS", type=Seconds(), help="help-play-delay")
@click.pass_obj
def play(
    setting: CliContext,
    /,
    words: tuple[str, ...],
    save: str | None,
    resume: str | None,
    delay: float | None,
    **new: Any,
) -> None:
    """A new match, or one that goes on."""
    from baghdad.cli.autosave import autosave_for
    from baghdad.cli.options import split_game
    from baghdad.cli.screen import Screen
    from baghdad.cli.seats import sit_down
    from baghdad.cli.session import Session

    name, rest = split_game(list(words), baghdad.games())
    screen = Screen(setting.say)
    match = _resumed(setting, screen, resume, name, rest, new) if resume else _new(setting, screen, name, rest, **new)
    keeper, problem = autosave_for(match, save, resume)
    if problem is not None:
        screen.show(setting.say("table-not-saved", problem=sentence(problem, setting.say)))
    if delay is None:
        delay = USUAL_DELAY if screen.is_live else 0
    from baghdad.cli.terminal_game import terminal_game_of

    Session(
        match, sit_down(match.seats, match.game.name), terminal_game_of(match.game.name), screen, keeper, delay
    ).run()


def _new(
    setting: CliContext,
    screen: Any,
    name: str | None,
    rest: list[str],
    seats: str | None,
    own: tuple[str, ...],
    first: str | None,
    seed: int | None,
) -> Any:
    from baghdad.cli.options import read_game_options
    from baghdad.cli.screen import warm_up
    from baghdad.cli.seats import own_bots, read_seats, rotated
    from baghdad.cli.terminal_game import terminal_game_of
    from baghdad.core.rng import checked_seed

    if name is None:
        raise CommandError("missing_argument", argument="GAME")
    game = baghdad.game(name)
    setting.game = name
    options = terminal_game_of(name).settled(read_game_options(rest, game, own_options()))
    labels = read_seats(USUAL_SEATS if seats is None else seats, name, own_bots(own))
    game.check_players(len(labels), game.options(**options))
    seed = checked_seed(seed)
    labels = rotated(labels, first, seed)
    warm_up(game, screen)
    return game.new(len(labels), seed, labels, **options)


def _resumed(
    setting: CliContext, screen: Any, path: str, name: str | None, rest: list[str], new: dict[str, Any]
) -> Any:
    from baghdad.cli.records import read_record, replayed

    given = [f"--{'bot' if option == 'own' else option}" for option, value in new.items() if value not in (None, ())]
    for option in given + rest:
        raise CommandError("resume_alone", option=option)
    record = read_record(path, setting)
    if name is not None and name != record.game:
        baghdad.game(name)
        raise baghdad.RecordError("other_game", record=record.game, game=name)
    return replayed(record, screen)
