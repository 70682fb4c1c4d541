"""Results of a contest: win shares, Elo, seat advantage, length. `docs/arena.md` explains each figure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import baghdad
from baghdad.arena.contest import Contest
from baghdad.arena.contest_match import MatchSummary
from baghdad.arena.intervals import mean_with_interval, rounded, share_with_interval
from baghdad.arena.rating import DealPoints, rate
from baghdad.arena.sprt import BOUND, Sprt

FORMAT = 1


def points_of(contest: Contest, match: MatchSummary) -> list[float]:
    """Return each entrant's points of a match: the winners divide one point."""
    points = [0.0] * len(contest.names)
    for entrant, share in shares_of(contest, match):
        points[entrant] += share
    return points


def shares_of(contest: Contest, match: MatchSummary) -> list[tuple[int, float]]:
    """Return the entrant of each winning seat with its share of the point."""
    seating, winners = contest.seating(match.index), match.winners
    return [(seating[seat], 1 / len(winners)) for seat in winners]


def group_by_deal(contest: Contest, matches: Iterable[MatchSummary]) -> dict[int, list[MatchSummary]]:
    """Return the matches of each deal, in order."""
    deals: dict[int, list[MatchSummary]] = {}
    for match in sorted(matches, key=lambda match: match.index):
        deals.setdefault(contest.deal(match.index), []).append(match)
    return deals


def deal_points(contest: Contest, matches: Iterable[MatchSummary], entrants: Sequence[int] | None = None) -> DealPoints:
    """Return the points of every deal for rating; `entrants` are the numbers of these entrants in a larger field."""
    points = []
    for deal in group_by_deal(contest, matches).values():
        deal_results = [points_of(contest, match) for match in deal]
        points.append([sum(column) for column in zip(*deal_results, strict=True)])
    own = range(len(contest.names))
    return DealPoints(tuple(entrants or own), tuple(contest.seat_count(entrant) for entrant in own), points)


def first_entrant_score(contest: Contest, deal: Sequence[MatchSummary]) -> float:
    """Return the first entrant's share of the points of a deal."""
    return rounded(sum(points_of(contest, match)[0] for match in deal) / len(deal))


def results_of(contest: Contest, matches: Sequence[MatchSummary], sprt: Sprt | None = None) -> dict[str, Any]:
    """Return all results, JSON-ready. Apart from times they depend only on the contest and the number of matches."""
    matches = sorted(matches, key=lambda match: match.index)
    ratings = rate([deal_points(contest, matches)], len(contest.names))
    results: dict[str, Any] = {
        "format": FORMAT,
        "baghdad": baghdad.__version__,
        "game": contest.game,
        "version": baghdad.game(contest.game).version,
        "players": contest.players,
        "options": contest.options,
        "seats": [contest.bots[entrant] for entrant in contest.base_seating],
        "paired": contest.paired,
        "seed": str(contest.seed),
        "matches": len(matches),
        "deals": len({contest.deal(match.index) for match in matches}),
        "fair": rounded(1 / contest.players),
        "bots": [
            {**bot_row(contest, matches, entrant), "elo": rounded(rating.elo), "elo_error": rounded(rating.error)}
            for entrant, rating in enumerate(ratings)
        ],
        "seat_advantage": seat_rows(contest.players, matches),
        "rounds": mean_with_interval([match.rounds for match in matches]),
        "decisions": mean_with_interval([sum(match.moves) for match in matches]),
        "reasons": dict(sorted(Counter(match.reason for match in matches).items())),
        "shared": sum(len(match.winners) > 1 for match in matches),
        "unfinished": sum(not match.winners for match in matches),
    }
    if sprt is not None:
        results["sprt"] = {
            "low": sprt.low,
            "high": sprt.high,
            "llr": rounded(sprt.llr),
            "bound": rounded(BOUND),
            "deals": sprt.deals,
            "verdict": sprt.verdict,
        }
    return results


def bot_row(contest: Contest, matches: Sequence[MatchSummary], entrant: int) -> dict[str, Any]:
    """Return the results of one entrant."""
    wins, points, moves, timed, seconds = 0, 0.0, 0, 0, 0.0
    for match in matches:
        seating = contest.seating(match.index)
        wins += any(seating[seat] == entrant for seat in match.winners)
        points += points_of(contest, match)[entrant]
        for seat, sitter in enumerate(seating):
            if sitter == entrant:
                moves += match.moves[seat]
                if match.seconds:
                    timed += match.moves[seat]
                    seconds += match.seconds[seat]
    fair = contest.seat_count(entrant) / contest.players
    share = share_with_interval(points, len(matches))
    return {
        "name": contest.names[entrant],
        "seats": contest.seat_count(entrant),
        "matches": len(matches),
        "wins": wins,
        "points": rounded(points),
        **share,
        "fair": rounded(fair),
        "fair_shares": rounded(share["share"] / fair),
        "decisions_per_match": rounded(moves / len(matches)),
        "seconds_per_move": round(seconds / timed, 9) if timed else 0.0,
    }


def seat_rows(players: int, matches: Sequence[MatchSummary]) -> list[dict[str, Any]]:
    """Return the results of each seat, whichever bot sat there; seat 1 begins."""
    points = [0.0] * players
    for match in matches:
        for seat in match.winners:
            points[seat] += 1 / len(match.winners)
    return [
        {"seat": seat + 1, "points": rounded(deal_results), **share_with_interval(deal_results, len(matches))}
        for seat, deal_results in enumerate(points)
    ]
