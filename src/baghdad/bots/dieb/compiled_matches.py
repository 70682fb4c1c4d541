"""Whole matches of dieb among compiled players, played without returning to Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from baghdad.bots.bot import Bot, label_of
from baghdad.bots.compiled_matches import CompiledMatch, Outcomes, keys_of
from baghdad.bots.dieb.greedy import Greedy
from baghdad.bots.dieb.rules.decision import play_matches
from baghdad.bots.dieb.search_bots import SearchBot, SearchMemory
from baghdad.bots.dieb.weights import weights
from baghdad.bots.dieb.workspace import GREEDY, HALVING, NODE, OUTCOME, RANDOM, SEARCH, SEARCH_WORKSPACE, TURN_NODE
from baghdad.bots.random import Random
from baghdad.core import arrays
from baghdad.core.compilation import is_compiled
from baghdad.core.rng import CHANCE
from baghdad.dieb.box import CHESTS_TO_WIN, MAX_PLAYERS
from baghdad.dieb.options import Options
from baghdad.dieb.workspace import workspace

MAX_ACTIONS = 1 << 18  # of one match
# The seats of each set of seats.
SEATS_OF = [tuple(seat for seat in range(MAX_PLAYERS) if seats >> seat & 1) for seats in range(1 << MAX_PLAYERS)]
REASONS = ("chests", "standstill", "unfinished")  # why a match ended
CHESTS, STANDSTILL, UNFINISHED = range(len(REASONS))
OUTCOME_FIELDS = ("length", "moves", "turns", "winners", "scores")
INSTANT_KINDS: dict[type, int] = {Random: RANDOM, Greedy: GREEDY}


def compiled_runner(players: Sequence[Bot], options: Options) -> DiebRunner | None:
    """Return a runner, or None if a player isn't compiled or has a budget of seconds or several threads."""
    memories = [memory for player in players if (memory := _memory_for(player, len(players)))]
    return DiebRunner(memories, options) if len(memories) == len(players) else None


def _memory_for(player: Bot, players: int) -> SearchMemory | None:
    if isinstance(player, SearchBot):
        is_countable = player.settings.kind not in (SEARCH, HALVING) or (
            player.budget.iterations > 0 and player.budget.threads == 1
        )
        return player.allocate(players) if is_countable else None
    if type(player) not in INSTANT_KINDS:
        return None
    search_workspace = arrays.new_record(SEARCH_WORKSPACE)
    search_workspace.kind = INSTANT_KINDS[type(player)]
    tree, turn_nodes = arrays.new_records(1, NODE), arrays.new_records(1, TURN_NODE)
    return SearchMemory(search_workspace, tree, turn_nodes, np.zeros(1, np.int32))


class DiebRunner:
    """Plays matches of compiled players; they decide in turn, so all share the largest memory among them."""

    def __init__(self, memories: Sequence[SearchMemory], options: Options) -> None:
        self.players = len(memories)
        self.work = workspace(0, options)
        self.search_workspaces = arrays.new_records(len(memories), SEARCH_WORKSPACE)
        for index, memory in enumerate(memories):
            self.search_workspaces[index] = memory.workspace
        self.instant = all(int(each.kind) in INSTANT_KINDS.values() for each in self.search_workspaces)
        self.tree = max((memory.tree for memory in memories), key=len)
        self.turn_nodes = max((memory.turn_nodes for memory in memories), key=len)
        self.transpositions = max((memory.transpositions for memory in memories), key=len)
        self.steps, self.seats = np.zeros(MAX_ACTIONS, np.int16), np.zeros(MAX_ACTIONS, np.int8)

    def play(self, seed: int) -> CompiledMatch:
        """Play one match."""
        found = self.outcomes([seed])
        length = int(found.moves.sum())
        return CompiledMatch(
            steps=self.steps[:length].copy(),
            lengths=np.ones(length, np.int8),
            seats=self.seats[:length].copy(),
            winners=SEATS_OF[int(found.winners[0])],
            reason=REASONS[int(found.reasons[0])],
            scores=tuple(found.scores[0].tolist()),
            rounds=int(found.rounds[0]),
            moves=tuple(found.moves[0].tolist()),
        )

    def outcomes(self, seeds: Sequence[int]) -> Outcomes:
        """Play many matches in one compiled call."""
        keys = keys_of(seeds, [CHANCE, *map(label_of, range(self.players))])
        found = self.play_with_keys(keys[:, 0].copy(), keys[:, 1:].copy())
        length, moves, turns, winners, scores = (
            found[name] if is_compiled() else np.array(arrays.column(found, name)) for name in OUTCOME_FIELDS
        )
        assert length.min() >= 0, f"more than {MAX_ACTIONS} actions with one of the seeds {seeds}"
        has_enough = scores.max(axis=1) >= CHESTS_TO_WIN[self.players]
        reasons = np.where(winners == 0, UNFINISHED, np.where(has_enough, CHESTS, STANDSTILL))
        return Outcomes(winners, reasons, REASONS, scores[:, : self.players], turns[:, 0], moves[:, : self.players])

    def play_with_keys(self, match_keys: np.ndarray[Any, Any], seat_keys: np.ndarray[Any, Any]) -> Any:
        """Play a match for each row of RNG keys, its own and those of its seats; return the outcomes as records."""
        outcomes = arrays.new_records(len(match_keys), OUTCOME)
        memory = self.search_workspaces, self.tree, self.turn_nodes, self.transpositions, weights()
        play_matches(self.work, self.players, match_keys, seat_keys, *memory, self.steps, self.seats, outcomes)
        return outcomes
