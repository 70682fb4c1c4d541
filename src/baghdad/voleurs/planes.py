"""The layout of an observation, as 8-bit numbers: the planes that `rules/observation.py` fills.

Seats are counted from the observer: row 0 is its own, row 1 the next player's, and rows without a player are 0. Cells
and cards are indexed by the same numbers as in the action ids. Dinars and rounds beyond 127 count as 127.
"""

from __future__ import annotations

from baghdad.core.options import switches
from baghdad.core.planes import Layout, Plane
from baghdad.voleurs.board.tables import MAX_CELLS
from baghdad.voleurs.box import (
    BIRTHDAYS,
    CARDS,
    CHARACTERS,
    DISTRICTS,
    FEWEST_PLAYERS,
    GEM_COUNTS,
    GEM_PRICES,
    GEMS,
    GOODS_PER_DISTRICT,
    MAX_PLAYERS,
    PAWNS,
    PRICE_RISE,
    TOKENS,
)
from baghdad.voleurs.options import Options
from baghdad.voleurs.state import OFFERS, PHASES, STEPS

MOST = 127
PER_DISTRICT = GOODS_PER_DISTRICT + 2  # with a gem card and a surprise
TABLES = MAX_PLAYERS - FEWEST_PLAYERS + 1
SEATS_AND_VIZIER = MAX_PLAYERS + 1
KINDS_AND_VIZIER = len(PAWNS) + 1
SWITCHES = switches(Options)

BY_PAWN = (MAX_PLAYERS, len(PAWNS))
BY_DISTRICT = (MAX_PLAYERS, len(DISTRICTS))

OBSERVATION = Layout(
    [
        Plane("players", (TABLES,), 1, "how many play: 2 to 6"),
        Plane("you", (MAX_PLAYERS,), 1, "the observer's own seat; actions name seats by these numbers"),
        Plane("to_act", (MAX_PLAYERS,), 1, "whose decision it is"),
        Plane("slipper", (MAX_PLAYERS,), 1, "who has the slipper"),
        Plane("phase", (len(PHASES),), 1, ", ".join(PHASES)),
        Plane("step", (len(STEPS),), 1, f"where in its action the seat to act is, if that shows: {', '.join(STEPS)}"),
        Plane("bought", (1,), 1, "whether there was a purchase since the slipper came"),
        Plane("round", (1,), MOST, "the number of the round"),
        Plane("options", (len(SWITCHES),), 1, ", ".join(name.replace("_", " ") for name in SWITCHES)),
        Plane("characters", (MAX_PLAYERS, len(CHARACTERS)), 1, "each seat's Thief"),
        Plane("owner", (MAX_CELLS,), SEATS_AND_VIZIER, "on each cell 0 for nobody, 1 + row of the owner, 7 the Vizier"),
        Plane("kind", (MAX_CELLS,), KINDS_AND_VIZIER, "on each cell 0 for nobody, 1 + kind of pawn, 6 the Vizier"),
        Plane("marked", (MAX_CELLS,), 3, "in the observer's purchase: 1 the pawn's start, 2 its goal, 3 its victim"),
        Plane("vizier_away", (1,), 1, "whether the Vizier is in the desert"),
        Plane("vizier_killed", (1,), 1, "whether the Vizier was killed"),
        Plane("desert", BY_PAWN, max(TOKENS), "each seat's pawns in the desert, by kind"),
        Plane("supply", BY_PAWN, max(TOKENS), "each seat's pawns that can be bought, by kind"),
        Plane("to_place", BY_PAWN, max(TOKENS), "each seat's pawns to be placed, by kind"),
        Plane("gems", (len(GEMS),), max(GEM_COUNTS), "gems for sale, by kind"),
        Plane("prices", (len(GEMS),), max(GEM_PRICES) + PRICE_RISE, "their prices"),
        Plane("bag_sizes", (MAX_PLAYERS,), sum(GEM_COUNTS), "gems in each bag"),
        Plane("bags", (MAX_PLAYERS, len(GEMS)), max(GEM_COUNTS), "the observer's own gems; everybody's at the end"),
        Plane(
            "birthdays", (MAX_PLAYERS, len(BIRTHDAYS)), 1, "the observer's own birthday card; everybody's at the end"
        ),
        Plane("look", (len(GEMS),), max(GEM_COUNTS), "the bag the observer is looking into"),
        Plane("taken", (len(GEMS),), 1, "the gem it has taken out of there"),
        Plane("cards", (MAX_PLAYERS, CARDS), 1, "the observer's own cards; those it knows to be in others' hands"),
        Plane("hands", BY_DISTRICT, PER_DISTRICT, "cards each seat holds, by district"),
        Plane("decks", (len(DISTRICTS),), PER_DISTRICT, "cards left in each deck"),
        Plane("spent", (CARDS,), 1, "cards spent this round"),
        Plane("laid", (CARDS,), 1, "cards laid for a purchase or in answer to an offer, one's own or for all to see"),
        Plane("purse", (1,), MOST, "what they are worth to the observer, if it laid them, in dinars"),
        Plane("change", (1,), MOST, "the change of the observer's own purchase, in dinars"),
        Plane("mover", (KINDS_AND_VIZIER,), 1, "the kind of pawn the observer is moving; the last is the Vizier"),
        Plane("ready", (MAX_PLAYERS,), 1, "who is done trading"),
        Plane("offers_made", (MAX_PLAYERS,), MOST, "offers each seat made this round"),
        Plane("offer_maker", (OFFERS, MAX_PLAYERS), 1, "who made each open offer"),
        Plane("offer_to", (OFFERS, MAX_PLAYERS), 1, "to whom"),
        Plane("offer_given", (OFFERS, len(DISTRICTS)), PER_DISTRICT, "cards given, by district"),
        Plane("offer_wanted", (OFFERS, len(DISTRICTS)), PER_DISTRICT, "cards wanted, by district"),
        Plane("offer_claims", (OFFERS, CARDS), 1, "names claimed, in offers by or to the observer"),
        Plane("offer_cards", (OFFERS, CARDS), 1, "the real cards, in the observer's own offers"),
        Plane("answered", (OFFERS,), 1, "the offer the observer is accepting"),
        Plane("draft_to", (MAX_PLAYERS,), 1, "to whom the observer is writing an offer"),
        Plane("draft_cards", (CARDS,), 1, "the real cards in it"),
        Plane("draft_claims", (CARDS,), 1, "the names claimed in it, or in the observer's answer"),
        Plane("draft_wanted", (len(DISTRICTS),), PER_DISTRICT, "cards wanted in it, by district"),
        Plane("next_claim", (CARDS,), 1, "the name claimed for the next card of the observer's answer"),
        Plane(
            "true_claims",
            (MAX_PLAYERS,),
            MOST,
            "claims of each seat that the observer saw true; own ones that others did",
        ),
        Plane("false_claims", (MAX_PLAYERS,), MOST, "the same for false ones"),
    ]
)
