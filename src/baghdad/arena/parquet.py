"""Matches and decisions as Parquet files (extra `arena`), for further analysis."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from baghdad.arena.contest import Contest
from baghdad.arena.contest_match import StoredMatch
from baghdad.arena.errors import import_extra

MATCHES = "matches.parquet"
DECISIONS = "decisions.parquet"
MATCHES_PER_GROUP = 500  # written as one Parquet row group


def write_parquet(folder: Path, contests: Sequence[Contest], stored: Iterable[StoredMatch]) -> None:
    """Write both files from stored matches in order."""
    arrow, parquet = import_extra("pyarrow", "arena"), import_extra("pyarrow.parquet", "arena")
    name = arrow.dictionary(arrow.int16(), arrow.string())
    seats = arrow.list_(arrow.int16())
    matches = arrow.schema(
        [
            ("contest", arrow.int32()),
            ("match", arrow.int32()),
            ("deal", arrow.int32()),
            ("seed", arrow.string()),
            ("bots", arrow.list_(arrow.string())),  # by seat, like all lists here
            ("winners", seats),
            ("reason", name),
            ("scores", seats),
            ("rounds", arrow.int32()),
            ("decisions", arrow.int32()),
            ("seconds", arrow.list_(arrow.float64())),
        ]
    )
    decisions = arrow.schema(
        [
            ("contest", arrow.int32()),
            ("match", arrow.int32()),
            ("number", arrow.int32()),
            ("seat", arrow.int16()),
            ("bot", name),
            ("action", arrow.string()),
            ("seconds", arrow.float64()),
        ]
    )
    remaining = iter(stored)
    with (
        parquet.ParquetWriter(folder / MATCHES, matches) as match_writer,
        parquet.ParquetWriter(folder / DECISIONS, decisions) as decision_writer,
    ):
        while group := list(islice(remaining, MATCHES_PER_GROUP)):
            match_writer.write_table(arrow.Table.from_pylist([_match_row(contests, match) for match in group], matches))
            rows = [row for match in group for row in _decision_rows(contests, match)]
            decision_writer.write_table(arrow.Table.from_pylist(rows, decisions))


def _match_row(contests: Sequence[Contest], match: StoredMatch) -> dict[str, Any]:
    contest = contests[match.contest]
    return {
        "contest": match.contest + 1,
        "match": match.index + 1,
        "deal": contest.deal(match.index) + 1,
        "seed": str(contest.match_seed(match.index)),
        "bots": [contest.names[entrant] for entrant in contest.seating(match.index)],
        "winners": match.winners,
        "reason": match.reason,
        "scores": match.scores,
        "rounds": match.rounds,
        "decisions": len(match.actions),
        "seconds": match.seconds,
    }


def _decision_rows(contests: Sequence[Contest], match: StoredMatch) -> Iterator[dict[str, Any]]:
    contest = contests[match.contest]
    names = [contest.names[entrant] for entrant in contest.seating(match.index)]
    times: list[float] | list[None] = match.times or [None] * len(match.actions)
    for number, ((seat, action), seconds) in enumerate(zip(match.actions, times, strict=True), start=1):
        yield {
            "contest": match.contest + 1,
            "match": match.index + 1,
            "number": number,
            "seat": seat,
            "bot": names[seat],
            "action": action,
            "seconds": seconds,
        }
