"""A run of contests: plays the missing matches, counts points, and appends results to a folder if there is one."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from baghdad.arena.contest import Contest
from baghdad.arena.contest_match import MatchSummary, StoredMatch
from baghdad.arena.executors import Executor, TaskQueue, play_all
from baghdad.arena.results import first_entrant_score, shares_of
from baghdad.arena.results_folder import ResultsFolder
from baghdad.arena.sprt import Sprt


class ContestRun:
    """Contests being played, each up to its number of matches; a single contest may be ended early by an SPRT."""

    def __init__(
        self,
        contests: Sequence[Contest],
        matches: Sequence[int],
        folder: ResultsFolder | None = None,
        sprt: Sprt | None = None,
    ) -> None:
        self.contests = list(contests)
        self.matches = list(matches)
        self.folder = folder
        self.sprt = sprt
        self.played: list[dict[int, MatchSummary]] = [{} for _ in contests]
        self.points = [[0.0] * len(contest.names) for contest in contests]
        self.seconds = 0.0  # of wall time, in this process
        self.newly_played = 0  # matches played in this process
        self._tested_matches = 0  # matches whose deals are already in the SPRT
        self.resumed = self._add_matches(folder.summaries() if folder else [])

    @property
    def total(self) -> int:
        """Return the number of matches requested."""
        return sum(self.matches)

    @property
    def done(self) -> int:
        """Return the number of matches played, in this process or before."""
        return sum(len(played) for played in self.played)

    def play(self, executor: Executor) -> Iterator[None]:
        """Play the missing matches; yield whenever there are new results."""
        began = time.perf_counter()
        missing = [
            [index for index in range(number) if index not in played]
            for number, played in zip(self.matches, self.played, strict=True)
        ]
        tasks = TaskQueue(self.contests, missing, keep_actions=self.folder is not None)
        if self._is_sprt_over():
            return
        for done in play_all(tasks, executor):
            if self.folder:
                self.folder.append(done.played)
            self.newly_played += self._add_matches(done.played)
            self.seconds = time.perf_counter() - began
            yield
            if self._is_sprt_over():
                return

    def counted_matches(self, contest: int = 0) -> list[MatchSummary]:
        """Return the matches that count, in order: all requested ones, or those up to where the SPRT ended."""
        played = self.played[contest]
        return [played[index] for index in sorted(played) if index < self.matches[contest]]

    def _add_matches(self, matches: Sequence[MatchSummary]) -> int:
        """Add matches that are not there yet and return how many were new."""
        new = 0
        for match in matches:
            number, index = match.contest, match.index
            played, points = self.played[number], self.points[number]
            if index < self.matches[number] and index not in played:
                played[index] = match.summary() if isinstance(match, StoredMatch) else match
                new += 1
                for entrant, share in shares_of(self.contests[number], match):
                    points[entrant] += share
        return new

    def _is_sprt_over(self) -> bool:
        """Feed complete deals to the SPRT and return whether it is over.

        Deals are tested in order, so the test ends at the same deal however fast each worker is.
        """
        if self.sprt is None:
            return False
        contest, played = self.contests[0], self.played[0]
        size = contest.round_up_to_deals(1)
        while all(index in played for index in range(self._tested_matches, self._tested_matches + size)):
            deal = [played[index] for index in range(self._tested_matches, self._tested_matches + size)]
            self._tested_matches += size
            if self.sprt.add_score(first_entrant_score(contest, deal)):
                self.matches[0] = self._tested_matches
                self.played[0] = {index: match for index, match in played.items() if index < self._tested_matches}
                return True
            if self._tested_matches >= self.matches[0]:
                return False
        return False
