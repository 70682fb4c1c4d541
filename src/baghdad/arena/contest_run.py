"""A contest from the first match to the last: what is missing is played, counted, and kept if there is a folder."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from baghdad.arena.contest import Contest
from baghdad.arena.contest_match import Played, StoredMatch
from baghdad.arena.executors import Executor, Tasks, play_all
from baghdad.arena.results import first_score, points_of
from baghdad.arena.results_folder import ResultsFolder
from baghdad.arena.sprt import Sprt


class Run:
    """Contests being played, each to its number of matches. With a test, the only one may end before."""

    def __init__(
        self,
        contests: Sequence[Contest],
        matches: Sequence[int],
        folder: ResultsFolder | None = None,
        test: Sprt | None = None,
    ) -> None:
        self.contests = list(contests)
        self.matches = list(matches)
        self.folder = folder
        self.test = test
        self.played: list[dict[int, Played]] = [{} for _ in contests]
        self.points = [[0.0] * len(contest.names) for contest in contests]
        self.seconds = 0.0  # on the clock, this time
        self.fresh = 0  # matches played this time
        self._judged = 0  # matches whose deals the test has seen
        self.found = self._add(folder.played() if folder else [])

    @property
    def total(self) -> int:
        """How many matches there are in all."""
        return sum(self.matches)

    @property
    def done(self) -> int:
        """How many of them have been played, now or before."""
        return sum(len(played) for played in self.played)

    def play(self, crew: Executor) -> Iterator[None]:
        """Plays what is missing; yields now and then, when there is something new to be seen."""
        began = time.perf_counter()
        missing = [
            [index for index in range(number) if index not in played]
            for number, played in zip(self.matches, self.played, strict=True)
        ]
        tasks = Tasks(self.contests, missing, keep=self.folder is not None)
        if self._ended():
            return
        for done in play_all(tasks, crew):
            if self.folder:
                self.folder.keep(done.played)
            self.fresh += self._add(done.played)
            self.seconds = time.perf_counter() - began
            yield
            if self._ended():
                return

    def counted(self, contest: int = 0) -> list[Played]:
        """The matches that count, in order: all asked for, or those up to where the test ended."""
        played = self.played[contest]
        return [played[index] for index in sorted(played) if index < self.matches[contest]]

    def _add(self, matches: Sequence[Played]) -> int:
        new = 0
        for match in matches:
            contest, played = self.contests[match.contest], self.played[match.contest]
            if match.index < self.matches[match.contest] and match.index not in played:
                played[match.index] = match.light() if isinstance(match, StoredMatch) else match
                new += 1
                for entrant, points in enumerate(points_of(contest, match)):
                    self.points[match.contest][entrant] += points
        return new

    def _ended(self) -> bool:
        """Whether the test is over. It sees deals in order, so that it ends at the same one whoever was faster."""
        if self.test is None:
            return False
        contest, played = self.contests[0], self.played[0]
        size = contest.whole(1)
        while all(index in played for index in range(self._judged, self._judged + size)):
            deal = [played[index] for index in range(self._judged, self._judged + size)]
            self._judged += size
            if self.test.see(first_score(contest, deal)):
                self.matches[0] = self._judged
                self.played[0] = {index: match for index, match in played.items() if index < self._judged}
                return True
            if self._judged >= self.matches[0]:
                return False
        return False
