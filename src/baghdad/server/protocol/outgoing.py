"""What the server sends over the WebSocket, and the parts of these messages."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from baghdad.core.queries import Line

# --- parts of messages ----------------------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it. `kind` says who acts: a person, a computer player, or nobody yet."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str = ""
    colour: int = -1  # as a number from 0; different for each seat


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time for a turn. When it runs out a computer player acts for the seat, or the seat passes if it can."""

    seconds: Annotated[int, Meta(ge=1)]
    then: Literal["bot", "pass"] = "bot"


class TableInfo(Struct, frozen=True, kw_only=True):
    """The public facts about a table."""

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
    school: int | None = None  # the step of the school that is done here


class Ranked(Struct, frozen=True, kw_only=True):
    """An action as a computer player ranks it: the chance of winning after it, and its standard error if it is known.

    `reasons` are sentences of its comparison with the others, as lines like those of a `query`.
    """

    action: str
    chance: float | None
    reason: str
    error: float | None = None
    reasons: list[Line] = []


class Advice(Struct, frozen=True, kw_only=True):
    """What a computer player would do, its reason, and its estimate of every seat's chances."""

    state_version: int
    action: str
    reason: str
    ranking: list[Ranked]
    chances: list[float]


class Chances(Struct, frozen=True, kw_only=True):
    """Everybody's chances in a finished match after some number of actions, as a spectator could tell them then.

    They are means of so many `trials`; `errors` are their standard errors.
    """

    number: int
    chances: list[float]
    errors: list[float]
    trials: int


class MatchSummary(Struct, frozen=True, kw_only=True):
    """A match in a list of matches: whom it waits for, since when, and a sentence about it as the reader sees it."""

    table: TableInfo
    you: int | None
    waits_for: list[int]  # the seats that have something to decide
    since: list[float]  # when each of them had to act, by the wall clock
    changed_at: float  # when the match changed last
    changed_by: int | None  # the seat that acted then
    winners: list[int]  # of a match that is over
    sentence: Line | None  # none before the match
    seats: list[Line]  # what each seat has reached; empty if the game doesn't say


# --- messages -------------------------------------------------------------------------------------------------------


class Snapshot(Struct, frozen=True, kw_only=True, tag_field="type", tag="snapshot"):
    """Everything the reader may know of a table now."""

    number: int
    state_version: int
    you: int | None
    table: TableInfo
    view: dict[str, Any] | None
    to_act: list[int]
    legal: list[str] | None
    result: dict[str, Any] | None
    seed: str | None
    deadline: float | None
    chat: list[dict[str, Any]]


class Resumed(Struct, frozen=True, kw_only=True, tag_field="type", tag="resumed"):
    """The reader knew the table up to update `last_seen`; the updates since then follow, up to `number`."""

    number: int
    last_seen: int
    you: int | None


class Update(Struct, frozen=True, kw_only=True, tag_field="type", tag="update", omit_defaults=True):
    """Something happened at the table. `state_version` is the number of the last update that changed the match."""

    number: int
    kind: str
    state_version: int
    by: str
    seat: int | None = None
    events: list[dict[str, Any]] = []
    facts: dict[str, Any] = {}
    to_act: list[int] = []
    view: dict[str, Any] | None = None
    legal: list[str] | None = None
    deadline: float | None = None


class Choices(Struct, frozen=True, kw_only=True, tag_field="type", tag="choices"):
    """The legal actions of the reader's seat in full, valid for one `state_version`."""

    state_version: int
    legal: list[dict[str, Any]]


class Ack(Struct, frozen=True, kw_only=True, tag_field="type", tag="ack", omit_defaults=True):
    """A command has been carried out and stored as update `number`, or a question is answered by `data`."""

    id: str
    number: int | None = None
    data: Any = None


class Reject(Struct, frozen=True, kw_only=True, tag_field="type", tag="reject"):
    """A command was refused and has changed nothing. `id` is null if none could be read in the frame."""

    id: str | None
    family: str
    code: str
    facts: dict[str, Any]


class Bye(Struct, frozen=True, kw_only=True, tag_field="type", tag="bye"):
    """The server is about to close the connection, for the reason `code`."""

    code: str
    facts: dict[str, Any] = {}


Outgoing = Snapshot | Resumed | Update | Choices | Ack | Reject | Bye
