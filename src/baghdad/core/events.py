"""Events and results of a match, as keys and facts. They become sentences only where someone reads them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a match: public facts, and secret facts for some seats.

    `secret` maps a seat to the facts that only this seat learns. `reveals` is true if somebody learned something
    hidden, so that no action up to here can be undone.
    """

    kind: str
    facts: dict[str, Any] = field(default_factory=dict)
    secret: dict[int, dict[str, Any]] = field(default_factory=dict)
    reveals: bool = False

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """Return the event as JSON-ready data with the facts that a seat, or a spectator (`None`), may know."""
        private = {} if seat is None else self.secret.get(seat, {})
        return {"event": self.kind, **self.facts, **private}


@dataclass(frozen=True, slots=True)
class Result:
    """The winners and why they won; a match that was cut off has no winners."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]

    @classmethod
    def by_score(cls, reason: str, scores: Sequence[int]) -> Result:
        """Return the result in which the highest score wins and equals share the victory."""
        best = max(scores)
        return cls(tuple(seat for seat, score in enumerate(scores) if score == best), reason, tuple(scores))

    def to_data(self) -> dict[str, Any]:
        """Return the result as JSON-ready data."""
        return {"winners": list(self.winners), "reason": self.reason, "scores": list(self.scores)}
