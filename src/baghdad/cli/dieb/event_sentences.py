"""What happened in a match of dieb, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from baghdad.cli.dieb.phrases import PAID, payment, spoken
from baghdad.cli.terminal_game import joined
from baghdad.core.events import Result
from baghdad.words import Speaker


def tell(say: Speaker, event: dict[str, Any], names: Sequence[str]) -> list[str]:
    """An event as somebody sees it; a second sentence for what only they see of it."""
    kind = event["event"]
    facts = spoken(say, event)
    if "seat" in event:
        facts["name"] = names[event["seat"]]
    if kind in PAID:
        facts["payment"] = payment(say, event["cards"], event["dancers"])
    key = f"dieb-event-{kind.replace('_', '-')}"
    if "chosen" in event:
        key, facts["found"] = f"{key}-chosen", "yes" if event["found"] else "no"
    told = [say(key, **{name: fact for name, fact in facts.items() if isinstance(fact, str | int)})]
    if kind in ("draw", "hands_taken_up") and sum(event.get("cards", ())):
        told.append(say("dieb-event-drawn-cards", cards=payment(say, event["cards"])))
    return told


def result(say: Speaker, result: Result, names: Sequence[str]) -> str:
    """Why the match came out as it did."""
    pairs = zip(names, result.scores, strict=True)
    score = joined(say, [say("dieb-result-score", name=name, chests=chests) for name, chests in pairs])
    return say(f"dieb-result-{result.reason}", score=score)
