"""The evaluation of finished matches of dieb by computer players."""

from __future__ import annotations

import numpy as np
import pytest

from baghdad.bots.dieb.rules.evaluation import evaluate_terminal
from baghdad.dieb.box import MAX_PLAYERS
from tests.dieb.positions import at
from tests.dieb.test_outcome import NOTHING_LEFT


def terminal_values(match):
    """Return the value of a finished match for each seat."""
    assert match.over
    values = np.full(MAX_PLAYERS, 9.0)
    evaluate_terminal(match.state, values)
    return values[: match.players].tolist()


@pytest.mark.rule("D-AMB-25")
@pytest.mark.parametrize(
    ("won", "values"),
    [(["4", "45", "4"], [0, 1, 0]), (["45", "45", "4"], [0.5, 0.5, 0])],
    ids=["leader", "two leaders"],
)
def test_standstill_is_worth_the_victory_to_the_leaders(won, values):
    match = at(3, won=won, **NOTHING_LEFT)
    for _ in range(3):
        match.play("pass")
    assert match.result.reason == "standstill"
    assert terminal_values(match) == values


@pytest.mark.rule("D-AMB-32")
def test_match_that_was_cut_off_is_worth_the_same_to_all():
    match = at(2, won=["45", "4"], decision_cap=1)
    match.play(match.legal()[0])
    assert match.result.reason == "unfinished"
    assert terminal_values(match) == [0.5, 0.5]
