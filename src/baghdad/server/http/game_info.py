"""What pages and clients need to know of a game before they create a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import baghdad
from baghdad.bots import bot_catalogue
from baghdad.bots.characters import ADAPTIVE, CHARACTERS
from baghdad.bots.ratings import rating_of
from baghdad.bots.registry import is_level
from baghdad.core.errors import OptionError
from baghdad.core.options import Option, declared
from baghdad.server import protocol
from baghdad.server.http.game_files import page_address, word_addresses
from baghdad.server.tables.school import school

if TYPE_CHECKING:  # imported when the rules are loaded
    from baghdad.core.game import Game


def game_info(name: str) -> protocol.GameInfo:
    """Return the public facts about a game."""
    game = baghdad.game(name)
    return protocol.GameInfo(
        game=name,
        title=game.title,
        version=game.version,
        min_players=game.min_players,
        max_players=game.max_players,
        bots=list(bot_catalogue(name).levels),
        levels=level_infos(name),
        adaptive=is_level(ADAPTIVE, name),
        options=[_option_info(game, each) for each in declared(game.options_type)],
        lesson=game.has_part("lesson"),
        school=len(school(name).steps) if game.has_part("school") else 0,
        page=page_address(name),
        words=word_addresses(name),
    )


def level_infos(name: str) -> list[protocol.LevelInfo]:
    """Return the strength and the temper of the levels of a game that are characters."""
    ratings, levels = bot_catalogue(name).ratings, bot_catalogue(name).levels
    return [
        protocol.LevelInfo(
            name=each.name, level=each.level, rating=rating_of(ratings, each.level), temper=list(each.words)
        )
        for each in CHARACTERS
        if ratings and each.name in levels
    ]


def _option_info(game: Game[Any, Any], option: Option) -> protocol.OptionInfo:
    return protocol.OptionInfo(**option.to_data(), min_players=_fewest_players(game, option))


def _fewest_players(game: Game[Any, Any], option: Option) -> int | None:
    """Return how few may play with an option on, if that is fewer than usual."""
    if option.kind is not bool:
        return None
    chosen = game.options(**{option.name: True})
    return next((players for players in range(1, game.min_players) if _may_play(game, players, chosen)), None)


def _may_play(game: Game[Any, Any], players: int, options: Any) -> bool:
    try:
        game.check_players(players, options)
    except OptionError:
        return False
    return True
