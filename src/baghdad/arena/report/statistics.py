"""Statistics of the matches of variants, JSON-ready: winners, length, ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import hypot
from typing import Any

from baghdad.arena.contest_match import MatchSummary, StoredMatch
from baghdad.arena.intervals import Z_95, mean_with_interval, rounded, share_with_interval
from baghdad.arena.report.variants import USUAL, Variant
from baghdad.arena.results import seat_rows

Row = dict[str, Any]
VariantMatches = Iterable[tuple[Variant, list[StoredMatch]]]  # each variant once, with its matches


def variant_rows(
    variant_matches: VariantMatches, own_figures: Callable[[Variant, list[StoredMatch]], Row]
) -> Iterator[Row]:
    """Yield the statistics of each variant: the common ones, the game's own, and how much is as with usual rules.

    Variants with usual rules come first. A match counts as alike if it has the very same actions on the same deal.
    """
    usual: dict[tuple[int, int], list[tuple[int, str]]] = {}
    for variant, matches in variant_matches:
        row = {**variant_row(variant, matches), **own_figures(variant, matches)}
        actions = {(variant.players, match.index): match.actions for match in matches}
        if variant.label == USUAL:
            usual |= actions
        else:
            row["alike"] = count_row([usual.get(deal) == played for deal, played in actions.items()])
        yield row


def variant_row(variant: Variant, matches: Sequence[MatchSummary]) -> Row:
    """Return the statistics that all games have in common."""
    return {
        "label": variant.label,
        "players": variant.players,
        "options": variant.contest.options,
        "matches": len(matches),
        "fair": rounded(1 / variant.players),
        "seats": seat_rows(variant.players, matches),
        "rounds": mean_with_interval([match.rounds for match in matches]),
        "decisions": mean_with_interval([sum(match.moves) for match in matches]),
        "several": count_row([len(match.winners) > 1 for match in matches]),
        "unfinished": count_row([not match.winners for match in matches]),
    }


def count_row(cases: Sequence[bool]) -> Row:
    """Return how many cases are true, as a share with its interval."""
    return {"matches": len(cases), "count": sum(cases), **share_with_interval(sum(cases), len(cases))}


# --- significance --------------------------------------------------------------------------------------------------


def significant_difference(first: Row, second: Row) -> float:
    """Return the difference of two means; 0 if it is within their combined 95 % error."""
    difference = float(first["mean"] - second["mean"])
    return difference if abs(difference) > hypot(first["error"], second["error"]) else 0.0


def significant_share_difference(first: Row, second: Row) -> float:
    """Return the difference of two shares; 0 if a pooled two-proportion z-test at 95 % finds none."""
    difference = float(first["share"] - second["share"])
    if not first["matches"] or not second["matches"]:
        return 0.0
    total = first["matches"] + second["matches"]
    pooled = (first["share"] * first["matches"] + second["share"] * second["matches"]) / total
    error = Z_95 * (pooled * (1 - pooled) * (1 / first["matches"] + 1 / second["matches"])) ** 0.5
    return difference if abs(difference) > error else 0.0
