"""The records that computer players of dieb think with."""

from __future__ import annotations

from baghdad.bots.dieb.rules.features import FEATURES
from baghdad.core.rng import RNG
from baghdad.core.rule import record
from baghdad.dieb.action_ids import ACTIONS
from baghdad.dieb.box import MAX_PLAYERS
from baghdad.dieb.state import LEGAL_WORDS, STATE

RANDOM, GREEDY, SEARCH, PLANNER = range(4)  # kinds of players

DEEPEST = 64  # decisions ahead

# A node of a search is an action and all the times it was tried. Children hang on their parent in a chain, the latest
# first.
NODE = record(
    [
        ("worth", "<f8"),  # what the trials brought to the seat that chose the action, added up
        ("visits", "<i4"),
        ("available", "<i4"),  # how often it could have been chosen
        ("child", "<i4"),  # 0: none, as the root is nobody's child
        ("sibling", "<i4"),
        ("action", "<i2"),
        ("children", "<i2"),
        ("seat", "i1"),
    ]
)

# A position a player's turn can lead to, and the action the way there begins with.
STAGE = record([("state", STATE), ("first", "<i2")])

# Everything else, so that nobody asks for memory while thinking.
SEARCH_WORKSPACE = record(
    [
        ("root", STATE),  # what it was handed: all it can't know is dealt at random
        ("state", STATE),  # what it is thinking about
        ("trial", STATE),  # one action further
        ("rng", RNG),
        ("dealing", RNG),
        ("legal", "<i8", (LEGAL_WORDS,)),
        ("chances", "<f8", (MAX_PLAYERS,)),
        ("outlook", "<f8", (MAX_PLAYERS,)),  # chances added up over all iterations
        ("features", "<i4", (MAX_PLAYERS, FEATURES)),
        ("taken", "i1", (ACTIONS,)),
        ("promises", "<f8", (ACTIONS,)),  # of a planner: what a turn is worth that begins with an action
        ("path", "<i4", (DEEPEST + 1,)),
        ("nodes", "<i4"),
        # what kind of player it is
        ("kind", "<i4"),
        ("weights", "<i4"),  # the row of the weights it judges by
        ("iterations", "<i4"),
        ("playout", "<i4"),  # decisions by wish before a position is judged
        ("learned", "i1"),  # actions are tried in the order of what was learned; else of wishes
        ("width", "<f8"),  # children of a node visited once; they grow with the square root of its visits
        ("curiosity", "<f8"),
    ]
)
