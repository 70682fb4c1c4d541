"""What can be typed at the prompt of a match, as `?` and `baghdad help queries` show it."""

from __future__ import annotations

import baghdad
from baghdad.cli.query_sentences import words_for_queries
from baghdad.cli.seats import bot_name
from baghdad.cli.terminal_game import ScreenFormat
from baghdad.cli.terminals import terminal_game_of
from baghdad.core.queries import queries_of
from baghdad.words import Localizer

KEYS = ("number", "notation", "all", "undo", "hint", "why", "last", "log", "rules", "board", "map", "save", "quit")


def prompt_help(say: Localizer, game: str, look: ScreenFormat) -> list[str]:
    """Return a line for each command and query, and those that explain the signs on the screen."""
    words_for_queries(say)
    ui = terminal_game_of(game)
    facts = {"example": f"`{ui.example}`", "bot": bot_name(say, ui.adviser)}
    queries = queries_of(baghdad.game(game))
    explained = (f"{game}-keys-{name}" for name in queries)
    return [
        *(f"  {say(game_key(say, game, f'keys-{key}'), **facts)}" for key in KEYS),
        f"  {say('query-help', queries=', '.join(f'`{name}`' for name in queries))}",
        *(f"  {say(key)}" for key in explained if say.knows(key)),
        *ui.legend(say, look),
    ]


def game_key(say: Localizer, game: str, key: str) -> str:
    """Return the key of a game's own sentence if it has one, else the key for every game."""
    return say.first_known(f"{game}-{key.removeprefix('table-')}", key)
