"""Everything that the methods of the game use; the first call of one imports it, and with it the rules and NumPy."""

from __future__ import annotations

from baghdad.dieb import position, refusals
from baghdad.dieb.action_ids import ACTIONS
from baghdad.dieb.actions import CATALOGUE
from baghdad.dieb.events import events
from baghdad.dieb.live_state import live_state
from baghdad.dieb.rules.from_python import list_legal, play
from baghdad.dieb.rules.outcome import outcome_shares
from baghdad.dieb.rules.redeal import redeal
from baghdad.dieb.rules.setup import deal, lay_table
from baghdad.dieb.rules.turn import apply
from baghdad.dieb.state import LEGAL_WORDS, OVER
from baghdad.dieb.tally import total
from baghdad.dieb.view import SPECTATOR, view

__all__ = [
    "ACTIONS",
    "CATALOGUE",
    "LEGAL_WORDS",
    "OVER",
    "SPECTATOR",
    "apply",
    "deal",
    "events",
    "lay_table",
    "list_legal",
    "live_state",
    "outcome_shares",
    "play",
    "position",
    "redeal",
    "refusals",
    "total",
    "view",
]
