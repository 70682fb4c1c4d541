"""Whole matches of dieb among compiled players, played without returning to Python."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from baghdad.bots.bot import Bot, label_of
from baghdad.bots.compiled_matches import CompiledMatch
from baghdad.bots.dieb.greedy import Greedy
from baghdad.bots.dieb.rules.decision import play_match
from baghdad.bots.dieb.search_bots import SearchBot, SearchMemory
from baghdad.bots.dieb.weights import weights
from baghdad.bots.dieb.workspace import GREEDY, NODE, RANDOM, SEARCH, SEARCH_WORKSPACE, TURN_NODE
from baghdad.bots.random import Random
from baghdad.core import arrays
from baghdad.core.rng import key_of
from baghdad.dieb import game
from baghdad.dieb.options import Options
from baghdad.dieb.workspace import workspace

MAX_ACTIONS = 1 << 18  # of one match
INSTANT_KINDS: dict[type, int] = {Random: RANDOM, Greedy: GREEDY}


def compiled_runner(players: Sequence[Bot], options: Options) -> DiebRunner | None:
    """Return a runner, or None if a player isn't compiled or has a budget of seconds or several threads."""
    memories = [memory for player in players if (memory := _memory_for(player, len(players)))]
    return DiebRunner(memories, options) if len(memories) == len(players) else None


def _memory_for(player: Bot, players: int) -> SearchMemory | None:
    if isinstance(player, SearchBot):
        is_countable = player.settings.kind != SEARCH or (player.budget.iterations > 0 and player.budget.threads == 1)
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
        self.state = self.work.state
        self.search_workspaces = arrays.new_records(len(memories), SEARCH_WORKSPACE)
        for index, memory in enumerate(memories):
            self.search_workspaces[index] = memory.workspace
        self.instant = all(int(each.kind) in INSTANT_KINDS.values() for each in self.search_workspaces)
        self.tree = max((memory.tree for memory in memories), key=len)
        self.turn_nodes = max((memory.turn_nodes for memory in memories), key=len)
        self.transpositions = max((memory.transpositions for memory in memories), key=len)
        self.steps, self.seats = np.zeros(MAX_ACTIONS, np.int16), np.zeros(MAX_ACTIONS, np.int8)
        self.moves, self.turns = np.zeros((2, self.players), np.int32)

    def play(self, seed: int) -> CompiledMatch:
        """Play one match."""
        seat_keys = np.array([key_of(seed, label_of(seat)) for seat in range(self.players)])
        memory = self.search_workspaces, self.tree, self.turn_nodes, self.transpositions, weights()
        log = self.steps, self.seats, self.moves, self.turns
        length = play_match(self.work, self.players, key_of(seed), seat_keys, *memory, *log)
        assert length >= 0, f"more than {MAX_ACTIONS} actions with seed {seed}"
        steps, seats = self.steps[:length].copy(), self.seats[:length].copy()
        result = game.result(self.state)
        assert result is not None
        moves, rounds = tuple(self.moves.tolist()), int(self.turns[0])
        lengths = np.ones(length, np.int8)
        return CompiledMatch(steps, lengths, seats, moves, rounds, result.winners, result.reason, result.scores)
