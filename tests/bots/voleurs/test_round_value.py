"""The value of positions at the start of a round: its features, the net, and its training."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from baghdad.bots.voleurs import net_training
from baghdad.bots.voleurs.adviser import workspace_of
from baghdad.bots.voleurs.net_training import Samples, cross_entropy, expected, fit, joined, sampled_batches
from baghdad.bots.voleurs.round_net import PARTS, round_net
from baghdad.bots.voleurs.rules.features import MEAN_VALUE
from baghdad.bots.voleurs.rules.round_features import (
    COST,
    INCOME,
    MET,
    MOST_INCOME,
    ROAD,
    SEAT_FEATURES,
    TABLE_FEATURES,
    VIZIER_STEPS,
    find_round_features,
)
from baghdad.bots.voleurs.rules.round_value import expected_shares
from baghdad.bots.voleurs.rules.workspace import ROUND_NET, SEARCH_WORKSPACE, SEAT_INPUTS, TABLE_INPUTS
from baghdad.bots.voleurs.weights import TUNED_WEIGHTS
from baghdad.core import arrays
from baghdad.core.rng import rng_for
from baghdad.voleurs.board.registry import board_of
from baghdad.voleurs.box import DIAMOND
from baghdad.voleurs.rules.gems import buy_gem
from tests.bots.voleurs.positions import first_purchase, give_birthday

pytestmark = pytest.mark.slow


@pytest.fixture
def position() -> Any:
    """Return a workspace of a position in which the first seat has met its birthday card, and the Vizier is near."""
    match, _ = first_purchase(vizier_home=False)
    give_birthday(match, 0, "diamond")
    buy_gem(match.state, 0, DIAMOND)
    workspace = arrays.record_in(workspace_of(match.state, 0, TUNED_WEIGHTS, rng_for(1)), SEARCH_WORKSPACE)
    workspace.net = round_net()
    return workspace


def shares_at(workspace: Any) -> list[float]:
    """Return the shares that the net expects."""
    shares = np.zeros(3)
    expected_shares(workspace, shares)
    return shares.tolist()


def test_features_have_the_sizes_of_the_net():
    assert (len(SEAT_FEATURES), len(TABLE_FEATURES)) == (SEAT_INPUTS, TABLE_INPUTS)


def test_features_tell_who_has_met_the_birthday_card_and_what_pawns_earn(position):
    find_round_features(position)
    seats = np.asarray(position.seat_features)[:3]
    assert seats[:, MET].tolist() == [1.0, 0.0, 0.0]
    assert seats[0, COST] == 0.0 < min(seats[1:, COST])
    assert seats[0, ROAD] > 0.0 == max(seats[1:, ROAD])
    assert 0.0 < position.table_features[VIZIER_STEPS] < 0.1
    board = board_of(position.state)
    for seat in range(3):
        earning = [
            board.cells[cell].district
            for cell, code in enumerate(position.state.occupant)
            if code and (code - 1) // 5 == seat and board.cells[cell].shop
        ]
        assert seats[seat, INCOME] * MOST_INCOME == pytest.approx(sum(MEAN_VALUE[d] for d in earning))


def test_expected_shares_favour_the_seat_that_has_met_its_birthday_card(position):
    shares = shares_at(position)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] > 0.5


def test_compiled_net_expects_what_it_was_trained_to(position):
    shares = shares_at(position)
    fields = zip(PARTS, ROUND_NET.names, strict=True)
    net = {part: np.asarray(round_net()[field]) for part, field in fields}
    seats = np.asarray(position.seat_features)[None, :3]
    chances, _, _ = expected(net, Samples(seats, np.asarray(position.table_features)[None], np.zeros((1, 3))))
    assert chances[0].tolist() == pytest.approx(shares)


def test_training_lowers_the_cross_entropy_of_matches_that_it_has_not_seen(monkeypatch):
    monkeypatch.setattr(net_training, "MATCHES_AT_ONCE", 60)
    first, *others = sampled_batches(3, 240, 5)
    assert np.allclose(first.shares.sum(1), 1.0)
    again = next(sampled_batches(3, 60, 5))
    assert all(np.array_equal(one, other) for one, other in zip(first, again, strict=True))
    *_, last = fit([joined(others)], [first], 1, epochs=6)
    assert last.held_out == pytest.approx(cross_entropy(last.net, first))
    assert last.held_out < 0.995 * np.log(3)
