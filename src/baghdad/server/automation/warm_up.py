"""Warming up: loads rules and computer players by using them once, before anybody waits for them."""

from __future__ import annotations

import time
from functools import cache

from baghdad.bots.registry import bot_catalogue
from baghdad.bots.warm_up import match_in_progress, use_bot, use_rules
from baghdad.core.compilation import is_compiled


@cache
def load_game(name: str) -> float:
    """Load, and compile if need be, what a table needs of a game; return the seconds taken."""
    began = time.monotonic()
    use_rules(name)
    return time.monotonic() - began


@cache
def load_bots(name: str) -> None:
    """Load, and compile if need be, every level of computer player; interpreted rules need no loading."""
    if not is_compiled():
        return
    match = match_in_progress(name)
    for level in bot_catalogue(name).all_levels:
        use_bot(match, level)
