"""`baghdad games` and `baghdad bots`: list what is available, one sentence each."""

from __future__ import annotations

import click

import baghdad
from baghdad.cli.commands import CliContext, LocalizedCommand
from baghdad.cli.errors import error_sentence
from baghdad.cli.game_words import game_title, working_games
from baghdad.core.errors import UnknownGame


@click.command(cls=LocalizedCommand)
@click.pass_obj
def games(context: CliContext, /) -> None:
    """List the games."""
    for name in baghdad.games():
        try:
            game = baghdad.game(name)
        except UnknownGame as error:
            click.echo(error_sentence(error, context.say), err=True)
            continue
        facts = {"name": name, "min": game.min_players, "max": game.max_players}
        click.echo(context.say("games-line", title=game_title(context.say, game), **facts))


@click.command(cls=LocalizedCommand, arguments={"game": "help-bots-game"})
@click.argument("game", required=False)
@click.pass_obj
def bots(context: CliContext, /, game: str | None) -> None:
    """List the bots of one game or of all."""
    from baghdad import bots as players

    if game is not None:
        baghdad.game(game)
    known = {name: players.bots(name) for name in ([game] if game else [each.name for each in working_games()])}
    for bot in dict.fromkeys(bot for names in known.values() for bot in names):
        plays = ", ".join(name for name, names in known.items() if bot in names)
        click.echo(
            context.say(
                "bots-line",
                name=bot,
                about=context.say(context.say.first_known(f"bot-{bot}", "bot-other")),
                games=plays,
            )
        )
