"""Two board games about thieves in old Baghdad, for people, bots and programs to play.

```pycon
>>> import baghdad
>>> match = baghdad.game("dieb").new(players=2, seed=7)
>>> match.to_act
(0,)

```
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from baghdad.core.errors import (
    BaghdadError,
    IllegalAction,
    MissingPart,
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
    from importlib.metadata import EntryPoint

    from baghdad.core.game import Game
    from baghdad.core.match import Match
    from baghdad.core.record import Record

__version__ = "0.1.0"

__all__ = [
    "BaghdadError",
    "Game",
    "IllegalAction",
    "Match",
    "MissingPart",
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

ENTRY_POINT_GROUP = "baghdad.games"  # the entry point of a game is its `Game` object


@cache
def _entry_points() -> dict[str, EntryPoint]:
    """Return the games by name: our own first, and never replaced by another package's."""
    from importlib.metadata import entry_points

    found = sorted(entry_points(group=ENTRY_POINT_GROUP), key=lambda entry: (not _is_ours(entry), entry.name))
    return {entry.name: entry for entry in (*found, *filter(_is_ours, found))}


def _is_ours(entry: EntryPoint) -> bool:
    return entry.module.partition(".")[0] == __name__


def games() -> tuple[str, ...]:
    """Return the names of all installed games, those of this package and of others."""
    return tuple(_entry_points())


def game(name: str) -> Game[Any, Any]:
    """Return a game by its name, importing its rules on first use; raise UnknownGame if there is none."""
    names = games()
    if name not in names:
        raise UnknownGame("unknown_game", game=str(name)[:40], nearest=nearest(str(name), names), games=list(names))
    return _load(name)


@cache
def _load(name: str) -> Game[Any, Any]:
    entry = _entry_points()[name]
    try:
        found: Game[Any, Any] = entry.load()
    except Exception as error:  # the package of a game may be third-party code
        problem = f"{type(error).__name__}: {error}"
        raise UnknownGame("broken_game", game=name, entry=entry.value, problem=problem) from error
    return found


def __getattr__(name: str) -> Any:
    """Return `Record`, `Match` or `Game`, importing its module on first use."""
    modules = {"Record": "record", "Match": "match", "Game": "game"}
    if name in modules:
        return getattr(import_module(f"baghdad.core.{modules[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
