"""What commands read and change of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol

from baghdad.server.storage.store import NO_COLOUR, StoredTable

if TYPE_CHECKING:  # imported when the rules are loaded
    from baghdad.core.game_rules import State
    from baghdad.server.tables.live_match import LiveMatch


@dataclass(slots=True)
class Seat:
    """A seat. It belongs to the holder of the token; a computer player may play for it meanwhile."""

    name: str = ""
    bot: str = ""
    token_hash: str = ""
    colour: int = NO_COLOUR  # that the person wishes for
    since: int = 0  # the number of the entry by which they got it: ids of commands before it are somebody else's

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        """Who acts for the seat."""
        return "bot" if self.bot else "person" if self.token_hash else "open"


class CommandTable(Protocol):
    """The part of `TableState` that commands use."""

    stored: StoredTable
    seats: list[Seat]
    state: Literal["open", "playing", "over"]
    number: int  # of the last entry
    state_version: int  # number of the last entry that changed the match
    match: LiveMatch | None
    next: str | None  # the table of the rematch

    @property
    def open_seats(self) -> list[int]:
        """The open seats."""
        ...

    def add_chat_message(self, message: dict[str, Any]) -> None:
        """Append a message to the chat."""
        ...

    def start_match(self) -> None:
        """Create the match that the table was created for."""
        ...

    def state_at(self, number: int) -> State | None:
        """Return the state after the entry with a number, or None if it isn't in memory."""
        ...
