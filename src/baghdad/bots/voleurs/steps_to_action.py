"""Translation of a compiled player's steps into an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from baghdad.voleurs import action_ids as n
from baghdad.voleurs.actions import Action
from baghdad.voleurs.board.registry import board_of
from baghdad.voleurs.box import DISTRICTS, GEMS, PAWNS
from baghdad.voleurs.names import CHARACTER_NAMES, DESERT_NAME, VIZIER_NAME
from baghdad.voleurs.rules.pawns import kind_of
from baghdad.voleurs.state import NO_CLAIM, VIZIER


def action_from_steps(state: Any, steps: Sequence[int]) -> Action:
    """Return the action that consists of these steps in a state."""
    cells = board_of(state).cells
    fields: dict[str, Any] = {}
    cards: list[int] = []
    claims: list[int] = []
    wanted = [0] * len(DISTRICTS)
    for step in steps:
        if step < n.LAY:
            return _setup_action(cells, step)
        if step < n.AGENT:
            cards.append(step - n.LAY)
            claims.append(NO_CLAIM)
        elif n.CLAIM <= step < n.WANT:
            claims[-1] = step - n.CLAIM
        elif n.WANT <= step < n.SEND:
            wanted[step - n.WANT] += 1
        elif step != n.SEND:
            fields.update(_step_fields(state, cells, step))
    if fields["kind"] == "offer":
        return Action(**fields, cards=tuple(cards), claims=tuple(claims), wanted=tuple(wanted))
    return Action(**fields, cards=tuple(sorted(cards)))


def _setup_action(cells: Any, step: int) -> Action:
    if step < n.PLACE_THIEF:
        return Action("choose", what=CHARACTER_NAMES[step])
    if step < n.PLACE_CARAVANEER:
        return Action("place", what="thief", goal=cells[step - n.PLACE_THIEF].name)
    return Action("place", what="caravaneer", goal=cells[step - n.PLACE_CARAVANEER].name)


def _step_fields(state: Any, cells: Any, step: int) -> dict[str, Any]:
    """Return the fields of the action that one step determines."""
    if step < n.GEM:
        return {"kind": "agent", "what": PAWNS[step - n.AGENT]}
    if step < n.LEAVE:
        return {"kind": "gem", "what": GEMS[step - n.GEM]}
    if step < n.LEAVE_DESERT:
        code = int(state.occupant[step - n.LEAVE])
        what = VIZIER_NAME if code == VIZIER else PAWNS[kind_of(code)]
        return {"kind": "move", "what": what, "start": cells[step - n.LEAVE].name}
    if step <= n.LEAVE_DESERT_VIZIER:
        what = VIZIER_NAME if step == n.LEAVE_DESERT_VIZIER else PAWNS[step - n.LEAVE_DESERT]
        return {"kind": "move", "what": what, "start": DESERT_NAME}
    if step == n.DISCARD:
        return {"kind": "discard"}
    if step < n.STAY_OUT:
        return {"goal": cells[step - n.GO].name}
    if n.STRIKE <= step < n.NO_STRIKE:
        return {"victim": cells[step - n.STRIKE].name}
    if n.TAKE <= step < n.GIVE:
        return {"kind": "exchange", "what": GEMS[step - n.TAKE]}
    if n.GIVE <= step < n.KEEP_CHANGE:
        return {"given": GEMS[step - n.GIVE]}
    return _trade_fields(step)


def _trade_fields(step: int) -> dict[str, Any]:
    if step < n.OFFER_TO:
        return {"kind": "slipper", "seat": step - n.PASS_SLIPPER}
    if step < n.CLAIM:
        return {"kind": "offer", "seat": step - n.OFFER_TO}
    if step < n.DECLINE:
        return {"kind": "accept", "offer": step - n.ACCEPT + 1}
    if step < n.WITHDRAW:
        return {"kind": "decline", "offer": step - n.DECLINE + 1}
    return {"kind": "done"}
