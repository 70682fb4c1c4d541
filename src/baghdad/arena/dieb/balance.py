"""Variants and figures of the balance report of dieb: besides the common figures, wins by escort and dancers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from baghdad.arena.contest_match import StoredMatch
from baghdad.arena.dieb.dancers import dancer_row, played_actions
from baghdad.arena.report.statistics import Row, VariantMatches, count_row, variant_rows
from baghdad.arena.report.variants import USUAL, Variant, make_variants
from baghdad.core.rng import rng_for
from baghdad.dieb import game
from baghdad.dieb.actions import Action
from baghdad.dieb.options import EDITIONS

TACTICAL = "tactical"


def variants(bot: str, seed: int) -> list[Variant]:
    """Return every number of players with usual and tactical rules and with each edition that plays differently."""
    options_by_label: dict[str, dict[str, Any]] = {USUAL: {}, TACTICAL: {"tactical": True}}
    options_by_label |= {edition: {"edition": edition} for edition in EDITIONS if edition not in editions_like_usual()}
    numbers = range(game.min_players, game.max_players + 1)
    set_ups = [(label, players, options) for players in numbers for label, options in options_by_label.items()]
    return make_variants(game.name, bot, seed, set_ups)


def editions_like_usual() -> list[str]:
    """Return the editions whose matches would be identical to usual ones, because the state does not differ."""
    usual = _opening_state({})
    return [edition for edition in EDITIONS if _opening_state({"edition": edition}) == usual]


def _opening_state(options: dict[str, Any]) -> bytes:
    """Return the bytes of a state after the deal; it contains every option that changes play."""
    return bytes(game.start(game.min_players, game.options(**options), rng_for(0)).tobytes())


def figures(variant_matches: VariantMatches) -> dict[str, Any]:
    """Return all figures of the report."""
    return {"like_usual": editions_like_usual(), "tables": list(variant_rows(variant_matches, own_figures))}


def own_figures(variant: Variant, matches: Sequence[StoredMatch]) -> Row:
    """Return the shares of wins by an escort and of thieves escorted, and the value of a dancer with usual rules."""
    won = [match for match in matches if match.reason == "chests"]
    return {
        "escorted": count_row([is_won_by_escort(match) for match in won]),
        "thieves": count_row([action.kind == "escort" for action in played_actions(matches) if action.has_thief]),
        **({"dancer": dancer_row(variant, matches)} if variant.label == USUAL else {}),
    }


def is_won_by_escort(match: StoredMatch) -> bool:
    """Return whether the thief that completed the last chest came with a guard."""
    (winner,) = match.winners
    own = [game.parse(text) for seat, text in match.actions if seat == winner]
    palace = own[-1].palace if own[-1].kind == "steal" else None
    last = next(action for action in reversed(own) if action.has_thief and palace in (None, thief_destination(action)))
    return last.kind == "escort"


def thief_destination(action: Action) -> int:
    """Return the palace that a thief comes to."""
    return action.target if action.kind == "escort" else action.palace
