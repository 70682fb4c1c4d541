"""Two board games about thieves in old Baghdad, to be played by people, computer players and programs.

>>> import baghdad
>>> match = baghdad.game("dieb").new(players=2, seed=7)
>>> match.to_act
(0,)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from baghdad.core.errors import (
    BaghdadError,
    IllegalAction,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
    Refusal,
    UndoRefused,
    UnknownGame,
    nearest,
)

if TYPE_CHECKING:
    from baghdad.core.game import Game
    from baghdad.core.match import Match
    from baghdad.core.record import Record

__version__ = "0.1.0"

__all__ = [
    "BaghdadError",
    "Game",
    "IllegalAction",
    "Match",
    "NotationError",
    "OptionError",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "UndoRefused",
    "UnknownGame",
    "game",
    "games",
]

GAMES = ("dieb", "voleurs")


def games() -> tuple[str, ...]:
    """The names of all games."""
    return GAMES


def game(name: str) -> Game[Any, Any]:
    """A game by its name; its rules are loaded only now."""
    if name not in GAMES:
        raise UnknownGame("unknown_game", game=str(name)[:40], nearest=nearest(str(name), GAMES), games=list(GAMES))
    found: Game[Any, Any] = import_module(f"baghdad.{name}").game
    return found


def __getattr__(name: str) -> Any:
    """`Record`, `Match` and `Game`, loaded when they are first asked for."""
    homes = {"Record": "record", "Match": "match", "Game": "game"}
    if name in homes:
        return getattr(import_module(f"baghdad.core.{homes[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
