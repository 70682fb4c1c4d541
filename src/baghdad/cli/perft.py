"""`baghdad perft`: counts of action sequences by depth, to compare with other programs that implement the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

import baghdad
from baghdad.cli.commands import CliContext, LocalizedCommand, WholeNumber
from baghdad.cli.errors import CommandError
from baghdad.core.game import Game, State
from baghdad.core.lazy import LazyModule

if TYPE_CHECKING:
    from baghdad.core import rng as random
else:
    random = LazyModule("baghdad.core.rng")

SEED = 1
PART = "perft"  # a game's own counts, `perft(players, depth)`, such as faster ones or from another position


@click.command(cls=LocalizedCommand, arguments={"game": "help-play-game"})
@click.argument("game")
@click.option("--depth", metavar="NUMBER", type=WholeNumber(), required=True, help="help-perft-depth")
@click.option("--players", metavar="NUMBER", type=WholeNumber(), help="help-perft-players")
@click.pass_obj
def perft(context: CliContext, /, game: str, depth: int, players: int | None) -> None:
    """Print each depth and its number of sequences as soon as it is counted."""
    found = baghdad.game(game)
    context.game = game
    number = found.min_players if players is None else players
    found.check_players(number, found.options())
    if depth < 1:
        raise CommandError("bad_depth")
    counts = found.part(PART)(number, depth) if found.has_part(PART) else count_steps(found, number, depth)
    for length, count in enumerate(counts, start=1):
        click.echo(f"{length} {count}")


def count_steps(game: Game[Any, Any], players: int, depth: int) -> Iterator[int]:
    """Yield the numbers of sequences of 1, 2, … `depth` steps from the deal of seed 1.

    The seed also decides the draws of each step, by its number in the sequence.
    """
    start = game.start(players, game.options(), random.rng_for(SEED))
    for length in range(1, depth + 1):
        yield _count(game, start, 1, length)


def _count(game: Game[Any, Any], state: State, number: int, length: int) -> int:
    """Return the number of sequences of the steps from `number` to `length`."""
    steps = game.legal_steps(state)
    if number == length:
        return len(steps)
    found = 0
    for step in steps:
        after = game.copy(state)
        game.apply_step(after, step, random.rng_for(SEED, number))
        found += _count(game, after, number + 1, length)
    return found
