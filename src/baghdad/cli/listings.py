"""`baghdad games` and `baghdad bots`: what there is, a sentence each."""

from __future__ import annotations

import click

import baghdad
from baghdad.cli.commands import CliContext, LocalizedCommand


@click.command(cls=LocalizedCommand)
@click.pass_obj
def games(setting: CliContext, /) -> None:
    """The games."""
    for name in baghdad.games():
        game = baghdad.game(name)
        title = setting.say(f"{name}-title")
        click.echo(setting.say("games-line", name=name, title=title, min=game.min_players, max=game.max_players))


@click.command(cls=LocalizedCommand, arguments={"game": "help-bots-game"})
@click.argument("game", required=False)
@click.pass_obj
def bots(setting: CliContext, /, game: str | None) -> None:
    """The computer players, of one game or of all."""
    from baghdad import bots as players

    if game is not None:
        baghdad.game(game)
    known = {name: players.bots(name) for name in ((game,) if game else baghdad.games())}
    for bot in dict.fromkeys(bot for names in known.values() for bot in names):
        plays = ", ".join(name for name, names in known.items() if bot in names)
        click.echo(setting.say("bots-line", name=bot, about=setting.say(f"bot-{bot}"), games=plays))
