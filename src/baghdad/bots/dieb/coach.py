"""The coach of dieb: chests to go, what to do with the cards in hand, and which chest an action would give away."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from baghdad.bots.coach import LABEL, Coach
from baghdad.core.knowledge import Knowledge
from baghdad.core.queries import Line
from baghdad.core.rng import rng_for
from baghdad.dieb.box import PALACES
from baghdad.dieb.queries import foreign_guards, full_name
from baghdad.dieb.tally import count

KEPT_FOR = 3  # missing thieves up to which cards are kept for a palace
PURSUED = 4  # missing thieves up to which thieves are brought to it now


def missing(view: Mapping[str, Any], palace: int) -> int:
    """Return how many thieves the viewer still needs at a palace; 0 where there is no chest."""
    demand = int(view["demands"][palace])
    return max(0, demand - view["palaces"][palace]["thieves"][view["you"]]) if demand else 0


def nearest(view: Mapping[str, Any]) -> list[int]:
    """Return the palaces with chests, those first where the viewer needs the fewest thieves."""
    return sorted((palace for palace in range(PALACES) if missing(view, palace)), key=lambda one: missing(view, one))


def aim(knowledge: Knowledge) -> Iterator[Line]:
    """Yield how many chests are to go, and the nearest of them."""
    view = knowledge.view
    left = view["chests_to_win"] - len(view["chests_won"][knowledge.seat])
    for palace in nearest(view)[:1]:
        facts = {"number": left, "palace": full_name(palace), "missing": missing(view, palace)}
        yield Line("coach-dieb-aim", facts)


def plan(knowledge: Knowledge) -> Iterator[Line]:
    """Yield what to take now, what to do then, and which cards to keep."""
    view, legal = knowledge.view, knowledge.legal
    if view["phase"] != "playing" or not legal:
        return
    pursued, line = now(view, legal)
    yield line
    guarded = {action.target for action in legal if action.kind == "guard"}
    for palace in nearest(view) if pursued is not None else ():
        if palace != pursued and palace in guarded and not view["palaces"][palace]["guards"][view["you"]]:
            yield Line("coach-dieb-guard", {"palace": full_name(palace)})
            break
    held = view["hands"][view["you"]]["cards"] or [0] * PALACES
    for palace in nearest(view)[1:]:
        if held[palace] and missing(view, palace) <= KEPT_FOR:
            yield Line("coach-dieb-keep", {"palace": full_name(palace), "missing": missing(view, palace)})
            break


def now(view: dict[str, Any], legal: Any) -> tuple[int | None, Line]:
    """Return the palace to bring thieves to, and the line about it; without a palace, to wait."""
    smuggled = {action.palace for action in legal if action.kind == "smuggle"}
    escorted = {action.target for action in legal if action.kind == "escort"}
    for palace in nearest(view):
        facts = {"palace": full_name(palace), "missing": missing(view, palace)}
        if missing(view, palace) > PURSUED:
            break
        if palace in smuggled:
            kind = "chest" if missing(view, palace) == 1 else "smuggle"
            return palace, Line(f"coach-dieb-{kind}", {**facts, "price": foreign_guards(view, palace)})
        if palace in escorted:
            return palace, Line("coach-dieb-escort", facts)
    return None, Line("coach-dieb-wait")


# --- chests that an action gives away --------------------------------------------------------------------------------


def lost(knowledge: Knowledge, action: Any) -> Iterator[Line]:
    """Yield the chests that could be taken in this turn, and not after an action that takes none itself."""
    state = knowledge.sampled_state
    before = takeable(knowledge, state)
    if not before:
        return
    after = played(knowledge, state, action)
    if any(count(after["chests"], palace) < count(state["chests"], palace) for palace in range(PALACES)):
        return
    for palace in sorted(before - takeable(knowledge, after)):
        facts = {"palace": full_name(palace), "missing": missing(knowledge.view, palace)}
        yield Line("coach-dieb-lost", facts)


def takeable(knowledge: Knowledge, state: Any) -> set[int]:
    """Return the palaces whose chest the seat can take by smuggling, or with one escort and smuggling."""
    if knowledge.seat not in knowledge.game.to_act(state):
        return set()
    legal = knowledge.game.legal(state, knowledge.seat)
    found = {palace for palace in range(PALACES) if smuggles_to_theft(knowledge, state, palace)}
    for escort in (action for action in legal if action.kind == "escort" and action.target not in found):
        before, after = count(state["chests"], escort.target), played(knowledge, state, escort)
        if count(after["chests"], escort.target) < before or smuggles_to_theft(knowledge, after, escort.target):
            found.add(escort.target)
    return found


def smuggles_to_theft(knowledge: Knowledge, state: Any, palace: int) -> bool:
    """Return whether the seat takes the next chest of a palace by smuggling alone, as cheaply as it can."""
    chests = count(state["chests"], palace)
    while count(state["chests"], palace) == chests:
        if knowledge.seat not in knowledge.game.to_act(state):
            return False
        legal = knowledge.game.legal(state, knowledge.seat)
        ways = [action for action in legal if action.kind == "smuggle" and action.palace == palace]
        if not ways:
            return False
        state = played(knowledge, state, min(ways, key=lambda action: action.dancers))
    return True


def played(knowledge: Knowledge, state: Any, action: Any) -> Any:
    """Return a copy of a state after an action of the seat; what is drawn doesn't matter here."""
    after = knowledge.game.copy(state)
    knowledge.game.apply(after, knowledge.seat, action, rng_for(0, 0, LABEL))
    return after


COACH = Coach(aim, plan, lost)
