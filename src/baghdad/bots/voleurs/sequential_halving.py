"""Sequential halving in several threads or for a number of seconds, by the rules in `rules/sequential_halving.py`."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from math import isfinite
from time import perf_counter
from typing import Any

from baghdad.bots.budget import MAX_ITERATIONS, TIME_LIMIT, Budget
from baghdad.bots.voleurs.rules.rollouts import run_rollouts
from baghdad.bots.voleurs.rules.sequential_halving import (
    MIN_SAMPLES,
    SINGLE_CANDIDATE_DIVISOR,
    add_rollouts,
    drop_worse_half,
    run_search,
    samples_per_stage,
    stage_count,
    start_search,
)
from baghdad.bots.voleurs.rules.workspace import MAX_CANDIDATES, SEARCH
from baghdad.core import arrays as np
from baghdad.voleurs.box import MAX_PLAYERS


def new_search() -> Any:
    """Return the memory of a search."""
    return np.new_record(SEARCH)


def search_position(workspace_bytes: Any, rng: Any, budget: Budget) -> Any:
    """Search the position in a workspace; return the candidates with their statistics.

    A single candidate isn't worth several threads or seconds.
    """
    search, limit = new_search(), TIME_LIMIT.seconds
    start_search(workspace_bytes, search, rng)
    if isfinite(limit):
        estimate_greedy_choice(workspace_bytes, search, budget, perf_counter() + limit)
    elif search.candidate_count == 1 or (budget.iterations and budget.threads == 1):
        run_search(workspace_bytes, search, budget.iterations)
    else:
        with ThreadPoolExecutor(budget.threads) as pool:
            ThreadedSearch(workspace_bytes, search, pool, budget).run()
    return search


def estimate_greedy_choice(workspace_bytes: Any, search: Any, budget: Budget, deadline: float) -> None:
    """Play rollouts of the first candidate, the greedy choice, until a deadline: for all there is too little time."""
    for index in range(1, int(search.candidate_count)):
        search.alive[index] = 0
    rollouts = max(MIN_SAMPLES, budget.iterations // SINGLE_CANDIDATE_DIVISOR) if budget.iterations else MAX_ITERATIONS
    for _ in range(rollouts):
        share_sums, lead_sums = np.zeros((MAX_CANDIDATES, MAX_PLAYERS)), np.zeros((MAX_CANDIDATES, 2))
        run_rollouts(workspace_bytes, search, int(search.samples), 1, share_sums, lead_sums)
        add_rollouts(search, 1, share_sums, lead_sums)
        if perf_counter() > deadline:
            break


class ThreadedSearch:
    """A search in several threads or for a number of seconds; each thread has a workspace of its own."""

    def __init__(self, workspace_bytes: Any, search: Any, pool: ThreadPoolExecutor, budget: Budget) -> None:
        self.workspaces = [workspace_bytes.copy() for _ in range(budget.threads)]
        self.search, self.pool, self.budget = search, pool, budget

    def run(self) -> None:
        """Run all stages; each gets an equal share of the seconds."""
        start, stages = perf_counter(), int(stage_count(self.search))
        for stage in range(stages):
            if self.budget.iterations:
                self.run_samples(int(samples_per_stage(self.search, self.budget.iterations)))
            while perf_counter() - start < self.budget.seconds * (stage + 1) / stages:
                self.run_samples(MIN_SAMPLES * self.budget.threads)
            drop_worse_half(self.search)

    def run_samples(self, number: int) -> None:
        """Play further rollouts of every candidate that is alive, divided among the threads."""
        threads = self.budget.threads
        firsts = [int(self.search.samples) + number * thread // threads for thread in range(threads + 1)]
        samples = [last - first for first, last in pairwise(firsts)]
        for result in list(self.pool.map(self._run_thread, self.workspaces, firsts, samples)):
            add_rollouts(self.search, *result)

    def _run_thread(self, workspace_bytes: Any, first: int, samples: int) -> tuple[int, Any, Any]:
        """Return the number of samples of one thread, and the sums of its rollouts."""
        share_sums, lead_sums = np.zeros((MAX_CANDIDATES, MAX_PLAYERS)), np.zeros((MAX_CANDIDATES, 2))
        run_rollouts(workspace_bytes, self.search, first, samples, share_sums, lead_sums)
        return samples, share_sums, lead_sums
