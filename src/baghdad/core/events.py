"""What happened, as keys and facts; and how a match came out. Sentences are the reader's business."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """Something that everybody sees, with what only some see of it.

    `secret` holds for a seat the facts that it alone learns. `reveals` says that something hidden came out to
    somebody, so that nothing before it can be taken back.
    """

    kind: str
    facts: dict[str, Any] = field(default_factory=dict)
    secret: dict[int, dict[str, Any]] = field(default_factory=dict)
    reveals: bool = False

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as one seat, or a spectator (`None`), learns it."""
        private = {} if seat is None else self.secret.get(seat, {})
        return {"event": self.kind, **self.facts, **private}


@dataclass(frozen=True, slots=True)
class Result:
    """Who won and why; no winners when a match was cut off."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]

    def to_data(self) -> dict[str, Any]:
        """The result as JSON-ready data."""
        return {"winners": list(self.winners), "reason": self.reason, "scores": list(self.scores)}
