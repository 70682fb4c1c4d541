"""Sharing the matches of a batch: every match is taken once, from the front of the own share or the back of another."""

import threading

import numpy as np
import pytest

from baghdad.core.batch_progress import RANGE, begin_step, take_range
from baghdad.core.compilation import is_compiled
from baghdad.core.rule import rule
from baghdad.envs.threads import StepThreads

STEPS = 300


@rule
def count_own(shares, own, counts):
    """Take ranges until none is left, and count how often each match was taken."""
    while True:
        first, last = take_range(shares, own)
        if first == last:
            return
        for match in range(first, last):
            counts[match] += 1


@pytest.mark.parametrize("matches", [1, RANGE - 1, 2 * RANGE, 5 * RANGE + 3])
@pytest.mark.parametrize("threads", [1, 2, 3])
def test_one_thread_takes_all_matches(matches, threads):
    step = StepThreads(matches, threads)
    assert take_range(step.shares, 0) == (0, 0)
    begin_step(step.shares, step.progress)
    counts = np.zeros(matches, np.int64)
    count_own(step.shares, threads - 1, counts)
    assert counts.tolist() == [1] * matches


def test_own_share_is_taken_from_the_front_and_others_from_the_back():
    step = StepThreads(8 * RANGE, 2)
    begin_step(step.shares, step.progress)
    taken = [take_range(step.shares, own) for own in (0, 1, 1, 1, 1, 1, 0, 0, 1)]
    fronts = [(n * RANGE, (n + 1) * RANGE) for n in range(8)]
    assert taken == [fronts[n] for n in (0, 4, 5, 6, 7, 3, 1, 2)] + [(0, 0)]


@pytest.mark.skipif(not is_compiled(), reason="interpreted rules run on one thread")
def test_several_threads_take_each_match_once():
    step = StepThreads(40 * RANGE + 5, 3)
    counts = np.zeros((3, step.matches), np.int64)
    count_own(step.shares, 0, counts[0])  # compiles
    for _ in range(STEPS):
        counts[:] = 0
        begin_step(step.shares, step.progress)
        threads = [threading.Thread(target=count_own, args=(step.shares, own, counts[own])) for own in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert counts.sum(axis=0).tolist() == [1] * step.matches
