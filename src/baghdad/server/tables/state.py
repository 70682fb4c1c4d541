"""The state of a table: who sits there and the match. It is rebuilt from the log alone (event sourcing)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec

import baghdad
from baghdad.core.decoding import convert
from baghdad.core.errors import NotationError
from baghdad.core.events import Event
from baghdad.core.game import State
from baghdad.core.rng import seed_hash
from baghdad.server.clock import to_wall_clock
from baghdad.server.commands import LOG_EFFECTS
from baghdad.server.commands.table import Seat
from baghdad.server.errors import ServerError
from baghdad.server.protocol import Clock, SeatInfo, TableInfo, Update
from baghdad.server.storage.store import NO_COLOUR, LogEntry, StoredTable
from baghdad.server.tables.live_match import LiveMatch

RECENT_EVENTS = 8  # kept in memory for clients that reconnect soon
RECENT_IDS = 16  # ids of commands kept in memory; older ones are looked up in the log
RECENT_STATES = 24  # kept while several seats may act at once
RECENT_CHAT = 20
SHARED_OPTIONS = 64  # different options that are kept for tables to share
SERVER_SEAT = -1  # the seat of log entries that no seat caused

Viewer = int | None  # a seat, or a spectator


class TableEvent(msgspec.Struct, frozen=True):
    """What happened at a table by one log entry, with the secrets of each seat kept apart."""

    number: int
    kind: str
    seat: int
    by: str
    state_version: int
    game_events: tuple[Event, ...]
    to_act: tuple[int, ...]
    deadline: float | None
    facts: dict[str, Any] = {}

    def update_for(self, viewer: Viewer, **more: Any) -> Update:
        """Return the update for one viewer, built only from what that viewer may know."""
        return Update(
            number=self.number,
            kind=self.kind,
            state_version=self.state_version,
            seat=None if self.seat == SERVER_SEAT else self.seat,
            by=self.by,
            events=[event.seen_by(viewer) for event in self.game_events],
            facts=self.facts,
            to_act=list(self.to_act),
            deadline=to_wall_clock(self.deadline),
            **more,
        )


def append_recent(recent: list[Any], item: Any, most: int) -> None:
    """Append an item to a list that keeps a number of items at most."""
    recent.append(item)
    if len(recent) > most:
        del recent[0]


@lru_cache(SHARED_OPTIONS)
def shared_options(options: Any) -> Any:
    """Return an object that equals these options, the same one for all tables: most are played with the same."""
    return options


class TableState:
    """The state of a table after the log entries applied so far."""

    __slots__ = (
        "blocking_seats",
        "blocking_since",
        "changed_at",
        "changed_by",
        "chat",
        "clock",
        "command_ids",
        "deadline",
        "match",
        "name",
        "next",
        "number",
        "options",
        "recent_events",
        "recent_states",
        "seats",
        "state",
        "state_version",
        "stored",
        "to_act",
    )

    def __init__(self, stored: StoredTable) -> None:
        self.stored = stored
        self.options = shared_options(baghdad.game(stored.game).options(**stored.options))
        self.name = stored.table
        self.seats = [Seat(seat.name, seat.bot, seat.token_hash, seat.colour) for seat in stored.seats]
        self.clock = None if stored.clock is None else convert(stored.clock, Clock)
        self.state: Literal["open", "playing", "over"] = "open"
        self.number = 0  # of the last entry
        self.state_version = 0  # number of the last entry that changed the match
        self.match: LiveMatch | None = None
        self.to_act: tuple[int, ...] = ()
        self.blocking_seats: tuple[int, ...] = ()
        self.blocking_since: tuple[float, ...] = ()  # since when the match waits for each of them
        self.changed_at = stored.created  # the time of the last entry that changed the match
        self.changed_by = SERVER_SEAT  # the seat that caused it
        self.deadline: float | None = None
        self.next: str | None = None
        # Lists, because an empty deque takes more memory than all else of an idle table.
        self.recent_events: list[TableEvent] = []
        self.chat: list[dict[str, Any]] = []
        self.recent_states: list[tuple[int, State]] = []
        self.command_ids: dict[tuple[int, str], int] = {}

    @property
    def oldest_command_id(self) -> int:
        """The number of the entry from which on the ids of commands are in memory."""
        return next(iter(self.command_ids.values())) if len(self.command_ids) == RECENT_IDS else 0

    def number_of_command(self, seat: int, command_id: str) -> int | None:
        """Return the number of the entry that a recent command of whoever has the seat now became, or None."""
        number = self.command_ids.get((seat, command_id))
        return number if number is not None and number > self.seats[seat].since else None

    @property
    def open_seats(self) -> list[int]:
        """The open seats."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    @property
    def colours(self) -> list[int]:
        """The colour of each seat as a number, all different: whoever sat down first gets the one they wish for.

        All others get that of their seat's number, or the first that is left.
        """
        colours: dict[int, int] = {}
        for seat in sorted(range(len(self.seats)), key=lambda seat: self.seats[seat].since):
            wish = self.seats[seat].colour
            if wish != NO_COLOUR and wish not in colours.values():
                colours[seat] = wish
        for seat in range(len(self.seats)):
            left = [colour for colour in (seat, *range(len(self.seats))) if colour not in colours.values()]
            colours.setdefault(seat, left[0] if left else seat)
        return [colours[seat] for seat in range(len(self.seats))]

    @property
    def seed_hash(self) -> str:
        """The hash of the seed, which proves it after the match."""
        return seed_hash(int(self.stored.seed))

    @property
    def blocking_bots(self) -> list[int]:
        """Seats of computer players that the match waits for."""
        return [seat for seat in self.blocking_seats if self.seats[seat].bot]

    def info(self) -> TableInfo:
        """Return the public facts about the table."""
        return TableInfo(
            table=self.name,
            game=self.stored.game,
            players=len(self.seats),
            options=self.stored.options,
            state=self.state,
            listed=self.stored.listed,
            seats=[
                SeatInfo(seat.kind, seat.name, seat.bot, colour)
                for seat, colour in zip(self.seats, self.colours, strict=True)
            ],
            seed_hash=self.seed_hash,
            clock=self.clock,
            next=self.next,
            lesson=self.stored.start is not None and self.stored.school is None,
            school=self.stored.school,
        )

    # --- the log -------------------------------------------------------------------------------------------

    def apply(self, entry: LogEntry) -> TableEvent:
        """Apply the next log entry and return what happened."""
        if entry.number != self.number + 1:
            raise ServerError("broken", problem=f"line {entry.number} after {self.number}")
        self.number = entry.number
        before = self.to_act, self.blocking_seats
        self._remember_state()
        kind = LOG_EFFECTS[entry.kind]
        effect = kind.apply(self, entry)
        if self.match is not None and kind.changes_match:
            self.state_version = entry.number
            self.to_act = self.match.to_act
            several = len(self.to_act) > 1
            self.blocking_seats = self.match.game.blocking_seats(self.match.state) if several else self.to_act
            since = dict(zip(before[1], self.blocking_since, strict=True))
            self.blocking_since = tuple(since.get(seat, entry.at) for seat in self.blocking_seats)
            self.changed_at, self.changed_by = entry.at, entry.seat
            self.state = "playing" if self.to_act else "over"
            if not self.to_act:
                self.recent_states.clear()
        self._set_deadline(entry, *before)
        if entry.command_id:
            self.command_ids[entry.seat, entry.command_id] = entry.number
            if len(self.command_ids) > RECENT_IDS:
                del self.command_ids[next(iter(self.command_ids))]
        event = TableEvent(
            number=entry.number,
            kind=entry.kind,
            seat=entry.seat,
            by=entry.by,
            state_version=self.state_version,
            game_events=effect.game_events,
            to_act=self.to_act,
            deadline=self.deadline,
            facts=effect.facts,
        )
        append_recent(self.recent_events, event, RECENT_EVENTS)
        return event

    def _remember_state(self) -> None:
        if len(self.to_act) > 1 and self.match is not None:
            before = self.match.game.copy(self.match.state)
            append_recent(self.recent_states, (self.number - 1, before), RECENT_STATES)
        elif self.recent_states:
            self.recent_states.clear()

    def state_at(self, number: int) -> State | None:
        """Return the state after the entry with a number, or None if it isn't in memory."""
        for after, state in reversed(self.recent_states):
            if after <= number:
                return self.match.game.current_form(state) if self.match is not None else None
        return None

    def _set_deadline(self, entry: LogEntry, to_act: tuple[int, ...], blocking_seats: tuple[int, ...]) -> None:
        """Start the clock when a seat must act that hadn't to before (as given), and stop it when no person must."""
        if self.clock is None:
            return
        people = [seat for seat in self.blocking_seats if not self.seats[seat].bot]
        if self.state != "playing" or not people:
            self.deadline = None
        elif (
            self.deadline is None
            or not set(self.blocking_seats) <= set(blocking_seats)
            or (len(to_act) > 1) != (len(self.to_act) > 1)
        ):
            self.deadline = entry.at + self.clock.seconds

    def add_chat_message(self, message: dict[str, Any]) -> None:
        """Append a message to the chat, which keeps the latest."""
        append_recent(self.chat, message, RECENT_CHAT)

    def start_match(self) -> None:
        """Create the match that the table was created for; ServerError if its rules can't be played any more."""
        game = baghdad.game(self.stored.game)
        if self.stored.version not in (game.version, *game.replayable_versions):
            raise other_rules(self.stored)
        start = None if self.stored.start is None else game.read_position(self.stored.start)[1]
        self.match = LiveMatch(
            game, len(self.seats), self.options, int(self.stored.seed), start, self.stored.school is not None
        )


def other_rules(stored: StoredTable) -> ServerError:
    """Return the error for a table whose match can't go on, because the rules have changed since it began."""
    known = baghdad.game(stored.game).version
    return ServerError("other_rules", game=stored.game, kept=stored.version, known=known)


def replay(stored: StoredTable, log: list[LogEntry]) -> tuple[TableState, list[TableEvent]]:
    """Return a table after its whole log, and everything that happened there.

    A match of older rules goes on if its log replays under the present ones; else this raises ServerError.
    """
    table = TableState(stored)
    older = stored.version != baghdad.game(stored.game).version
    events = []
    for entry in log:
        if older and entry.kind == "play" and _is_illegal_now(table, entry):
            raise other_rules(stored)
        events.append(table.apply(entry))
    return table, events


def _is_illegal_now(table: TableState, entry: LogEntry) -> bool:
    """Return whether the action of a log entry, legal when it was stored, is refused by the present rules."""
    if table.match is None:
        return False
    try:
        action = table.match.game.parse(entry.text)
    except NotationError:
        return True
    return entry.seat not in table.to_act or table.match.why_not(action, entry.seat) is not None


def without_match(stored: StoredTable, log: list[LogEntry]) -> TableState:
    """Return a table with the players of its log, but without the match, whose rules may have changed."""
    table = TableState(stored)
    for entry in log:
        kind = LOG_EFFECTS[entry.kind]
        if not kind.changes_match:
            kind.apply(table, entry)
    return table
