"""The observation of a seat in dieb: planes of 8-bit numbers, which `rules/observation.py` fills.

Seats are counted from the observer: row 0 is the observer's, row 1 the next player's; rows without a player are 0.
"""

from __future__ import annotations

from baghdad.core.options import switches
from baghdad.core.planes import Layout, Plane
from baghdad.dieb.box import (
    CARDS_PER_PALACE,
    CHESTS,
    CHESTS_PER_PALACE,
    CHESTS_TO_WIN,
    DANCERS,
    GUARD_PLACES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NEUTRALS_TO_PLACE,
    OWN_GUARDS,
    PALACE_CARDS,
    PALACES,
    THIEF_ACTIONS,
    THIEVES,
)
from baghdad.dieb.options import Options
from baghdad.dieb.state import PHASES

SWITCHES = switches(Options)
PLAYER_COUNTS = MAX_PLAYERS - MIN_PLAYERS + 1
OBSERVATION = Layout(
    [
        Plane("players", (PLAYER_COUNTS,), 1, "how many play: 2, 3, 4"),
        Plane("you", (MAX_PLAYERS,), 1, "the observer's own seat, from the start player on"),
        Plane("to_act", (MAX_PLAYERS,), 1, "whose decision it is"),
        Plane("phase", (len(PHASES),), 1, "placing, playing, over"),
        Plane("acted", (1,), 1, "whether there was an action this turn"),
        Plane("thief_actions", (1,), THIEF_ACTIONS, "actions with a thief this turn"),
        Plane("stole", (1,), 1, "whether a chest was taken by choice this turn"),
        Plane("idle_turns", (1,), MAX_PLAYERS, "turns in a row in which nothing happened"),
        Plane("options", (len(SWITCHES),), 1, ", ".join(name.replace("_", " ") for name in SWITCHES)),
        Plane("chests_to_win", (1,), max(CHESTS_TO_WIN), "chests that win"),
        Plane("chests", (PALACES,), CHESTS_PER_PALACE, "chests left in each palace"),
        Plane("neutral_guards", (PALACES,), GUARD_PLACES, "neutral guards before each palace"),
        Plane("guards", (MAX_PLAYERS, PALACES), GUARD_PLACES, "each seat's guards before each palace"),
        Plane("thieves", (MAX_PLAYERS, PALACES), THIEVES, "each seat's thieves in each courtyard"),
        Plane("supply", (MAX_PLAYERS,), THIEVES, "each seat's thieves in no courtyard"),
        Plane("own_to_place", (MAX_PLAYERS,), max(OWN_GUARDS), "own guards each seat still has to place"),
        Plane("neutral_to_place", (MAX_PLAYERS,), NEUTRALS_TO_PLACE, "neutral guards each seat still has to place"),
        Plane("chests_won", (MAX_PLAYERS, CHESTS_PER_PALACE), CHESTS, "chests each seat won, by strength from 4 to 7"),
        Plane("hand_seen", (1,), 1, "whether the observer may see its own hand"),
        Plane("cards", (PALACES,), CARDS_PER_PALACE, "cards of each palace in the observer's hand, if it may see it"),
        Plane("held_cards", (MAX_PLAYERS,), PALACE_CARDS, "palace cards each seat holds"),
        Plane("held_dancers", (MAX_PLAYERS,), DANCERS, "dancers each seat holds"),
        Plane("shown", (MAX_PLAYERS, PALACES), CARDS_PER_PALACE, "cards in each hand that everybody saw being taken"),
        Plane("discard", (PALACES,), CARDS_PER_PALACE, "cards of each palace in the discard pile"),
        Plane("deck", (1,), PALACE_CARDS, "cards in the pile"),
        Plane("dancers", (1,), DANCERS, "dancers in the open"),
    ]
)
