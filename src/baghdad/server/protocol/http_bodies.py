"""Bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from baghdad.server.message_fields import Colour, Name, Seat, Secret
from baghdad.server.protocol.outgoing import Clock, TableInfo


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who gets a seat: a person whose token the creator receives, a computer player, or the first person to take it."""

    kind: Literal["person", "bot", "open"] = "open"
    name: str = ""
    bot: str = ""
    colour: Colour | None = None  # that a person wishes for


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request for a new table."""

    game: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    listed: bool = False
    clock: Clock | None = None


class LessonRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request for a lesson: a table with a prepared position and computer players."""

    game: Name
    name: str = ""


class SchoolRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request for a step of the school, counted from 1."""

    game: Name
    step: int
    name: str = ""


class CreatedTable(Struct, frozen=True, kw_only=True):
    """The table, its key, and the tokens of the persons' seats (`null` for all others)."""

    table: TableInfo
    key: str
    tokens: list[str | None]


class WrongTries(Struct, frozen=True, kw_only=True):
    """Wrong tries, each a list of actions or of lists of them; `refused` if the rules refuse the last of each."""

    tries: list[list[str | list[str]]]
    answer: str  # the end of the answer's key
    refused: bool


class SchoolTask(Struct, frozen=True, kw_only=True):
    """What the learner does in a step of the school, and which parts of the table are hidden, lit and used in turn."""

    ways: list[list[str | list[str]]]
    wrong: list[WrongTries]
    before: int  # actions that others have played
    hidden: list[str]
    lit: list[str]
    path: list[str]


class CreatedStep(Struct, frozen=True, kw_only=True):
    """The table of a step of the school with the learner's token, and the task."""

    table: TableInfo
    key: str
    tokens: list[str | None]
    task: SchoolTask
    steps: int  # of the whole school


class JoinRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request for an open seat; a table that isn't listed requires its key."""

    name: Name
    seat: Seat | None = None
    key: Secret | None = None
    colour: Colour | None = None  # wished for


class Joined(Struct, frozen=True, kw_only=True):
    """The seat taken, and its token."""

    seat: int
    token: str
    table: TableInfo


class Problem(Struct, frozen=True, kw_only=True):
    """Why a request is refused."""

    family: str
    code: str
    facts: dict[str, Any]


class Addresses(Struct, frozen=True, kw_only=True):
    """The addresses at which other machines reach the server, the likeliest first; none if this machine alone does."""

    addresses: list[str]


class PushKey(Struct, frozen=True, kw_only=True):
    """The public key by which browsers subscribe to messages of this server; null if it sends none (Web Push)."""

    public_key: str | None


class SubscriptionKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a browser, for which messages are encrypted."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=32)]


class Subscription(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a browser takes messages for a seat, as its `PushSubscription`, and in which language."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: SubscriptionKeys
    language: Annotated[str, Meta(max_length=8)] = "en"


class Unsubscription(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A subscription that ends."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class Lobby(Struct, frozen=True, kw_only=True):
    """Listed tables that wait for players."""

    tables: list[TableInfo]


class OptionInfo(Struct, frozen=True, kw_only=True):
    """The declaration of an option, for the form that sets a table up."""

    name: str
    kind: Literal["bool", "int", "str"]
    default: bool | int | str
    largest: int | None  # of a number; the smallest is 0
    choices: list[str]  # of a text
    free_text: bool  # whether other texts may do
    min_players: int | None  # with the option on, if that is fewer than usual
    group: str  # "rules" for what changes play, "limits" for what cuts a match off
    clause: str


class LevelInfo(Struct, frozen=True, kw_only=True):
    """A level of computer players that is a character."""

    name: str
    level: int  # from 1, the weakest
    rating: float  # Elo
    temper: list[str]


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game, its numbers of players, computer players and options."""

    game: str
    title: str  # on the box; pages that know the game have one in the reader's language
    version: int | None
    min_players: int | None
    max_players: int | None
    bots: list[str]  # levels of computer players, the weakest first
    levels: list[LevelInfo]  # those that are characters
    adaptive: bool  # whether `adaptive:RATING` plays it, too
    options: list[OptionInfo]
    lesson: bool  # whether there is one
    school: int  # the number of its steps
    page: str | None  # the address of the ES module that is its page
    words: dict[str, str]  # the addresses of its catalogues, by language


class GameList(Struct, frozen=True, kw_only=True):
    """All games of the server."""

    games: list[GameInfo]


class Step(Struct, frozen=True, kw_only=True):
    """A finished match after `number` actions, with everything that was hidden."""

    number: int
    actions: int
    seat: int | None
    action: str | None
    events: list[dict[str, Any]]
    position: dict[str, Any]
    view: dict[str, Any]  # a spectator's
