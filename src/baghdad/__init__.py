"""Two board games about thieves in old Baghdad, for people, bots and programs to play.

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
    """Return the names of all games."""
    return GAMES


def game(name: str) -> Game[Any, Any]:
    """Return a game by its name, importing its rules on first use; raise UnknownGame if there is none."""
    if name not in GAMES:
        raise UnknownGame("unknown_game", game=str(name)[:40], nearest=nearest(str(name), GAMES), games=list(GAMES))
    found: Game[Any, Any] = import_module(f"baghdad.{name}").game
    return found


def __getattr__(name: str) -> Any:
    """Return `Record`, `Match` or `Game`, importing its module on first use."""
    modules = {"Record": "record", "Match": "match", "Game": "game"}
    if name in modules:
        return getattr(import_module(f"baghdad.core.{modules[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
