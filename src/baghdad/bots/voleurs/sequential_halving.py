"""Plans weighed by playing them on: who gets how much of a budget, and what came of it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any

import numpy as np

from baghdad.bots.budget import Budget
from baghdad.bots.voleurs.rules.rollouts import STATE_BYTES, ponder
from baghdad.bots.voleurs.rules.workspace import SEARCH_WORKSPACE
from baghdad.core.rng import KEY_WORDS, next_word
from baghdad.voleurs.box import MAX_PLAYERS

LONGEST_LOOK = 15  # rounds played on
FEWEST_SAMPLES = 2
GLANCE = 10  # of so many iterations one is spent where there is nothing to choose


class Thought:
    """One look ahead, from the state that lies on all tables; each table is one thread's."""

    def __init__(self, tables: list[Any], seat: int, rng: Any) -> None:
        self.tables = tables
        self.seat = seat
        self.root = tables[0][:STATE_BYTES].copy()
        self.key = np.array([next_word(rng) for _ in range(KEY_WORDS)], np.uint64)
        self.last_round = int(tables[0].view(SEARCH_WORKSPACE)[0]["state"]["round_number"]) + LONGEST_LOOK
        self.samples = 0

    def ponder(self, plans: Any, lengths: Any, budget: Budget, doubt: float) -> None:
        """Shares the budget among the plans, then among the better half of them, and so on.

        Where there is one plan only, a glance at what may come of it is enough.
        """
        self.plans, self.lengths, self.doubt = plans, lengths, doubt
        self.alive = np.ones(len(lengths), np.int8)
        self.visits = [0] * len(lengths)
        self.totals = np.zeros((len(lengths), MAX_PLAYERS))
        self.leads = np.zeros((len(lengths), 2))
        if len(lengths) == 1:
            self.sample(max(FEWEST_SAMPLES, budget.iterations // GLANCE))
            return
        start = perf_counter()
        stages = int(np.ceil(np.log2(len(lengths))))
        for stage in range(stages):
            if budget.iterations:
                self.sample(max(FEWEST_SAMPLES, budget.iterations // (stages * int(self.alive.sum()))))
            while perf_counter() - start < budget.seconds * (stage + 1) / stages:
                self.sample(FEWEST_SAMPLES * len(self.tables))
            self.drop()

    def sample(self, number: int) -> None:
        """So many more deals for every plan that is alive, shared among threads."""
        threads = len(self.tables)
        firsts = [self.samples + number * thread // threads for thread in range(threads + 1)]
        if threads == 1:
            parts = [self.part(self.tables[0], firsts[0], number)]
        else:
            with ThreadPoolExecutor(threads) as pool:
                parts = list(pool.map(self.part, self.tables, firsts, np.diff(firsts).tolist()))
        for totals, leads in parts:
            self.totals += totals
            self.leads += leads
        self.samples += number
        for index in np.flatnonzero(self.alive):
            self.visits[index] += number

    def part(self, table: Any, first: int, number: int) -> tuple[Any, Any]:
        """One thread's deals."""
        totals, leads = np.zeros_like(self.totals), np.zeros_like(self.leads)
        what = (self.plans, self.lengths, self.alive)
        ponder(table, self.root, self.key, first, number, *what, self.last_round, totals, leads)
        return totals, leads

    def drop(self) -> None:
        """The worse half goes; the first plan stays, as the others are measured by it."""
        living = [index for index in self.ranking if self.alive[index]]
        for index in living[(len(living) + 1) // 2 :]:
            if index:
                self.alive[index] = 0

    # --- what came of it -------------------------------------------------------------------------------------------

    def lead(self, index: int) -> float:
        """By how much a plan is better than the first one, as far as can be relied on."""
        number, (total, squares) = self.visits[index], self.leads[index]
        if not index or not number:
            return 0.0
        mean = total / number
        return float(mean - self.doubt * np.sqrt(max(squares / number - mean * mean, 0.0) / number))

    @property
    def ranking(self) -> list[int]:
        """The plans, those pondered longest first, then the best."""
        return sorted(range(len(self.visits)), key=lambda index: (-self.visits[index], -self.lead(index), index))

    def mean(self, index: int) -> float:
        """The player's own share of victories with a plan."""
        return float(self.totals[index, self.seat] / max(1, self.visits[index]))

    def chances(self, players: int) -> tuple[float, ...]:
        """Everybody's, with the best plan."""
        best = self.ranking[0]
        return tuple(float(total) for total in self.totals[best, :players] / max(1, self.visits[best]))
