"""Round-robin tournaments: every two bots meet at tables of every size, and all results give one rating.

With two players the two bots play each other; at larger tables one bot plays against a table of the other, both ways.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from typing import Any

from baghdad.arena.contest import Contest, new_contest
from baghdad.arena.contest_match import MatchSummary
from baghdad.arena.errors import ArenaError
from baghdad.arena.intervals import mean_with_interval, rounded
from baghdad.arena.rating import rate
from baghdad.arena.results import FORMAT, bot_row, deal_points, seat_rows

PAIR = 2


def round_robin(
    game: str,
    names: Sequence[str],
    players: Sequence[int],
    *,
    custom_bots: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    neighbours: bool = False,
) -> list[Contest]:
    """Return the contests of a tournament, all on the same deals; of `neighbours` only those of names side by side.

    Raise ArenaError for fewer than two bots or for duplicates.
    """
    if len(names) < PAIR or len(set(names)) < len(names):
        raise ArenaError("bad_field", bots=list(names))
    if not players or len(set(players)) < len(players):
        raise ArenaError("bad_tables", players=list(players))
    return [
        new_contest(game, pair, number, custom_bots=custom_bots, options=options, paired=True, seed=seed)
        for number in players
        for pair in (combinations(names, PAIR) if number == PAIR else permutations(names, PAIR))
        if not neighbours or abs(names.index(pair[0]) - names.index(pair[1])) == 1
    ]


def tournament_results(
    names: Sequence[str], contests: Sequence[Contest], played: Sequence[Sequence[MatchSummary]]
) -> dict[str, Any]:
    """Return the rating of all bots, and a cross table and seat advantage for each number of players; JSON-ready."""
    first = contests[0]
    sizes = sorted({contest.players for contest in contests})
    parts = {size: [(c, m) for c, m in zip(contests, played, strict=True) if c.players == size and m] for size in sizes}
    return {
        "format": FORMAT,
        "game": first.game,
        "options": first.options,
        "seed": str(first.seed),
        "matches": sum(map(len, played)),
        "bots": _rating_rows(names, [part for size in sizes for part in parts[size]]),
        "tables": [_player_count_results(names, size, parts[size]) for size in sizes],
    }


Part = tuple[Contest, Sequence[MatchSummary]]


def _rating_rows(names: Sequence[str], parts: Sequence[Part]) -> list[dict[str, Any]]:
    """Return a row for each bot, the highest Elo first."""
    deal_tables = [
        deal_points(contest, matches, [names.index(name) for name in contest.names]) for contest, matches in parts
    ]
    rows = []
    for place, (name, rating) in enumerate(zip(names, rate(deal_tables, len(names)), strict=True)):
        rows.append(
            {"name": name, "elo": rounded(rating.elo), "elo_error": rounded(rating.error), **_bot_totals(name, parts)}
        )
        rows[-1]["place"] = place
    rows.sort(key=lambda row: (-row["elo"], row["place"]))
    return [{key: value for key, value in row.items() if key != "place"} for row in rows]


def _bot_totals(name: str, parts: Sequence[Part]) -> dict[str, Any]:
    """Return a bot's matches, points, fair shares and seconds per move over all its contests."""
    matches, points, fair, moves, seconds = 0, 0.0, 0.0, 0.0, 0.0
    for contest, played in parts:
        if name in contest.names:
            entrant = contest.names.index(name)
            row = bot_row(contest, played, entrant)
            matches += row["matches"]
            points += row["points"]
            fair += row["fair"] * row["matches"]
            moves += row["decisions_per_match"] * row["matches"]
            seconds += row["seconds_per_move"] * row["decisions_per_match"] * row["matches"]
    return {
        "matches": matches,
        "points": rounded(points),
        "fair_shares": rounded(points / fair) if fair else 0.0,
        "seconds_per_move": rounded(seconds / moves) if moves else 0.0,
    }


def _player_count_results(names: Sequence[str], size: int, parts: Sequence[Part]) -> dict[str, Any]:
    """Return the results for one number of players.

    A row of the cross table shows how one seat of that bot did against a table of the bot in the column.
    """
    cross: dict[str, dict[str, Any]] = {name: {} for name in names}
    for contest, matches in parts:
        first_name, second_name = contest.names
        cross[first_name][second_name] = _cell(bot_row(contest, matches, 0))
        if size == PAIR:
            cross[second_name][first_name] = _cell(bot_row(contest, matches, 1))
    matches = [match for _, played in parts for match in played]
    return {
        "players": size,
        "fair": rounded(1 / size),
        "bots": _rating_rows(names, parts) if parts else [],
        "cross": cross,
        "seat_advantage": seat_rows(size, matches) if matches else [],
        "rounds": mean_with_interval([match.rounds for match in matches]) if matches else None,
        "decisions": mean_with_interval([sum(match.moves) for match in matches]) if matches else None,
    }


def _cell(row: dict[str, Any]) -> dict[str, Any]:
    return {key: row[key] for key in ("matches", "wins", "points", "share", "low", "high", "fair_shares")}
