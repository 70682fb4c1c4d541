"""Computer players of dieb that search: `search`, `ismcts` and `planner`; `master` has a module of its own."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from baghdad.bots.bot import Choice, Ranked
from baghdad.bots.budget import TIME_LIMIT, Budget, parse_budget
from baghdad.bots.dieb.greedy import reason_of
from baghdad.bots.dieb.rules.decision import decide
from baghdad.bots.dieb.rules.evaluation import evaluate
from baghdad.bots.dieb.rules.ismcts import reset_tree, run_iterations, run_search
from baghdad.bots.dieb.rules.turn_search import NONE, winning_action
from baghdad.bots.dieb.weights import HANDCRAFTED, learned_row, weights
from baghdad.bots.dieb.workspace import MAX_ENDS, NODE, PLANNER, SEARCH, SEARCH_WORKSPACE, TURN_NODE
from baghdad.core import arrays as np
from baghdad.core.compilation import is_compiled
from baghdad.core.errors import OptionError
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import split
from baghdad.dieb.actions import CATALOGUE

CLOCK_INTERVAL = 250  # iterations between two checks of the time
INTERPRETED_INTERVAL = 20  # the same if they are interpreted
MAX_NODES = 2_000_000
ROOTS = 1 + MAX_ENDS  # nodes that no iteration adds
DIGITS = 4  # of win probabilities
USUAL_OPENED, USUAL_ENDS = 150, 16  # positions of the own turn, and ends that are tried, at the usual budget
TURN_NODES, SLOTS = 2048, 8192  # positions of one turn, and slots of the transposition table


@dataclass(frozen=True, slots=True)
class Settings:
    """What distinguishes one searching player from another."""

    kind: int
    uses_learned_weights: bool
    rollout_length: int = 0  # greedy decisions of a rollout, times the number of players
    widening: float = 1.0  # progressive widening: a node visited n times may have widening * sqrt(n + 1) children
    exploration: float = 0.3  # the exploration constant of UCB or PUCT


@dataclass(frozen=True, slots=True)
class SearchMemory:
    """The arrays that one search works on (records of `workspace.py`)."""

    workspace: Any
    tree: Any
    turn_nodes: Any
    transpositions: Any


Result = tuple[tuple[Ranked, ...], tuple[float, ...]]  # the ranking of the actions, and each seat's chance


class SearchBot:
    """A player that searches within a budget, knowing no more than its seat does."""

    settings: ClassVar[Settings]
    name: ClassVar[str]
    default_budget: ClassVar[Budget] = Budget(1)

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or self.default_budget

    @classmethod
    def from_parameter(cls, parameter: str) -> Self:
        """Return a player with the budget that a parameter names: `800`, `1s`, `800x2`."""
        return cls(parse_budget(parameter, cls.name))

    def allocate(self, players: int) -> SearchMemory:
        """Return the memory of a search with these settings."""
        settings, workspace = self.settings, np.new_record(SEARCH_WORKSPACE)
        workspace.kind = settings.kind
        workspace.weights_row = learned_row(players) if settings.uses_learned_weights else HANDCRAFTED
        workspace.learned_prior = settings.uses_learned_weights
        workspace.rollout_length, workspace.widening, workspace.exploration = (
            settings.rollout_length * players,
            settings.widening,
            settings.exploration,
        )
        workspace.iterations = self.budget.iterations
        workspace.max_opened, workspace.max_ends = USUAL_OPENED, USUAL_ENDS
        nodes = 1 if settings.kind == PLANNER else ROOTS + min(self.budget.iterations or MAX_NODES, MAX_NODES)
        tree, turn_nodes = np.new_records(nodes, NODE), np.new_records(TURN_NODES, TURN_NODE)
        return SearchMemory(workspace, tree, turn_nodes, np.zeros(SLOTS, np.int32))

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Return the best action found and the ranking of those searched; take a win within the turn at once."""
        state = knowledge.sampled_state
        memory = self._prepare(state, rng)
        winning = self._winning_choice(state, memory)
        if winning is not None:
            return winning
        ranking, chances = self._think(state, memory, rng, len(knowledge.legal))
        return Choice(ranking[0].action, ranking[0].reason, ranking, chances)

    def _winning_choice(self, state: Any, memory: SearchMemory) -> Choice | None:
        """Return the first action of a win within the turn, if there is one."""
        winning = int(winning_action(memory.workspace, memory.turn_nodes, memory.transpositions))
        if winning == NONE:
            return None
        chances = tuple(float(seat == state.seat) for seat in range(state.players))
        return Choice(CATALOGUE[winning], "win", (Ranked(CATALOGUE[winning], 1.0, "win"),), chances)

    def _think(self, state: Any, memory: SearchMemory, rng: Any, legal: int) -> Result:
        """Return the ranking of the actions and each seat's chance; `memory` is prepared for the position."""
        return decide_at_once(state, memory)

    def _prepare(self, state: Any, rng: Any) -> SearchMemory:
        memory = self.allocate(int(state.players))
        memory.workspace.root = state
        memory.workspace.rng.word = rng.word
        return memory


def decide_at_once(state: Any, memory: SearchMemory) -> Result:
    """Return the result of a player that decides in one compiled call, or has one legal action only."""
    number = int(decide(memory.workspace, memory.tree, memory.turn_nodes, memory.transpositions, weights()))
    return rank_by_turn_value(state, memory, number), evaluated_chances(state, memory)


def run_budget(memory: SearchMemory, deadline: float) -> None:
    """Run the workspace's number of iterations, or until the deadline if that is sooner or the number is 0."""
    workspace, tree = memory.workspace, memory.tree
    row = weights()[workspace.weights_row]
    reset_tree(workspace, tree)
    if math.isinf(deadline):
        run_search(workspace, tree, row)
        return
    interval, left = (CLOCK_INTERVAL if is_compiled() else INTERPRETED_INTERVAL), workspace.iterations or math.inf
    while not any(workspace.chance_sums) or (
        left > 0 and time.perf_counter() < deadline and workspace.node_count < len(tree)
    ):
        run_iterations(workspace, tree, row, int(min(interval, left)))
        left -= interval


# --- results ---------------------------------------------------------------------------------------------------------


def rank_by_visits(state: Any, memories: list[SearchMemory]) -> tuple[Ranked, ...]:
    """Return the root's actions ranked by visits, summed over all trees."""
    visits: dict[int, int] = {}
    value_sums: dict[int, float] = {}
    for memory in memories:
        child = int(memory.tree[0].first_child)
        while child:
            node = memory.tree[child]
            action = int(node.action)
            visits[action] = visits.get(action, 0) + int(node.visits)
            value_sums[action] = value_sums.get(action, 0.0) + float(node.total_value)
            child = int(node.next_sibling)
    best_first = sorted(visits, key=lambda action: (visits[action], value_sums[action]), reverse=True)
    return tuple(
        Ranked(CATALOGUE[action], value_sums[action] / visits[action], reason_of(state, action), visits[action])
        for action in best_first
    )


def rank_by_turn_value(state: Any, memory: SearchMemory, number: int) -> tuple[Ranked, ...]:
    """Return the possible first actions of the turn by the value of the best turn after each, the chosen one first."""
    action_values = [float(value) for value in memory.workspace.action_values]
    others = sorted(
        (action for action, value in enumerate(action_values) if value > 0), key=lambda a: -action_values[a]
    )
    order = [number, *(action for action in others if action != number)]
    return tuple(
        Ranked(CATALOGUE[action], max(action_values[action], 0.0), reason_of(state, action)) for action in order
    )


def mean_chances(memories: list[SearchMemory]) -> tuple[float, ...]:
    """Return each seat's mean evaluation over all iterations."""
    columns = zip(*(np.as_list(memory.workspace.chance_sums) for memory in memories), strict=True)
    sums = [sum(column) for column in columns]
    return rounded([each / sum(sums) for each in sums[: memories[0].workspace.root.players]])


def evaluated_chances(state: Any, memory: SearchMemory) -> tuple[float, ...]:
    """Return each seat's evaluation of the position, without search."""
    evaluate(state, weights()[memory.workspace.weights_row], memory.workspace.features, memory.workspace.chances)
    return rounded(np.as_list(memory.workspace.chances[: state.players]))


def rounded(chances: Sequence[float]) -> tuple[float, ...]:
    """Return win probabilities with as many digits as are worth showing."""
    return tuple(round(chance, DIGITS) for chance in chances)


# --- the players -----------------------------------------------------------------------------------------------------


class TreeSearch(SearchBot):
    """A player that searches one tree of actions, or several with as many threads."""

    def _think(self, state: Any, memory: SearchMemory, rng: Any, legal: int) -> Result:
        if legal == 1:
            return decide_at_once(state, memory)
        memories = self._search(state, rng)
        return rank_by_visits(state, memories), mean_chances(memories)

    def _search(self, state: Any, rng: Any) -> list[SearchMemory]:
        """Search with root parallelization: each thread has a share of the budget and its own tree.

        With one thread the result is the same as in a compiled match.
        """
        threads = self.budget.threads
        part = replace(self.budget, iterations=-(-self.budget.iterations // threads), threads=1)
        memories = [type(self)(part)._prepare(state, rng) for _ in range(threads)]
        for memory in memories[1:]:
            split(rng, memory.workspace.rng)
        deadline = time.perf_counter() + min(self.budget.seconds or math.inf, TIME_LIMIT.seconds)
        if threads == 1:
            run_budget(memories[0], deadline)
        else:
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(lambda memory: run_budget(memory, deadline), memories))
        return memories


class Search(TreeSearch):
    """Information-set MCTS with handcrafted weights and greedy rollouts."""

    name, default_budget = "search", Budget(1000)
    settings = Settings(SEARCH, uses_learned_weights=False, rollout_length=5)


class Planner(SearchBot):
    """Exhaustive search of the player's own turn, evaluated by learned weights."""

    name = "planner"
    settings = Settings(PLANNER, uses_learned_weights=True)

    @classmethod
    def from_parameter(cls, parameter: str) -> Self:
        """Raise OptionError: the search of a turn has no budget."""
        raise OptionError("bot_without_parameter", bot=cls.name, parameter=parameter)


class Ismcts(TreeSearch):
    """Information-set MCTS with weights learned by self-play and without rollouts."""

    name, default_budget = "ismcts", Budget(1200)
    settings = Settings(SEARCH, uses_learned_weights=True)
