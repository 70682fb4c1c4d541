"""Features of a position before a purchase: distances to free shops, and the income that follows from them."""

from __future__ import annotations

from typing import Any

import pytest

from baghdad.bots.voleurs.greedy import search_workspace
from baghdad.bots.voleurs.rules.features import MEAN_VALUE, UNREACHABLE, compute_features
from baghdad.bots.voleurs.rules.workspace import GREEDY_WEIGHTS, SEARCH_WORKSPACE
from baghdad.core import arrays
from baghdad.core.knowledge import knowledge_of
from baghdad.core.rng import rng_for
from baghdad.voleurs import game as voleurs
from baghdad.voleurs.board.tables import DESERT
from baghdad.voleurs.box import PALACE
from baghdad.voleurs.state import BUYING, NOBODY
from tests.bots.voleurs.positions import play

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", params=[{}, {"board": "oasis"}], ids=str)
def features(request: pytest.FixtureRequest) -> Any:
    """Return a workspace with the features of the last purchase of a match."""
    match, _ = play(["greedy"] * 3, 4, decision_cap=150, **request.param)
    last = [played for played in match.history if played.before.phase == BUYING][-1]
    legal = voleurs.legal(last.before, last.seat)
    knowledge = knowledge_of(voleurs, last.before, match.options, last.seat, legal, rng_for(1))
    workspace = arrays.record_in(search_workspace(knowledge, rng_for(1), GREEDY_WEIGHTS), SEARCH_WORKSPACE)
    compute_features(workspace, last.seat)
    return workspace


def free_shops(workspace: Any) -> list[int]:
    """Return the shops where nobody stands."""
    tables, occupant = workspace.tables, workspace.state.occupant
    return [cell for cell in range(tables.cells) if tables.shop[cell] and occupant[cell] == NOBODY]


def test_income_of_a_street_is_that_of_the_best_free_shop_less_the_walk(features):
    tables, rounds, stale = features.tables, features.income_rounds, features.weights[0].stale
    shops = free_shops(features)
    assert 0 < len(shops) < sum(tables.shop)
    streets = [cell for cell in range(tables.cells) if not tables.shop[cell]]
    for place in [*streets, DESERT]:
        walks = [(rounds - 1) * MEAN_VALUE[tables.district[shop]] - tables.distance[place, shop] for shop in shops]
        assert features.income[place] == pytest.approx(stale * max(0.0, *walks))


def test_income_of_a_shop_is_that_of_its_district(features):
    tables = features.tables
    for cell in (cell for cell in range(tables.cells) if tables.shop[cell]):
        assert features.income[cell] == pytest.approx(features.income_rounds * MEAN_VALUE[tables.district[cell]])


def test_palace_is_as_far_as_its_nearest_free_shop(features):
    tables = features.tables
    palace = [cell for cell in range(tables.cells) if tables.shop[cell] and tables.district[cell] == PALACE]
    shops = [shop for shop in free_shops(features) if shop in palace]
    for place in [*range(tables.cells), DESERT]:
        steps = min([UNREACHABLE, *(int(tables.distance[place, shop]) for shop in shops)])
        assert features.palace_distance[place] == (0 if place in palace else steps)
