"""What an action does and costs, as a phrase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from baghdad.core.queries import Line, Player, listed
from baghdad.voleurs.actions import Action
from baghdad.voleurs.actions.move import Move
from baghdad.voleurs.names import CHARACTER_NAMES, VIZIER_NAME
from baghdad.voleurs.payments import dinars
from baghdad.voleurs.queries.phrases import card, character, character_number, district_counts, is_gem_card


def describe(view: Mapping[str, Any], action: Action) -> Line:
    """Return what an action of the viewer does and costs."""
    sentence = Line(f"voleurs-do-{action.phrase}", _facts(view, action))
    if isinstance(action, Move):
        sentence = with_strike(view, action, sentence)
    change = getattr(action, "change", "")
    return Line("voleurs-do-with-change", {"deed": sentence, "cell": change}) if change else sentence


def _facts(view: Mapping[str, Any], action: Action) -> dict[str, Any]:
    """Return the fields of an action as the facts of a sentence, whatever its kind."""
    facts: dict[str, Any] = {}
    for name, value in action.fields().items():
        if name == "what":
            facts |= {"character": character(value) if value in CHARACTER_NAMES else value, "pawn": value, "gem": value}
        elif name == "goal":
            facts |= {"goal": value, "cell": value}
        elif name == "to":
            facts["other"] = Player(value)
        elif name == "cards":
            facts |= {"cards": listed([card(number) for number in value]), "payment": _payment(view, value)}
        elif name == "wanted":
            facts[name] = district_counts(value)
        elif isinstance(value, str | int):
            facts[name] = value
    return facts


def _payment(view: Mapping[str, Any], cards: Sequence[int]) -> Any:
    """Return the cards that the viewer pays, and what they are worth together."""
    owner = character_number(view, view["you"])
    names = [card(number) for number in cards]
    if owner is None or all(map(is_gem_card, cards)):
        return names
    return Line("voleurs-payment", {"cards": names, "dinars": dinars(cards, owner)})


def with_strike(view: Mapping[str, Any], action: Move, move: Line) -> Line:
    """Return a move with what it does to a neighbour, if anything."""
    struck = next((one for one in view["pawns"] if one["cell"] == action.victim), None)
    if struck is None:
        return move
    if struck["pawn"] == VIZIER_NAME:
        return Line("voleurs-do-kill-vizier", {"move": move, "cell": action.victim})
    facts = {"move": move, "deed": ability(action), "victim": struck["pawn"], "cell": action.victim}
    return Line("voleurs-do-act", {**facts, "other": Player(struck["seat"])})


def ability(action: Move) -> str:
    """Return the word for what a kind of pawn does to its victims."""
    return {"thief": "look" if action.look else "rob", "assassin": "kill"}.get(action.what, "expel")
