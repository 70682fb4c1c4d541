"""Whole matches of dieb among compiled players, without a step of Python in between."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from baghdad.bots.bot import Bot, label_of
from baghdad.bots.compiled_matches import CompiledMatch
from baghdad.bots.dieb.greedy import Greedy
from baghdad.bots.dieb.rules.decision import play_match
from baghdad.bots.dieb.search_bots import Memory, SearchBot
from baghdad.bots.dieb.weights import weights
from baghdad.bots.dieb.workspace import GREEDY, NODE, RANDOM, SEARCH, SEARCH_WORKSPACE, STAGE
from baghdad.bots.random import Random
from baghdad.core.rng import key_of
from baghdad.dieb import game
from baghdad.dieb.options import Options
from baghdad.dieb.workspace import workspace

LONGEST = 1 << 18  # actions of a match
KINDS: dict[type, int] = {Random: RANDOM, Greedy: GREEDY}


def compiled_runner(players: Sequence[Bot], options: Options) -> Table | None:
    """A table for these players; None if one of them isn't compiled, or looks at the clock."""
    memories = [memory for player in players if (memory := _memory(player, len(players)))]
    return Table(memories, options) if len(memories) == len(players) else None


def _memory(player: Bot, players: int) -> Memory | None:
    if isinstance(player, SearchBot):
        counts = player.settings.kind != SEARCH or (player.budget.iterations > 0 and player.budget.threads == 1)
        return player.memory(players) if counts else None
    if type(player) not in KINDS:
        return None
    mind = np.zeros(1, SEARCH_WORKSPACE).view(np.recarray)[0]
    mind.kind = KINDS[type(player)]
    tree, stages = np.zeros(1, NODE).view(np.recarray), np.zeros(1, STAGE).view(np.recarray)
    return Memory(mind, tree, stages, np.zeros(1, np.int32))


class Table:
    """A table of compiled players. They think one after the other, so the largest memory serves them all."""

    def __init__(self, memories: Sequence[Memory], options: Options) -> None:
        self.players = len(memories)
        self.work = workspace(0, options)
        self.state = self.work.state
        self.minds = np.array([memory.mind for memory in memories], SEARCH_WORKSPACE).view(np.recarray)
        self.instant = all(int(mind.kind) in KINDS.values() for mind in self.minds)
        self.tree = max((memory.tree for memory in memories), key=len)
        self.stages = max((memory.stages for memory in memories), key=len)
        self.seen = max((memory.seen for memory in memories), key=len)
        self.actions, self.seats = np.zeros(LONGEST, np.int16), np.zeros(LONGEST, np.int8)
        self.moves, self.turns = np.zeros((2, self.players), np.int32)

    def play(self, seed: int) -> CompiledMatch:
        """One match."""
        wits = np.array([key_of(seed, label_of(seat)) for seat in range(self.players)])
        memory = self.minds, self.tree, self.stages, self.seen, weights()
        log = self.actions, self.seats, self.moves, self.turns
        length = play_match(self.work, self.players, key_of(seed), wits, *memory, *log)
        assert length >= 0, f"more than {LONGEST} actions with seed {seed}"
        actions, seats = self.actions[:length].copy(), self.seats[:length].copy()
        result = game.result(self.state)
        assert result is not None
        moves, rounds = tuple(self.moves.tolist()), int(self.turns[0])
        return CompiledMatch(actions, seats, moves, rounds, result.winners, result.reason, result.scores)
