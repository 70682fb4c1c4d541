"""Hints: what a computer player would do in somebody's seat, which depends on nothing but what the seat knows."""

from __future__ import annotations

import hashlib
from typing import Any, Protocol

import msgspec

from baghdad.bots.bot import Adviser, Bot, Choice
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import rng_for

SEED_HEX_DIGITS = 16  # of the hash
LABEL = "hint"


class Known(Protocol):
    """What is asked of a match."""

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know."""
        ...

    def knowledge(self, seat: int, rng: Any) -> Knowledge:
        """Return what a bot in a seat may know."""
        ...


def hint(match: Known, seat: int, player: Bot) -> Choice:
    """Return a player's advice, or its choice; the RNG is seeded from the seat's view."""
    rng = rng_for(seed_from_view(match.view(seat)), 0, LABEL)
    knowledge = match.knowledge(seat, rng)
    return player.advise(knowledge, rng) if isinstance(player, Adviser) else player.choose(knowledge, rng)


def seed_from_view(view: dict[str, Any]) -> int:
    """Derive a seed from what a seat sees: the record's own seed would reveal hidden information."""
    digest = hashlib.sha256(msgspec.json.encode(view, order="sorted")).hexdigest()
    return int(digest[:SEED_HEX_DIGITS], 16)
