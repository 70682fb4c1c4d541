"""Sentences about the events of a match.

An event of the kind KIND has the sentence `voleurs-event-KIND`, and `voleurs-event-KIND-own` for whoever learns more.
Which words a fact is put into depends on its name alone, so that a new kind needs no code here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from baghdad.cli.terminal_game import joined
from baghdad.cli.voleurs.card_names import character_text, localized_name, number_of
from baghdad.cli.voleurs.phrases import ability_name, card_list, claimed_cards, district_counts, gem_counts, listed
from baghdad.core.events import Result
from baghdad.voleurs.names import CHARACTER_NAMES, VIZIER_NAME
from baghdad.words import Localizer, UnknownSentence

Event = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class EventSentence:
    """An event, and to whom it is told."""

    say: Localizer
    event: Event
    names: Sequence[str]
    viewer: int | None


def tell(say: Localizer, event: Event, names: Sequence[str], viewer: int | None) -> list[str]:
    """Return sentences about an event as a viewer sees it: the event, its consequences, what only the viewer learns."""
    sentence = EventSentence(say, event, names, viewer)
    arguments: dict[str, Any] = {"name": "", "other": ""}
    for fact, value in event.items():
        arguments |= FACTS[fact](sentence, value) if fact in FACTS else {fact: value}
    sentences = [say(f"voleurs-event-{_key(event)}", **arguments), *_strike(sentence), *_change(sentence)]
    try:
        return [*sentences, say(f"voleurs-event-{_kind(event)}-own", **arguments)]
    except UnknownSentence:  # there is none, or the viewer doesn't know its facts
        return sentences


def _key(event: Event) -> str:
    """Return the last part of the key: that of the kind, of a pawn that goes nowhere, or of an income of nothing."""
    if "start" in event and event["start"] == event["goal"]:
        return "stay"
    nothing = "drawn" in event and not any(event["drawn"])
    return _kind(event) + ("-none" if nothing else "")


def _kind(event: Event) -> str:
    return str(event["event"]).replace("_", "-")


# --- facts as arguments of sentences ---------------------------------------------------------------------------------


def _other(sentence: EventSentence, seat: int) -> dict[str, Any]:
    return {"other": sentence.names[seat]}


def _victim(sentence: EventSentence, victim: int | str) -> dict[str, Any]:
    """Return the player who is a victim; a cell is told of with what stood there."""
    return _other(sentence, victim) if isinstance(victim, int) else {}


def _cards(sentence: EventSentence, cards: Sequence[str]) -> dict[str, Any]:
    text = card_list(sentence.say, [number_of(name) for name in cards])
    return {"cards": text, "payment": text} if cards else {}


def _given(sentence: EventSentence, given: str | Sequence[int]) -> dict[str, Any]:
    """Return the gem that was given, or the numbers of cards."""
    return {"given": given if isinstance(given, str) else district_counts(sentence.say, given)}


def _claims(sentence: EventSentence, claims: Sequence[Sequence[str]]) -> dict[str, Any]:
    """Return the cards as they are called, if any has a name."""
    return {"claims": claimed_cards(sentence.say, claims)} if any(claim for _, claim in claims) else {}


def _traded_cards(sentence: EventSentence, cards: Sequence[str]) -> dict[str, Any]:
    """Return the cards that the viewer really got and gave."""
    event = sentence.event
    given = _called_cards(sentence.say, cards, event["given_claims"])
    returned = _called_cards(sentence.say, event["returned_cards"], event["returned_claims"])
    got, gone = (returned, given) if sentence.viewer == event["maker"] else (given, returned)
    return {"got": got, "gone": gone}


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


def _what(sentence: EventSentence, what: str) -> dict[str, Any]:
    """Return a pawn, a gem or a character; only one of them is in the sentence."""
    name = character_text(sentence.say, what) if what in CHARACTER_NAMES else what
    return {"pawn": what, "gem": what, "character": name}


def _counts(fact: str) -> Callable[[EventSentence, Sequence[int]], dict[str, Any]]:
    return lambda sentence, numbers: {fact: district_counts(sentence.say, numbers)}


FACTS: dict[str, Callable[[EventSentence, Any], dict[str, Any]]] = {
    "seat": lambda sentence, seat: {"name": sentence.names[seat]},
    "to": _other,
    "maker": _other,
    "victim": _victim,
    "what": _what,
    "goal": lambda sentence, cell: {"goal": cell, "cell": cell},
    "way": lambda sentence, cells: {},  # for pictures
    "cards": _cards,
    "given": _given,
    "wanted": _counts("wanted"),
    "returned": _counts("returned"),
    "drawn": _counts("drawn"),
    "claims": _claims,
    "given_cards": _traded_cards,
    "bag": lambda sentence, bag: {"gems": gem_counts(sentence.say, bag)},
    "taken": lambda sentence, gem: {"gem": gem},
    "seats": lambda sentence, seats: {"names": joined(sentence.say, [str(sentence.names[seat]) for seat in seats])},
    "offers": lambda sentence, offers: {"number": len(offers), "offers": joined(sentence.say, list(map(str, offers)))},
}

# --- consequences ----------------------------------------------------------------------------------------------------


def _change(sentence: EventSentence) -> list[str]:
    change = sentence.event.get("change")
    return [sentence.say("voleurs-event-change", cell=change)] if change else []


def _strike(sentence: EventSentence) -> list[str]:
    """Return the sentence about what a moved pawn did to its neighbour; a robbery has an event of its own."""
    event, say = sentence.event, sentence.say
    struck = event.get("struck")
    if struck is None:
        return []
    deed = ability_name(event["what"])
    if struck["pawn"] == VIZIER_NAME:
        return [say("voleurs-event-kill-vizier", cell=event["victim"])]
    if deed == "rob":
        return []
    if deed == "kill" and struck["pawn"] == "assassin":
        deed = "kill-both"
    other = sentence.names[struck["seat"]]
    facts = {"pawn": event["what"], "victim": struck["pawn"], "cell": event["victim"], "other": other}
    return [say(f"voleurs-event-{deed}", **facts)]


def result(say: Localizer, result: Result, names: Sequence[str]) -> str:
    """Return the sentence about why the match ended as it did."""
    pairs = zip(names, result.scores, strict=True)
    score = listed(say, [say("voleurs-result-score", name=name, riches=riches) for name, riches in pairs])
    return say(f"voleurs-result-{result.reason}", score=score)
