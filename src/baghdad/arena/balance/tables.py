"""What is played: for each game the tables whose matches are compared. All seats are taken by the same player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import baghdad
from baghdad.arena.contest import Contest, new_contest
from baghdad.core.rng import rng_for
from baghdad.dieb.options import EDITIONS

USUAL_BOTS = {"dieb": "master:200", "voleurs": "master:50"}
USUAL = "usual"  # the label of a table without any options that matter
TACTICAL = "tactical"
ADVANCED = ("refuge", "blocking", "vizier_kill", "exchange", "price_rise")
ALL_ADVANCED = "all of them"
ADVANCED_PLAYERS = 4
# Characters are dealt, so that no seat has its favourites; nobody waits for a match that never ends.
VOLEURS_OPTIONS = {"deal_characters": True, "round_cap": 40}


@dataclass(frozen=True, slots=True)
class Table:
    """A contest, and what it is called beside others with as many players."""

    label: str
    contest: Contest

    @property
    def players(self) -> int:
        """How many sit at it."""
        return self.contest.players


def tables_of(game: str, bot: str, seed: int) -> list[Table]:
    """All tables of a game."""
    made = {"dieb": _dieb, "voleurs": _voleurs}[game]
    return [
        Table(label, new_contest(game, [bot], players, options=options, seed=seed))
        for label, players, options in made()
    ]


def _dieb() -> list[tuple[str, int, dict[str, Any]]]:
    """Every number of players with and without the variant, and in each edition that is played differently."""
    game = baghdad.game("dieb")
    kinds: dict[str, dict[str, Any]] = {USUAL: {}, TACTICAL: {"tactical": True}}
    kinds |= {edition: {"edition": edition} for edition in EDITIONS if edition not in like_usual()}
    numbers = range(game.min_players, game.max_players + 1)
    return [(label, players, options) for players in numbers for label, options in kinds.items()]


def like_usual() -> list[str]:
    """The editions of dieb in which every match would be the very same: the rules find no difference."""
    usual = _opening({})
    return [edition for edition in EDITIONS if _opening({"edition": edition}) == usual]


def _opening(options: dict[str, Any]) -> bytes:
    """A state after the deal; all that an option changes in how it is played stands in it."""
    game = baghdad.game("dieb")
    return bytes(game.start(game.min_players, game.options(**options), rng_for(0)).tobytes())


def _voleurs() -> list[tuple[str, int, dict[str, Any]]]:
    """Every number of players, and with four each advanced rule alone, then all together."""
    game = baghdad.game("voleurs")
    numbers = range(game.min_players, game.max_players + 1)
    found = [(USUAL, players, VOLEURS_OPTIONS) for players in numbers]
    for name in ADVANCED:
        found.append((name, ADVANCED_PLAYERS, {**VOLEURS_OPTIONS, name: True}))
    every = dict.fromkeys(ADVANCED, True)
    return [*found, (ALL_ADVANCED, ADVANCED_PLAYERS, {**VOLEURS_OPTIONS, **every})]
