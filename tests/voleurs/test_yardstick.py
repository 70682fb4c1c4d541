"""The yardstick in C plays the same matches as our rules: same legal steps, same draws, same final states."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from baghdad.bench import rules
from baghdad.bench.voleurs import yardstick_tables
from baghdad.core import arrays
from baghdad.core.rng import below
from baghdad.voleurs import game
from baghdad.voleurs.box import GOODS, PAWNS
from baghdad.voleurs.rules.from_python import legal_mask, step
from baghdad.voleurs.rules.pawns import code_of
from baghdad.voleurs.rules.playouts import start_match
from baghdad.voleurs.rules.tally import counts
from baghdad.voleurs.state import HISTORY, WORKSPACE
from baghdad.voleurs.workspace import workspace
from tests.core.record_forms import as_numpy

SOURCE = Path(yardstick_tables.__file__).with_name("yardstick.c")
MATCHES = 10
SEED = 16


@pytest.fixture(scope="module")
def traces(tmp_path_factory):
    """Return the program compiled so that it writes every decision."""
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler here; only the yardstick needs one")
    program = tmp_path_factory.mktemp("yardstick") / "traces"
    subprocess.run([compiler, "-O2", "-DTRACE", "-o", str(program), str(SOURCE)], check=True)
    return program


def test_tables_of_the_yardstick_are_up_to_date():
    assert yardstick_tables.FILE.read_text() == yardstick_tables.header()


@pytest.mark.slow
@pytest.mark.parametrize("players", range(game.min_players, game.max_players + 1))
def test_yardstick_plays_the_same_matches(traces, players):
    output = subprocess.run([traces, str(players), str(MATCHES), str(SEED)], check=True, capture_output=True).stdout
    numbers = np.frombuffer(output, np.int64)
    position = 0
    for expected in decisions_and_states(players):
        found = numbers[position : position + len(expected)]
        assert found.tolist() == expected, f"number {position}"
        position += len(expected)
    assert position == len(numbers)


def decisions_and_states(players: int) -> Iterator[list[int]]:
    """Play matches and yield each decision and each final state as the numbers that the yardstick writes for it."""
    work = workspace(SEED, game.options(decision_cap=rules.DECISION_CAP))
    buffer = arrays.buffer_from(WORKSPACE, work.tobytes())
    work = arrays.record_in(buffer, WORKSPACE)
    mask = np.zeros(game.step_count, np.uint8)
    for _ in range(MATCHES):
        start_match(work, players)
        number = legal_mask(buffer, mask)
        while number:
            legal = np.flatnonzero(mask).tolist()
            drawn = legal[below(work.rng, number)]
            yield [number, *legal, drawn]
            number = step(buffer, drawn, mask)
        yield final_state(as_numpy(work.state), players)


def final_state(state: Any, players: int) -> list[int]:
    """Return a state as the numbers that the yardstick writes for it."""
    numbers = [0, state.decisions, state.round_number, state.slipper, state.vizier]
    numbers += [state.deck_goods, state.deck_specials, state.spent_goods, state.spent_specials, *state.gems]
    numbers += [state.history_length, *state.history[: min(state.history_length, HISTORY)]]
    for seat in range(players):
        numbers += [state.characters[seat], state.birthdays[seat], state.offers_made[seat]]
        numbers += [state.hand_goods[seat], state.hand_specials[seat]]
        for holder in range(players):
            numbers += [state.known_goods[seat, holder], state.known_specials[seat, holder]]
        numbers += list(state.bags[seat])
        for kind in range(len(PAWNS)):
            cells = sum(1 << int(cell) for cell in np.flatnonzero(state.occupant == code_of(seat, kind)))
            numbers += [state.desert[seat, kind], state.supply[seat, kind], cells % (1 << GOODS), cells >> GOODS]
    is_open = state.offers["open"]
    numbers.append(sum(1 << int(offer) for offer in np.flatnonzero(is_open)))
    for offer in state.offers[is_open == 1]:
        numbers += [
            offer["maker"],
            offer["to"],
            offer["goods"],
            offer["specials"],
            *counts(offer["wanted"]),
            *offer["claims"],
        ]
    return [int(number) for number in numbers]
