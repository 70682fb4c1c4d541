"""`master` for dieb: tries the ends of its own turn and halves their number until one is left."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any

from baghdad.bots.bot import Choice, Ranked
from baghdad.bots.budget import TIME_LIMIT, Budget
from baghdad.bots.dieb.adviser import Effort, compared
from baghdad.bots.dieb.greedy import reason_of
from baghdad.bots.dieb.rules.end_trials import evaluate_actions
from baghdad.bots.dieb.rules.turn_graph import open_positions, reset_graph, set_deals
from baghdad.bots.dieb.rules.turn_halving import (
    MOST_OPENED,
    drop_worse_half,
    end_chance,
    first_action,
    halvings,
    is_settled,
    look_deeper,
    needs_second_look,
    reset_trials,
    trials_of_each,
    try_ends,
)
from baghdad.bots.dieb.search_bots import (
    ROOTS,
    USUAL_ENDS,
    USUAL_OPENED,
    Result,
    SearchBot,
    SearchMemory,
    Settings,
    rounded,
)
from baghdad.bots.dieb.weights import weights
from baghdad.bots.dieb.workspace import HALVING, MAX_ENDS, NODE
from baghdad.core import arrays as np
from baghdad.core.compilation import is_compiled
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import fork
from baghdad.dieb.actions import CATALOGUE
from baghdad.dieb.rules.turn import find_legal

OPENING_SHARE = 0.25  # of the time, for looking through the own turn
OPENED_AT_ONCE, TRIALS_AT_ONCE = 50, 250  # between two checks of the time
INTERPRETED_OPENED_AT_ONCE = 5
# Trials of a second look before a chest is left: so many times the budget, at most, and none for a larger budget.
DEEPER, MOST_DEEP = 25, 30_000
TRIALS_A_SECOND = 100_000  # in each thread, roughly: what a budget of seconds is worth
EFFORT = Effort(trials=400, deals=50)  # of a hint
# A hint without compiled rules: by numbers, not by time, so that it is always the same.
INTERPRETED_BUDGET, INTERPRETED_OPENED, INTERPRETED_EFFORT = Budget(32), 10, Effort(trials=8, deals=0)


class Master(SearchBot):
    """Search of the player's own turn, whose ends are tried and halved, with weights learned by self-play."""

    name, default_budget = "master", Budget(1200)
    settings = Settings(HALVING, uses_learned_weights=True, exploration=0.1)

    def allocate(self, players: int) -> SearchMemory:
        """Return the memory of a search; a larger budget looks at more of the turn, and tries more of its ends."""
        memory = super().allocate(players)
        workspace = memory.workspace
        iterations = self.budget.iterations or self.budget.seconds * self.budget.threads * TRIALS_A_SECOND
        times = max(1.0, iterations / self.default_budget.iterations)
        workspace.max_ends = min(round(USUAL_ENDS * times), MAX_ENDS)
        workspace.max_opened = min(round(USUAL_OPENED * math.sqrt(times)), MOST_OPENED)
        workspace.deep_iterations = min(DEEPER * self.budget.iterations, MOST_DEEP)
        return with_room_for_second_look(memory) if is_compiled() else memory

    def _think(self, state: Any, memory: SearchMemory, rng: Any, legal: int) -> Result:
        began, seconds = time.perf_counter(), min(self.budget.seconds or math.inf, TIME_LIMIT.seconds)
        self._search(memory, rng, began, seconds)
        best = first_action(memory.workspace, memory.turn_nodes, 0)
        if math.isinf(seconds) and needs_second_look(memory.workspace, best):
            look_deeper(memory.workspace)
            self._search(with_room_for_second_look(memory), rng, began, seconds)
        return rank_by_ends(state, memory), chances_of_best_end(memory)

    def _search(self, memory: SearchMemory, rng: Any, began: float, seconds: float) -> None:
        """Look through the turn and try its ends."""
        find_ends(memory, began + OPENING_SHARE * seconds)
        memories = [memory, *(self._copy(memory, fork(rng)) for _ in range(self.budget.threads - 1))]
        halve(memories, began, seconds)

    def advise(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Return the best turns, all of them tried equally often, and stopping at once among them."""
        state, budget = knowledge.sampled_state, self.budget if is_compiled() else INTERPRETED_BUDGET
        memory = type(self)(budget)._prepare(state, rng)
        winning = self._winning_choice(state, memory)
        if winning is not None:
            return winning
        reset_graph(memory.workspace, memory.turn_nodes, memory.transpositions)
        opened = int(memory.workspace.max_opened) if is_compiled() else INTERPRETED_OPENED
        open_positions(memory.workspace, memory.turn_nodes, memory.transpositions, opened, row_of(memory))
        reset_trials(memory.workspace, memory.tree, memory.turn_nodes, row_of(memory))
        halve([memory], 0.0, math.inf)
        return compared(memory, state, EFFORT if is_compiled() else INTERPRETED_EFFORT, promises(memory))

    def _copy(self, memory: SearchMemory, rng: Any) -> SearchMemory:
        """Return the memory of another thread, which tries the same ends with other deals."""
        tree = np.new_records(len(memory.tree), memory.tree[0].dtype)
        other = SearchMemory(np.copy_of(memory.workspace), tree, memory.turn_nodes, memory.transpositions)
        set_deals(other.workspace, rng)
        return other


def with_room_for_second_look(memory: SearchMemory) -> SearchMemory:
    """Return the memory with a tree that is large enough for a second look."""
    nodes = ROOTS + int(memory.workspace.deep_iterations)
    if len(memory.tree) >= nodes:
        return memory
    return replace(memory, tree=np.new_records(nodes, NODE))


def find_ends(memory: SearchMemory, deadline: float) -> None:
    """Look through the turn for its best ends, at most until the deadline."""
    workspace, graph, row = memory.workspace, (memory.turn_nodes, memory.transpositions), row_of(memory)
    reset_graph(workspace, *graph)
    most = int(workspace.max_opened)
    at_once = most if math.isinf(deadline) else OPENED_AT_ONCE if is_compiled() else INTERPRETED_OPENED_AT_ONCE
    while open_positions(workspace, *graph, min(at_once, most - int(workspace.opened)), row):
        if time.perf_counter() >= deadline:
            break
    reset_trials(workspace, memory.tree, memory.turn_nodes, row)


def halve(memories: Sequence[SearchMemory], began: float, seconds: float) -> None:
    """Try the ends and drop the worse half of them until the choice is settled; each thread has a memory.

    A limit of seconds is shared equally among the rounds. With one thread and no limit the result is the same as in a
    compiled match.
    """
    first = memories[0].workspace
    rounds = halvings(int(first.end_count))
    for number in range(rounds):
        deadline = began + seconds * (OPENING_SHARE + (1.0 - OPENING_SHARE) * (number + 1) / rounds)
        trials = math.inf if first.iterations == 0 else trials_of_each(first, rounds * len(memories))
        before = sums_of(first)
        if len(memories) == 1:
            run_trials(memories[0], trials, deadline)
        else:
            with ThreadPoolExecutor(len(memories)) as pool:
                list(pool.map(partial(run_trials, trials=trials, deadline=deadline), memories))
            merge(memories, before)
        for memory in memories:
            drop_worse_half(memory.workspace)
        if is_settled(first, memories[0].turn_nodes):
            return


def run_trials(memory: SearchMemory, trials: float, deadline: float) -> None:
    """Try each end so many times, or until the deadline if that is sooner, but at least once."""
    workspace, tree, row = memory.workspace, memory.tree, row_of(memory)
    at_once = trials
    if not math.isinf(deadline):
        at_once = max(1, TRIALS_AT_ONCE // int(workspace.end_count)) if is_compiled() else 1
    left, in_time = trials, True
    while left > 0 and in_time:
        now = int(min(at_once, left))
        try_ends(workspace, tree, memory.turn_nodes, now, row)
        left -= now
        in_time = time.perf_counter() < deadline and workspace.node_count < len(tree)


def sums_of(workspace: Any) -> list[list[float]]:
    """Return for each end that is left the number of its trials and the sums of their corrections."""
    ends = [workspace.ends[number] for number in range(workspace.end_count)]
    return [[int(end.visits), *np.as_list(end.surplus)] for end in ends]


def merge(memories: Sequence[SearchMemory], before: list[list[float]]) -> None:
    """Give every thread the trials of all; `before` are the sums that all threads began with."""
    found = [sums_of(memory.workspace) for memory in memories]
    for number, start in enumerate(before):
        columns = zip(start, *(sums[number] for sums in found), strict=True)
        visits, *surplus = [first + sum(value - first for value in others) for first, *others in columns]
        for memory in memories:
            end = memory.workspace.ends[number]
            end.visits = visits
            for seat, each in enumerate(surplus):
                end.surplus[seat] = each


def row_of(memory: SearchMemory) -> Any:
    """Return the weights that a search evaluates by."""
    return weights()[memory.workspace.weights_row]


# --- results ---------------------------------------------------------------------------------------------------------


def rank_by_ends(state: Any, memory: SearchMemory) -> tuple[Ranked, ...]:
    """Return the first actions of the turn by the best end that each leads to, then others by the evaluation alone."""
    workspace, seat = memory.workspace, int(state.seat)
    chances: dict[int, float] = {}
    visits: dict[int, int] = {}
    for number in range(workspace.tried_ends):
        action = int(first_action(workspace, memory.turn_nodes, number))
        chances.setdefault(action, float(end_chance(workspace, number, seat)))
        visits[action] = visits.get(action, 0) + int(workspace.ends[number].visits)
    for action, chance in sorted(promises(memory), key=lambda promise: -promise[1]):
        chances.setdefault(action, chance)
    return tuple(
        Ranked(CATALOGUE[action], chance, reason_of(state, action), visits.get(action, 0))
        for action, chance in chances.items()
    )


def promises(memory: SearchMemory) -> list[tuple[int, float]]:
    """Return the legal actions, each with the mover's chance by the evaluation after it."""
    workspace = memory.workspace
    workspace.state = workspace.root
    find_legal(workspace.state, workspace.legal)
    number, _ = evaluate_actions(workspace, row_of(memory))
    return [(int(workspace.listed[index]), float(workspace.promises[index])) for index in range(number)]


def chances_of_best_end(memory: SearchMemory) -> tuple[float, ...]:
    """Return each seat's chance after the end that is left."""
    workspace = memory.workspace
    return rounded([float(end_chance(workspace, 0, seat)) for seat in range(workspace.root.players)])
