"""`search`, `thief` and `master` for voleurs: flat Monte-Carlo search of purchases with sequential halving.

Every rollout redeals what the seat can't see (determinization), applies a candidate purchase and plays on by the greedy
policy (`rules/`): to the end of the match, or to the end of a round, where a net values the position. Other decisions,
trade among them, are made by the greedy policy.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple, Self

from baghdad.bots.bot import Choice, Ranked
from baghdad.bots.budget import Budget, parse_budget
from baghdad.bots.voleurs.adviser import candidates_of, compared, workspace_of
from baghdad.bots.voleurs.greedy import action_and_reason, greedy_choice, search_workspace
from baghdad.bots.voleurs.round_net import round_net
from baghdad.bots.voleurs.rules.sequential_halving import run_search, start_search
from baghdad.bots.voleurs.rules.workspace import (
    GREEDY_TRADER,
    GREEDY_WEIGHTS,
    MAX_CANDIDATES,
    SEARCH_WORKSPACE,
    USUAL_CANDIDATES,
    WHOLE_MATCH,
)
from baghdad.bots.voleurs.sequential_halving import new_search, search_position
from baghdad.bots.voleurs.weights import TUNED_WEIGHTS, changed
from baghdad.core import arrays as np
from baghdad.core.compilation import is_compiled
from baghdad.core.knowledge import Knowledge

NO_SEARCH = Budget()


class Thinking(NamedTuple):
    """What a search considers, and how it values positions."""

    further_moves: bool = False  # whether it considers more moves than the policy
    searched_offers: int = 0  # offers of how many ranks by value
    horizon: int = WHOLE_MATCH  # further rounds that a rollout lasts at most
    values: bool = False  # whether a rollout that isn't finished then is valued by the net


class Search:
    """Searches purchases by rollouts in which every seat, its own too, plays with the weights of `greedy`.

    `weights` and `rivals` change some weights of the policy by name (`rules/workspace.py`): its own, and those that the
    others are taken to play with.
    """

    name: ClassVar[str] = "search"
    default_budget: ClassVar[Budget] = Budget(400)
    weights: tuple[float, ...] = GREEDY_WEIGHTS
    rivals: tuple[float, ...] = GREEDY_WEIGHTS
    trader: int = GREEDY_TRADER
    temperature: float = 0.0  # of errors in what its purchases gain, in dinars
    max_candidates: int = USUAL_CANDIDATES
    thinking: Thinking = Thinking()

    def __init__(
        self,
        budget: Budget | None = None,
        weights: Mapping[str, float] | None = None,
        rivals: Mapping[str, float] | None = None,
    ) -> None:
        self.budget = budget or self.default_budget
        self.weights = changed(self.weights, weights or {})
        self.rivals = changed(self.rivals, rivals or {})

    @classmethod
    def from_parameter(cls, parameter: str) -> Self:
        """Return a player with the budget that a parameter names: `800`, `1s`, `800x2`."""
        return cls(parse_budget(parameter, cls.name))

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Search a purchase; otherwise take the greedy action, with a few rollouts to estimate the win chances.

        Without a budget nothing is searched or estimated.
        """
        workspace_bytes = search_workspace(knowledge, rng, self.weights, self.trader, self.rivals)
        set_search(workspace_bytes, self.temperature, self.max_candidates, self.thinking)
        if self.budget == NO_SEARCH:
            return greedy_choice(knowledge, workspace_bytes)
        search = search_position(workspace_bytes, rng, self.budget)
        ranking = tuple(
            ranked(knowledge, search, index) for index in np.as_list(search.ranking[: search.candidate_count])
        )
        best, players = int(search.ranking[0]), int(search.root.players)
        visits = max(1, int(search.visits[best]))
        chances = tuple(shares / visits for shares in np.as_list(search.share_sums[best][:players]))
        return Choice(ranking[0].action, ranking[0].reason, ranking, chances)

    def advise(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Return the best actions of a search, all of them with equally many rollouts on the same deals.

        Interpreted rules are too slow for rollouts: then it is the greedy choice, without chances.
        """
        workspace_bytes = search_workspace(knowledge, rng, self.weights, self.trader, self.rivals)
        set_search(workspace_bytes, self.temperature, self.max_candidates, self.thinking)
        if not is_compiled() or self.budget == NO_SEARCH:
            return greedy_choice(knowledge, workspace_bytes)
        search = new_search()
        start_search(workspace_bytes, search, rng)
        if search.candidate_count > 1 and self.budget.iterations:
            run_search(workspace_bytes, search, self.budget.iterations)
        same_for_all = workspace_of(knowledge.sampled_state, knowledge.seat, self.weights, rng)
        return compared(candidates_of(search, knowledge), same_for_all, knowledge, rng)


def set_search(workspace_bytes: Any, temperature: float, max_candidates: int, thinking: Thinking) -> None:
    """Set in a workspace how its player errs, what it considers, and how it values positions."""
    workspace = np.record_in(workspace_bytes, SEARCH_WORKSPACE)
    workspace.temperature, workspace.max_candidates = temperature, max_candidates
    workspace.further_moves, workspace.searched_offers = int(thinking.further_moves), thinking.searched_offers
    workspace.horizon, workspace.values = thinking.horizon, int(thinking.values)
    if thinking.values:
        workspace.net = round_net()


def ranked(knowledge: Knowledge, search: Any, index: int) -> Ranked:
    """Return a candidate of a search with the player's mean share of wins."""
    steps = search.steps[index][: search.step_counts[index]]
    action, reason = action_and_reason(knowledge, steps, search.reasons[index])
    if index and search.gains[index] <= 0:  # only the rollouts speak for it
        reason = "ahead"
    visits = int(search.visits[index])
    return Ranked(action, float(search.share_sums[index, knowledge.seat] / max(1, visits)), reason, visits)


class Thief(Search):
    """`search` with a small budget."""

    name: ClassVar[str] = "thief"
    default_budget: ClassVar[Budget] = Budget(40)


class Master(Search):
    """Searches to the end of the round, where a net values the position, with weights found by an evolution strategy.

    The others are taken to play as it does.
    """

    name: ClassVar[str] = "master"
    default_budget: ClassVar[Budget] = Budget(600)
    weights: tuple[float, ...] = TUNED_WEIGHTS
    rivals: tuple[float, ...] = TUNED_WEIGHTS
    max_candidates: int = MAX_CANDIDATES
    thinking: Thinking = Thinking(further_moves=True, horizon=0, values=True)
