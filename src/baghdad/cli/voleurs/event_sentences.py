"""What happened in a match of voleurs, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from baghdad.cli.terminal_game import joined
from baghdad.cli.voleurs.phrases import card_list, claimed, counted, deed_of, gems, listed, number_of
from baghdad.core.events import Result
from baghdad.voleurs.names import VIZIER_NAME
from baghdad.words import Speaker

Event = Mapping[str, Any]


def tell(say: Speaker, event: Event, names: Sequence[str], viewer: int | None) -> list[str]:
    """An event as somebody sees it; more sentences for what came of it, and for what only they see."""
    teller = TELLERS.get(event["event"])
    if teller is not None:
        return teller(say, event, names, viewer)
    facts: dict[str, Any] = {"pawn": event.get("what", ""), "character": event.get("what", "")}
    facts |= {"cell": event.get("goal", ""), "phase": event.get("phase", ""), "round": event.get("round", 0)}
    facts |= {"name": names[event["seat"]] if "seat" in event else "", "offer": event.get("offer", 0)}
    facts["other"] = names[event["to"]] if "to" in event else ""
    return [say(f"voleurs-event-{event['event'].replace('_', '-')}", **facts)]


def _cards(say: Speaker, names: Sequence[str]) -> str:
    return card_list(say, [number_of(name) for name in names])


def _bought(say: Speaker, event: Event, names: Sequence[str], viewer: int | None) -> list[str]:
    facts = {"name": names[event["seat"]], "pawn": event["what"], "gem": event["what"]}
    facts["payment"] = facts["card"] = _cards(say, event["cards"])
    key = event["event"]
    if key == "move":
        facts |= {"start": event["start"], "goal": event["goal"]}
        key = "stay" if event["start"] == event["goal"] else "move"
    told = [say(f"voleurs-event-{key}", **facts)]
    if "victim" in event:
        told += _act(say, event, names)
    if "change" in event:
        told.append(say("voleurs-event-change", cell=event["change"]))
    return told


def _act(say: Speaker, event: Event, names: Sequence[str]) -> list[str]:
    """What a moved pawn did to its neighbour; robberies are told by events of their own."""
    deed, struck = deed_of(event["what"]), event["struck"]
    if struck["pawn"] == VIZIER_NAME:
        return [say("voleurs-event-kill-vizier", cell=event["victim"])]
    if deed == "rob":
        return []
    if deed == "kill" and struck["pawn"] == "assassin":
        deed = "kill-both"
    facts = {"pawn": event["what"], "victim": struck["pawn"], "cell": event["victim"], "other": names[struck["seat"]]}
    return [say(f"voleurs-event-{deed}", **facts)]


def _robbed(say: Speaker, event: Event, names: Sequence[str], viewer: int | None) -> list[str]:
    """Gems that change bags: the two see which."""
    kind = event["event"]
    told = [say(f"voleurs-event-{kind}", name=names[event["seat"]], other=names[event["victim"]])]
    if "gem" in event:
        told.append(say("voleurs-event-robbery-gem", gem=event["gem"]))
    if "bag" in event:
        told.append(say("voleurs-event-look-bag", gems=gems(say, event["bag"])))
    if "taken" in event:
        told.append(say("voleurs-event-exchange-gems", gem=event["taken"], given=event["given"]))
    return told


def _birthdays(say: Speaker, event: Event, names: Sequence[str], viewer: int | None) -> list[str]:
    told = [say("voleurs-event-birthdays", names=joined(say, [names[seat] for seat in event["seats"]]))]
    if "birthday" in event:
        told.append(say("voleurs-event-birthdays-own", birthday=event["birthday"]))
    return told


def _offered(say: Speaker, event: Event, names: Sequence[str], viewer: int | None) -> list[str]:
    told = [
        say(
            "voleurs-event-offer",
            name=names[event["seat"]],
            other=names[event["to"]],
            offer=event["offer"],
            given=counted(say, event["given"]),
            wanted=counted(say, event["wanted"]),
        )
    ]
    if any(claim for _, claim in event.get("claims", ())):
        told.append(say("voleurs-event-offer-claims", cards=claimed(say, event["claims"])))
    return told


def _traded(say: Speaker, event: Event, names: Sequence[str], viewer: int | None) -> list[str]:
    told = [
        say(
            "voleurs-event-trade",
            name=names[event["seat"]],
            other=names[event["maker"]],
            offer=event["offer"],
            given=counted(say, event["given"]),
            returned=counted(say, event["returned"]),
        )
    ]
    if "given_cards" in event:
        given, returned = _cards(say, event["given_cards"]), _cards(say, event["returned_cards"])
        got, gone = (returned, given) if viewer == event["maker"] else (given, returned)
        told.append(say("voleurs-event-trade-cards", got=got, gone=gone))
    return told


def _void(say: Speaker, event: Event, names: Sequence[str], viewer: int | None) -> list[str]:
    offers = joined(say, [str(offer) for offer in event["offers"]])
    return [say("voleurs-event-offers-void", number=len(event["offers"]), offers=offers)]


def _income(say: Speaker, event: Event, names: Sequence[str], viewer: int | None) -> list[str]:
    name = names[event["seat"]]
    if not sum(event["drawn"]):
        return [say("voleurs-event-income-none", name=name)]
    told = [say("voleurs-event-income", name=name, drawn=counted(say, event["drawn"]))]
    if event.get("cards"):
        told.append(say("voleurs-event-income-cards", cards=_cards(say, event["cards"])))
    return told


TELLERS: dict[str, Callable[[Speaker, Event, Sequence[str], int | None], list[str]]] = {
    "agent": _bought,
    "gem": _bought,
    "move": _bought,
    "discard": _bought,
    "exchange": _robbed,
    "robbery": _robbed,
    "look": _robbed,
    "birthdays": _birthdays,
    "offer": _offered,
    "trade": _traded,
    "offers_void": _void,
    "income": _income,
}


def result(say: Speaker, result: Result, names: Sequence[str]) -> str:
    """Why the match came out as it did."""
    pairs = zip(names, result.scores, strict=True)
    score = listed(say, [say("voleurs-result-score", name=name, riches=riches) for name, riches in pairs])
    return say(f"voleurs-result-{result.reason}", score=score)
