"""The variants of each game whose matches are compared. All seats are taken by the same bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import baghdad
from baghdad.arena.contest import Contest, new_contest
from baghdad.core.rng import rng_for
from baghdad.dieb.options import EDITIONS

DEFAULT_BOTS = {"dieb": "master:200", "voleurs": "master:50"}
USUAL = "usual"  # the label of the variant without special options
TACTICAL = "tactical"
ADVANCED = ("refuge", "blocking", "vizier_kill", "exchange", "price_rise")
ALL_ADVANCED = "all of them"
ADVANCED_PLAYERS = 4
# Characters are dealt, because chosen ones would differ by seat; the cap ends matches that would go on for ever.
VOLEURS_OPTIONS = {"deal_characters": True, "round_cap": 40}


@dataclass(frozen=True, slots=True)
class Variant:
    """A contest and its label, which is unique among contests with as many players."""

    label: str
    contest: Contest

    @property
    def players(self) -> int:
        """Return the number of players."""
        return self.contest.players


def variants_of(game: str, bot: str, seed: int) -> list[Variant]:
    """Return all variants of a game."""
    variants = {"dieb": _dieb_variants, "voleurs": _voleurs_variants}[game]
    return [
        Variant(label, new_contest(game, [bot], players, options=options, seed=seed))
        for label, players, options in variants()
    ]


def _dieb_variants() -> list[tuple[str, int, dict[str, Any]]]:
    """Return every number of players with usual and tactical rules and with each edition that plays differently."""
    game = baghdad.game("dieb")
    options_by_label: dict[str, dict[str, Any]] = {USUAL: {}, TACTICAL: {"tactical": True}}
    options_by_label |= {edition: {"edition": edition} for edition in EDITIONS if edition not in editions_like_usual()}
    numbers = range(game.min_players, game.max_players + 1)
    return [(label, players, options) for players in numbers for label, options in options_by_label.items()]


def editions_like_usual() -> list[str]:
    """Return the editions of dieb whose matches would be identical to usual ones, because the state does not differ."""
    usual = _opening_state({})
    return [edition for edition in EDITIONS if _opening_state({"edition": edition}) == usual]


def _opening_state(options: dict[str, Any]) -> bytes:
    """Return the bytes of a state after the deal; it contains every option that changes play."""
    game = baghdad.game("dieb")
    return bytes(game.start(game.min_players, game.options(**options), rng_for(0)).tobytes())


def _voleurs_variants() -> list[tuple[str, int, dict[str, Any]]]:
    """Return every number of players, and with four players each advanced rule alone, then all together."""
    game = baghdad.game("voleurs")
    numbers = range(game.min_players, game.max_players + 1)
    variants = [(USUAL, players, VOLEURS_OPTIONS) for players in numbers]
    for name in ADVANCED:
        variants.append((name, ADVANCED_PLAYERS, {**VOLEURS_OPTIONS, name: True}))
    every = dict.fromkeys(ADVANCED, True)
    return [*variants, (ALL_ADVANCED, ADVANCED_PLAYERS, {**VOLEURS_OPTIONS, **every})]
