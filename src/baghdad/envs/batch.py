"""Batched environments: thousands of matches stepped together on contiguous arrays, without Python code per match.

```pycon
>>> from baghdad.envs import batch
>>> env = batch.Dieb(n=8, players=2)
>>> env.reset(seed=1).observations.shape
(8, 158)
>>> env.step(env.sample()).rewards.shape
(8, 2)

```
"""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, NamedTuple

import numpy as np

import baghdad
from baghdad.core import arrays
from baghdad.core.batch_progress import AUTORESET, DRAWING
from baghdad.core.batch_rules import CALLER, NOTHING, TERMINATED, TRUNCATED, draw_seeds, first_illegal, set_words
from baghdad.core.errors import OptionError
from baghdad.core.rng import RNG, checked_seed, rng_for
from baghdad.envs.game_specs import GameSpec, spec_of
from baghdad.envs.threads import StepThreads, Work

Array = np.ndarray[Any, Any]

MATCHES_PER_THREAD = 64  # the fewest for which another thread pays off
ACTION = np.int16  # small, because threads read actions that another one wrote, and that takes long
ALIGNMENT = 64  # bytes; JAX copies arrays that begin elsewhere


class Step(NamedTuple):
    """The result of a step, one row for each match. The arrays share the environment's memory and change with it."""

    observations: Array  # (n, size) int8: observation of the seat to act
    masks: Array  # (n, actions) int8: 1 for each legal action
    to_act: Array  # (n,) int8
    rewards: Array  # (n, players) float32, by seat: of a match that has just ended, else 0
    terminated: Array  # (n,) bool: played to its end; the next match has been dealt
    truncated: Array  # (n,) bool: cut off by an option of the game; the next match has been dealt


class Batch:
    """Independent matches, each with its own RNG. A match that ends is followed by the next (`autoreset`).

    An action is one step of the game. `opponents` are bots, by name, in the seats after the caller's; without them the
    caller decides for every seat.
    """

    name: ClassVar[str]

    def __init__(
        self,
        n: int,
        players: int | None = None,
        *,
        threads: int | None = None,
        opponents: Sequence[str] = (),
        autoreset: bool = True,
        **options: Any,
    ) -> None:
        self.spec = spec_of(self.name)
        self.n = _at_least_one(n, "n")
        self.players = self.spec.default_players if players is None else players
        self.options = self.spec.options(self.players, options)
        useful = -(-n // MATCHES_PER_THREAD) if self.spec.is_compiled else 1
        self.threads = min(_at_least_one(threads or os.cpu_count() or 1, "threads"), useful)
        self.actions, self.size = self.spec.actions, self.spec.layout.size
        self._workspaces = arrays.stack([self.spec.new_workspace(self.options)] * n)
        self._controllers = self._assign_controllers(opponents)
        self._masks = _aligned((n, self.actions), np.int8)
        self._observations = _aligned((n, self.size), np.int8)
        self._final_observations = _aligned((n, self.size), np.int8)
        self._to_act = _aligned((n,), np.int8)
        self._rewards = _aligned((n, self.players), np.float32)
        self._ended = np.zeros(n, np.int8)
        self._legal_counts = np.zeros(n, np.int16)
        self._actions: Array = np.full(n, NOTHING, ACTION)
        self._rngs = arrays.new_records(n, RNG)
        self._samples = np.zeros(n, ACTION)
        self._has_samples = False  # whether the last step has drawn them
        self._is_sampling = False  # whether they were asked for since
        self._running = False
        shown = self._observations, self._masks, self._to_act, self._rewards
        self._shown: tuple[Array, Array, Array, Array] = tuple(map(_read_only, shown))  # type: ignore[assignment]
        self._step_threads = StepThreads(n, self.threads)
        self._step_threads.progress[AUTORESET] = autoreset
        inputs = self._workspaces, self._rngs, self._controllers, self._actions, self._samples, self._legal_counts
        outputs = self._masks, self._observations, self._final_observations, self._to_act, self._rewards, self._ended
        boards = [self.spec.batch.board_of(self.options) for _ in range(self.threads)]  # bots write there
        self._step_threads.start(_work_on((inputs, outputs), boards, self.spec, self.players, self._step_threads))

    # --- stepping ---------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> Step:
        """Deal all matches; the same seed gives the same matches on any number of threads."""
        words = np.zeros((2, self.n), np.uint64)
        rng = rng_for(checked_seed(seed), 0, "envs")
        draw_seeds(words.reshape(-1), rng)
        self.spec.batch_step.seed_matches(self._workspaces, words[0])
        set_words(self._rngs, words[1])
        self._actions[:] = NOTHING
        self._running = True
        return self._play()

    def step(self, actions: Any) -> Step:
        """Apply one action in every match. Raise ValueError naming an illegal action, without changing any match."""
        if not self._running:
            raise RuntimeError("reset() has to come before the first step()")
        action_ids = np.asarray(actions)
        if action_ids.shape != (self.n,):
            raise ValueError(f"actions have the shape {action_ids.shape}, not {(self.n,)}")
        if action_ids.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {action_ids.dtype}")
        action_ids = action_ids.astype(np.int64, copy=False)
        np.clip(action_ids, NOTHING, self.actions, out=self._actions, casting="unsafe")  # what is clipped is illegal
        if not self._step_threads.are_legal():
            wrong = int(first_illegal(action_ids, self._masks))
            raise ValueError(f"action {int(action_ids[wrong])} is not legal in match {wrong}; its mask says what is")
        return self._play()

    def sample(self) -> Array:
        """Return a uniformly random legal action for each match.

        If it was called since the last step, the next step draws actions ahead, which takes less time.
        """
        if not self._running:
            raise RuntimeError("reset() has to come before the first sample()")
        if not self._has_samples:
            self.spec.batch_step.sample_actions(self._workspaces, self._rngs, self._legal_counts, self._samples)
        self._has_samples, self._is_sampling = False, True
        return self._samples.astype(np.int64)

    def close(self) -> None:
        """End the threads."""
        self._step_threads.close()
        self._running = False

    # --- inspecting -------------------------------------------------------------------------------------------------

    @property
    def now(self) -> Step:
        """Return the result of the last step."""
        return Step(*self._shown, self._ended == TERMINATED, self._ended == TRUNCATED)

    @property
    def final_observations(self) -> Array:
        """Return the last observation of matches that have just ended, for the first seat that the caller controls."""
        return _read_only(self._final_observations)

    finals = final_observations  # a shorter name for the same

    def observe(self, index: int, seat: int) -> Array:
        """Return the current observation of any seat of one match."""
        if not 0 <= index < self.n or not 0 <= seat < self.players:
            raise IndexError(f"there is no seat {seat} in a match {index}")
        row = np.zeros(self.size, np.int8)
        self.spec.batch_step.observe(self._workspaces[index], seat, row)
        return row

    # --- internals --------------------------------------------------------------------------------------------------

    def _play(self) -> Step:
        self._step_threads.progress[DRAWING] = self._is_sampling
        self._step_threads.step()
        self._has_samples, self._is_sampling = self._is_sampling, False
        return self.now

    def _assign_controllers(self, opponents: Sequence[str]) -> Array:
        """Return who decides for each seat of each match; the caller's seat rotates from match to match."""
        controllers: Array = np.full((self.n, self.players), CALLER, np.int8)
        if not opponents:
            return controllers
        known = self.spec.batch.opponents
        for name in opponents:
            if name not in known:
                raise OptionError("unknown_bot", bot=name, game=self.name, nearest="", bots=list(known))
        if len(opponents) != self.players - 1:
            raise OptionError("bad_seats", players=self.players, seats=1 + len(opponents))
        cap = getattr(self.options, "decision_cap", 0)
        if 0 < cap < self.players:
            raise OptionError("bad_option_value", option="decision_cap", value=str(cap), kind="int")
        row = np.array([CALLER, *(known[name] for name in opponents)], np.int8)
        for shift in range(self.players):
            controllers[shift :: self.players] = np.roll(row, shift)
        return controllers


def _at_least_one(number: int, name: str) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise ValueError(f"{name} is a whole number from 1, not {number!r}")
    return number


def _work_on(batch: Any, boards: list[Any], spec: GameSpec, players: int, threads: StepThreads) -> Work:
    """Return the function that steps matches in one of several threads."""
    step, shares, progress = spec.batch_step.step_matches, threads.shares, threads.progress

    def work(number: int, patience: int) -> None:
        step(batch, boards[number], players, shares, progress, number, patience)

    return work


def _aligned(shape: tuple[int, ...], dtype: type[np.generic]) -> Array:
    """Return zeros whose memory is aligned, so that other libraries can use it without a copy."""
    size = math.prod(shape) * np.dtype(dtype).itemsize
    padded = np.zeros(size + ALIGNMENT, np.int8)
    first = -padded.ctypes.data % ALIGNMENT
    return padded[first : first + size].view(dtype).reshape(shape)


def _read_only(array: Array) -> Array:
    """Return a read-only view of the same memory."""
    view = array.view()
    view.flags.writeable = False
    return view


@cache
def batch_class(game: str) -> type[Batch]:
    """Return the class of batches of a game."""
    known = baghdad.game(game)
    return type(game.capitalize(), (Batch,), {"name": game, "__doc__": f"Matches of {known.title}."})


def __getattr__(name: str) -> type[Batch]:
    """Return the class of batches of a game, whose name is that of the game with a capital letter."""
    if name == name.capitalize() and name.lower() in baghdad.games():
        return batch_class(name.lower())
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
