"""Compiled and interpreted rules of dieb play the same matches (`trace.py` plays them)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

TRACE = Path(__file__).with_name("trace.py")
SHORT, LONG = 2000, 24  # matches

COMPILED = {"NUMBA_DISABLE_JIT": "0"}
INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}


def start_trace(matches: tuple[int, ...], environment: dict[str, str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-W", "error", str(TRACE), *map(str, matches)],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def traces(matches: tuple[int, ...], *environments: dict[str, str]) -> list[list[str]]:
    """Return the traces of the same matches in several environments, run in parallel."""
    processes = [start_trace(matches, environment) for environment in environments]
    outputs = []
    for process in processes:
        output, errors = process.communicate()
        assert process.returncode == 0, errors
        outputs.append(output.splitlines())
    return outputs


def first_difference(one: list[str], other: list[str]) -> str | None:
    """Return the first word of the first line that differs, or None."""
    return next((line.split()[0] for line, other_line in zip(one, other, strict=True) if line != other_line), None)


def test_matches_are_equal_compiled_and_interpreted():
    """The long matches include thefts and ends."""
    compiled, interpreted = traces(
        (SHORT, LONG), {**COMPILED, "PYTHONHASHSEED": "1"}, {**INTERPRETED, "PYTHONHASHSEED": "2"}
    )
    match = first_difference(compiled, interpreted)
    if match is not None:
        both = traces((SHORT, LONG, int(match)), COMPILED, INTERPRETED)
        pytest.fail(f"match {match} differs, first at {first_difference(*both)} (match.part, two parts a decision)")
    assert len(compiled) == SHORT + LONG + 1
    words = compiled[-1].split()
    counts = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    assert counts["thefts"] >= LONG // 2
    assert counts["finished"] >= LONG // 2


def test_no_index_is_out_of_bounds(tmp_path):
    """Compiled code checks bounds only if told to; a separate cache keeps it apart from code that doesn't."""
    checked_environment = {**COMPILED, "NUMBA_BOUNDSCHECK": "1", "BAGHDAD_CACHE": str(tmp_path)}
    checked, unchecked = traces((200, 24), checked_environment, COMPILED)
    assert checked == unchecked
    done = subprocess.run(
        [sys.executable, "-c", OUT_OF_BOUNDS],
        env={**os.environ, **checked_environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "IndexError" in done.stderr  # so bounds were checked


OUT_OF_BOUNDS = """
import numpy as np
from baghdad.dieb.rules.turn import nth_legal
nth_legal(np.zeros(7, np.int64), 0)
"""
