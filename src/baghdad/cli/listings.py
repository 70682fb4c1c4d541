"""`baghdad games` and `baghdad bots`: list what is available, one sentence each."""

from __future__ import annotations

import click

import baghdad
from baghdad.cli.commands import CliContext, LocalizedCommand
from baghdad.cli.game_words import game_title


@click.command(cls=LocalizedCommand)
@click.pass_obj
def games(context: CliContext, /) -> None:
    """List the games."""
    for name in baghdad.games():
        game = baghdad.game(name)
        title = game_title(context.say, game)
        click.echo(context.say("games-line", name=name, title=title, min=game.min_players, max=game.max_players))


@click.command(cls=LocalizedCommand, arguments={"game": "help-bots-game"})
@click.argument("game", required=False)
@click.pass_obj
def bots(context: CliContext, /, game: str | None) -> None:
    """List the bots of one game or of all."""
    from baghdad import bots as players

    if game is not None:
        baghdad.game(game)
    known = {name: players.bots(name) for name in ((game,) if game else baghdad.games())}
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
