"""Computer players of dieb that look ahead: `search`, `planner` and `master`, each a setting of the compiled mind."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

import numpy as np

from baghdad.bots.bot import Choice, Ranked
from baghdad.bots.budget import Budget, read_budget
from baghdad.bots.dieb.greedy import reason_of
from baghdad.bots.dieb.rules.decision import decide
from baghdad.bots.dieb.rules.evaluation import judge
from baghdad.bots.dieb.rules.ismcts import begin, ponder, search
from baghdad.bots.dieb.rules.turn_search import NOTHING, winning_action
from baghdad.bots.dieb.weights import INSTINCT, learned, weights
from baghdad.bots.dieb.workspace import NODE, PLANNER, SEARCH, SEARCH_WORKSPACE, STAGE
from baghdad.core.errors import OptionError
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import split
from baghdad.dieb.actions import CATALOGUE

PORTION = 250  # iterations between two looks at the clock
MOST_NODES = 2_000_000
STAGES, SLOTS = 2048, 8192  # positions of a turn that are looked at, and slots to find them in


@dataclass(frozen=True, slots=True)
class Settings:
    """What kind of mind a player has."""

    kind: int
    judges_by_learning: bool
    playout: int = 0  # decisions by wish before a position is judged, for each player at the table
    width: float = 1.0
    curiosity: float = 0.3


@dataclass(frozen=True, slots=True)
class Memory:
    """What a mind writes on."""

    mind: Any
    tree: Any
    stages: Any
    seen: Any


class SearchBot:
    """Thinks within a budget, on positions in which all it can't know is dealt at random."""

    settings: ClassVar[Settings]
    name: ClassVar[str]
    usual: ClassVar[Budget] = Budget(1)

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or self.usual

    @classmethod
    def from_parameter(cls, parameter: str) -> Self:
        """With another budget: `800`, `1s`, `800x2`."""
        return cls(read_budget(parameter, cls.name))

    def memory(self, players: int) -> Memory:
        """A mind with these settings, and enough to write on."""
        settings, mind = self.settings, np.zeros(1, SEARCH_WORKSPACE).view(np.recarray)[0]
        mind.kind = settings.kind
        mind.weights = learned(players) if settings.judges_by_learning else INSTINCT
        mind.learned = settings.judges_by_learning
        mind.playout, mind.width, mind.curiosity = settings.playout * players, settings.width, settings.curiosity
        mind.iterations = self.budget.iterations
        nodes = 1 if settings.kind == PLANNER else 1 + min(self.budget.iterations or MOST_NODES, MOST_NODES)
        tree = np.zeros(nodes, NODE).view(np.recarray)
        return Memory(mind, tree, np.zeros(STAGES, STAGE).view(np.recarray), np.zeros(SLOTS, np.int32))

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """What it thinks best, and how it ranks what it thought about."""
        state = knowledge.sampled_state
        memory = self._ready(state, rng)
        winning = int(winning_action(memory.mind, memory.stages, memory.seen))
        if winning != NOTHING:
            chances = tuple(float(seat == state.seat) for seat in range(state.players))
            return Choice(CATALOGUE[winning], "win", (Ranked(CATALOGUE[winning], 1.0, "win"),), chances)
        if self.settings.kind == SEARCH and len(knowledge.legal) > 1:
            memories = self._search(state, rng)
            ranking, chances = ranked(state, memories), outlook(memories)
        else:
            number = int(decide(memory.mind, memory.tree, memory.stages, memory.seen, weights()))
            ranking, chances = planned(state, memory, number), judged(state, memory)
        return Choice(ranking[0].action, ranking[0].reason, ranking, chances)

    def _ready(self, state: Any, rng: Any) -> Memory:
        memory = self.memory(int(state.players))
        memory.mind.root = state
        memory.mind.rng.word = rng.word
        return memory

    def _search(self, state: Any, rng: Any) -> list[Memory]:
        """On one thread as the compiled table does it; on several each has a share of the budget and its own tree."""
        threads = self.budget.threads
        part = replace(self.budget, iterations=-(-self.budget.iterations // threads), threads=1)
        memories = [type(self)(part)._ready(state, rng) for _ in range(threads)]
        for memory in memories[1:]:
            split(rng, memory.mind.rng)
        ends = time.perf_counter() + self.budget.seconds
        if threads == 1:
            think(memories[0], ends)
        else:
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(lambda memory: think(memory, ends), memories))
        return memories


def think(memory: Memory, ends: float) -> None:
    """As many iterations as the mind is set to; if that is none, until the time has come."""
    mind, tree = memory.mind, memory.tree
    row = weights()[mind.weights]
    begin(mind, tree)
    if mind.iterations:
        ponder(mind, tree, row)
    else:
        while not mind.outlook.any() or (time.perf_counter() < ends and mind.nodes < len(tree)):
            search(mind, tree, row, PORTION)


# --- what came of it ---------------------------------------------------------------------------------------------


def ranked(state: Any, memories: list[Memory]) -> tuple[Ranked, ...]:
    """The actions tried at the root, the most tried first."""
    visits: dict[int, int] = {}
    worth: dict[int, float] = {}
    for memory in memories:
        child = int(memory.tree[0].child)
        while child:
            node = memory.tree[child]
            action = int(node.action)
            visits[action] = visits.get(action, 0) + int(node.visits)
            worth[action] = worth.get(action, 0.0) + float(node.worth)
            child = int(node.sibling)
    best_first = sorted(visits, key=lambda action: (visits[action], worth[action]), reverse=True)
    return tuple(
        Ranked(CATALOGUE[action], worth[action] / visits[action], reason_of(state, action), visits[action])
        for action in best_first
    )


def planned(state: Any, memory: Memory, number: int) -> tuple[Ranked, ...]:
    """The actions a turn could begin with, by what the best turn after them is worth."""
    promises = [float(promise) for promise in memory.mind.promises]
    others = sorted((action for action, promise in enumerate(promises) if promise > 0), key=lambda a: -promises[a])
    order = [number, *(action for action in others if action != number)]
    return tuple(Ranked(CATALOGUE[action], max(promises[action], 0.0), reason_of(state, action)) for action in order)


def outlook(memories: list[Memory]) -> tuple[float, ...]:
    """Each seat's chances, over all that was tried."""
    whole = np.sum([memory.mind.outlook for memory in memories], axis=0)
    return tuple((whole[: memories[0].mind.root.players] / whole.sum()).round(4).tolist())


def judged(state: Any, memory: Memory) -> tuple[float, ...]:
    """Each seat's chances at first sight."""
    judge(state, weights()[memory.mind.weights], memory.mind.features, memory.mind.chances)
    return tuple(np.array(memory.mind.chances)[: state.players].round(4).tolist())


# --- the players -------------------------------------------------------------------------------------------------


class Search(SearchBot):
    """Knows no more than the aim of the game; finds the rest out by trying."""

    name, usual = "search", Budget(1000)
    settings = Settings(SEARCH, judges_by_learning=False, playout=5)


class Planner(SearchBot):
    """Looks through the whole of its own turn and judges where it can lead."""

    name = "planner"
    settings = Settings(PLANNER, judges_by_learning=True)

    @classmethod
    def from_parameter(cls, parameter: str) -> Self:
        """It has no budget: a turn is looked through, and that is that."""
        raise OptionError("bot_without_parameter", bot=cls.name, parameter=parameter)


class Master(SearchBot):
    """Searches with what was learned in tens of thousands of matches against itself."""

    name, usual = "master", Budget(1200)
    settings = Settings(SEARCH, judges_by_learning=True)
