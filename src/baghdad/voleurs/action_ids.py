"""The catalogue of steps: each step that the rules know has one id, its action id in the environments.

An action of a player, such as a purchase or an offer, is a short sequence of steps (`rules/whole_action.py`).
"""

from __future__ import annotations

from baghdad.voleurs.board.tables import MAX_CELLS
from baghdad.voleurs.box import CARDS, CHARACTERS, DISTRICTS, GEMS, MAX_PLAYERS, PAWNS
from baghdad.voleurs.state import OFFERS

CHOOSE = 0  # + character
PLACE_THIEF = CHOOSE + len(CHARACTERS)  # + cell
PLACE_CARAVANEER = PLACE_THIEF + MAX_CELLS  # + cell

LAY = PLACE_CARAVANEER + MAX_CELLS  # + card
AGENT = LAY + CARDS  # + kind of pawn
GEM = AGENT + len(PAWNS)  # + gem
LEAVE = GEM + len(GEMS)  # + cell from which a pawn is moved
LEAVE_DESERT = LEAVE + MAX_CELLS  # + kind of pawn
LEAVE_DESERT_VIZIER = LEAVE_DESERT + len(PAWNS)
DISCARD = LEAVE_DESERT_VIZIER + 1  # a gem card whose gem is sold out
GO = DISCARD + 1  # + cell to which it goes
STAY_OUT = GO + MAX_CELLS  # a pawn acts from the desert (V-AMB-15)
STRIKE = STAY_OUT + 1  # + cell of the victim
NO_STRIKE = STRIKE + MAX_CELLS
LOOK = NO_STRIKE + 1  # + cell of a Thief whose bag is looked into (V-ADV-SWAP)
TAKE = LOOK + MAX_CELLS  # + gem taken out of that bag
GIVE = TAKE + len(GEMS)  # + gem given in return
KEEP_CHANGE = GIVE + len(GEMS)
PASS_SLIPPER = KEEP_CHANGE + 1  # + seat

OFFER_TO = PASS_SLIPPER + MAX_PLAYERS  # + seat
CLAIM = OFFER_TO + MAX_PLAYERS  # + card whose name is claimed for the card just laid
WANT = CLAIM + CARDS  # + district
SEND = WANT + len(DISTRICTS)
ACCEPT = SEND + 1  # + offer
DECLINE = ACCEPT + OFFERS  # + offer
WITHDRAW = DECLINE + OFFERS  # + offer
DONE = WITHDRAW + OFFERS
ACTIONS = DONE + 1  # the number of steps
