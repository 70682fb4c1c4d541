"""The records that compiled players of voleurs decide with.

A workspace has a state, the weights of its values, and scratch memory; a search has candidate actions and statistics.
Weights are in dinars unless said otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from baghdad.core import arrays as np
from baghdad.core.bits import lowest_bit
from baghdad.core.rng import KEY_WORDS, RNG
from baghdad.core.rule import record, rule
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.board.tables import BOARD_TABLES, MAX_CELLS
from baghdad.voleurs.box import DISTRICTS, GEMS, GOODS, MAX_PLAYERS
from baghdad.voleurs.rules.payment_table import PAYMENT_TABLE
from baghdad.voleurs.state import STATE

# Each weight with its value for `greedy`, and the bounds of its training. The names are keys of saved trainings.
WEIGHT_TABLE: tuple[tuple[str, float, float, float], ...] = (
    ("usual_length", 12.0, 6.0, 24.0),  # assumed rounds of a match
    ("longest_view", 6.0, 2.0, 10.0),  # rounds of income that a shop is valued at, at most
    ("shortest_view", 2.0, 0.5, 4.0),  # and at least
    ("near_home", 8.0, 2.0, 20.0),  # steps between the Vizier and a shop of the Palace that count as near
    ("idle_most", 2.0, 1.0, 4.0),  # own agents in the desert from which on no more are bought
    ("gem_zeal", 1.5, 0.5, 4.0),  # for each dinar saved on the birthday card
    ("spare_gem", 0.25, 0.0, 1.5),  # share of its value, for a gem that isn't needed
    ("spare_fake", 1.0, 0.0, 8.0),  # for a fake, which a robber may draw instead of a real gem
    ("push", 1.3, 0.0, 4.0),  # for each step of the Vizier towards the Palace, if the own birthday card is met
    ("hinder", 0.6, 0.0, 3.0),  # for each step of the Vizier away from it, if not
    ("at_home", 30.0, 0.0, 80.0),  # for the Vizier in the Palace while others can still act
    ("pull_out", 40.0, 5.0, 120.0),  # for the Vizier out of the Palace again
    ("spite", 0.3, 0.0, 1.0),  # share of what another player loses
    ("break_in", 20.0, 5.0, 60.0),  # for freeing a shop of the Palace for the Vizier
    ("denial", 3.0, 0.0, 20.0),  # for robbing a player, for each gem in its bag
    ("fear", 0.5, 0.0, 3.0),  # share of the expected loss to a robber
    ("safe_distance", 8.0, 2.0, 16.0),  # steps from another's Thief at which it is no risk
    ("stale", 0.8, 0.3, 1.0),  # share of its expected income for a pawn that has yet to walk to a shop
    ("given_up", 12.0, 0.0, 30.0),  # lost by leaving a shop without reaching another
    # chances that a rival's birthday card is met; 0: judged by the size of its bag
    ("wary_from", 0.0, 0.0, 0.7),  # from here on cards are held back
    ("alarm_from", 0.0, 0.0, 0.7),  # from here on the Vizier is moved out of the Palace
    ("thrift", 1.0, 0.4, 1.5),  # share of what is paid that counts as lost
    ("offers", 2.0, 1.0, 6.0),  # made in a round
    ("trust", 0.6, 0.0, 1.0),  # assumed probability that a claim is true
    ("suspicion", 0.85, 0.4, 1.0),  # value of a card without a true claim, as a share of its district's mean
    ("least_gain", 1.0, 0.2, 4.0),  # that a swap must gain for both sides
    ("lies", 0.25, 0.0, 0.5),  # share of offers with a false claim
    ("caution", 0.0, 0.0, 0.5),  # belief that a false claim must find, or the true name is claimed
    ("rivalry", 1.0, 0.0, 3.0),  # what another gains in a swap that counts as lost, divided among all its rivals
    ("haggle", 0.0, 0.0, 1.0),  # above 0.5: also asks for cards of the next richer district
    ("spoil", 0.0, 0.0, 60.0),  # for robbing a player whose birthday card is surely met
    ("grudge", 0.0, 0.0, 20.0),  # for robbing a player, for each of its claims seen to be false
)
WEIGHT_NAMES = tuple(name for name, *_ in WEIGHT_TABLE)
GREEDY_WEIGHTS = tuple(default for _, default, *_ in WEIGHT_TABLE)

WEIGHTS = record([(name, "<f8") for name in WEIGHT_NAMES])

# One possible action: a whole purchase, an exchange, or passing the slipper.
OPTION = record(
    [
        ("gain", "<f8"),
        ("goods", "<i8"),  # cards paid, as bit sets
        ("specials", "<i8"),
        ("origin", "<i2"),
        ("goal", "<i2"),
        ("victim_cell", "<i2"),
        ("kind", "i1"),
        ("piece", "i1"),  # a kind of agent, a gem, or a seat, depending on the kind
        ("reason", "i1"),
    ]
)
AGENT, GEM, MOVE, DISCARD, SLIPPER, EXCHANGE = range(6)
# Why an action is chosen; the names are the keys of the sentences in hints.
REASONS = (
    "birthday",
    "agent",
    "move",
    "rob",
    "vizier",
    "fetch",
    "spend",
    "slipper",
    "choose",
    "place",
    "trade",
    "accept",
    "decline",
    "done",
)
BIRTHDAY_REASON, AGENT_REASON, MOVE_REASON, ROB_REASON, VIZIER_REASON, FETCH_REASON, SPEND_REASON = range(7)
SLIPPER_REASON, CHOOSE_REASON, PLACE_REASON, TRADE_REASON, ACCEPT_REASON, DECLINE_REASON, DONE_REASON = range(7, 14)

# How a seat trades: by the greedy policy, as a shark (`shark_trade.py`), or with one partner only, the next player for
# PARTNER, the one after that for PARTNER + 1 and so on.
GREEDY_TRADER, SHARK, PARTNER = range(3)

MAX_OPTIONS = 96
MAX_STEPS = 96  # of one action: enough to lay every card

# A net that tells the strength of a seat at the start of a round (`round_value.py`): one layer of hidden units.
UNITS = 32
SEAT_INPUTS, TABLE_INPUTS = 25, 10  # features (`round_features.py`)
ROUND_NET = record(
    [
        ("own", "<f8", (SEAT_INPUTS, UNITS)),  # weights of the seat's own features
        ("average", "<f8", (SEAT_INPUTS, UNITS)),  # of the means of the others' features
        ("most", "<f8", (SEAT_INPUTS, UNITS)),  # and of their maxima
        ("table", "<f8", (TABLE_INPUTS, UNITS)),
        ("bias", "<f8", (UNITS,)),
        ("output", "<f8", (UNITS,)),
    ]
)

SEARCH_WORKSPACE = record(
    [
        ("state", STATE),
        ("rng", RNG),
        ("tables", BOARD_TABLES),
        ("weights", WEIGHTS, (MAX_PLAYERS,)),
        ("traders", "<i8", (MAX_PLAYERS,)),  # how each seat trades
        ("temperature", "<f8"),  # of the errors of the seat that decides, in dinars
        ("max_candidates", "<i8"),  # of its search
        ("further_moves", "<i8"),  # whether it considers more moves than the policy
        ("searched_offers", "<i8"),  # of how many ranks by value; 0: offers aren't searched
        ("horizon", "<i8"),  # further rounds that a rollout lasts at most
        ("values", "<i8"),  # whether a rollout that isn't finished then is valued by the net
        ("payments", PAYMENT_TABLE),
        # features of the position (`features.py`)
        ("income", "<f8", (MAX_CELLS + 1,)),  # expected income of a pawn at a cell, or in the desert
        ("robbery_risk", "<f8", (MAX_CELLS,)),  # expected loss of the own Thief at a cell
        ("shop_distance", "u1", (len(DISTRICTS), MAX_CELLS)),  # steps to the nearest free shop of each district
        ("shop_distance_from_desert", "u1", (len(DISTRICTS),)),
        ("palace_distance", "<i8", (MAX_CELLS + 1,)),  # steps to a free shop of the Palace
        ("walk_prices", "<i8", (MAX_CELLS,)),  # steps of the pawn in question to each cell
        ("saving", "<f8", (len(GEMS),)),  # by how much one more gem lowers the cost of the birthday card
        ("seat", "<i8"),
        ("satisfied", "<i8"),  # whether the own birthday card is met
        ("threat", "<i8"),  # whether a rival's birthday card may be met
        ("wary", "<i8"),  # whether a rival may win this round
        ("others_hold_cards", "<i8"),
        ("vizier_distance", "<i8"),  # of the Vizier from a free shop of the Palace
        ("income_rounds", "<f8"),  # rounds of income that a shop is valued at
        ("loot_value", "<f8"),  # expected value of a stolen gem
        # the value of a position at the start of a round
        ("net", ROUND_NET),
        ("seat_features", "<f8", (MAX_PLAYERS, SEAT_INPUTS)),
        ("table_features", "<f8", (TABLE_INPUTS,)),
        ("table_sums", "<f8", (UNITS,)),  # of the units, by the features of the table
        ("sums", "<f8", (UNITS,)),  # of the units
        ("thief_cells", "<i8", (MAX_PLAYERS,)),
        # options, and the steps of the action decided on
        ("option_count", "<i8"),
        ("options", OPTION, (MAX_OPTIONS,)),
        ("step_count", "<i8"),
        ("reason", "<i8"),
        ("steps", "<i2", (MAX_STEPS,)),
    ]
)

MAX_CANDIDATES, USUAL_CANDIDATES = 16, 10
WHOLE_MATCH = 15  # further rounds after which rollouts to the end give up

# The search for the best of several candidate actions. The first candidate is the greedy choice.
SEARCH = record(
    [
        ("root", STATE),  # the position to decide, with a random determinization of all that is hidden from the seat
        ("key", "<u8", (KEY_WORDS,)),  # of the RNGs of all rollouts
        ("last_round", "<i8"),  # of a rollout
        ("samples", "<i8"),  # so far, each with rollouts of all candidates that were alive
        ("candidate_count", "<i8"),
        ("ranking", "<i8", (MAX_CANDIDATES,)),  # candidates by number of rollouts, then by their lead
        # of each candidate
        ("steps", "<i2", (MAX_CANDIDATES, MAX_STEPS)),
        ("step_counts", "<i8", (MAX_CANDIDATES,)),
        ("gains", "<f8", (MAX_CANDIDATES,)),
        ("reasons", "<i8", (MAX_CANDIDATES,)),
        ("alive", "i1", (MAX_CANDIDATES,)),
        ("visits", "<i8", (MAX_CANDIDATES,)),  # rollouts
        ("share_sums", "<f8", (MAX_CANDIDATES, MAX_PLAYERS)),  # each seat's share of the wins
        ("lead_sums", "<f8", (MAX_CANDIDATES, 2)),  # the player's lead over the first candidate, and its square
    ]
)


def new_workspace(state: Any, tables: Any, weights: Sequence[tuple[float, ...]]) -> Any:
    """Return the buffer of a workspace with a copy of the state and each seat's weights."""
    buffer = np.new_buffer(SEARCH_WORKSPACE)
    workspace = np.record_in(buffer, SEARCH_WORKSPACE)
    workspace.state = state
    workspace.state.decision_cap = 0
    workspace.tables = tables
    workspace.max_candidates = USUAL_CANDIDATES
    workspace.horizon = WHOLE_MATCH
    for seat in range(MAX_PLAYERS):
        workspace.weights[seat] = np.record_of(WEIGHTS, *weights[seat])
    return buffer


@rule
def push_step(workspace, step):
    """Append a step to the action being decided."""
    workspace.steps[workspace.step_count] = step
    workspace.step_count += 1


@rule
def push_cards(workspace, goods, specials):
    """Append the steps that lay cards, in rising order."""
    while goods:
        push_step(workspace, n.LAY + lowest_bit(goods))
        goods &= goods - 1
    while specials:
        push_step(workspace, n.LAY + GOODS + lowest_bit(specials))
        specials &= specials - 1
