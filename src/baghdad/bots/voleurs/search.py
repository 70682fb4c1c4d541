"""`search` and `master` for voleurs: they play on from every purchase worth it, many times, and take the best.

Each time all they can't see is dealt anew, and all seats play to the end of the match by simple rules (`rules/`). The
plans that do worse are dropped half by half. Trade they leave to simple rules.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar, Self

import numpy as np

from baghdad.bots.bot import Choice, Ranked
from baghdad.bots.budget import Budget, read_budget
from baghdad.bots.voleurs.rules.rollouts import decide, list_plans
from baghdad.bots.voleurs.rules.workspace import (
    GREEDY_WEIGHTS,
    LONGEST_PLAN,
    REASONS,
    SEARCH_WORKSPACE,
    WEIGHTS,
    mind_of,
)
from baghdad.bots.voleurs.sequential_halving import Thought
from baghdad.bots.voleurs.steps_to_action import action_of
from baghdad.bots.voleurs.weights import TUNED_WEIGHTS
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import next_word
from baghdad.voleurs.board.registry import tables_of_state
from baghdad.voleurs.box import MAX_PLAYERS
from baghdad.voleurs.state import BUYING

MOST_PLANS = 10
DOUBT = 0.5  # standard errors by which a plan must beat the one that simple rules would choose

# Why something is done, by the kind of action, where simple rules decide.
PLAIN_REASONS = {
    "choose": "choose",
    "place": "place",
    "offer": "trade",
    "accept": "accept",
    "decline": "decline",
    "done": "done",
    "exchange": "rob",
}


class Search:
    """Looks ahead at purchases; takes everybody, itself too, for a player much like `greedy`."""

    name: ClassVar[str] = "search"
    usual: ClassVar[Budget] = Budget(400)
    weights: ClassVar[tuple[float, ...]] = GREEDY_WEIGHTS

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or self.usual

    @classmethod
    def from_parameter(cls, parameter: str) -> Self:
        """With a budget, as `800`, `1s` or `800x2`."""
        return cls(read_budget(parameter, cls.name))

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Ponders a purchase; anything else goes by simple rules, with a glance at what may come of it."""
        table = table_of(knowledge, rng, self.weights)
        thought = Thought([table, *(table.copy() for _ in range(1, self.budget.threads))], knowledge.seat, rng)
        if knowledge.sampled_state.phase == BUYING and len(knowledge.legal) > 1:
            return self.purchase(knowledge, table, thought)
        choice = simply(knowledge, table)
        mind = table.view(SEARCH_WORKSPACE)[0]
        thought.ponder(mind["plan"][None].copy(), mind["length"][None].copy(), self.budget, DOUBT)
        ranking = (Ranked(choice.action, thought.mean(0), choice.reason, thought.visits[0]),)
        return replace(choice, ranking=ranking, chances=thought.chances(int(knowledge.sampled_state.players)))

    def purchase(self, knowledge: Knowledge, table: Any, thought: Thought) -> Choice:
        """The plan that wins most."""
        plans, lengths = np.zeros((MOST_PLANS, LONGEST_PLAN), np.int16), np.zeros(MOST_PLANS, np.int64)
        gains, reasons = np.zeros(MOST_PLANS), np.zeros(MOST_PLANS, np.int64)
        number = int(list_plans(table, plans, lengths, gains, reasons))
        thought.ponder(plans[:number], lengths[:number], self.budget, DOUBT)
        state = knowledge.sampled_state
        ranking = tuple(
            Ranked(
                action_of(state, plans[index, : lengths[index]].tolist()),
                thought.mean(index),
                REASONS[reasons[index]] if index == 0 or gains[index] > 0 else "ahead",
                thought.visits[index],
            )
            for index in thought.ranking
        )
        return Choice(ranking[0].action, ranking[0].reason, ranking, thought.chances(int(state.players)))


class Thief(Search):
    """Looks ahead a little."""

    name: ClassVar[str] = "thief"
    usual: ClassVar[Budget] = Budget(40)


class Master(Search):
    """Looks ahead further, and goes by weights that were found by playing."""

    name: ClassVar[str] = "master"
    usual: ClassVar[Budget] = Budget(600)
    weights: ClassVar[tuple[float, ...]] = TUNED_WEIGHTS


def table_of(knowledge: Knowledge, rng: Any, weights: tuple[float, ...]) -> Any:
    """A mind about what the seat imagines, as bytes; the others go by the usual weights."""
    seats = np.array([GREEDY_WEIGHTS] * MAX_PLAYERS)
    seats[knowledge.seat] = weights
    state = knowledge.sampled_state
    minds = mind_of(state, tables_of_state(state), seats.view(WEIGHTS)[:, 0])
    minds[0].rng.word = next_word(rng)
    minds[0].state.seat = knowledge.seat
    return minds.view(np.ndarray).view(np.uint8)


def simply(knowledge: Knowledge, table: Any) -> Choice:
    """What simple rules do."""
    decide(table)
    mind = table.view(SEARCH_WORKSPACE)[0]
    action = action_of(knowledge.sampled_state, mind["plan"][: mind["length"]].tolist())
    if action.kind == "done" and action not in knowledge.legal:  # it has said so already, and its own offers stand
        return Choice(knowledge.legal[0], "decline")
    return Choice(action, PLAIN_REASONS.get(action.kind, "spend"))
