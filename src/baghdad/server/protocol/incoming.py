"""What a client sends over the WebSocket: `hello` or `watch` first, then commands (`server.commands`) and questions."""

from __future__ import annotations

from msgspec import Struct

from baghdad.server.commands import SeatCommand
from baghdad.server.message_fields import Detail, Id, Name, Number, Seat, Secret, Text

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


class Query(Question, frozen=True, tag="query"):
    """Asks in words about what the seat sees, as `where thieves`; with a language, by the names it has for things."""

    text: Text
    language: Name | None = None


class ToNotation(Question, frozen=True, tag="to_notation"):
    """Asks for the notation of what a person typed: names in their language, players counted from 1."""

    text: Text
    language: Name


class Hint(Question, frozen=True, tag="hint"):
    """Asks what a computer player would do in this seat."""

    bot: Name | None = None


class CoachQuestion(Question, frozen=True, tag="coach"):
    """Asks what the coach says to this seat now, and what an action would lose."""

    action: Text = ""


class History(Question, frozen=True, tag="history"):
    """Asks for the updates after a number."""

    since: Number = 0


class Mute(Question, frozen=True, tag="mute"):
    """Mutes the chat messages of a seat, or unmutes them."""

    seat: Seat
    on: bool = True


AnyQuestion = View | Legal | WhyNot | Payments | Query | ToNotation | Hint | CoachQuestion | History | Mute
Incoming = Hello | Watch | SeatCommand | AnyQuestion
