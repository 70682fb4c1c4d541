"""Computer players at the house's tables: they think in threads of their own, on compiled code, never on the loop."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, TypeVar

import baghdad
from baghdad.bots.bot import Bot, Choice, label_of
from baghdad.bots.registry import LEVELS, bot, bots
from baghdad.core.match import Match
from baghdad.core.rng import rng_for
from baghdad.core.rule import COMPILED
from baghdad.server.tables.live_match import LiveMatch

Found = TypeVar("Found")

PASSES = ("pass", "end", "done", "slipper")  # what actions begin with that let others go on
LOADING_DECISIONS = 40
QUICK = LEVELS[1]
# Rules are marked one module at a time: while one is, the compiler's folder is that of its room.
LOADING = threading.Lock()


class WorkerPool:
    """The threads in which computer players think, and all else that would keep the others waiting."""

    def __init__(self, threads: int = 0) -> None:
        self.pool = ThreadPoolExecutor(threads or max(1, (os.cpu_count() or 2) - 1), "thinker")
        self.thinking = 0

    async def run(self, work: Callable[..., Found], *facts: Any) -> Found:
        """Does something in one of the threads."""
        self.thinking += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work, *facts)
        finally:
            self.thinking -= 1

    def close(self) -> None:
        """Lets go of the threads; what is being thought is thought again next time."""
        self.pool.shutdown(wait=False, cancel_futures=True)


def spare(match: LiveMatch) -> LiveMatch:
    """A copy of a match to think about while the match goes on."""
    copy = LiveMatch.__new__(LiveMatch)
    copy.__dict__ = {**match.__dict__, "state": match.game.copy(match.state), "history": []}
    return copy


def decide(match: LiveMatch, seat: int, name: str, purpose: str = "") -> Choice:
    """What a computer player of that name does in that seat, with a generator of its own for every decision."""
    with LOADING:
        player: Bot = bot(name, match.game.name)
    rng = rng_for(match.seed, match.moves, purpose or label_of(seat))
    return player.choose(match.knowledge(seat, rng), rng)


def looking_back(match: Match, seat: int, name: str) -> Choice:
    """The same in a match that is over, at an earlier moment: from what that seat knew then."""
    with LOADING:
        player: Bot = bot(name, match.game.name)
    rng = rng_for(match.seed, len(match.history), "looking back")
    return player.choose(match.knowledge(seat, rng), rng)


def passing(match: LiveMatch, seat: int) -> Any:
    """An action that lets others go on, if there is one."""
    legal = match.legal(seat)
    for word in PASSES:
        for action in legal:
            if str(action).partition(" ")[0] == word:
                return action
    return None


def load(name: str) -> float:
    """Loads a game and compiles or fetches what a table needs of it; returns the seconds it took, the first time."""
    with LOADING:
        baghdad.game(name)
    return _tried(name)


@cache
def _tried(name: str) -> float:
    """Plays a little, so that nobody has to wait for what is compiled at its first use."""
    began = time.monotonic()
    game = baghdad.game(name)
    match = LiveMatch(game, game.min_players, game.options(), 1)
    for _ in range(LOADING_DECISIONS):
        if match.over:
            break
        seat = match.to_act[0]
        choice = decide(match, seat, "random")
        match.view(seat)
        match.view(None)
        match.game.blocking_seats(match.state)
        match.play(choice.action, seat)
    return time.monotonic() - began


@cache
def load_players(name: str) -> None:
    """Has every computer player for people decide something, for the same reason."""
    game = baghdad.game(name)
    match = LiveMatch(game, game.min_players, game.options(), 1)
    for _ in range(LOADING_DECISIONS if COMPILED else 0):
        if match.over:
            break
        seat = match.game.blocking_seats(match.state)[0]
        match.play(decide(match, seat, QUICK).action, seat)
    for level in LEVELS if COMPILED and not match.over else ():
        if level in bots(name):
            decide(match, match.game.blocking_seats(match.state)[0], level)
