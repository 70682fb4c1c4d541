"""Sequential halving (Karnin, Koren, Somekh 2013): shares a budget of rollouts among candidate actions."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any

import numpy as np

from baghdad.bots.budget import Budget
from baghdad.bots.voleurs.rules.rollouts import STATE_BYTES, run_rollouts
from baghdad.bots.voleurs.rules.workspace import SEARCH_WORKSPACE
from baghdad.core.rng import KEY_WORDS, next_word
from baghdad.voleurs.box import MAX_PLAYERS

HORIZON = 15  # rounds that a rollout lasts at most
MIN_SAMPLES = 2  # of each candidate in a stage
SINGLE_CANDIDATE_DIVISOR = 10  # a single candidate gets a tenth of the budget, only for its win chances


class SequentialHalving:
    """The search for the best of several candidates from one state; each thread has a workspace of its own."""

    def __init__(self, workspaces: list[Any], seat: int, rng: Any) -> None:
        self.workspaces = workspaces
        self.seat = seat
        self.root = workspaces[0][:STATE_BYTES].copy()
        self.key = np.array([next_word(rng) for _ in range(KEY_WORDS)], np.uint64)
        self.last_round = int(workspaces[0].view(SEARCH_WORKSPACE)[0]["state"]["round_number"]) + HORIZON
        self.samples = 0

    def run(self, candidates: Any, lengths: Any, budget: Budget, margin: float) -> None:
        """Share the budget equally over ceil(log2(n)) stages; after each, drop the worse half of the candidates.

        Unlike in the paper the first candidate, the greedy choice, always stays: the others are compared with it. A
        single candidate gets a few rollouts, only to estimate the win chances.
        """
        self.candidates, self.lengths, self.margin = candidates, lengths, margin
        self.alive = np.ones(len(lengths), np.int8)
        self.visits = [0] * len(lengths)
        self.share_sums = np.zeros((len(lengths), MAX_PLAYERS))
        self.lead_sums = np.zeros((len(lengths), 2))
        if len(lengths) == 1:
            self.run_samples(max(MIN_SAMPLES, budget.iterations // SINGLE_CANDIDATE_DIVISOR))
            return
        start = perf_counter()
        stages = int(np.ceil(np.log2(len(lengths))))
        for stage in range(stages):
            if budget.iterations:
                self.run_samples(max(MIN_SAMPLES, budget.iterations // (stages * int(self.alive.sum()))))
            while perf_counter() - start < budget.seconds * (stage + 1) / stages:
                self.run_samples(MIN_SAMPLES * len(self.workspaces))
            self.drop_worse_half()

    def run_samples(self, number: int) -> None:
        """Play further rollouts of every candidate that is alive, divided among threads."""
        threads = len(self.workspaces)
        firsts = [self.samples + number * thread // threads for thread in range(threads + 1)]
        if threads == 1:
            results = [self._run_thread(self.workspaces[0], firsts[0], number)]
        else:
            with ThreadPoolExecutor(threads) as pool:
                results = list(pool.map(self._run_thread, self.workspaces, firsts, np.diff(firsts).tolist()))
        for share_sums, lead_sums in results:
            self.share_sums += share_sums
            self.lead_sums += lead_sums
        self.samples += number
        for index in np.flatnonzero(self.alive):
            self.visits[index] += number

    def _run_thread(self, workspace_bytes: Any, first: int, number: int) -> tuple[Any, Any]:
        """Return the sums of one thread's rollouts."""
        share_sums, lead_sums = np.zeros_like(self.share_sums), np.zeros_like(self.lead_sums)
        candidates = (self.candidates, self.lengths, self.alive)
        run_rollouts(
            workspace_bytes, self.root, self.key, first, number, *candidates, self.last_round, share_sums, lead_sums
        )
        return share_sums, lead_sums

    def drop_worse_half(self) -> None:
        """Drop the worse half of the candidates, but never the first."""
        remaining = [index for index in self.ranking if self.alive[index]]
        for index in remaining[(len(remaining) + 1) // 2 :]:
            if index:
                self.alive[index] = 0

    # --- results -----------------------------------------------------------------------------------------------------

    def lead_bound(self, index: int) -> float:
        """Return a lower bound of a candidate's lead over the first: the mean less `margin` standard errors."""
        number, (total, squares) = self.visits[index], self.lead_sums[index]
        if not index or not number:
            return 0.0
        mean = total / number
        return float(mean - self.margin * np.sqrt(max(squares / number - mean * mean, 0.0) / number))

    @property
    def ranking(self) -> list[int]:
        """The candidates by number of rollouts, then by their lead."""
        return sorted(range(len(self.visits)), key=lambda index: (-self.visits[index], -self.lead_bound(index), index))

    def mean(self, index: int) -> float:
        """Return the player's mean share of wins with a candidate."""
        return float(self.share_sums[index, self.seat] / max(1, self.visits[index]))

    def chances(self, players: int) -> tuple[float, ...]:
        """Return each seat's mean share of wins with the best candidate."""
        best = self.ranking[0]
        return tuple(float(total) for total in self.share_sums[best, :players] / max(1, self.visits[best]))
