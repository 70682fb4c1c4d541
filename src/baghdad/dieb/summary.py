"""A match of dieb in one sentence: what a seat lacks for its next chest, or who is about to win."""

from __future__ import annotations

from typing import Any

from baghdad.core.queries import Line, Player
from baghdad.core.summary import Summary
from baghdad.dieb.queries import full_name


def summarize(view: dict[str, Any]) -> Summary:
    """Return the chests that everybody has won, and the sentence that matters most to the seat."""
    goal = view["chests_to_win"]
    won = [len(chests) for chests in view["chests_won"]]
    seats = tuple(Line("dieb-summary-chests", {"won": number, "goal": goal}) for number in won)
    return Summary(_sentence(view, won, goal), seats)


def _sentence(view: dict[str, Any], won: list[int], goal: int) -> Line:
    you = view["you"]
    rivals = [seat for seat, number in enumerate(won) if seat != you and number == goal - 1]
    if view["phase"] == "placing":
        left = sum(place["own"] + place["neutral"] for place in view["to_place"])
        return Line("dieb-summary-placing", {"number": left})
    if rivals and (you is None or won[you] < goal - 1):
        return Line("dieb-summary-rival", {"number": len(rivals), "names": [Player(seat) for seat in rivals]})
    nearest = None if you is None or view["phase"] == "over" else nearest_chest(view, you)
    if nearest is None:
        return Line("dieb-summary-left", {"number": sum(palace["chests"] for palace in view["palaces"])})
    missing, palace = nearest
    return Line("dieb-summary-nearest", {"missing": missing, "palace": full_name(palace)})


def nearest_chest(view: dict[str, Any], seat: int) -> tuple[int, int] | None:
    """Return how many thieves a seat lacks for the chest that it is nearest to, and the palace; None without chests."""
    missing = [
        (needed - palace["thieves"][seat], number)
        for number, (palace, needed) in enumerate(zip(view["palaces"], view["demands"], strict=True))
        if needed
    ]
    return min(missing, default=None)
