"""The state of a match of dieb: a NumPy record from whose fields everything else about a position follows.

Fields that count something by palace are tallies (`tally.py`).
"""

from __future__ import annotations

from baghdad.core.options import state_fields
from baghdad.core.rng import KEY_WORDS, RNG
from baghdad.core.rule import record
from baghdad.dieb.action_ids import ACTIONS
from baghdad.dieb.box import MAX_PLAYERS
from baghdad.dieb.options import Options

PLACING, PLAYING, OVER = 0, 1, 2
PHASES = ("placing", "playing", "over")

NEUTRAL = MAX_PLAYERS  # the row of the neutral guards, after the seats' own

STATE = record(
    [
        ("guards", "<i8", (MAX_PLAYERS + 1,)),
        ("thieves", "<i8", (MAX_PLAYERS,)),  # in the courtyards; all others are in the supply
        ("cards", "<i8", (MAX_PLAYERS,)),
        ("shown", "<i8", (MAX_PLAYERS,)),  # the part of `cards` that everybody saw being taken (D-ED-1)
        ("deck", "<i8"),
        ("discard", "<i8"),
        ("chests", "<i8"),  # left in each stack
        ("chests_won", "<i8", (MAX_PLAYERS,)),  # counted by strength, the weakest first
        ("held_dancers", "i1", (MAX_PLAYERS,)),
        ("dancers", "i1"),  # in the open pile
        ("own_to_place", "i1", (MAX_PLAYERS,)),
        ("neutral_to_place", "i1", (MAX_PLAYERS,)),
        ("players", "i1"),
        ("seat", "u1"),
        ("phase", "i1"),
        ("acted", "i1"),
        ("thief_actions", "i1"),
        ("stole", "i1"),  # whether a chest was taken by choice this turn (D-AMB-4)
        ("idle_turns", "i1"),  # consecutive turns without an action, a theft or a card drawn (D-AMB-25)
        ("decisions", "<i4"),
        *state_fields(Options),
    ]
)

LEGAL_WORDS = 7

# What compiled code plays on: the state, the RNG and the legal actions in one record. Only the state may be copied,
# viewed or passed on, since the RNG is secret.
WORKSPACE = record([("state", STATE), ("rng", RNG), ("legal", "<i8", (LEGAL_WORDS,))])

# What a match in Python plays on: the key of its RNG streams and the ids of the legal actions as well.
MATCH_WORKSPACE = record(
    [
        ("state", STATE),
        ("rng", RNG),
        ("legal", "<i8", (LEGAL_WORDS,)),
        ("key", "<u8", (KEY_WORDS,)),
        ("ids", "<i2", (ACTIONS,)),
    ]
)
