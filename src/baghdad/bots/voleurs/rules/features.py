"""Features of the position before a purchase: income of places, threat of rivals, distance of the Vizier."""

from __future__ import annotations

from baghdad.bots.voleurs.rules.birthday_cost import (
    birthday_cost,
    chance_met,
    expected_loot,
    expected_robbery_loss,
    gem_saving,
)
from baghdad.core import arrays as np
from baghdad.core.rule import rule
from baghdad.voleurs.board.distances import UNREACHABLE as TOO_FAR
from baghdad.voleurs.board.tables import DESERT, MAX_CELLS
from baghdad.voleurs.box import (
    DISTRICTS,
    FAKE,
    GEM_VALUES,
    GEMS,
    GOODS_PER_DISTRICT,
    MAX_PLAYERS,
    PALACE,
    THIEF,
    worth,
)
from baghdad.voleurs.rules.cards import hand_size
from baghdad.voleurs.rules.gems import bag_size, meets
from baghdad.voleurs.rules.pawns import code_of
from baghdad.voleurs.rules.walking import row_of
from baghdad.voleurs.state import NOBODY

FULL_BAG = 2  # gems, enough for most birthday cards
UNREACHABLE = 99  # distance to the Palace while it has no free shop

# The mean value of a district's cards is the same for every character.
MEAN_VALUE = np.constant(
    [
        sum(worth(card, 0) for card in range(d * GOODS_PER_DISTRICT, (d + 1) * GOODS_PER_DISTRICT)) / GOODS_PER_DISTRICT
        for d in range(len(DISTRICTS))
    ],
    "<f8",
)


@rule
def compute_features(workspace, seat):
    """Compute all features that the values of purchases depend on, for one seat."""
    state = workspace.state
    weights = workspace.weights[seat]
    birthday = state.birthdays[seat]
    workspace.seat = seat
    workspace.satisfied = int(meets(state, seat, birthday))
    workspace.others_hold_cards = int(others_hold_cards(state, seat))
    price = birthday_cost(state, seat, birthday)
    for gem in range(len(GEMS)):
        workspace.saving[gem] = gem_saving(state, seat, birthday, gem, price)
    workspace.loot_value = expected_loot(state, seat, workspace.saving, weights.spare_gem)
    measure_shop_distances(workspace)
    measure_palace_distance(workspace)
    workspace.vizier_distance = workspace.palace_distance[row_of(state.vizier)]
    assess_threat(workspace, weights)
    workspace.income_rounds = income_rounds(workspace, weights)
    estimate_income(workspace, weights)
    estimate_robbery_risk(workspace, weights, expected_robbery_loss(state, seat, birthday, price))


@rule
def gem_value(weights, gem, saving):
    """Return what a gem is worth that saves so much on the birthday card: that, and a share of its own value."""
    return saving + weights.spare_gem * GEM_VALUES[gem] + (weights.spare_fake if gem == FAKE else 0.0)


@rule
def others_hold_cards(state, seat):
    """Return whether any other seat can still act this round."""
    for other in range(np.int64(state.players)):
        if other != seat and hand_size(state, other) > 0:
            return True
    return False


@rule
def measure_shop_distances(workspace):
    """Compute the steps from every cell, and from the desert, to the nearest free shop of each district."""
    tables = workspace.tables
    shops, districts, distances = tables.shop, tables.district, tables.distance
    occupant = workspace.state.occupant
    nearest, from_desert = workspace.shop_distance, workspace.shop_distance_from_desert
    for district in range(len(DISTRICTS)):
        from_desert[district] = TOO_FAR
        for cell in range(MAX_CELLS):
            nearest[district, cell] = TOO_FAR
    for shop in range(tables.cells):
        if shops[shop] and occupant[shop] == NOBODY:
            district = np.int64(districts[shop])
            from_desert[district] = min(int(from_desert[district]), int(distances[DESERT, shop]))
            known, steps = nearest[district], distances[shop]
            for cell in range(MAX_CELLS):  # all of them, so that many are compared at once
                known[cell] = min(known[cell], steps[cell])


@rule
def measure_palace_distance(workspace):
    """Compute the steps from every cell and the desert to the nearest free shop of the Palace; 0 for all its shops."""
    tables = workspace.tables
    shops, districts = tables.shop, tables.district
    nearest, palace = workspace.palace_distance, workspace.shop_distance[PALACE]
    for cell in range(tables.cells):
        nearest[cell] = min(UNREACHABLE, int(palace[cell]))
        if shops[cell] and districts[cell] == PALACE:
            nearest[cell] = 0
    nearest[DESERT] = min(UNREACHABLE, int(workspace.shop_distance_from_desert[PALACE]))


@rule
def assess_threat(workspace, weights):
    """Compute whether a rival's bag may meet its birthday card, by its size or by probability."""
    state = workspace.state
    seat = workspace.seat
    fullest = 0
    likeliest = 0.0
    for rival in range(np.int64(state.players)):
        if rival != seat:
            fullest = max(fullest, bag_size(state, rival))
            likeliest = max(likeliest, chance_met(state, seat, rival))
    threat = fullest > 0 if weights.alarm_from <= 0.0 else likeliest >= weights.alarm_from
    wary = fullest >= FULL_BAG if weights.wary_from <= 0.0 else likeliest >= weights.wary_from
    workspace.threat = int(threat)
    workspace.wary = int(not workspace.satisfied and (wary or (workspace.vizier_distance == 0 and threat)))


@rule
def income_rounds(workspace, weights):
    """Return the number of rounds of income that a shop is valued at."""
    if workspace.vizier_distance <= weights.near_home and (workspace.satisfied or workspace.threat):
        return weights.shortest_view
    left = weights.usual_length - int(workspace.state.round_number)
    return max(weights.shortest_view, min(weights.longest_view, left))


@rule
def estimate_income(workspace, weights):
    """Compute a pawn's expected income at every cell: in a shop at once, elsewhere after walking to a free shop."""
    tables = workspace.tables
    shops, districts = tables.shop, tables.district
    income, nearest = workspace.income, workspace.shop_distance
    rounds = workspace.income_rounds
    for cell in range(MAX_CELLS):
        income[cell] = 0.0
    best = 0.0
    for district in range(len(DISTRICTS)):
        later = (rounds - 1.0) * MEAN_VALUE[district]
        best = max(best, later - int(workspace.shop_distance_from_desert[district]))
        steps = nearest[district]
        for cell in range(MAX_CELLS):
            income[cell] = max(income[cell], later - int(steps[cell]))
    for cell in range(tables.cells):
        if shops[cell]:
            income[cell] = rounds * MEAN_VALUE[districts[cell]]
        else:
            income[cell] *= weights.stale
    income[DESERT] = best * weights.stale


@rule
def estimate_robbery_risk(workspace, weights, stake):
    """Compute the expected loss of the own Thief at every cell from other Thieves near it."""
    tables = workspace.tables
    cells, distances = tables.cells, tables.distance
    occupant = workspace.state.occupant
    risk = workspace.robbery_risk
    for cell in range(cells):
        risk[cell] = 0.0
    if stake <= 0.0:
        return
    own = code_of(workspace.seat, THIEF)
    reach = weights.safe_distance
    loss = weights.fear * stake
    for cell in range(cells):
        code = occupant[cell]
        if code != NOBODY and code != own and is_thief(code):
            for other in range(cells):
                near = 1.0 - int(distances[cell, other]) / reach
                risk[other] += loss * max(0.0, near)


@rule
def is_thief(code):
    """Return whether a code on the board is a Thief of any seat."""
    for seat in range(MAX_PLAYERS):
        if code == code_of(seat, THIEF):
            return True
    return False
