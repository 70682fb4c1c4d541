"""The legal actions of a seat, with suggested payments for purchases. Any other legal payment is accepted as well.

Offers aren't listed, because there are too many; players compose them.
"""

from __future__ import annotations

from typing import Any

from baghdad.voleurs.actions import KINDS, Action
from baghdad.voleurs.situation import Situation
from baghdad.voleurs.state import TAKING, TRADING


def suggested_actions(state: Any, seat: int) -> list[Action]:
    """Return the actions of a seat in the order of the catalogue, using only what the seat may know."""
    phase, taking = state.phase, state.step == TAKING
    if phase != TRADING and seat != state.seat:
        return []
    situation = Situation(state, seat)
    return [
        action
        for kind in KINDS.values()
        if kind.phase == phase and (kind.from_step == TAKING) == taking
        for action in kind.suggestions(situation)
    ]
