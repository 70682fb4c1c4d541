"""What a compiled player thinks with: a state of its own, the weights of its wishes, and room for its sums.

Weights are in dinars unless said otherwise. Those of `GREEDY` make a player that does much what `greedy` does.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from baghdad.core.rng import RNG
from baghdad.core.rule import record, rule
from baghdad.voleurs.board.tables import BOARD_TABLES, MAX_CELLS
from baghdad.voleurs.box import GEMS, MAX_PLAYERS
from baghdad.voleurs.state import STATE

# Each weight with what `greedy` would have, and the bounds within which a better one is looked for.
WEIGHT_TABLE: tuple[tuple[str, float, float, float], ...] = (
    ("usual_length", 12.0, 6.0, 24.0),  # rounds of a match, as far as anybody can tell
    ("longest_view", 6.0, 2.0, 10.0),  # rounds of income that a shop is valued at, at most
    ("shortest_view", 2.0, 0.5, 4.0),  # and at least
    ("near_home", 8.0, 2.0, 20.0),  # steps of the Vizier from a shop of the Palace
    ("idle_most", 2.0, 1.0, 4.0),  # own agents in the desert before it buys no more
    ("gem_zeal", 1.5, 0.5, 4.0),  # a dinar saved on the birthday
    ("spare_gem", 0.25, 0.0, 1.5),  # of its value, for a gem that isn't needed
    ("spare_fake", 1.0, 0.0, 8.0),  # a fake, for a thief to draw instead of a real gem
    ("push", 1.3, 0.0, 4.0),  # a step of the Vizier's way home, to a player who has what it needs
    ("hinder", 0.6, 0.0, 3.0),  # a step away, to one who hasn't
    ("at_home", 30.0, 0.0, 80.0),  # to have him home for now
    ("pull_out", 40.0, 5.0, 120.0),  # to have him out again
    ("spite", 0.3, 0.0, 1.0),  # of what another loses
    ("break_in", 20.0, 5.0, 60.0),  # to free a shop of the Palace for the Vizier
    ("denial", 3.0, 0.0, 20.0),  # to have taken a gem from another, for each one in the bag
    ("fear", 0.5, 0.0, 3.0),  # of what a robber might take
    ("safe_distance", 8.0, 2.0, 16.0),  # steps from another's Thief
    ("stale", 0.8, 0.3, 1.0),  # of what a pawn promises that has yet to walk
    ("given_up", 12.0, 0.0, 30.0),  # for a shop left without another in reach
    (
        "wary_from",
        0.0,
        0.0,
        0.7,
    ),  # chance that a rival has what it needs from which cards are kept; 0: by its bag's size
    ("alarm_from", 0.0, 0.0, 0.7),  # the same from which the Vizier is fetched out
    ("thrift", 1.0, 0.4, 1.5),  # of what is paid counts as lost
    ("offers", 2.0, 1.0, 6.0),  # made a round
    ("trust", 0.6, 0.0, 1.0),  # the share of claims it takes to be true
    ("suspicion", 0.85, 0.4, 1.0),  # what a card unclaimed, or falsely claimed, is worth of its district's mean
    ("least_gain", 1.0, 0.2, 4.0),  # for both sides, or it isn't worth the talk
    ("lies", 0.25, 0.0, 0.5),  # the share of offers that it lies in
    ("haggle", 0.0, 0.0, 1.0),  # more than a half: it also asks for cards of the next richer district
    ("spoil", 0.0, 0.0, 60.0),  # to rob somebody who is sure to have what it needs
)
WEIGHT_NAMES = tuple(name for name, *_ in WEIGHT_TABLE)
GREEDY_WEIGHTS = tuple(usual for _, usual, *_ in WEIGHT_TABLE)

WEIGHTS = record([(name, "<f8") for name in WEIGHT_NAMES])

# One thing to do: a whole purchase, or the slipper to somebody.
OPTION = record(
    [
        ("gain", "<f8"),
        ("goods", "<i8"),  # laid for it
        ("specials", "<i8"),
        ("origin", "<i2"),
        ("goal", "<i2"),
        ("struck", "<i2"),  # the cell of a victim
        ("deed", "i1"),
        ("piece", "i1"),  # a kind of agent, a gem, or a seat
        ("reason", "i1"),
    ]
)
AGENT, GEM, MOVE, DISCARD, SLIPPER, EXCHANGE = range(6)
REASONS = ("birthday", "agent", "move", "rob", "vizier", "fetch", "spend", "slipper")
BIRTHDAY_REASON, AGENT_REASON, MOVE_REASON, ROB_REASON, VIZIER_REASON, FETCH_REASON, SPEND_REASON, SLIPPER_REASON = (
    range(8)
)

MOST_OPTIONS = 96
LONGEST_PLAN = 96  # steps: every card there is, and some more
DINARS = 81  # sums from 0 to one more than anything costs
NO_WAY = 10_000.0  # dearer than anything

SEARCH_WORKSPACE = record(
    [
        ("state", STATE),
        ("rng", RNG),
        ("atlas", BOARD_TABLES),
        ("weights", WEIGHTS, (MAX_PLAYERS,)),
        # what a hand can pay: for each price the cards, and what they are worth
        ("pay_goods", "<i8", (DINARS,)),
        ("pay_specials", "<i8", (DINARS,)),
        ("cost", "<f8", (DINARS,)),
        ("fewest", "<i8", (DINARS,)),
        # one look at the table
        ("promise", "<f8", (MAX_CELLS + 1,)),  # what a pawn there, or in the desert, will earn
        ("peril", "<f8", (MAX_CELLS,)),  # what a Thief there has to fear
        ("home", "<i8", (MAX_CELLS + 1,)),  # steps to a free shop of the Palace
        ("steps", "<i8", (MAX_CELLS,)),
        ("saving", "<f8", (len(GEMS),)),  # on the birthday by one more gem
        ("seat", "<i8"),
        ("satisfied", "<i8"),
        ("threat", "<i8"),
        ("wary", "<i8"),
        ("others", "<i8"),  # whether anybody else holds cards
        ("way_home", "<i8"),
        ("rounds", "<f8"),  # of income still to come
        ("loot", "<f8"),
        # what could be done
        ("number", "<i8"),
        ("options", OPTION, (MOST_OPTIONS,)),
        ("length", "<i8"),
        ("plan", "<i2", (LONGEST_PLAN,)),  # the steps of the action decided on
    ]
)


def mind_of(state: Any, atlas: Any, weights: Any) -> Any:
    """A mind about a state, as an array of one; the state is copied, each seat given its weights."""
    minds = np.zeros(1, SEARCH_WORKSPACE).view(np.recarray)
    mind = minds[0]
    mind.state = state
    mind.state.decision_cap = 0
    mind.atlas = atlas
    for seat in range(MAX_PLAYERS):
        mind.weights[seat] = weights[seat]
    return minds


@rule
def then(mind, step):
    """One more step of the plan."""
    mind.plan[mind.length] = step
    mind.length += 1
