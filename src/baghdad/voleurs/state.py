"""The record that holds the state of a match.

Sets of trade cards are bit masks: the goods are bits 0–59 of one word, gem cards (bits 0–4) and surprises (bits 5–7)
are in another. The occupant of a cell is a code: 0 for nobody, `VIZIER`, or 1 + 5 × seat + kind of pawn.
"""

from __future__ import annotations

from baghdad.core.options import state_fields
from baghdad.core.rng import KEY_WORDS, RNG
from baghdad.core.rule import record
from baghdad.voleurs.board.tables import BOARD_TABLES, CELL_WORDS, DESERT, MAX_CELLS
from baghdad.voleurs.box import CARDS, GEMS, MAX_PLAYERS, PAWNS
from baghdad.voleurs.options import Options

CHOOSING, PLACING, TRADING, BUYING, OVER = range(5)
PHASES = ("choosing", "placing", "trading", "buying", "over")

# How far the player to act is in a purchase or a trade, which takes effect once it is complete.
FREE, PAYING, LEAVING, STRIKING, TAKING, GIVING, CHANGING, OFFERING, CLAIMING, ANSWERING = range(10)
STEPS = ("free", "paying", "leaving", "striking", "taking", "giving", "changing", "offering", "claiming", "answering")

NOBODY = 0
KINDS = len(PAWNS)
VIZIER = 1 + MAX_PLAYERS * KINDS
NOWHERE = -1

OFFERS_PER_PLAYER = 4  # of one maker, open at the same time
OFFERS = MAX_PLAYERS * OFFERS_PER_PLAYER
NO_CLAIM = -1
NO_CARD = -1

HISTORY = 160  # gem transfers kept, so that a redeal can tell what each player saw of them

OFFER = record(
    [
        ("goods", "<i8"),
        ("specials", "<i8"),
        ("claimed_goods", "<i8"),  # the names claimed
        ("claimed_specials", "<i8"),
        ("wanted", "<i8"),  # cards in return, a tally
        ("claims", "i1", (CARDS,)),  # the name claimed for each card given; NO_CLAIM for none
        ("open", "i1"),
        ("maker", "i1"),
        ("to", "i1"),
    ]
)

STATE = record(
    [
        # offers, first because a record within a record has to be aligned
        ("draft", OFFER),
        ("offers", OFFER, (OFFERS,)),
        # trade cards
        ("hand_goods", "<i8", (MAX_PLAYERS,)),
        ("hand_specials", "<i8", (MAX_PLAYERS,)),
        ("deck_goods", "<i8"),
        ("deck_specials", "<i8"),
        ("spent_goods", "<i8"),
        ("spent_specials", "<i8"),
        ("known_goods", "<i8", (MAX_PLAYERS, MAX_PLAYERS)),  # by viewer and holder
        ("known_specials", "<i8", (MAX_PLAYERS, MAX_PLAYERS)),
        ("true_claims", "i1", (MAX_PLAYERS, MAX_PLAYERS)),  # seen in trades, by who saw and who claimed
        ("false_claims", "i1", (MAX_PLAYERS, MAX_PLAYERS)),
        # gems, birthdays, characters
        ("gems", "i1", (len(GEMS),)),
        ("bags", "i1", (MAX_PLAYERS, len(GEMS))),
        ("history", "<i4", (HISTORY,)),
        ("history_length", "<i4"),
        ("birthdays", "i1", (MAX_PLAYERS,)),
        ("characters", "i1", (MAX_PLAYERS,)),
        # pawns
        ("taken_cells", "<i8", (CELL_WORDS,)),  # where anybody stands, a set of cells
        ("pawn_cells", "<i8", (MAX_PLAYERS, CELL_WORDS)),  # where the pawns of each seat are
        ("occupant", "i1", (MAX_CELLS,)),
        ("desert", "i1", (MAX_PLAYERS, KINDS)),
        ("supply", "i1", (MAX_PLAYERS, KINDS)),
        ("to_place", "i1", (MAX_PLAYERS, KINDS)),
        ("vizier", "<i2"),
        ("vizier_killed", "i1"),
        # the turn
        ("players", "u1"),
        ("phase", "i1"),
        ("seat", "u1"),
        ("slipper", "u1"),
        ("bought", "i1"),  # whether there was a purchase since the slipper came
        ("round_number", "<i2"),
        ("step", "i1"),
        ("laid_goods", "<i8"),
        ("laid_specials", "<i8"),
        ("laid_worth", "<i2"),  # dinars of the goods laid for a purchase
        ("mover", "i1"),  # code of the pawn being moved
        ("origin", "<i2"),
        ("target", "<i2"),
        ("victim", "<i2"),  # cell of the pawn whose owner's bag is looked into
        ("taken", "i1"),  # gem taken out of that bag
        ("claimed_card", "i1"),  # card of the draft that a claim would be about
        ("claimed_name", "i1"),  # the name claimed for the next card of an answer; NO_CLAIM for none
        ("change", "<i2"),
        ("vizier_goal", "<i2"),  # where the change moves the Vizier once an exchange is complete; NOWHERE if undecided
        ("answered", "i1"),  # the offer being accepted
        # trade
        ("ready", "u1"),  # the seats that are done, as a set
        ("offers_made", "i1", (MAX_PLAYERS,)),
        ("offers_by", "<i4", (MAX_PLAYERS,)),  # the open offers that each seat made, as sets
        ("offers_to", "<i4", (MAX_PLAYERS,)),  # and those that wait for its answer
        ("decisions", "<i4"),
        ("board", "<i8"),  # the hash of its text (`board/registry.py`)
        *state_fields(Options),
    ]
)

# The legal steps, as up to eight sets in catalogue order: each has an id for its bit 0.
MOST_SETS = 8
LONGEST_LIST = 1024  # room for the ids of all legal steps
LEGAL = record(
    [
        ("sets", "<i8"),
        ("first", "<i8", (MOST_SETS,)),  # the step id of bit 0 of each set
        ("members", "<i8", (MOST_SETS,)),
    ]
)

# Everything that compiled code needs to play a match. Only the state is copied or viewed.
WORKSPACE = record([("state", STATE), ("rng", RNG), ("legal", LEGAL), ("tables", BOARD_TABLES)])

# What a match in Python plays on. The steps of an action under way are applied to the draft.
MATCH_WORKSPACE = record(
    [
        ("state", STATE),
        ("draft", STATE),
        ("rng", RNG),
        ("key", "<u8", (KEY_WORDS,)),  # of the RNG streams of its actions
        ("under_way", "<i8"),  # whether an action is
        ("legal", LEGAL),
        ("ids", "<i2", (LONGEST_LIST,)),  # of the legal steps
    ]
)

__all__ = ["BOARD_TABLES", "DESERT", "LEGAL", "MATCH_WORKSPACE", "MAX_CELLS", "OFFER", "STATE", "WORKSPACE"]
