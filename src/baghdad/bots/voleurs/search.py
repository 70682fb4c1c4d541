"""`search`, `thief` and `master` for voleurs: flat Monte-Carlo search of purchases with sequential halving.

Every rollout redeals what the seat can't see (determinization), applies a candidate purchase and plays to the end of
the match by the greedy policy (`rules/`). Other decisions, trade among them, are made by the greedy policy.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar, Self

import numpy as np

from baghdad.bots.bot import Choice, Ranked
from baghdad.bots.budget import Budget, parse_budget
from baghdad.bots.voleurs.greedy import greedy_choice, search_workspace
from baghdad.bots.voleurs.rules.rollouts import list_candidates
from baghdad.bots.voleurs.rules.workspace import GREEDY_WEIGHTS, MAX_STEPS, REASONS, SEARCH_WORKSPACE
from baghdad.bots.voleurs.sequential_halving import SequentialHalving
from baghdad.bots.voleurs.weights import TUNED_WEIGHTS
from baghdad.core.knowledge import Knowledge
from baghdad.voleurs.actions import action_from_steps
from baghdad.voleurs.state import BUYING

MAX_CANDIDATES = 10
MARGIN = 0.5  # standard errors by which a candidate must beat the greedy choice


class Search:
    """Searches purchases by rollouts in which every seat, its own too, plays with the weights of `greedy`."""

    name: ClassVar[str] = "search"
    default_budget: ClassVar[Budget] = Budget(400)
    weights: ClassVar[tuple[float, ...]] = GREEDY_WEIGHTS

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or self.default_budget

    @classmethod
    def from_parameter(cls, parameter: str) -> Self:
        """Return a player with the budget that a parameter names: `800`, `1s`, `800x2`."""
        return cls(parse_budget(parameter, cls.name))

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Search a purchase; otherwise take the greedy action, with a few rollouts to estimate the win chances."""
        workspace_bytes = search_workspace(knowledge, rng, self.weights)
        copies = [workspace_bytes, *(workspace_bytes.copy() for _ in range(1, self.budget.threads))]
        halving = SequentialHalving(copies, knowledge.seat, rng)
        if knowledge.sampled_state.phase == BUYING and len(knowledge.legal) > 1:
            return self._choose_purchase(knowledge, workspace_bytes, halving)
        choice = greedy_choice(knowledge, workspace_bytes)
        workspace = workspace_bytes.view(SEARCH_WORKSPACE)[0]
        halving.run(workspace["steps"][None].copy(), workspace["step_count"][None].copy(), self.budget, MARGIN)
        ranking = (Ranked(choice.action, halving.mean(0), choice.reason, halving.visits[0]),)
        return replace(choice, ranking=ranking, chances=halving.chances(int(knowledge.sampled_state.players)))

    def _choose_purchase(self, knowledge: Knowledge, workspace_bytes: Any, halving: SequentialHalving) -> Choice:
        """Return the candidate that wins most rollouts."""
        candidates, lengths = np.zeros((MAX_CANDIDATES, MAX_STEPS), np.int16), np.zeros(MAX_CANDIDATES, np.int64)
        gains, reasons = np.zeros(MAX_CANDIDATES), np.zeros(MAX_CANDIDATES, np.int64)
        number = int(list_candidates(workspace_bytes, candidates, lengths, gains, reasons))
        halving.run(candidates[:number], lengths[:number], self.budget, MARGIN)
        state = knowledge.sampled_state
        ranking = tuple(
            Ranked(
                action_from_steps(state, candidates[index, : lengths[index]].tolist()),
                halving.mean(index),
                REASONS[reasons[index]] if index == 0 or gains[index] > 0 else "ahead",
                halving.visits[index],
            )
            for index in halving.ranking
        )
        return Choice(ranking[0].action, ranking[0].reason, ranking, halving.chances(int(state.players)))


class Thief(Search):
    """`search` with a small budget."""

    name: ClassVar[str] = "thief"
    default_budget: ClassVar[Budget] = Budget(40)


class Master(Search):
    """`search` with a larger budget and weights found by an evolution strategy."""

    name: ClassVar[str] = "master"
    default_budget: ClassVar[Budget] = Budget(600)
    weights: ClassVar[tuple[float, ...]] = TUNED_WEIGHTS
