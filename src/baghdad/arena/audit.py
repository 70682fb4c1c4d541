"""Audits: plays of computer players that look foolish, found by rules of thumb and confirmed by a deep search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

import baghdad
from baghdad.arena.contest import Contest
from baghdad.arena.contest_match import StoredMatch
from baghdad.arena.executors import in_processes

DEFAULT_JUDGE = "master:30000"


@dataclass(frozen=True, slots=True)
class Remark:
    """A play that looks foolish: its kind, where it is, and what the judge would have played, if it was asked."""

    kind: str
    seed: int  # of the match
    number: int  # of the action, counted from 0
    seat: int
    action: str
    better: str = ""

    def to_data(self) -> dict[str, Any]:
        """Return the remark as JSON-ready data."""
        named = {"kind": self.kind, "seed": str(self.seed), "number": self.number, "seat": self.seat}
        return {**named, "action": self.action, "better": self.better}


@dataclass(slots=True)
class Audit:
    """What was found in some matches. `occasions` and `excused` are by kind.

    An occasion is a play that could have been foolish. A play is excused if it looks foolish and the judge plays the
    same.
    """

    matches: int = 0
    occasions: Counter[str] = field(default_factory=Counter)
    excused: Counter[str] = field(default_factory=Counter)
    remarks: list[Remark] = field(default_factory=list)

    def add(self, other: Audit) -> None:
        """Add what was found in other matches."""
        self.matches += other.matches
        self.occasions.update(other.occasions)
        self.excused.update(other.excused)
        self.remarks += other.remarks

    def found(self, kind: str) -> int:
        """Return the number of remarks of a kind."""
        return sum(remark.kind == kind for remark in self.remarks)


class Auditor(Protocol):
    """Looks at the matches of one game; its part `audit`."""

    kinds: tuple[str, ...]  # of remarks, in the order of the report

    def audit(self, contest: Contest, match: StoredMatch, judge: str) -> Audit:
        """Return what is found in one match. `judge` is the name of a bot that is asked about doubtful plays."""
        ...


def auditor_of(game: str) -> Auditor:
    """Return the auditor of a game; raise MissingPart if it has none."""
    found: Auditor = baghdad.game(game).part("audit")
    return found


def audit_matches(contest: Contest, matches: Sequence[StoredMatch], judge: str, jobs: int) -> Iterator[Audit]:
    """Yield the audit of one match after the other, made by so many processes."""
    audit_one = partial(auditor_of(contest.game).audit, contest, judge=judge)
    yield from in_processes(audit_one, matches, jobs)
