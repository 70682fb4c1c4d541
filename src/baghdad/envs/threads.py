"""Threads that step the matches of a batch together with the thread that calls it.

Between two steps a thread looks for new work for some time, in compiled code and without the GIL, and then sleeps. To
wake one takes about as long as to step some hundred matches, so those that sleep pay off only in large batches.
"""

from __future__ import annotations

import threading
import time
import weakref
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

import numpy as np

from baghdad.core.batch_progress import (
    ALL_TAKEN,
    CACHE_LINE,
    CHECKING,
    END,
    FIRST,
    PROGRESS_WORDS,
    WRONG,
    begin_step,
    fall_asleep,
    is_stepped,
)

Array = np.ndarray[Any, Any]
Work = Callable[[int, int], None]  # steps matches for the thread of that number, with that patience

PATIENCE = 100_000  # looks for new work before a thread sleeps, about a tenth of a millisecond


class StepThreads:
    """The calling thread and its helpers, which share the matches of each step."""

    def __init__(self, matches: int, threads: int) -> None:
        self.matches, self.threads = matches, threads
        self.progress = np.zeros(PROGRESS_WORDS, np.int64)
        self.shares = np.zeros(threads * CACHE_LINE, np.int64)
        self.shares[FIRST::CACHE_LINE] = [matches * number // threads for number in range(threads)]
        self.shares[END::CACHE_LINE] = [matches * (number + 1) // threads for number in range(threads)]
        self.shares[::CACHE_LINE] = ALL_TAKEN  # nothing to do yet
        self._calls: SimpleQueue[bool] = SimpleQueue()  # wake a helper; False ends it
        self._close: Callable[[], Any] = lambda: None

    def start(self, work: Work) -> None:
        """Start the helpers; `work` must not refer to the object that owns them, or that is never deleted."""
        self._work = work
        helpers = range(1, self.threads)
        for number in helpers:
            threading.Thread(target=_help, args=(number, work, self.progress, self._calls), daemon=True).start()
        self._close = weakref.finalize(self, _end_all, self._calls, len(helpers))

    def are_legal(self) -> bool:
        """Return whether all actions are legal."""
        self.progress[CHECKING], self.progress[WRONG] = 1, 0
        self.step()
        self.progress[CHECKING] = 0
        return not self.progress[WRONG]

    def step(self) -> None:
        """Step all matches, and return when it is done."""
        for _ in range(begin_step(self.shares, self.progress)):
            self._calls.put(True)
        self._work(0, 0)
        while not is_stepped(self.progress, self.matches, PATIENCE):
            time.sleep(0)  # a helper was interrupted; it may need the processor of this thread

    def close(self) -> None:
        """End the helpers."""
        self._close()


def _help(number: int, work: Work, progress: Array, calls: SimpleQueue[bool]) -> None:
    """Step matches whenever the calling thread does."""
    while True:
        work(number, PATIENCE)
        fall_asleep(progress)
        if not calls.get():
            return


def _end_all(calls: SimpleQueue[bool], helpers: int) -> None:
    for _ in range(helpers):
        calls.put(False)
