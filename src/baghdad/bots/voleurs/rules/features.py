"""One look at the table before a purchase: what places promise, who is to be feared, how far the Vizier has to go."""

from __future__ import annotations

import numpy as np

from baghdad.bots.voleurs.rules.birthday_cost import at_stake, chance_met, loot_worth, saved, to_pay
from baghdad.core.rule import rule
from baghdad.voleurs.board.tables import DESERT, MAX_CELLS
from baghdad.voleurs.box import DISTRICTS, GEMS, GOODS_PER_DISTRICT, MAX_PLAYERS, PALACE, THIEF, worth
from baghdad.voleurs.rules.cards import hand_size
from baghdad.voleurs.rules.gems import bag_size, meets
from baghdad.voleurs.rules.pawns import code_of
from baghdad.voleurs.rules.walking import row_of
from baghdad.voleurs.state import NOBODY

FULL_BAG = 2  # gems that are enough for most birthday cards
CLOSED = 99  # steps to a Palace without a free shop

# A card of a district is worth the same on average to every character.
MEAN_WORTH = np.array(
    [
        sum(worth(card, 0) for card in range(d * GOODS_PER_DISTRICT, (d + 1) * GOODS_PER_DISTRICT)) / GOODS_PER_DISTRICT
        for d in range(len(DISTRICTS))
    ]
)


@rule
def look(mind, seat):
    """Everything that all purchases are weighed with."""
    state = mind.state
    weights = mind.weights[seat]
    birthday = state.birthdays[seat]
    mind.seat = seat
    mind.satisfied = int(meets(state, seat, birthday))
    mind.others = int(others_hold(state, seat))
    price = to_pay(state, seat, birthday)
    for gem in range(len(GEMS)):
        mind.saving[gem] = saved(state, seat, birthday, gem, price)
    mind.loot = loot_worth(state, seat, mind.saving, weights.spare_gem)
    look_at_palace(mind)
    mind.way_home = mind.home[row_of(state.vizier)]
    look_at_rivals(mind, weights)
    mind.rounds = rounds_ahead(mind, weights)
    look_at_shops(mind, weights)
    look_at_thieves(mind, weights, at_stake(state, seat, birthday, price))


@rule
def others_hold(state, seat):
    """Whether anybody else can still act this round."""
    for other in range(np.int64(state.players)):
        if other != seat and hand_size(state, other) > 0:
            return True
    return False


@rule
def look_at_palace(mind):
    """Steps from everywhere to a shop of the Palace that is free; none from a shop there."""
    state = mind.state
    atlas = mind.atlas
    for row in range(MAX_CELLS + 1):
        mind.home[row] = CLOSED
    for shop in range(atlas.cells):
        if atlas.shop[shop] and atlas.district[shop] == PALACE:
            if state.occupant[shop] == NOBODY:
                for cell in range(atlas.cells):
                    mind.home[cell] = min(int(mind.home[cell]), int(atlas.distance[shop, cell]))
                mind.home[DESERT] = min(int(mind.home[DESERT]), int(atlas.distance[DESERT, shop]))
            mind.home[shop] = 0


@rule
def look_at_rivals(mind, weights):
    """Whether somebody else's bag might be enough, by its size or by what it is likely to hold."""
    state = mind.state
    seat = mind.seat
    fullest = 0
    likeliest = 0.0
    for rival in range(np.int64(state.players)):
        if rival != seat:
            fullest = max(fullest, bag_size(state, rival))
            likeliest = max(likeliest, chance_met(state, seat, rival))
    threat = fullest > 0 if weights.alarm_from <= 0.0 else likeliest >= weights.alarm_from
    wary = fullest >= FULL_BAG if weights.wary_from <= 0.0 else likeliest >= weights.wary_from
    mind.threat = int(threat)
    mind.wary = int(not mind.satisfied and (wary or (mind.way_home == 0 and threat)))


@rule
def rounds_ahead(mind, weights):
    """How many rounds of income a shop will still bring."""
    if mind.way_home <= weights.near_home and (mind.satisfied or mind.threat):
        return weights.shortest_view
    left = weights.usual_length - int(mind.state.round_number)
    return max(weights.shortest_view, min(weights.longest_view, left))


@rule
def look_at_shops(mind, weights):
    """What a pawn will earn: in a shop at once, elsewhere after a walk to a free one."""
    state = mind.state
    atlas = mind.atlas
    for row in range(MAX_CELLS + 1):
        mind.promise[row] = 0.0
    later = mind.rounds - 1.0
    for shop in range(atlas.cells):
        if atlas.shop[shop] and state.occupant[shop] == NOBODY:
            income = later * MEAN_WORTH[atlas.district[shop]]
            for cell in range(atlas.cells):
                mind.promise[cell] = max(mind.promise[cell], income - int(atlas.distance[shop, cell]))
            mind.promise[DESERT] = max(mind.promise[DESERT], income - int(atlas.distance[DESERT, shop]))
    for cell in range(atlas.cells):
        if atlas.shop[cell]:
            mind.promise[cell] = mind.rounds * MEAN_WORTH[atlas.district[cell]]
        else:
            mind.promise[cell] *= weights.stale
    mind.promise[DESERT] *= weights.stale


@rule
def look_at_thieves(mind, weights, stake):
    """What the own Thief has to fear of those near by."""
    state = mind.state
    atlas = mind.atlas
    for cell in range(atlas.cells):
        mind.peril[cell] = 0.0
    if stake <= 0.0:
        return
    for cell in range(atlas.cells):
        code = state.occupant[cell]
        if code != NOBODY and code != code_of(mind.seat, THIEF) and is_thief(code):
            for other in range(atlas.cells):
                near = 1.0 - int(atlas.distance[cell, other]) / weights.safe_distance
                mind.peril[other] += weights.fear * stake * max(0.0, near)


@rule
def is_thief(code):
    """Whether somebody's Thief stands there."""
    for seat in range(MAX_PLAYERS):
        if code == code_of(seat, THIEF):
            return True
    return False
