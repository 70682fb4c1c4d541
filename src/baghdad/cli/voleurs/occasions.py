"""Occasions at which a player of voleurs might say something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any


def occasions(events: Sequence[dict[str, Any]], viewer: int | None) -> Iterator[tuple[int, str]]:
    """Yield who has bought, robbed or lost a gem, and whose false claim the viewer has just seen through."""
    for event in events:
        if event["event"] == "gem":
            yield event["seat"], "chest"
        elif event["event"] == "robbery":
            yield event["victim"], "robbed"
            yield event["seat"], "chest"
        elif event["event"] == "trade":
            if viewer == event["seat"] and is_false(event.get("given_cards"), event["given_claims"]):
                yield event["maker"], "caught"
            elif viewer == event["maker"] and is_false(event.get("returned_cards"), event["returned_claims"]):
                yield event["seat"], "caught"


def is_false(cards: Sequence[Any] | None, claims: Sequence[Any]) -> bool:
    """Return whether some card was claimed that wasn't there; only the two parties of a trade know the cards."""
    return cards is not None and bool(Counter(filter(None, claims)) - Counter(cards))
