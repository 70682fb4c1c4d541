"""Short contests for tests: matches are cut off early to save time."""

from __future__ import annotations

from typing import Any

from baghdad.arena.contest import Contest, new_contest
from baghdad.arena.contest_match import MatchSummary
from baghdad.arena.contest_run import ContestRun
from baghdad.arena.executors import InProcess

CAP = 40


def short_contest(*names: str, players: int | None = None, paired: bool = True, **options: Any) -> Contest:
    """Return a contest of dieb whose matches are cut off after `CAP` decisions."""
    return new_contest(
        "dieb", names or ("greedy", "random"), players, paired=paired, options={"decision_cap": CAP, **options}
    )


def play_here(contest: Contest, matches: int) -> list[MatchSummary]:
    """Play the first matches of a contest in this process."""
    run = ContestRun([contest], [matches])
    for _ in run.play(InProcess()):
        pass
    return run.counted_matches()


def fake_match(contest: Contest, index: int, winners: tuple[int, ...], rounds: int = 10) -> MatchSummary:
    """Return an invented match, won by those seats."""
    each = (1,) * contest.players
    return MatchSummary(0, index, winners, "chests", each, rounds, each, (0.5,) * contest.players)


def without_times(results: dict[str, Any]) -> dict[str, Any]:
    """Return results without the figures that depend on the machine."""
    results = {key: value for key, value in results.items() if key != "timing"}
    if "bots" in results:
        results["bots"] = [{k: v for k, v in row.items() if k != "seconds_per_move"} for row in results["bots"]]
    for table in results.get("tables", ()):
        table["bots"] = [{k: v for k, v in row.items() if k != "seconds_per_move"} for row in table["bots"]]
    return results
