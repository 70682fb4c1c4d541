"""The parts of each game that the arena looks up by name, imported on first use."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from baghdad.core.errors import BaghdadError

PARTS = {
    "dieb": {
        "balance": "baghdad.arena.dieb.reports:REPORTS",  # the balance report first
        "standings": "baghdad.arena.dieb.standings:Tracker",
        "training": "baghdad.arena.dieb.training:game_training",
    },
    "voleurs": {
        "balance": "baghdad.arena.voleurs.reports:REPORTS",
        "standings": "baghdad.arena.voleurs.standings:Tracker",
        "training": "baghdad.arena.voleurs.training:game_training",
    },
}


class MissingPart(BaghdadError):
    """An optional part that a game doesn't have."""


def has_part(game: str, name: str) -> bool:
    """Return whether a game has an optional part."""
    return name in PARTS.get(game, {})


def part(game: str, name: str) -> Any:
    """Return an optional part of a game; raise MissingPart if the game doesn't have it."""
    if not has_part(game, name):
        raise MissingPart("missing_part", game=game, part=name)
    module, _, attribute = PARTS[game][name].partition(":")
    return getattr(import_module(module), attribute)
