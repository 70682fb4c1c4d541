"""Records of finished matches, made from the logs of their tables."""

from __future__ import annotations

from typing import Any

from baghdad.core.record import Record
from baghdad.server.storage.store import LogEntry
from baghdad.server.tables.state import TableState


def record_of(table: TableState, log: list[LogEntry]) -> Record:
    """Return the record of a table's match, without the actions that were taken back."""
    actions: list[tuple[int, str]] = []
    for entry in log:
        if entry.kind == "play":
            actions.append((entry.seat, entry.text))
        elif entry.kind == "undo":
            while actions.pop()[0] != entry.seat:  # in the school others' actions after it go too
                pass
    result = None if table.match is None or table.match.result is None else table.match.result.to_data()
    # A match of older rules that is played on here follows the present ones.
    version = table.stored.version if table.match is None else table.match.game.version
    names = [seat.name or seat.bot or f"player {number + 1}" for number, seat in enumerate(table.seats)]
    return Record(
        game=table.stored.game,
        version=version,
        players=len(table.seats),
        options=table.stored.options,
        seats=names,
        seed=table.stored.seed,
        seed_hash=table.seed_hash,
        actions=actions,
        start=table.stored.start,
        result=result,
    )


def event_with_secrets(event: Any) -> dict[str, Any]:
    """Return a game event with the secrets of all seats, for a match that is over."""
    return {"event": event.kind, **event.facts, "secret": {str(seat): facts for seat, facts in event.secret.items()}}
