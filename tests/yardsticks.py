"""Compares a yardstick in C with our rules, decision by decision."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import numpy as np
import pytest

from baghdad.bench import rules
from baghdad.bench.yardstick import compile_yardstick, compiler
from baghdad.core import arrays
from baghdad.core.game import Game
from baghdad.core.rng import below

MATCHES, SEED = 10, 16


def tracing_program(game: Game[Any, Any], folder: Path) -> Path:
    """Return the yardstick of a game, compiled so that it writes every decision."""
    if compiler() is None:
        pytest.skip("no C compiler here; only the yardstick needs one")
    return compile_yardstick(game.part("bench").yardstick, folder, "-O2", "-DTRACE")


def check_same_matches(
    game: Game[Any, Any], program: Path, players: int, final_state: Callable[[Any, int], list[int]]
) -> None:
    """Fail at the first number that the yardstick writes and our rules don't."""
    output = subprocess.run([program, str(players), str(MATCHES), str(SEED)], check=True, capture_output=True).stdout
    numbers = np.frombuffer(output, np.int64)
    position = 0
    for expected in decisions_and_states(game, players, final_state):
        found = numbers[position : position + len(expected)]
        assert found.tolist() == expected, f"number {position}"
        position += len(expected)
    assert position == len(numbers)


def decisions_and_states(
    game: Game[Any, Any], players: int, final_state: Callable[[Any, int], list[int]]
) -> Iterator[list[int]]:
    """Play matches and yield each decision and each final state as the numbers that the yardstick writes for it."""
    compiled = game.part("bench")
    from_python, playouts = resolve_name(compiled.from_python), resolve_name(compiled.playouts)
    work = resolve_name(compiled.workspace)(SEED, game.options(decision_cap=rules.DECISION_CAP))
    kind = work.dtype
    buffer = arrays.buffer_from(kind, work.tobytes())
    work = arrays.record_in(buffer, kind)
    mask = np.zeros(game.step_count, np.uint8)
    for _ in range(MATCHES):
        playouts.start_match(work, players)
        number = from_python.legal_mask(buffer, mask)
        while number:
            legal = np.flatnonzero(mask).tolist()
            drawn = legal[below(work.rng, number)]
            yield [number, *legal, drawn]
            number = from_python.step(buffer, drawn, mask)
        yield final_state(work.state, players)
