"""A run of contests: plays the missing matches, counts points, and appends results to a folder if there is one."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from baghdad.arena.contest import Contest
from baghdad.arena.contest_match import MatchColumns, MatchSummary, Played, StoredMatch
from baghdad.arena.executors import Executor, TaskQueue, play_all
from baghdad.arena.results import first_entrant_score
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
        self._played: list[dict[int, MatchSummary]] = [{} for _ in contests]
        self._columns: list[MatchColumns] = []  # matches that are not in `_played` yet
        self.points = [[0.0] * len(contest.names) for contest in contests]
        self.seconds = 0.0  # of wall time, in this process
        self.newly_played = 0  # matches played in this process
        self._tested_matches = 0  # matches whose deals are already in the SPRT
        self.resumed = self._add(folder.summaries() if folder else [])

    @property
    def total(self) -> int:
        """Return the number of matches requested."""
        return sum(self.matches)

    @property
    def done(self) -> int:
        """Return the number of matches played, in this process or before."""
        return sum(map(self.done_in, range(len(self.contests))))

    def done_in(self, contest: int) -> int:
        """Return the number of matches of one contest that have been played."""
        others = sum(len(columns) for columns in self._columns if columns.contest == contest)
        return len(self._played[contest]) + others

    @property
    def played(self) -> list[dict[int, MatchSummary]]:
        """Return the matches of each contest by their indices."""
        for columns in self._columns:
            self._played[columns.contest].update((match.index, match) for match in columns.summaries())
        self._columns = []
        return self._played

    def play(self, executor: Executor) -> Iterator[None]:
        """Play the missing matches; yield whenever there are new results."""
        began = time.perf_counter()
        missing: list[Sequence[int]] = [
            [index for index in range(number) if index not in played]
            for number, played in zip(self.matches, self.played, strict=True)
        ]
        tasks = TaskQueue(self.contests, missing, keep_actions=self.folder is not None)
        if self._is_sprt_over():
            return
        for done in play_all(tasks, executor):
            if self.folder:
                assert not isinstance(done.played, MatchColumns), "a folder needs every action"
                self.folder.append(done.played)
            self.newly_played += self._add(done.played)
            self.seconds = time.perf_counter() - began
            yield
            if self._is_sprt_over():
                return

    def counted_matches(self, contest: int = 0) -> list[MatchSummary]:
        """Return the matches that count, in order: all requested ones, or those up to where the SPRT ended."""
        played = self.played[contest]
        return [played[index] for index in sorted(played) if index < self.matches[contest]]

    def _add(self, played: Played) -> int:
        """Add matches that are not there yet and return how many were new."""
        if isinstance(played, MatchColumns):
            self._columns.append(played)
            for index, winners, number in played.victories():
                self._add_points(played.contest, index, winners, number)
            return len(played)
        new = 0
        for match in played:
            known = self.played[match.contest]
            if match.index < self.matches[match.contest] and match.index not in known:
                known[match.index] = match.summary() if isinstance(match, StoredMatch) else match
                self._add_points(match.contest, match.index, match.winners, 1)
                new += 1
        return new

    def _add_points(self, contest: int, index: int, winners: tuple[int, ...], number: int) -> None:
        """Divide the points of matches with the same seating and the same winners."""
        seating = self.contests[contest].seating(index)
        for seat in winners:
            self.points[contest][seating[seat]] += number / len(winners)

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
                self._played[0] = {index: match for index, match in played.items() if index < self._tested_matches}
                return True
            if self._tested_matches >= self.matches[0]:
                return False
        return False
