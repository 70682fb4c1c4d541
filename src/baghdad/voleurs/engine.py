"""Everything that the methods of the game use; the first call of one imports it, and with it the rules and NumPy."""

from __future__ import annotations

from baghdad.voleurs import actions, position, refusals
from baghdad.voleurs.action_ids import step_name
from baghdad.voleurs.actions import action_from_steps
from baghdad.voleurs.board.registry import tables_of_state
from baghdad.voleurs.dry_run import action_steps, apply_action, legal_steps, next_steps
from baghdad.voleurs.events import events
from baghdad.voleurs.legal_actions import suggested_actions
from baghdad.voleurs.live_state import live_state
from baghdad.voleurs.rules.apply_step import apply
from baghdad.voleurs.rules.gems import meets, wealth
from baghdad.voleurs.rules.outcome import outcome_shares
from baghdad.voleurs.rules.redeal import redeal
from baghdad.voleurs.rules.rounds import is_done
from baghdad.voleurs.rules.setup import deal, lay_table
from baghdad.voleurs.rules.whole_action import is_complete
from baghdad.voleurs.state import OVER, TRADING
from baghdad.voleurs.static_data import static_data
from baghdad.voleurs.view import SPECTATOR, view

__all__ = [
    "OVER",
    "SPECTATOR",
    "TRADING",
    "action_from_steps",
    "action_steps",
    "actions",
    "apply",
    "apply_action",
    "deal",
    "events",
    "is_complete",
    "is_done",
    "lay_table",
    "legal_steps",
    "live_state",
    "meets",
    "next_steps",
    "outcome_shares",
    "position",
    "redeal",
    "refusals",
    "static_data",
    "step_name",
    "suggested_actions",
    "tables_of_state",
    "view",
    "wealth",
]
