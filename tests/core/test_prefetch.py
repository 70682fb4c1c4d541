"""Prefetching a row: the compiled function has the instruction, and the row stays as it is."""

from __future__ import annotations

import numpy as np
import pytest

from baghdad.core.compilation import is_compiled
from baghdad.core.prefetch import CACHE_LINE, plain_prefetch_row, prefetch_row
from baghdad.core.rule import load_compiler, rule


@rule
def sum_after_prefetch(rows, index):
    """Return the sum of a row that is prefetched first."""
    prefetch_row(rows[index])
    return rows[index].sum()


@pytest.mark.parametrize("size", [1, CACHE_LINE, 3 * CACHE_LINE + 1])
def test_rows_of_any_size_stay_as_they_are(size):
    rows = np.arange(2 * size, dtype=np.uint8).reshape(2, size)
    before = rows.copy()
    assert [int(sum_after_prefetch(rows, index)) for index in range(2)] == before.sum(axis=1).tolist()
    assert np.array_equal(rows, before)
    assert plain_prefetch_row(rows[0]) is None


@pytest.mark.skipif(not is_compiled(), reason="interpreted rules have no instructions")
def test_compiled_function_has_the_instruction():
    @load_compiler().njit
    def prefetch(row):
        prefetch_row(row)

    prefetch(np.zeros(2 * CACHE_LINE, np.uint8))
    assert "prefetch" in next(iter(prefetch.inspect_asm().values()))
