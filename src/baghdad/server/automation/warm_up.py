"""Warming up: loads rules and computer players, and compiles them by using them once, before anybody waits for them."""

from __future__ import annotations

import time
from functools import cache

import baghdad
from baghdad.bots import bot_catalogue
from baghdad.core.compilation import is_compiled
from baghdad.server.automation.bot_choices import bot_choice
from baghdad.server.tables.live_match import LiveMatch

WARM_UP_DECISIONS = 40


@cache
def load_game(name: str) -> float:
    """Play some actions of a game, which imports and compiles what a table needs of it; return the seconds taken."""
    began = time.monotonic()
    game = baghdad.game(name)
    match = LiveMatch(game, game.min_players, game.options(), 1)
    for _ in range(WARM_UP_DECISIONS):
        if match.over:
            break
        seat = match.to_act[0]
        choice = bot_choice(match, seat, "random")
        match.view(seat)
        match.view(None)
        match.game.blocking_seats(match.state)
        match.why_not(choice.action, seat)  # compiles the check
        match.apply_unchecked(choice.action, seat)
    return time.monotonic() - began


@cache
def load_bots(name: str) -> None:
    """Have every level of computer player decide something, so that all of them are compiled."""
    game, bots = baghdad.game(name), bot_catalogue(name)
    match = LiveMatch(game, game.min_players, game.options(), 1)
    for _ in range(WARM_UP_DECISIONS if is_compiled() else 0):
        if match.over:
            break
        seat = match.game.blocking_seats(match.state)[0]
        match.apply_unchecked(bot_choice(match, seat, bots.stand_in).action, seat)
    for level in bots.levels if is_compiled() and not match.over else ():
        bot_choice(match, match.game.blocking_seats(match.state)[0], level)
