"""Short contests for tests: matches are cut off early, which costs nobody anything."""

from __future__ import annotations

from typing import Any

from baghdad.arena.contest import Contest, new_contest
from baghdad.arena.contest_match import Played
from baghdad.arena.contest_run import Run
from baghdad.arena.executors import InProcess

CAP = 40


def short(*names: str, players: int | None = None, paired: bool = True, **options: Any) -> Contest:
    return new_contest(
        "dieb", names or ("greedy", "random"), players, paired=paired, options={"decision_cap": CAP, **options}
    )


def played(contest: Contest, matches: int) -> list[Played]:
    """So many matches, played here and now."""
    run = Run([contest], [matches])
    for _ in run.play(InProcess()):
        pass
    return run.counted()


def made_up(contest: Contest, index: int, winners: tuple[int, ...], rounds: int = 10) -> Played:
    """A match that nobody played, won by those seats."""
    each = (1,) * contest.players
    return Played(0, index, winners, "chests", each, rounds, each, (0.5,) * contest.players)


def without_times(results: dict[str, Any]) -> dict[str, Any]:
    """Results without what depends on the machine."""
    results = {key: value for key, value in results.items() if key != "timing"}
    if "bots" in results:
        results["bots"] = [{k: v for k, v in row.items() if k != "seconds_per_move"} for row in results["bots"]]
    for table in results.get("tables", ()):
        table["bots"] = [{k: v for k, v in row.items() if k != "seconds_per_move"} for row in table["bots"]]
    return results
