"""The record a match of dieb is played on. Everything else that is true of a position follows from these fields.

Fields named after what can be counted by palace are tallies (`tally.py`).
"""

from __future__ import annotations

from baghdad.core.rng import RNG
from baghdad.core.rule import record
from baghdad.dieb.box import MAX_PLAYERS

PLACING, PLAYING, OVER = 0, 1, 2
PHASES = ("placing", "playing", "over")

NEUTRAL = MAX_PLAYERS  # the row of the neutral guards, after the seats' own

STATE = record(
    [
        ("guards", "<i8", (MAX_PLAYERS + 1,)),
        ("thieves", "<i8", (MAX_PLAYERS,)),  # in the courtyards; the others are in the supply
        ("cards", "<i8", (MAX_PLAYERS,)),
        ("shown", "<i8", (MAX_PLAYERS,)),  # of those, the cards everybody saw being taken (D-ED-1)
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
        ("stole", "i1"),  # a chest was taken by choice this turn (D-AMB-4)
        ("idle_turns", "i1"),  # in a row, without an action, a theft or a card drawn (D-AMB-25)
        ("tactical", "i1"),
        ("optional_theft", "i1"),
        ("chosen_card", "i1"),
        ("peek", "i1"),
        ("decisions", "<i4"),
        ("decision_cap", "<i4"),  # 0: none
    ]
)

LEGAL_WORDS = 7

# What a match is played on at full speed: the state, the generator and the legal actions side by side. Only the
# state is ever copied, viewed or handed on.
WORKSPACE = record([("state", STATE), ("rng", RNG), ("legal", "<i8", (LEGAL_WORDS,))])
