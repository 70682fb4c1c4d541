"""Atomic counters: what they return, and that no addition of several threads gets lost."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from baghdad.core.atomic import atomic_load, exchange, fetch_add, plain_atomic_load, plain_exchange, plain_fetch_add
from baghdad.core.compilation import is_compiled
from baghdad.core.rule import rule

ADDITIONS, THREADS = 200_000, 3


@rule
def add_often(counters, index, number):
    """Add 1 again and again."""
    for _ in range(number):
        fetch_add(counters, index, 1)


@rule
def change(counters, index, value):
    """Return a counter before and after it was set and added to."""
    return exchange(counters, index, value), fetch_add(counters, index, 2), atomic_load(counters, index)


def test_counters_return_what_they_were():
    counters = np.array([1, 5], np.int64)
    assert change(counters, 1, 7) == (5, 7, 9)
    assert counters.tolist() == [1, 9]
    assert (plain_exchange(counters, 0, 3), plain_fetch_add(counters, 0, 2)) == (1, 3)
    assert counters.tolist() == [5, 9]
    assert plain_atomic_load(counters, 1) == 9


@pytest.mark.skipif(not is_compiled(), reason="interpreted rules run on one thread")
def test_no_addition_gets_lost():
    counters = np.zeros(1, np.int64)
    add_often(counters, 0, 0)  # compiles
    threads = [threading.Thread(target=add_often, args=(counters, 0, ADDITIONS)) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert counters[0] == ADDITIONS * THREADS
