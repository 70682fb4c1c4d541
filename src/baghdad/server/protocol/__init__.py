"""Every command a client may give and every message the house sends: the types that `docs/protocol.md` explains."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL = 1

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Text = Annotated[str, Meta(min_length=1, max_length=2000)]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Detail = Literal["none", "texts", "full"]

# --- first words ------------------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """Sits down at a table: the token says in which seat. `have` is the number of the last news known."""

    protocol: int
    table: Name
    token: Secret
    have: Number | None = None
    view: bool = True
    legal: Detail = "texts"


class Watch(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="watch"):
    """Looks on; a table that isn't listed wants its key."""

    protocol: int
    table: Name
    key: Secret | None = None
    have: Number | None = None
    view: bool = True


# --- commands: what a seat does ------------------------------------------------------------------------------------


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """`id` is the client's: said again with the same id, a command counts once. `after` is the last news known."""

    id: Id
    after: Number


class Play(Command, frozen=True, tag="play"):
    """Plays an action, given in notation."""

    action: Text


class Undo(Command, frozen=True, tag="undo"):
    """Takes the seat's last action back."""


class Say(Command, frozen=True, tag="say"):
    """Chats: a template that every reader sees in a language of their own, or free text."""

    key: Annotated[str, Meta(pattern=r"^[a-z][a-z-]{0,31}$")] | None = None
    text: Text | None = None


class Handover(Command, frozen=True, tag="handover"):
    """Lets a computer player play for the seat."""

    bot: Name = "journeyman"


class Takeback(Command, frozen=True, tag="takeback"):
    """Plays the seat oneself again."""


class Leave(Command, frozen=True, tag="leave"):
    """Gives the seat up: open again before the match has started, a computer player's afterwards."""


class Start(Command, frozen=True, tag="start"):
    """Starts without waiting any longer: computer players take the open seats."""

    bot: Name = "journeyman"


class Again(Command, frozen=True, tag="again"):
    """The same people once more, at a new table; the next seat begins."""


# --- questions, which change nothing -------------------------------------------------------------------------------


class Question(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Answered by one `ack` with `data`."""

    id: Id


class View(Question, frozen=True, tag="view"):
    """What the seat sees now, or saw when that news came."""

    number: Number | None = None


class Legal(Question, frozen=True, tag="legal"):
    """The legal actions with their parts, and what each is sure to do."""


class WhyNot(Question, frozen=True, tag="why_not"):
    """Why an action would be refused."""

    action: Text


class Payments(Question, frozen=True, tag="payments"):
    """Other ways to pay for an action."""

    action: Text


class Hint(Question, frozen=True, tag="hint"):
    """What a computer player would do in this seat."""

    bot: Name | None = None


class History(Question, frozen=True, tag="history"):
    """News from a number on, once more."""

    since: Number = 0


class Mute(Question, frozen=True, tag="mute"):
    """Hears nothing more of what a seat says, or hears it again."""

    seat: Seat
    on: bool = True


SeatCommand = Play | Undo | Say | Handover | Takeback | Leave | Start | Again
AnyQuestion = View | Legal | WhyNot | Payments | Hint | History | Mute
Incoming = Hello | Watch | SeatCommand | AnyQuestion

# --- what the house says ---------------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it. `kind` says who is to act: a person, a computer player, nobody yet."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str = ""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time for a turn; who runs out of it is played for by a computer player, or passes if that is possible."""

    seconds: Annotated[int, Meta(ge=1)]
    then: Literal["bot", "pass"] = "bot"


class TableInfo(Struct, frozen=True, kw_only=True):
    """What is public of a table."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    state: Literal["open", "playing", "over"]
    listed: bool
    seats: list[SeatInfo]
    seed_hash: str
    clock: Clock | None = None
    next: str | None = None
    lesson: bool = False


class Snapshot(Struct, frozen=True, kw_only=True, tag_field="type", tag="snapshot"):
    """Everything the reader may know of a table now."""

    number: int
    stands: int
    you: int | None
    table: TableInfo
    view: dict[str, Any] | None
    to_act: list[int]
    legal: list[str] | None
    result: dict[str, Any] | None
    seed: str | None
    due: float | None
    said: list[dict[str, Any]]


class Resumed(Struct, frozen=True, kw_only=True, tag_field="type", tag="resumed"):
    """The reader knew the table up to `have`; the news since then follow, up to `number`."""

    number: int
    have: int
    you: int | None


class Update(Struct, frozen=True, kw_only=True, tag_field="type", tag="news", omit_defaults=True):
    """Something happened at the table. `stands` is the number of the last news that changed the match."""

    number: int
    kind: str
    stands: int
    by: str
    seat: int | None = None
    events: list[dict[str, Any]] = []
    facts: dict[str, Any] = {}
    to_act: list[int] = []
    view: dict[str, Any] | None = None
    legal: list[str] | None = None
    due: float | None = None


class Choices(Struct, frozen=True, kw_only=True, tag_field="type", tag="choices"):
    """What the reader's seat may do as long as the match `stands` like this, in full."""

    stands: int
    legal: list[dict[str, Any]]


class Ack(Struct, frozen=True, kw_only=True, tag_field="type", tag="ack", omit_defaults=True):
    """A command has been carried out and stored, as news `number`; or a question is answered."""

    id: str
    number: int | None = None
    data: Any = None


class Reject(Struct, frozen=True, kw_only=True, tag_field="type", tag="reject"):
    """A command was refused, and has changed nothing. Without an id: a frame in which none could be read."""

    id: str | None
    family: str
    code: str
    facts: dict[str, Any]


class Bye(Struct, frozen=True, kw_only=True, tag_field="type", tag="bye"):
    """The connection is about to be closed, and why."""

    code: str
    facts: dict[str, Any] = {}


Outgoing = Snapshot | Resumed | Update | Choices | Ack | Reject | Bye

# --- HTTP --------------------------------------------------------------------------------------------------------


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: a person whose token the founder gets, a computer player, or whoever comes."""

    kind: Literal["person", "bot", "open"] = "open"
    name: str = ""
    bot: str = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A new table."""

    game: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    listed: bool = False
    clock: Clock | None = None


class LessonRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Somebody wants to learn a game: a table with the house's own position and computer players."""

    game: Name
    name: str = ""


class CreatedTable(Struct, frozen=True, kw_only=True):
    """The table, its key, and the tokens of the persons' seats (`null` for all others)."""

    table: TableInfo
    key: str
    tokens: list[str | None]


class JoinRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Somebody takes an open seat; a table that isn't listed wants its key."""

    name: Name
    seat: Seat | None = None
    key: Secret | None = None


class Joined(Struct, frozen=True, kw_only=True):
    """The seat, and the token that makes it one's own."""

    seat: int
    token: str
    table: TableInfo


class Problem(Struct, frozen=True, kw_only=True):
    """Why HTTP refuses something."""

    family: str
    code: str
    facts: dict[str, Any]


class Lobby(Struct, frozen=True, kw_only=True):
    """Listed tables that wait for players."""

    tables: list[TableInfo]


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game and who can play it."""

    game: str
    version: int | None
    min_players: int | None
    max_players: int | None
    bots: list[str]


class GameList(Struct, frozen=True, kw_only=True):
    """All games of the house, and the levels of computer players for people."""

    games: list[GameInfo]
    levels: list[str]


class Step(Struct, frozen=True, kw_only=True):
    """A match that is over, after so many actions: everything lies open."""

    number: int
    actions: int
    seat: int | None
    action: str | None
    events: list[dict[str, Any]]
    position: dict[str, Any]
    view: dict[str, Any]  # as a spectator saw it


class Ranked(Struct, frozen=True, kw_only=True):
    """An action as a computer player ranks it."""

    action: str
    chance: float | None
    reason: str


class Advice(Struct, frozen=True, kw_only=True):
    """What a computer player would do, why, and what it thinks of everybody's chances."""

    stands: int
    action: str
    reason: str
    ranking: list[Ranked]
    chances: list[float]


incoming = msgspec.json.Decoder(Incoming)
order_or_question = msgspec.json.Decoder(SeatCommand | AnyQuestion)
encode = msgspec.json.Encoder().encode
