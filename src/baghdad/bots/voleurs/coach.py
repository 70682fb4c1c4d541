"""The coach of voleurs: what the birthday card asks for, what to do with the cards, which gem an action gives away."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from baghdad.bots.coach import LABEL, Coach
from baghdad.core.knowledge import Knowledge
from baghdad.core.queries import Line, listed
from baghdad.core.rng import rng_for


def missing_slots(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the slots of the viewer's birthday card that no gem of the bag fills."""
    return [slot for slot in view["seats"][view["you"]]["aim"] or () if not slot["held"]]


def gem(name: str) -> Line:
    """Return a gem as sentences name it."""
    return Line("voleurs-gem-name", {"gem": name})


def wanted(view: Mapping[str, Any]) -> set[str]:
    """Return the gems that would fill a slot."""
    return {name for slot in missing_slots(view) for name in slot["gems"]}


def aim(knowledge: Knowledge) -> Iterator[Line]:
    """Yield what the birthday card asks for, and how much of it is missing."""
    own = knowledge.view["seats"][knowledge.seat]
    if not own["birthday"]:
        return
    slots = missing_slots(knowledge.view)
    facts: dict[str, Any] = {"birthday": Line("voleurs-birthday", {"birthday": own["birthday"]})}
    if slots:
        yield Line("coach-voleurs-aim", {**facts, "missing": len(slots)})
    else:
        yield Line("coach-voleurs-home", facts)


def plan(knowledge: Knowledge) -> Iterator[Line]:
    """Yield what to buy now, else what to save for, and what brings more cards."""
    view = knowledge.view
    phase = view["phase"]
    if phase == "trading":
        yield Line("coach-voleurs-trade")
    if phase != "buying":
        return
    kinds = {str(action).partition(" <")[0] for action in knowledge.legal}
    gems = [name for name in sorted(wanted(view)) if f"gem {name}" in kinds]
    prices = [slot["price"] for slot in missing_slots(view) if slot["price"]]
    if gems:
        yield Line("coach-voleurs-buy", {"gems": listed([gem(name) for name in gems])})
    elif prices:
        yield Line("coach-voleurs-save", {"price": min(prices)})
    if not missing_slots(view):
        yield Line("coach-voleurs-vizier")
    elif not gems and any(kind.startswith("agent ") for kind in kinds):
        yield Line("coach-voleurs-agent")
    if any(kind.startswith("slipper") for kind in kinds):
        yield Line("coach-voleurs-slipper")


def lost(knowledge: Knowledge, action: Any) -> Iterator[Line]:
    """Yield the gems for the birthday card that could be bought now, and not after the action."""
    game, seat = knowledge.game, knowledge.seat
    text = str(action)
    before = buyable(knowledge.view, knowledge.legal)
    if not before or text.startswith("gem "):
        return
    after = game.copy(knowledge.sampled_state)
    game.apply(after, seat, action, rng_for(0, 0, LABEL))
    legal = game.legal(after, seat) if seat in game.to_act(after) else ()
    for name in sorted(before - buyable(knowledge.view, legal)):
        yield Line("coach-voleurs-lost", {"gem": gem(name), "price": knowledge.view["prices"][name]})


def buyable(view: Mapping[str, Any], legal: Any) -> set[str]:
    """Return the gems for the birthday card that legal actions buy."""
    bought = {str(action).partition(" <")[0].removeprefix("gem ") for action in legal if str(action).startswith("gem ")}
    return bought & wanted(view)


COACH = Coach(aim, plan, lost)
