"""Compiled and interpreted, the rules play the same matches, action by action (`trace.py` plays them)."""

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


def started(matches: tuple[int, ...], environment: dict[str, str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-W", "error", str(TRACE), *map(str, matches)],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def traces(matches: tuple[int, ...], *environments: dict[str, str]) -> list[list[str]]:
    """The trace of the same matches in several processes at once."""
    running = [started(matches, environment) for environment in environments]
    found = []
    for process in running:
        output, errors = process.communicate()
        assert process.returncode == 0, errors
        found.append(output.splitlines())
    return found


def first_difference(one: list[str], other: list[str]) -> str | None:
    """The name of the first line that isn't the same in both."""
    return next((line.split()[0] for line, its_twin in zip(one, other, strict=True) if line != its_twin), None)


def test_thousands_of_matches_are_the_same_compiled_and_interpreted():
    """The long ones among them reach thefts and ends."""
    compiled, interpreted = traces(
        (SHORT, LONG), {**COMPILED, "PYTHONHASHSEED": "1"}, {**INTERPRETED, "PYTHONHASHSEED": "2"}
    )
    match = first_difference(compiled, interpreted)
    if match is not None:
        both = traces((SHORT, LONG, int(match)), COMPILED, INTERPRETED)
        pytest.fail(f"match {match} differs, first at {first_difference(*both)} (match.part, two parts a decision)")
    assert len(compiled) == SHORT + LONG + 1
    words = compiled[-1].split()
    found = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    assert found["thefts"] >= LONG // 2
    assert found["finished"] >= LONG // 2


def test_no_index_is_out_of_bounds(tmp_path):
    """Compiled code doesn't look unless it is told to; its own folder keeps it apart from code that doesn't."""
    careful = {**COMPILED, "NUMBA_BOUNDSCHECK": "1", "BAGHDAD_CACHE": str(tmp_path)}
    bounded, usual = traces((200, 24), careful, COMPILED)
    assert bounded == usual
    done = subprocess.run(
        [sys.executable, "-c", BEYOND], env={**os.environ, **careful}, capture_output=True, text=True, check=False
    )
    assert "IndexError" in done.stderr  # so it did look


BEYOND = """
import numpy as np
from baghdad.dieb.rules.turn import nth_legal
nth_legal(np.zeros(7, np.int64), 0)
"""
