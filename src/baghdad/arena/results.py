"""What may be said of the matches of a contest: shares, Elo, seats, length. `docs/arena.md` says what each means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import baghdad
from baghdad.arena.contest import Contest
from baghdad.arena.contest_match import Played
from baghdad.arena.intervals import rounded, shared, spread
from baghdad.arena.rating import Table, rate
from baghdad.arena.sprt import BOUND, Sprt

FORMAT = 1


def points_of(contest: Contest, match: Played) -> list[float]:
    """What each entrant gets of a match: those who win share it."""
    points = [0.0] * len(contest.names)
    seating = contest.seating(match.index)
    for seat in match.winners:
        points[seating[seat]] += 1 / len(match.winners)
    return points


def by_deal(contest: Contest, matches: Iterable[Played]) -> dict[int, list[Played]]:
    """The matches of each deal, in order."""
    deals: dict[int, list[Played]] = {}
    for match in sorted(matches, key=lambda match: match.index):
        deals.setdefault(contest.deal(match.index), []).append(match)
    return deals


def table_of(contest: Contest, matches: Iterable[Played], entrants: Sequence[int] | None = None) -> Table:
    """The matches as a rating wants them; `entrants` are the numbers that these have in a larger field."""
    points = []
    for deal in by_deal(contest, matches).values():
        got = [points_of(contest, match) for match in deal]
        points.append([sum(column) for column in zip(*got, strict=True)])
    own = range(len(contest.names))
    return Table(tuple(entrants or own), tuple(contest.seats_of(entrant) for entrant in own), points)


def first_score(contest: Contest, deal: Sequence[Played]) -> float:
    """The first entrant's share of a deal."""
    return rounded(sum(points_of(contest, match)[0] for match in deal) / len(deal))


def results_of(contest: Contest, matches: Sequence[Played], test: Sprt | None = None) -> dict[str, Any]:
    """Everything, JSON-ready. Apart from seconds it depends on nothing but the contest and the number of matches."""
    matches = sorted(matches, key=lambda match: match.index)
    ratings = rate([table_of(contest, matches)], len(contest.names))
    results: dict[str, Any] = {
        "format": FORMAT,
        "baghdad": baghdad.__version__,
        "game": contest.game,
        "version": baghdad.game(contest.game).version,
        "players": contest.players,
        "options": contest.options,
        "seats": [contest.bots[entrant] for entrant in contest.home],
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
        "rounds": spread([match.rounds for match in matches]),
        "decisions": spread([sum(match.moves) for match in matches]),
        "reasons": dict(sorted(Counter(match.reason for match in matches).items())),
        "shared": sum(len(match.winners) > 1 for match in matches),
        "unfinished": sum(not match.winners for match in matches),
    }
    if test is not None:
        results["sprt"] = {
            "low": test.low,
            "high": test.high,
            "llr": rounded(test.llr),
            "bound": rounded(BOUND),
            "deals": test.deals,
            "verdict": test.verdict,
        }
    return results


def bot_row(contest: Contest, matches: Sequence[Played], entrant: int) -> dict[str, Any]:
    """How one of the entrants did."""
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
    fair = contest.seats_of(entrant) / contest.players
    share = shared(points, len(matches))
    return {
        "name": contest.names[entrant],
        "seats": contest.seats_of(entrant),
        "matches": len(matches),
        "wins": wins,
        "points": rounded(points),
        **share,
        "fair": rounded(fair),
        "fair_shares": rounded(share["share"] / fair),
        "decisions_per_match": rounded(moves / len(matches)),
        "seconds_per_move": round(seconds / timed, 9) if timed else 0.0,
    }


def seat_rows(players: int, matches: Sequence[Played]) -> list[dict[str, Any]]:
    """How each seat did, whoever sat there; counted from 1, which is the one that begins."""
    points = [0.0] * players
    for match in matches:
        for seat in match.winners:
            points[seat] += 1 / len(match.winners)
    return [{"seat": seat + 1, "points": rounded(got), **shared(got, len(matches))} for seat, got in enumerate(points)]
