"""Features of a position at the start of a round: of each seat, and of the table. Nobody's new cards count.

All but a few are between 0 and 1. They say how near a seat is to its birthday card, what its pawns earn, and how near
the Vizier is to the Palace.
"""

from __future__ import annotations

from baghdad.bots.voleurs.rules.birthday_cost import OUT_OF_REACH, birthday_cost, expected_robbery_loss
from baghdad.bots.voleurs.rules.features import MEAN_VALUE
from baghdad.core.rule import rule
from baghdad.voleurs.box import (
    ASSASSIN,
    BROKER,
    CARAVANEER,
    DISTRICTS,
    FAKE,
    GEM_COUNTS,
    GEMS,
    MERCHANT,
    PALACE,
    PAWNS,
    SAPPHIRE,
    THIEF,
)
from baghdad.voleurs.rules.gems import bag_size, meets, real_gems, wealth
from baghdad.voleurs.rules.pawns import kind_of, owner_of
from baghdad.voleurs.rules.walking import row_of
from baghdad.voleurs.state import NOBODY, VIZIER

SEAT_FEATURES = (
    "met",  # whether its birthday card is met
    "cost",  # the dinars that it still costs
    "hopeless",  # it can no longer be met
    "at_stake",  # the expected rise of that cost by a robbery
    "real_gems",
    "fakes",
    "wealth",
    "income",  # of a round, on average
    *(f"shops_{district}" for district in DISTRICTS),  # pawns that earn there
    "streets",  # pawns that could earn
    "desert",
    "caravaneers",  # in the city
    "merchants",
    "brokers",
    "assassins",  # anywhere
    "slipper",
    "danger",  # how near the nearest other Thief is
    "prey",  # how near the nearest Thief with gems is
    "rich_prey",  # and of a player whose birthday card is met
    "rounds",  # of income until the birthday card is paid
    "road",  # of a round's income that the Vizier's road home costs, if the birthday card is met
)
(
    MET,
    COST,
    HOPELESS,
    AT_STAKE,
    REAL_GEMS,
    FAKES,
    WEALTH,
    INCOME,
    SHOPS,
    *_,
    STREETS,
    IN_DESERT,
    CARAVANEERS,
    MERCHANTS,
    BROKERS,
    ASSASSINS,
    SLIPPER,
    DANGER,
    PREY,
    RICH_PREY,
    ROUNDS,
    ROAD,
) = range(len(SEAT_FEATURES))
TABLE_FEATURES = (
    "vizier",  # steps to the nearest free shop of the Palace
    "shut",  # there is none
    "round",
    "players",
    "met",  # players whose birthday card is met
    "palace_shops",  # that are free
    *(f"left_{gem}" for gem in GEMS[1:]),
)
VIZIER_STEPS, SHUT, ROUND, PLAYERS, MET_BY, FREE_SHOPS, GEMS_LEFT = range(7)

NEAR = 12.0  # steps between Thieves from which on they are no danger to each other
MOST_COST, MOST_STAKE, MOST_WEALTH, MOST_INCOME = 40.0, 20.0, 100.0, 30.0  # dinars
MANY_GEMS, MANY_PAWNS, MANY_SHOPS, MOST_STEPS, MANY_ROUNDS = 4.0, 4.0, 12.0, 24.0, 8.0
MOST_PLAYERS, LONG_MATCH, LEAST_INCOME, LONGEST_ROAD = 6.0, 24.0, 2.0, 3.0


@rule
def find_round_features(workspace):
    """Compute the features of all seats and of the table."""
    state = workspace.state
    players = int(state.players)
    table = workspace.table_features
    table[VIZIER_STEPS], table[SHUT], table[FREE_SHOPS] = vizier_road(workspace)
    steps = table[VIZIER_STEPS] * MOST_STEPS
    count_pawns(workspace)
    met = 0.0
    for seat in range(players):
        features = workspace.seat_features[seat]
        add_gem_features(state, seat, features)
        features[SLIPPER] = 1.0 if state.slipper == seat else 0.0
        income = max(features[INCOME] * MOST_INCOME, LEAST_INCOME)
        features[ROUNDS] = min(features[COST] * MOST_COST / income / MANY_ROUNDS, 1.0)
        features[ROAD] = min(steps / income, LONGEST_ROAD) / LONGEST_ROAD if features[MET] > 0.0 else 0.0
        met += features[MET]
    for seat in range(players):
        compare_thieves(workspace, seat)
    table[ROUND] = min(float(state.round_number) / LONG_MATCH, 1.0)
    table[PLAYERS] = players / MOST_PLAYERS
    table[MET_BY] = met / MANY_GEMS
    for gem in range(SAPPHIRE, len(GEMS)):
        table[GEMS_LEFT + gem - SAPPHIRE] = state.gems[gem] / GEM_COUNTS[gem]


@rule
def vizier_road(workspace):
    """Return how far the Vizier is from a free shop of the Palace, whether there is none, and how many there are."""
    state = workspace.state
    tables = workspace.tables
    here = row_of(state.vizier)
    nearest = MOST_STEPS
    free = 0
    for cell in range(tables.cells):
        if tables.shop[cell] and tables.district[cell] == PALACE and state.occupant[cell] == NOBODY:
            free += 1
            nearest = min(nearest, float(tables.distance[here, cell]))
    return nearest / MOST_STEPS, 0.0 if free else 1.0, free / MANY_SHOPS


@rule
def count_pawns(workspace):
    """Count each seat's pawns by where they stand, and add up what they earn; note where its Thief is."""
    state = workspace.state
    tables = workspace.tables
    for seat in range(int(state.players)):
        features = workspace.seat_features[seat]
        for feature in range(INCOME, SLIPPER):
            features[feature] = 0.0
        workspace.thief_cells[seat] = 0  # Thieves never leave the city
        for kind in range(len(PAWNS)):
            waiting = state.desert[seat, kind] / MANY_PAWNS
            features[ASSASSINS if kind == ASSASSIN else IN_DESERT] += waiting
    for cell in range(tables.cells):
        code = int(state.occupant[cell])
        if code != NOBODY and code != VIZIER:
            count_pawn(workspace, owner_of(code), kind_of(code), cell)


@rule
def count_pawn(workspace, seat, kind, cell):
    """Count a pawn in the city."""
    tables = workspace.tables
    features = workspace.seat_features[seat]
    one = 1.0 / MANY_PAWNS
    if kind == ASSASSIN:
        features[ASSASSINS] += one
        return
    if kind == THIEF:
        workspace.thief_cells[seat] = cell
    elif kind == CARAVANEER:
        features[CARAVANEERS] += one
    elif kind == MERCHANT:
        features[MERCHANTS] += one
    elif kind == BROKER:
        features[BROKERS] += one
    if tables.shop[cell]:
        district = int(tables.district[cell])
        features[SHOPS + district] += one
        features[INCOME] += MEAN_VALUE[district] / MOST_INCOME
    else:
        features[STREETS] += one


@rule
def add_gem_features(state, seat, features):
    """Compute what a seat's bag is worth, and what its birthday card still costs."""
    birthday = state.birthdays[seat]
    cost = birthday_cost(state, seat, birthday)
    features[MET] = 1.0 if meets(state, seat, birthday) else 0.0
    features[COST] = min(cost / MOST_COST, 1.0)
    features[HOPELESS] = 1.0 if cost >= OUT_OF_REACH else 0.0
    features[AT_STAKE] = min(expected_robbery_loss(state, seat, birthday, cost) / MOST_STAKE, 1.0)
    features[REAL_GEMS] = real_gems(state, seat) / MANY_GEMS
    features[FAKES] = state.bags[seat, FAKE] / MANY_GEMS
    features[WEALTH] = wealth(state, seat) / MOST_WEALTH


@rule
def compare_thieves(workspace, seat):
    """Compute how near the other Thieves are to a seat's own: any of them, those with gems, those about to win."""
    state = workspace.state
    features = workspace.seat_features[seat]
    danger = 0.0
    prey = 0.0
    rich_prey = 0.0
    for rival in range(int(state.players)):
        if rival != seat:
            steps = float(workspace.tables.distance[workspace.thief_cells[seat], workspace.thief_cells[rival]])
            near = max(0.0, 1.0 - steps / NEAR)
            danger = max(danger, near)
            if bag_size(state, rival) > 0:
                prey = max(prey, near)
            if workspace.seat_features[rival, MET] > 0.0:
                rich_prey = max(rich_prey, near)
    features[DANGER] = danger
    features[PREY] = prey
    features[RICH_PREY] = rich_prey
