"""Records that the compiled computer players of dieb search with, allocated once so that a search allocates nothing."""

from __future__ import annotations

from baghdad.bots.dieb.rules.features import FEATURES, READY
from baghdad.core.rng import KEY_WORDS, RNG
from baghdad.core.rule import record
from baghdad.dieb.action_ids import ACTIONS
from baghdad.dieb.box import MAX_PLAYERS, PALACES
from baghdad.dieb.state import LEGAL_WORDS, STATE

RANDOM, GREEDY, SEARCH, PLANNER, HALVING = range(5)  # kinds of players

MAX_DEPTH = 64  # decisions below the root

# A node of the search tree: an action and the statistics of the iterations that chose it. The children of a node form
# a linked list, the newest first.
NODE = record(
    [
        # sum over all visits of the evaluation for the seat that chose the action; where ends of turns are tried, of
        # how much more than its own evaluation the action turned out to be worth
        ("total_value", "<f8"),
        ("visits", "<i4"),
        ("availability", "<i4"),  # iterations in which the action was legal at its parent
        ("first_child", "<i4"),  # 0: none, as the root is no node's child
        ("next_sibling", "<i4"),
        ("action", "<i2"),
        ("children", "<i2"),
        ("seat", "i1"),
    ]
)

MAX_ENDS = 128  # ends of a turn that are tried, at the most
QUEUE_SIZE = 4096

MAX_STEPS = 1024

# A position that can be reached within the current turn.
TURN_NODE = record(
    [
        ("state", STATE),
        ("promises", "<f8", (MAX_PLAYERS,)),  # each seat's chance just after the best end of the turn from here
        ("parent", "<i4"),  # the position that it was first reached from
        ("first_action", "<i2"),  # on the way to it
    ]
)

# An action that leads from one position of the turn to another.
STEP = record([("node", "<i4"), ("next_node", "<i4")])

# An end of the player's own turn: an action that ends it at one of its positions, and what came of trying it.
TURN_END = record(
    [
        (
            "promises",
            "<f8",
            (MAX_PLAYERS,),
        ),  # each seat's chance by the evaluation just after it, the mean of some deals
        ("surplus", "<f8", (MAX_PLAYERS,)),  # how much more came of all trials than that evaluation in the same deals
        ("bias", "<f8"),  # what a level likes about it beyond its chance (`end_bias.py`)
        ("visits", "<i4"),
        ("turn_node", "<i4"),
        ("tree_node", "<i4"),  # the root of the tree of what follows
        ("action", "<i2"),
    ]
)

CHANGES = 16  # of a palace by a move of a guard (`action_values.py`)

# A seat's part in the evaluation of a position, kept while the actions there are evaluated.
SEAT_VALUES = record(
    [
        ("guards", "<i8"),
        ("foreign", "<i8"),  # all other guards
        ("strength", "<f8"),  # the sum of all weights but those of the reach and, for the mover, of hand and turn
        ("palace_values", "<f8", (PALACES,)),  # the sum of each palace's weights
        ("change_values", "<f8", (CHANGES, PALACES)),  # what each change of a palace adds to the strength
        ("ready_values", "<f8", (READY,)),  # the weight of so many chests to be taken this turn
        ("near", "<i8"),  # marks of palaces within a rival's reach (`features.reach_marks`), for three prices
        ("payable", "<i8", (3,)),
        ("ready", "<i8", (3,)),
    ]
)

# What is counted of a match.
OUTCOME = record(
    [
        ("moves", "<i4", (MAX_PLAYERS,)),  # of each seat
        ("turns", "<i4", (MAX_PLAYERS,)),
        ("scores", "<i4", (MAX_PLAYERS,)),  # chests
        ("winners", "<i4"),  # a set of seats, empty if the match was cut off
        ("length", "<i4"),  # actions, or -1 for more than the log has room for
    ]
)

# One player's settings and scratch memory.
SEARCH_WORKSPACE = record(
    [
        ("root", STATE),  # the position to decide, with a random determinization of all that is hidden from the seat
        ("state", STATE),  # the position of the current iteration
        ("trial", STATE),  # a copy on which one action is tried
        ("rng", RNG),
        ("deal_rng", RNG),  # for redealing the root, and for the draws of tried actions
        ("legal", "<i8", (LEGAL_WORDS,)),
        ("chances", "<f8", (MAX_PLAYERS,)),
        ("chance_sums", "<f8", (MAX_PLAYERS,)),  # each seat's evaluation, summed over all iterations
        ("features", "<i4", (MAX_PLAYERS, FEATURES)),
        ("kept", SEAT_VALUES, (MAX_PLAYERS,)),
        ("purse_values", "<f8", (3, 3)),  # the mover's weight of the hand after paying so many cards and dancers
        ("turn_values", "<f8", (2,)),  # the weight of the turn after a guard has moved alone, or with a thief
        ("only_tries", "i1"),  # 1: actions are evaluated by trying each
        ("untried", "<i8", (LEGAL_WORDS,)),  # the legal actions that have no child while a node is expanded
        ("action_values", "<f8", (ACTIONS,)),  # planner: value of the best turn that begins with the action
        ("path", "<i4", (MAX_DEPTH + 1,)),  # nodes of the current iteration, from the root
        ("node_count", "<i4"),
        # the player's own turn (`turn_graph.py`): actions that lead on, as a heap, and the best ends
        ("queue_leads", "<f8", (QUEUE_SIZE,)),
        ("queue_steps", "<i4", (QUEUE_SIZE,)),
        ("queue_length", "<i4"),
        ("opened", "<i4"),  # positions
        ("steps", STEP, (MAX_STEPS,)),  # between positions
        ("step_count", "<i4"),
        ("ends", TURN_END, (MAX_ENDS,)),
        ("spare_end", TURN_END),
        ("end_count", "<i4"),  # the first so many ends are left
        ("tried_ends", "<i4"),  # the first so many have been tried
        ("deal_key", "<u8", (KEY_WORDS,)),  # of the deals that ends are tried with
        # a position after the turn (`end_trials.py`)
        ("listed", "<i2", (ACTIONS,)),  # its actions
        ("promises", "<f8", (ACTIONS,)),  # the mover's chance after each of them
        ("priors", "<f8", (ACTIONS,)),
        ("child_of", "<i4", (ACTIONS,)),  # the node of each action that has one, by action; 0 for others
        ("path_promises", "<f8", (MAX_DEPTH + 1,)),  # by depth, the promise of the action chosen
        ("path_best", "<f8", (MAX_DEPTH + 1,)),  # and the value of the best action that was known there
        # settings
        ("kind", "<i4"),
        ("weights_row", "<i4"),  # which row of weights evaluates positions
        ("iterations", "<i4"),
        ("rollout_length", "<i4"),  # greedy decisions between the new node and the evaluation
        ("learned_prior", "i1"),  # 1: the evaluation orders actions for expansion; 0: the greedy priority does
        ("widening", "<f8"),  # a node visited n times may have widening * sqrt(n + 1) children
        ("exploration", "<f8"),  # the exploration constant of UCB or PUCT
        ("max_opened", "<i4"),  # positions of the own turn
        ("max_ends", "<i4"),  # ends of the turn that are tried
        ("deep_iterations", "<i4"),  # of a second look before a chest is left; none unless that is more
        # of a level (`end_bias.py`)
        ("is_biased", "i1"),  # 1: ends are compared by chance and bias
        ("noise_seed", "<i8"),
        ("temperature", "<f8"),  # of its errors, in log-odds
        ("boldness", "<f8"),  # temper: 0 is neutral, 1 the most, -1 the least
        ("thrift", "<f8"),
        ("spite", "<f8"),
        ("patience", "<f8"),
    ]
)
