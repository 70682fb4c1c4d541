"""Refusals: why an action is illegal, as the clause that forbids it or the step at which it fails."""

from __future__ import annotations

from typing import Any

from baghdad.core.errors import Refusal
from baghdad.voleurs.actions import Action
from baghdad.voleurs.dry_run import dry_run
from baghdad.voleurs.state import BUYING, CHOOSING, OVER, PHASES, PLACING, TAKING, TRADING

# The clause that says whose turn it is, by phase; trading has no turns.
TURN_CLAUSES = {CHOOSING: "V-AMB-6", PLACING: "V-SETUP-8", BUYING: "V-SLIP-1"}


def why_not(state: Any, seat: int, action: Action) -> Refusal | None:
    """Return the first clause that forbids an action, or None if it is legal."""
    refused = why_not_now(state, seat, action)
    if refused is not None:
        return refused
    tried = dry_run(state, seat, action)
    if tried.failed is not None:
        return action.explain(state, seat, tried.state, tried.failed)
    if not tried.complete:
        return Refusal("too_few_cards_in_return", "V-AMB-41")
    return None


def why_not_now(state: Any, seat: int, action: Action) -> Refusal | None:
    """Return what forbids an action before any of its steps is tried, or None."""
    if state.phase == OVER:
        return Refusal("match_over", "V-END-1")
    if state.phase != action.phase:
        return Refusal("not_now", "V-ROUND-1", {"kind": action.kind, "phase": PHASES[state.phase]})
    if action.phase != TRADING and seat != state.seat:
        return Refusal("not_your_turn", TURN_CLAUSES[action.phase], {"seat": seat, "to_act": int(state.seat)})
    if (state.step == TAKING) != (action.from_step == TAKING):
        return Refusal("exchange_first" if state.step == TAKING else "no_exchange", "V-ADV-SWAP")
    return action.check(state, seat)
