"""Thousands of matches stepped together: contiguous arrays in, contiguous arrays out, no Python per match.

>>> from baghdad.envs import batch
>>> tables = batch.Dieb(n=8, players=2)
>>> tables.reset(seed=1).observations.shape
(8, 158)
>>> tables.step(tables.sample()).rewards.shape
(8, 2)
"""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import pairwise
from typing import Any, ClassVar, NamedTuple

import numpy as np

from baghdad.core.batch_rules import CALLER, GREEDY, NOTHING, RANDOM, TERMINATED, TRUNCATED, draw_seeds, first_illegal
from baghdad.core.errors import OptionError
from baghdad.core.rng import RNG, checked_seed, rng_for
from baghdad.envs.game_specs import spec_of

Array = np.ndarray[Any, Any]

FEW = 64  # tables for which another thread isn't worth its while
KINDS = {"random": RANDOM, "greedy": GREEDY}  # compiled players by name
ALIGNMENT = 64  # bytes; JAX copies what begins anywhere else


class Step(NamedTuple):
    """What there is after a step, a row for each match. The arrays are the environment's own and change with it."""

    observations: Array  # (n, size) int8: what the seat to act sees
    masks: Array  # (n, actions) int8: 1 for what it may do
    to_act: Array  # (n,) int8
    rewards: Array  # (n, players) float32, by seat: of the match that has just ended, else 0
    terminated: Array  # (n,) bool: played to its end, and dealt anew
    truncated: Array  # (n,) bool: cut off by an option of the game, and dealt anew


class Batch:
    """Matches side by side, each with a generator of its own. A match that ends is followed by the next.

    `opponents` are compiled players, by name, in the seats after the caller's; without them the caller decides for
    every seat.
    """

    name: ClassVar[str]

    def __init__(
        self,
        n: int,
        players: int | None = None,
        *,
        threads: int | None = None,
        opponents: Sequence[str] = (),
        again: bool = True,
        **options: Any,
    ) -> None:
        self.kind = spec_of(self.name)
        self.n = _at_least_one(n, "n")
        self.players = self.kind.usual_players if players is None else players
        self.options = self.kind.options(self.players, options)
        self.threads = min(_at_least_one(threads or os.cpu_count() or 1, "threads"), -(-n // FEW))
        self.actions, self.size = self.kind.actions, self.kind.layout.size
        self._atlas = self.kind.atlas(self.options)
        self._tables: Array = np.repeat(self.kind.blank(self.options)[None], n, axis=0)
        self._minds = self._seated(opponents)
        self._masks = _aligned((n, self.actions), np.int8)
        self._rows = _aligned((n, self.size), np.int8)
        self._finals = _aligned((n, self.size), np.int8)
        self._to_act = _aligned((n,), np.int8)
        self._rewards = _aligned((n, self.players), np.float32)
        self._ended = np.zeros(n, np.int8)
        self._choices = np.zeros(n, np.int16)
        self._asked: Array = np.full(n, NOTHING, np.int64)
        self._dice = np.zeros(n, RNG)
        self._again = again
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._running = False

    # --- playing ----------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> Step:
        """Deals all matches anew; the same seed gives the same matches, on any number of threads."""
        words = np.zeros((2, self.n), np.uint64)
        rng = rng_for(checked_seed(seed), 0, "envs")
        draw_seeds(words.reshape(-1), rng)
        self._tables.view(self.kind.table)["rng"]["word"] = words[0][:, None]
        self._dice["word"] = words[1]
        self._asked[:] = NOTHING
        self._running = True
        return self._play()

    def step(self, actions: Any) -> Step:
        """One decision in every match. An action that isn't legal changes nothing anywhere: ValueError names it."""
        if not self._running:
            raise RuntimeError("reset() has to come before the first step()")
        asked = np.asarray(actions)
        if asked.shape != (self.n,):
            raise ValueError(f"actions have the shape {asked.shape}, not {(self.n,)}")
        if asked.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {asked.dtype}")
        asked = asked.astype(np.int64, copy=False)
        wrong = int(first_illegal(asked, self._masks))
        if wrong >= 0:
            raise ValueError(f"action {int(asked[wrong])} is not legal in match {wrong}; its mask says what is")
        self._asked[:] = asked
        return self._play()

    def sample(self) -> Array:
        """A legal action for each match, each as likely as any other."""
        if not self._running:
            raise RuntimeError("reset() has to come before the first sample()")
        actions = np.zeros(self.n, np.int64)
        sample = self.kind.stepping.sample_tables
        self._each(lambda first, last: sample(self._tables, self._dice, self._choices, actions, first, last))
        return actions

    def close(self) -> None:
        """Lets the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None
        self._running = False

    # --- looking ----------------------------------------------------------------------------------------------------

    @property
    def now(self) -> Step:
        """What there is now."""
        ended = self._ended
        return Step(
            _shown(self._rows),
            _shown(self._masks),
            _shown(self._to_act),
            _shown(self._rewards),
            ended == TERMINATED,
            ended == TRUNCATED,
        )

    @property
    def finals(self) -> Array:
        """For matches that have just ended, what the caller's first seat saw of the end."""
        return _shown(self._finals)

    def observe(self, index: int, seat: int) -> Array:
        """What any seat of one match sees now."""
        if not 0 <= index < self.n or not 0 <= seat < self.players:
            raise IndexError(f"there is no seat {seat} in a match {index}")
        row = np.zeros(self.size, np.int8)
        self.kind.stepping.observe(self._tables[index], seat, row)
        return row

    # --- within -----------------------------------------------------------------------------------------------------

    def _play(self) -> Step:
        given = self._tables, self._atlas, self.players, self._minds, self._asked
        shown = self._masks, self._rows, self._finals, self._to_act, self._choices, self._rewards, self._ended
        step = self.kind.stepping.step_tables
        self._each(lambda first, last: step(*given, *shown, (first, last, self._again)))
        return self.now

    def _each(self, work: Any) -> None:
        """All matches, cut into as many parts as there are threads."""
        if self._pool is None:
            work(0, self.n)
            return
        edges = [self.n * part // self.threads for part in range(self.threads + 1)]
        parts: list[Future[None]] = [self._pool.submit(work, *span) for span in pairwise(edges[1:])]
        work(0, edges[1])
        for part in parts:
            part.result()

    def _seated(self, opponents: Sequence[str]) -> Array:
        """Who decides for each seat: the caller's seat moves round from match to match."""
        controllers: Array = np.full((self.n, self.players), CALLER, np.int8)
        if not opponents:
            return controllers
        known = compiled_opponents(self.name)
        for name in opponents:
            if name not in known:
                raise OptionError("unknown_bot", bot=name, game=self.name, nearest="", bots=list(known))
        if len(opponents) != self.players - 1:
            raise OptionError("bad_seats", players=self.players, seats=1 + len(opponents))
        if 0 < self.options.decision_cap < self.players:
            raise OptionError(
                "bad_option_value", option="decision_cap", value=str(self.options.decision_cap), kind="int"
            )
        row = np.array([CALLER, *(KINDS[name] for name in opponents)], np.int8)
        for turn in range(self.players):
            controllers[turn :: self.players] = np.roll(row, turn)
        return controllers


def compiled_opponents(game: str) -> tuple[str, ...]:
    """The players that decide without leaving compiled code."""
    return ("random", "greedy") if game == "dieb" else ("random",)


def _at_least_one(number: int, name: str) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise ValueError(f"{name} is a whole number from 1, not {number!r}")
    return number


def _aligned(shape: tuple[int, ...], kind: type[np.generic]) -> Array:
    """Zeros whose memory others can take over as it is."""
    size = math.prod(shape) * np.dtype(kind).itemsize
    room = np.zeros(size + ALIGNMENT, np.int8)
    first = -room.ctypes.data % ALIGNMENT
    return room[first : first + size].view(kind).reshape(shape)


def _shown(array: Array) -> Array:
    """The same memory, not to be written to."""
    shown = array.view()
    shown.flags.writeable = False
    return shown


class Dieb(Batch):
    """Matches of The Thief of Baghdad."""

    name = "dieb"


class Voleurs(Batch):
    """Matches of the Thieves of Bagdad, decided step by step."""

    name = "voleurs"
