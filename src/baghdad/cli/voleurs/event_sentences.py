"""Sentences about the events of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from baghdad.cli.terminal_game import joined
from baghdad.cli.voleurs.card_names import localized_name, number_of
from baghdad.cli.voleurs.phrases import (
    ability_name,
    card_list,
    claimed_cards,
    district_counts,
    gem_counts,
    listed,
)
from baghdad.core.events import Result
from baghdad.voleurs.names import VIZIER_NAME
from baghdad.words import Localizer

Event = Mapping[str, Any]


def tell(say: Localizer, event: Event, names: Sequence[str], viewer: int | None) -> list[str]:
    """Return sentences about an event as a viewer sees it: the event, its consequences, what only the viewer learns."""
    return SENTENCES.get(event["event"], _any)(say, event, names, viewer)


def _any(say: Localizer, event: Event, names: Sequence[str], viewer: int | None) -> list[str]:
    """Return the sentence that is named after an event, and one for each secret that the viewer learns."""
    key = event["event"].replace("_", "-")
    sentences = [say(f"voleurs-event-{key}", **_facts(say, event, names))]
    if "gem" in event:
        sentences.append(say("voleurs-event-robbery-gem", gem=event["gem"]))
    if "bag" in event:
        sentences.append(say("voleurs-event-look-bag", gems=gem_counts(say, event["bag"])))
    if "taken" in event:
        sentences.append(say("voleurs-event-exchange-gems", gem=event["taken"], given=event["given"]))
    return sentences + _change(say, event)


def _facts(say: Localizer, event: Event, names: Sequence[str]) -> dict[str, Any]:
    """Return the facts of a sentence about an event, whatever its kind."""
    what = event.get("what", "")
    facts: dict[str, Any] = {"pawn": what, "character": what, "gem": what, "cell": event.get("goal", "")}
    facts |= {"phase": event.get("phase", ""), "round": event.get("round", 0), "offer": event.get("offer", 0)}
    facts["name"] = names[event["seat"]] if "seat" in event else ""
    other = event.get("to", event.get("victim"))
    facts["other"] = names[other] if isinstance(other, int) else ""
    facts["cards"] = facts["payment"] = _cards(say, event.get("cards", ()))
    return facts


def _change(say: Localizer, event: Event) -> list[str]:
    return [say("voleurs-event-change", cell=event["change"])] if "change" in event else []


def _cards(say: Localizer, names: Sequence[str]) -> str:
    return card_list(say, [number_of(name) for name in names])


def _called_cards(say: Localizer, names: Sequence[str], claims: Sequence[str]) -> str:
    """Return cards that changed hands, each with the name that was claimed for it, if that was another one."""
    cards = [localized_name(say, name) for name in names]
    return listed(
        say,
        [
            say("voleurs-card-called", card=card, claim=localized_name(say, claim)) if claim not in ("", name) else card
            for card, name, claim in zip(cards, names, claims, strict=True)
        ],
    )


def _moved(say: Localizer, event: Event, names: Sequence[str], viewer: int | None) -> list[str]:
    key = "stay" if event["start"] == event["goal"] else "move"
    facts = _facts(say, event, names) | {"start": event["start"], "goal": event["goal"]}
    act = _act(say, event, names) if "victim" in event else []
    return [say(f"voleurs-event-{key}", **facts), *act, *_change(say, event)]


def _act(say: Localizer, event: Event, names: Sequence[str]) -> list[str]:
    """Return the sentence about what a moved pawn did to its neighbour; a robbery has an event of its own."""
    deed, struck = ability_name(event["what"]), event["struck"]
    if struck["pawn"] == VIZIER_NAME:
        return [say("voleurs-event-kill-vizier", cell=event["victim"])]
    if deed == "rob":
        return []
    if deed == "kill" and struck["pawn"] == "assassin":
        deed = "kill-both"
    facts = {"pawn": event["what"], "victim": struck["pawn"], "cell": event["victim"], "other": names[struck["seat"]]}
    return [say(f"voleurs-event-{deed}", **facts)]


def _birthdays(say: Localizer, event: Event, names: Sequence[str], viewer: int | None) -> list[str]:
    sentences = [say("voleurs-event-birthdays", names=joined(say, [names[seat] for seat in event["seats"]]))]
    if "birthday" in event:
        sentences.append(say("voleurs-event-birthdays-own", birthday=event["birthday"]))
    return sentences


def _offered(say: Localizer, event: Event, names: Sequence[str], viewer: int | None) -> list[str]:
    sentences = [
        say(
            "voleurs-event-offer",
            name=names[event["seat"]],
            other=names[event["to"]],
            offer=event["offer"],
            given=district_counts(say, event["given"]),
            wanted=district_counts(say, event["wanted"]),
        )
    ]
    if any(claim for _, claim in event.get("claims", ())):
        sentences.append(say("voleurs-event-offer-claims", cards=claimed_cards(say, event["claims"])))
    return sentences


def _traded(say: Localizer, event: Event, names: Sequence[str], viewer: int | None) -> list[str]:
    sentences = [
        say(
            "voleurs-event-trade",
            name=names[event["seat"]],
            other=names[event["maker"]],
            offer=event["offer"],
            given=district_counts(say, event["given"]),
            returned=district_counts(say, event["returned"]),
        )
    ]
    if "given_cards" in event:
        given = _called_cards(say, event["given_cards"], event["given_claims"])
        returned = _called_cards(say, event["returned_cards"], event["returned_claims"])
        got, gone = (returned, given) if viewer == event["maker"] else (given, returned)
        sentences.append(say("voleurs-event-trade-cards", got=got, gone=gone))
    return sentences


def _void(say: Localizer, event: Event, names: Sequence[str], viewer: int | None) -> list[str]:
    offers = joined(say, [str(offer) for offer in event["offers"]])
    return [say("voleurs-event-offers-void", number=len(event["offers"]), offers=offers)]


def _income(say: Localizer, event: Event, names: Sequence[str], viewer: int | None) -> list[str]:
    name = names[event["seat"]]
    if not sum(event["drawn"]):
        return [say("voleurs-event-income-none", name=name)]
    sentences = [say("voleurs-event-income", name=name, drawn=district_counts(say, event["drawn"]))]
    if event.get("cards"):
        sentences.append(say("voleurs-event-income-cards", cards=_cards(say, event["cards"])))
    return sentences


SENTENCES: dict[str, Callable[[Localizer, Event, Sequence[str], int | None], list[str]]] = {
    "move": _moved,
    "birthdays": _birthdays,
    "offer": _offered,
    "trade": _traded,
    "offers_void": _void,
    "income": _income,
}


def result(say: Localizer, result: Result, names: Sequence[str]) -> str:
    """Return the sentence about why the match ended as it did."""
    pairs = zip(names, result.scores, strict=True)
    score = listed(say, [say("voleurs-result-score", name=name, riches=riches) for name, riches in pairs])
    return say(f"voleurs-result-{result.reason}", score=score)
