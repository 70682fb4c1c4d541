"""A match of voleurs in one sentence: offers that wait, or how much of a birthday card is in the bag."""

from __future__ import annotations

from typing import Any

from baghdad.core.queries import Line
from baghdad.core.summary import Summary


def summarize(view: dict[str, Any]) -> Summary:
    """Return the gems in everybody's bag, and the sentence that matters most to the seat."""
    seats = tuple(Line("voleurs-summary-gems", {"number": seat["bag_size"]}) for seat in view["seats"])
    return Summary(_sentence(view), seats)


def _sentence(view: dict[str, Any]) -> Line:
    you = view["you"]
    waiting = [] if you is None else [offer for offer in view["offers"] if offer["to"] == you]
    if waiting:
        return Line("voleurs-summary-offers", {"number": len(waiting)})
    aim = None if you is None else view["seats"][you]["aim"]
    if not aim or view["phase"] == "over":
        return Line("voleurs-summary-round", {"number": view["round"]})
    held = sum(slot["held"] is not None for slot in aim)
    if held == len(aim):
        return Line("voleurs-summary-complete")
    return Line("voleurs-summary-aim", {"held": held, "asked": len(aim)})
