"""What a client sends over the WebSocket: `hello` or `watch` first, then commands and questions."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from baghdad.server.protocol.fields import Detail, Id, Name, Number, Seat, Secret, Text

PROTOCOL = 2

# --- joining --------------------------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """Joins a table in the seat of the token. `last_seen` is the number of the last update the client knows."""

    protocol: int
    table: Name
    token: Secret
    last_seen: Number | None = None
    view: bool = True
    legal: Detail = "texts"


class Watch(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="watch"):
    """Joins a table as a spectator; a table that isn't listed requires its key."""

    protocol: int
    table: Name
    key: Secret | None = None
    last_seen: Number | None = None
    view: bool = True


# --- commands of a seat ---------------------------------------------------------------------------------------------


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A command of a seat.

    The client chooses `id`. Commands are idempotent: one sent again with the same id is carried out once.
    `after` is the number of the last update the client knows.
    """

    id: Id
    after: Number


class Play(Command, frozen=True, tag="play"):
    """Plays an action, given in notation."""

    action: Text


class Undo(Command, frozen=True, tag="undo"):
    """Takes the seat's last action back."""


class Say(Command, frozen=True, tag="say"):
    """Sends a chat message: a template that readers see in their own language, or free text."""

    key: Annotated[str, Meta(pattern=r"^[a-z][a-z-]{0,31}$")] | None = None
    text: Text | None = None


class Handover(Command, frozen=True, tag="handover"):
    """Lets a computer player play for the seat."""

    bot: Name = "journeyman"


class Takeback(Command, frozen=True, tag="takeback"):
    """Takes the seat back from a computer player."""


class Leave(Command, frozen=True, tag="leave"):
    """Gives the seat up: it is open again before the match has started, a computer player's afterwards."""


class Start(Command, frozen=True, tag="start"):
    """Starts the match now: computer players take the open seats."""

    bot: Name = "journeyman"


class Again(Command, frozen=True, tag="again"):
    """Creates a new table for a rematch of the same players; the next seat begins."""


# --- questions ------------------------------------------------------------------------------------------------------


class Question(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A question. It doesn't change the match and is answered by one `ack` with `data`."""

    id: Id


class View(Question, frozen=True, tag="view"):
    """Asks for the seat's view now, or after the update with a number."""

    number: Number | None = None


class Legal(Question, frozen=True, tag="legal"):
    """Asks for the legal actions with their details and their certain effects."""


class WhyNot(Question, frozen=True, tag="why_not"):
    """Asks why an action would be refused."""

    action: Text


class Payments(Question, frozen=True, tag="payments"):
    """Asks for other ways to pay for an action."""

    action: Text


class Hint(Question, frozen=True, tag="hint"):
    """Asks what a computer player would do in this seat."""

    bot: Name | None = None


class History(Question, frozen=True, tag="history"):
    """Asks for the updates after a number."""

    since: Number = 0


class Mute(Question, frozen=True, tag="mute"):
    """Mutes the chat messages of a seat, or unmutes them."""

    seat: Seat
    on: bool = True


SeatCommand = Play | Undo | Say | Handover | Takeback | Leave | Start | Again
AnyQuestion = View | Legal | WhyNot | Payments | Hint | History | Mute
Incoming = Hello | Watch | SeatCommand | AnyQuestion


def is_costly(message: Any) -> bool:
    """Return whether answering a message takes long enough for a separate rate limit."""
    return isinstance(message, (Hint, Legal, History)) or (isinstance(message, View) and message.number is not None)
