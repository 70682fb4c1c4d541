"""Sentences for the events and results of dieb."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from baghdad.cli.dieb.phrases import localize_facts, payment
from baghdad.cli.terminal_game import joined
from baghdad.core.events import Result
from baghdad.dieb.box import LETTERS
from baghdad.dieb.queries import PAID
from baghdad.words import Localizer

MANY = 2  # thieves in a courtyard, for whom the chest was meant


def describe_event(say: Localizer, event: dict[str, Any], names: Sequence[str]) -> list[str]:
    """Return the sentence for an event as a seat sees it, and a second one for what only that seat sees."""
    kind = event["event"]
    facts = localize_facts(say, event)
    if "seat" in event:
        facts["name"] = names[event["seat"]]
    if kind in PAID:
        facts["payment"] = payment(say, event["cards"], event["dancers"])
    key = f"dieb-event-{kind.replace('_', '-')}"
    if "chosen" in event:
        key, facts["found"] = f"{key}-chosen", "yes" if event["found"] else "no"
    sentences = [say(key, **{name: fact for name, fact in facts.items() if isinstance(fact, str | int)})]
    if kind in ("draw", "hands_taken_up") and sum(event.get("cards", ())):
        sentences.append(say("dieb-event-drawn-cards", cards=payment(say, event["cards"])))
    return sentences


def occasions(events: Sequence[dict[str, Any]], view: dict[str, Any]) -> Iterator[tuple[int, str]]:
    """Yield who has taken a chest, and those whose thieves stand before it in vain."""
    for event in events:
        if event["event"] == "theft":
            yield event["seat"], "chest"
            thieves = view["palaces"][LETTERS.index(event["palace"])]["thieves"]
            yield from (
                (seat, "robbed") for seat, number in enumerate(thieves) if number >= MANY and seat != event["seat"]
            )


def result(say: Localizer, result: Result, names: Sequence[str]) -> str:
    """Say why the match ended as it did."""
    pairs = zip(names, result.scores, strict=True)
    score = joined(say, [say("dieb-result-score", name=name, chests=chests) for name, chests in pairs])
    return say(f"dieb-result-{result.reason}", score=score)
