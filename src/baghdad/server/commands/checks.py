"""Checks that several commands and requests share."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from baghdad.bots.registry import bot_catalogue, is_level
from baghdad.core.errors import OptionError, nearest
from baghdad.server.commands.table import CommandTable
from baghdad.server.errors import ServerError
from baghdad.server.settings import Limits

if TYPE_CHECKING:  # imported when the rules are loaded
    from baghdad.server.tables.live_match import LiveMatch


def check_name(name: str, limits: Limits) -> str:
    """Return a name in normal form; ServerError if it can't be shown to others."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= limits.name or not all(letter.isprintable() for letter in name):
        raise ServerError("bad_name", most=limits.name)
    return name


def check_bot(bot: str, game: str) -> str:
    """Return the name of a level of computer player; OptionError for anything else, files of this machine included."""
    if not is_level(bot, game):
        levels = bot_catalogue(game).levels
        raise OptionError("unknown_bot", bot=bot[:40], game=game, nearest=nearest(bot, levels), bots=list(levels))
    return bot


def bot_or_stand_in(bot: str, game: str) -> str:
    """Return the name of a level of computer player, or the game's stand-in for people if none is named."""
    return check_bot(bot or bot_catalogue(game).stand_in, game)


def started_match(table: CommandTable) -> LiveMatch:
    """Return the match at a table; ServerError if it hasn't started."""
    if table.match is None:
        raise ServerError("not_started")
    return table.match


def match_in_play(table: CommandTable) -> LiveMatch:
    """Return the match at a table; ServerError if it hasn't started or is over."""
    match = started_match(table)
    if table.state == "over":
        raise ServerError("match_over")
    return match
