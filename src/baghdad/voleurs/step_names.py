"""Names of the steps of voleurs for programs that need texts: a kind and a number."""

from __future__ import annotations

from bisect import bisect_right

from baghdad.voleurs import action_ids as n
from baghdad.voleurs.names import card_name

KINDS = (
    (n.CHOOSE, "choose"),
    (n.PLACE_THIEF, "place thief"),
    (n.PLACE_CARAVANEER, "place caravaneer"),
    (n.LAY, "lay"),
    (n.AGENT, "agent"),
    (n.GEM, "gem"),
    (n.LEAVE, "leave"),
    (n.LEAVE_DESERT, "leave desert"),
    (n.LEAVE_DESERT_VIZIER, "leave desert vizier"),
    (n.DISCARD, "discard"),
    (n.GO, "go"),
    (n.STAY_OUT, "stay out"),
    (n.STRIKE, "strike"),
    (n.NO_STRIKE, "no strike"),
    (n.LOOK, "look"),
    (n.TAKE, "take"),
    (n.GIVE, "give"),
    (n.KEEP_CHANGE, "keep change"),
    (n.PASS_SLIPPER, "slipper"),
    (n.OFFER_TO, "offer to"),
    (n.CLAIM, "claim"),
    (n.WANT, "want"),
    (n.SEND, "send"),
    (n.ACCEPT, "accept"),
    (n.DECLINE, "decline"),
    (n.WITHDRAW, "withdraw"),
    (n.DONE, "done"),
)
STARTS = [start for start, _ in KINDS]
CARD_KINDS = ("lay", "claim")
SINGLE = {"leave desert vizier", "discard", "stay out", "no strike", "keep change", "send", "done"}


def step_name(step: int) -> str:
    """Return the name of a step, such as `go 17`, `lay Linen`, `done`; cells, seats, gems and offers are numbers."""
    start, kind = KINDS[bisect_right(STARTS, step) - 1]
    if kind in SINGLE:
        return kind
    return f"{kind} {card_name(step - start) if kind in CARD_KINDS else step - start}"
