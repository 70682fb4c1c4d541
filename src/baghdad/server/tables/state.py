"""A table: who sits there and how the match stands, put together from the log line by line and from nothing else."""

from __future__ import annotations

from collections import OrderedDict, deque
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

import baghdad
from baghdad.core.events import Event
from baghdad.core.game import State
from baghdad.core.rng import seed_hash
from baghdad.server.errors import ServerError
from baghdad.server.protocol import Clock, SeatInfo, TableInfo, Update
from baghdad.server.storage.store import LogEntry, StoredTable
from baghdad.server.tables.live_match import LiveMatch

REMEMBERED = 8  # news kept at hand for those who were away for a moment
REMEMBERED_IDS = 64  # ids of commands kept at hand; older ones are looked up in the log
REMEMBERED_STATES = 24  # while several may act at once
REMEMBERED_TALK = 20
HOUSE = -1  # the seat of whatever nobody at the table does

Viewer = int | None  # a seat, or a spectator


@dataclass(slots=True)
class Seat:
    """A chair at the table. Whoever has the token sits there; a computer player may play meanwhile."""

    name: str = ""
    bot: str = ""
    token_hash: str = ""

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        """Who is to act."""
        return "bot" if self.bot else "person" if self.token_hash else "open"


class TableEvent(msgspec.Struct, frozen=True):
    """A line of the log as it can be told to anyone: what happened, with each seat's secrets apart."""

    number: int
    kind: str
    seat: int
    by: str
    stands: int
    events: tuple[Event, ...]
    to_act: tuple[int, ...]
    due: float | None
    facts: dict[str, Any] = {}

    def to(self, viewer: Viewer, **more: Any) -> Update:
        """The news for one viewer: built from what that viewer may know."""
        return Update(
            number=self.number,
            kind=self.kind,
            stands=self.stands,
            seat=None if self.seat == HOUSE else self.seat,
            by=self.by,
            events=[event.seen_by(viewer) for event in self.events],
            facts=self.facts,
            to_act=list(self.to_act),
            due=self.due,
            **more,
        )


class TableState:
    """What the log of a table says so far."""

    def __init__(self, kept: StoredTable) -> None:
        self.kept = kept
        self.name = kept.table
        self.seats = [Seat(**seat) for seat in kept.seats]
        self.clock = None if kept.clock is None else msgspec.convert(kept.clock, Clock)
        self.seed_hash = seed_hash(int(kept.seed))
        self.state: Literal["open", "playing", "over"] = "open"
        self.number = 0
        self.stands = 0
        self.match: LiveMatch | None = None
        self.to_act: tuple[int, ...] = ()
        self.blocking_seats: tuple[int, ...] = ()
        self.due: float | None = None
        self.next: str | None = None
        self.tellings: deque[TableEvent] = deque(maxlen=REMEMBERED)
        self.talk: deque[dict[str, Any]] = deque(maxlen=REMEMBERED_TALK)
        self.states: deque[tuple[int, State]] = deque(maxlen=REMEMBERED_STATES)
        self.ids: OrderedDict[tuple[int, str], int] = OrderedDict()

    @property
    def oldest_id(self) -> int:
        """The number from which on ids of commands are at hand."""
        return next(iter(self.ids.values())) if len(self.ids) == REMEMBERED_IDS else 0

    @property
    def free(self) -> list[int]:
        """The open seats."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    @property
    def blocking_bots(self) -> list[int]:
        """Computer players whom the match waits for."""
        return [seat for seat in self.blocking_seats if self.seats[seat].bot]

    def placard(self) -> TableInfo:
        """What is public of it."""
        return TableInfo(
            table=self.name,
            game=self.kept.game,
            players=len(self.seats),
            options=self.kept.options,
            state=self.state,
            listed=self.kept.listed,
            seats=[SeatInfo(seat.kind, seat.name, seat.bot) for seat in self.seats],
            seed_hash=self.seed_hash,
            clock=self.clock,
            next=self.next,
            lesson=self.kept.start is not None,
        )

    # --- the log -------------------------------------------------------------------------------------------

    def apply(self, entry: LogEntry) -> TableEvent:
        """Takes in the next line of the log."""
        if entry.number != self.number + 1:
            raise ServerError("broken", problem=f"line {entry.number} after {self.number}")
        self.number = entry.number
        before = self.to_act, self.blocking_seats
        self._remember_state()
        events, facts = getattr(self, f"_{entry.kind}")(entry)
        if self.match is not None and entry.kind in CHANGING:
            self.stands = entry.number
            self.to_act = self.match.to_act
            several = len(self.to_act) > 1
            self.blocking_seats = self.match.game.blocking_seats(self.match.state) if several else self.to_act
            if not self.to_act:
                self.state = "over"
                self.states.clear()
        self._wind(entry, *before)
        if entry.client:
            self.ids[entry.seat, entry.client] = entry.number
            while len(self.ids) > REMEMBERED_IDS:
                self.ids.popitem(last=False)
        telling = TableEvent(
            entry.number, entry.kind, entry.seat, entry.by, self.stands, events, self.to_act, self.due, facts
        )
        self.tellings.append(telling)
        return telling

    def _remember_state(self) -> None:
        if len(self.to_act) > 1 and self.match is not None:
            self.states.append((self.number - 1, self.match.game.copy(self.match.state)))
        elif self.states:
            self.states.clear()

    def state_at(self, number: int) -> State | None:
        """The state that somebody saw who knew the news up to a number, if it is still at hand."""
        for after, state in reversed(self.states):
            if after <= number:
                return state
        return None

    def _wind(self, entry: LogEntry, to_act: tuple[int, ...], awaited: tuple[int, ...]) -> None:
        """The clock starts when somebody has to act who hadn't before, and stops when nobody has."""
        if self.clock is None:
            return
        people = [seat for seat in self.blocking_seats if not self.seats[seat].bot]
        if self.state != "playing" or not people:
            self.due = None
        elif (
            self.due is None
            or not set(self.blocking_seats) <= set(awaited)
            or (len(to_act) > 1) != (len(self.to_act) > 1)
        ):
            self.due = entry.at + self.clock.seconds

    def _sit(self, entry: LogEntry) -> Any:
        facts = msgspec.json.decode(entry.text)
        self.seats[entry.seat] = Seat(facts["name"], "", facts["token_hash"])
        return (), {"name": facts["name"]}

    def _leave(self, entry: LogEntry) -> Any:
        facts = msgspec.json.decode(entry.text)
        name = self.seats[entry.seat].name if facts["bot"] else ""
        self.seats[entry.seat] = Seat(name, facts["bot"])
        if self.state == "open" and not any(seat.token_hash for seat in self.seats):
            self.state = "over"
        return (), facts

    def _handover(self, entry: LogEntry) -> Any:
        facts = msgspec.json.decode(entry.text)
        self.seats[entry.seat].bot = facts["bot"]
        return (), facts

    def _takeback(self, entry: LogEntry) -> Any:
        self.seats[entry.seat].bot = ""
        return (), {}

    def _start(self, entry: LogEntry) -> Any:
        facts = msgspec.json.decode(entry.text)
        for number in self.free:
            self.seats[number].bot = facts["bot"]
        game = baghdad.game(self.kept.game)
        if game.version != self.kept.version:
            raise ServerError("other_rules", game=game.name, kept=self.kept.version, known=game.version)
        options = game.options(**self.kept.options)
        start = None if self.kept.start is None else game.read_position(self.kept.start)[1]
        self.match = LiveMatch(game, len(self.seats), options, int(self.kept.seed), start)
        self.state = "playing"
        return (), {"bots": facts["bot"]} if facts["bot"] else {}

    def _play(self, entry: LogEntry) -> Any:
        assert self.match is not None
        action = self.match.game.parse(entry.text)
        return tuple(self.match.apply_unchecked(action, entry.seat)), {}

    def _undo(self, entry: LogEntry) -> Any:
        assert self.match is not None
        return tuple(self.match.undo(entry.seat)), {}

    def _say(self, entry: LogEntry) -> Any:
        facts = msgspec.json.decode(entry.text)
        self.talk.append({"number": entry.number, "seat": entry.seat, **facts})
        return (), facts

    def _again(self, entry: LogEntry) -> Any:
        facts = msgspec.json.decode(entry.text)
        self.next = facts["table"]
        return (), facts


CHANGING = ("start", "play", "undo")  # lines that change the match


def told_of(kept: StoredTable, log: list[LogEntry]) -> tuple[TableState, list[TableEvent]]:
    """A table and all that ever happened there."""
    table = TableState(kept)
    return table, [table.apply(entry) for entry in log]
