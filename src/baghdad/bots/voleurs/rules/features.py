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
def measure_palace_distance(workspace):
    """Compute the steps from every cell and the desert to the nearest free shop of the Palace; 0 for all its shops."""
    tables = workspace.tables
    cells, shops, districts, distances = tables.cells, tables.shop, tables.district, tables.distance
    occupant = workspace.state.occupant
    nearest = workspace.palace_distance
    for row in range(MAX_CELLS + 1):
        nearest[row] = UNREACHABLE
    for shop in range(cells):
        if shops[shop] and districts[shop] == PALACE:
            if occupant[shop] == NOBODY:
                for cell in range(cells):
                    nearest[cell] = min(int(nearest[cell]), int(distances[shop, cell]))
                nearest[DESERT] = min(int(nearest[DESERT]), int(distances[DESERT, shop]))
            nearest[shop] = 0


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
    cells, shops, districts, distances = tables.cells, tables.shop, tables.district, tables.distance
    occupant = workspace.state.occupant
    income = workspace.income
    rounds = workspace.income_rounds
    for row in range(MAX_CELLS + 1):
        income[row] = 0.0
    for shop in range(cells):
        if shops[shop] and occupant[shop] == NOBODY:
            later = (rounds - 1.0) * MEAN_VALUE[districts[shop]]
            for cell in range(cells):
                after_walk = later - int(distances[shop, cell])
                if after_walk > income[cell]:
                    income[cell] = after_walk
            income[DESERT] = max(income[DESERT], later - int(distances[DESERT, shop]))
    for cell in range(cells):
        if shops[cell]:
            income[cell] = rounds * MEAN_VALUE[districts[cell]]
        else:
            income[cell] *= weights.stale
    income[DESERT] *= weights.stale


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
