"""The hall: every table of the house by name, awake or asleep, and who may sit down where."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec

import baghdad
from baghdad.core.errors import OptionError
from baghdad.core.record import Record
from baghdad.server import protocol
from baghdad.server.automation.automation import STAND_IN
from baghdad.server.automation.worker_pool import WorkerPool, load, looking_back
from baghdad.server.errors import ServerError
from baghdad.server.metrics import Metrics
from baghdad.server.settings import Settings
from baghdad.server.storage.store import LogEntry, Store, StoredTable
from baghdad.server.tables.commands import checked_bot, checked_name, data
from baghdad.server.tables.lessons import lesson
from baghdad.server.tables.live_table import LiveTable
from baghdad.server.tables.questions import ADVISER, advice_of
from baghdad.server.tables.state import HOUSE, TableState, Viewer, told_of
from baghdad.server.tokens import hash_of, new_name, new_seed, new_token, opens

TICK_SECONDS = 2.0
DESK_THREADS = 2
LONGEST_LOBBY = 100
Outcome = TypeVar("Outcome")


class TableRegistry:
    """Tables are woken when somebody asks for them, and sleep when nobody does."""

    def __init__(self, store: Store, settings: Settings, meters: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.limits = settings.limits
        self.meters = meters
        self.thinkers = WorkerPool(self.limits.bot_threads)
        self.desk = WorkerPool(DESK_THREADS)
        self.loaded: set[str] = set()
        self.live: dict[str, LiveTable] = {}
        self.waking: dict[str, asyncio.Task[LiveTable]] = {}
        self.background: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.ticking = self.in_background(self._tick())
        store.listen(self.hear)

    # --- waking and sleeping -------------------------------------------------------------------------------

    async def table(self, name: str) -> LiveTable:
        """A table, woken if need be; HouseError if there is none."""
        live = self.live.get(name)
        if live is not None:
            return live
        if name not in self.waking:
            self.waking[name] = asyncio.ensure_future(self._wake(name))
            self.waking[name].add_done_callback(lambda _: self.waking.pop(name, None))
        return await asyncio.shield(self.waking[name])

    async def load(self, game: str) -> None:
        """Loads a game's rules, if they aren't yet."""
        if game not in self.loaded:
            await self.desk.run(load, game)
            self.loaded.add(game)

    async def _wake(self, name: str) -> LiveTable:
        kept = await self.store.table(name)
        if kept is None:
            raise ServerError("no_such_table", table=name[:40])
        log, muted = await self.store.log(name), await self.store.muted(name)
        await self.load(kept.game)
        table, _ = await self.desk.run(told_of, kept, log)
        live = self.live[name] = LiveTable(self, table, muted)
        await live.hear(0)  # another node may have written while this one read
        return live

    def hear(self, name: str, number: int) -> None:
        """Another node has written; tables that are awake here read on."""
        tables = [self.live[name]] if name in self.live else [] if name else list(self.live.values())
        for live in tables:
            self.in_background(live.hear(number))

    def forget(self, live: LiveTable) -> None:
        """Drops a table from memory; whoever comes back gets what is stored."""
        if self.live.get(live.table.name) is live:
            del self.live[live.table.name]
        for reader in tuple(live.readers):
            reader.cut("reload")

    async def _tick(self) -> None:
        """Lets idle tables sleep, wakes those where time has run out, and measures how late it is."""
        while True:
            asked = time.monotonic()
            await asyncio.sleep(TICK_SECONDS)
            self.meters.lag.observe(max(0.0, time.monotonic() - asked - TICK_SECONDS))
            self.put_to_sleep(self.limits.sleep)
            try:
                for name in await self.store.overdue(time.time()):
                    if name not in self.live:
                        await self.table(name)
            except (ServerError, OptionError):
                continue

    def put_to_sleep(self, after: float) -> None:
        """Drops the tables that nobody has touched for so long."""
        late = time.monotonic() - after
        for live in [live for live in self.live.values() if live.touched <= late and live.idle]:
            live.actors.part()
            del self.live[live.table.name]

    def in_background(self, work: Coroutine[Any, Any, Outcome]) -> asyncio.Task[Outcome]:
        """Does something nobody waits for."""
        task = asyncio.ensure_future(work)
        self.background.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.meters.failed(task.exception())

    async def close(self) -> None:
        """Stops thinking; everything acknowledged is stored already."""
        self.closing = True
        tasks = tuple(self.background)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        self.desk.close()

    # --- who is who ----------------------------------------------------------------------------------------

    def seat_of(self, table: TableState, token: str) -> int:
        """The seat a token opens; as long in coming whichever it is."""
        found = [number for number, seat in enumerate(table.seats) if opens(token, seat.token_hash)]
        if not found:
            raise ServerError("bad_token")
        return found[0]

    def check_guest(self, table: TableState, secret: str | None) -> None:
        """A table that isn't listed is shown to those who have its key, or a seat there."""
        if table.kept.listed:
            return
        known = secret or ""
        hashes = [table.kept.key_hash, *(seat.token_hash for seat in table.seats)]
        opened = [opens(known, kept) for kept in hashes]
        if not any(opened):
            raise ServerError("not_your_table")

    # --- tables --------------------------------------------------------------------------------------------

    async def found(self, founding: protocol.NewTable) -> protocol.CreatedTable:
        """A new table; the founder gets the tokens of the persons' seats."""
        if founding.game not in baghdad.games():
            baghdad.game(founding.game)
        await self.load(founding.game)
        game = baghdad.game(founding.game)
        options = game.options(**founding.options)
        game.check_players(len(founding.seats), options)
        game.new(len(founding.seats), 1, **founding.options)  # refuses what only the deal would
        if founding.clock is not None and founding.clock.seconds > self.limits.longest_clock:
            raise ServerError("bad_clock", most=self.limits.longest_clock)
        tokens: list[str | None] = []
        seats = []
        for number, wish in enumerate(founding.seats):
            tokens.append(new_token() if wish.kind == "person" else None)
            seats.append(self._chair(wish, number, tokens[-1], founding.game))
        if not any(seat.kind != "bot" for seat in founding.seats):
            raise ServerError("nobody_sits")
        key = new_token()
        clock = None if founding.clock is None else msgspec.to_builtins(founding.clock)
        table = await self._keep(founding.game, options.to_data(), seats, founding.listed, hash_of(key), clock)
        return protocol.CreatedTable(table=table.placard(), key=key, tokens=tokens)

    async def teach(self, learning: protocol.LessonRequest) -> protocol.CreatedTable:
        """A table for a lesson; the learner has its first seat."""
        if learning.game not in baghdad.games():
            baghdad.game(learning.game)
        await self.load(learning.game)
        taught = lesson(learning.game)
        wishes = [
            protocol.SeatWish(kind="person", name=learning.name),
            *(protocol.SeatWish("bot", bot=bot) for bot in taught.bots),
        ]
        tokens = [new_token() if wish.kind == "person" else None for wish in wishes]
        seats = [self._chair(wish, number, tokens[number], learning.game) for number, wish in enumerate(wishes)]
        key = new_token()
        options = taught.start["options"]
        table = await self._keep(
            learning.game, options, seats, False, hash_of(key), None, str(taught.seed), start=taught.start
        )
        return protocol.CreatedTable(table=table.placard(), key=key, tokens=tokens)

    def _chair(self, wish: protocol.SeatWish, number: int, token: str | None, game: str) -> dict[str, Any]:
        bot = checked_bot(wish.bot, game) if wish.kind == "bot" else ""
        name = checked_name(wish.name or f"{number + 1}", self.limits) if wish.kind == "person" else ""
        return {"name": name, "bot": bot, "token_hash": "" if token is None else hash_of(token)}

    async def found_again(self, table: TableState) -> str:
        """The same people at a new table, with the same tokens, one seat on; a lesson begins as it began."""
        kept = table.kept
        old = table.seats if kept.start else table.seats[1:] + table.seats[:1]
        seats = [
            {"name": seat.name, "bot": "" if seat.token_hash else seat.bot, "token_hash": seat.token_hash}
            for seat in old
        ]
        seed = kept.seed if kept.start else ""
        made = await self._keep(
            kept.game, kept.options, seats, kept.listed, kept.key_hash, kept.clock, seed, start=kept.start
        )
        return made.name

    async def _keep(
        self,
        game: str,
        options: dict[str, Any],
        seats: list[dict[str, Any]],
        listed: bool,
        key_hash: str,
        clock: Any,
        seed: str = "",
        start: dict[str, Any] | None = None,
    ) -> TableState:
        full = all(seat["bot"] or seat["token_hash"] for seat in seats)
        now = time.time()
        kept = StoredTable(
            table=new_name(),
            game=game,
            version=baghdad.game(game).version,
            options=options,
            seats=seats,
            listed=listed,
            key_hash=key_hash,
            clock=clock,
            seed=seed or str(new_seed()),
            founded=now,
            state="playing" if full else "open",
            start=start,
        )
        log = [LogEntry(1, HOUSE, "start", "house", data(bot=""), "", now)] if full else []
        kept = msgspec.structs.replace(kept, due=told_of(kept, log)[0].due)  # the clock may run already
        await self.store.found(kept, log)
        table, _ = told_of(kept, log)
        live = self.live[kept.table] = LiveTable(self, table, [])
        await live.settle()
        return table

    async def lobby(self) -> protocol.Lobby:
        """Listed tables that wait for players."""
        names = await self.store.waiting(LONGEST_LOBBY)
        placards = [(await self.table(name)).table.placard() for name in names]
        return protocol.Lobby(tables=[placard for placard in placards if placard.state == "open"])

    async def sit(self, name: str, sitting: protocol.JoinRequest) -> protocol.Joined:
        """Somebody takes an open seat."""
        live = await self.table(name)
        if not live.table.kept.listed and not opens(sitting.key or "", live.table.kept.key_hash):
            raise ServerError("not_your_table")
        token = new_token()
        seat = await live.sit(checked_name(sitting.name, self.limits), sitting.seat, hash_of(token))
        return protocol.Joined(seat=seat, token=token, table=live.table.placard())

    async def record(self, name: str) -> Record:
        """The record of a match that is over, with its seed."""
        live = await self.table(name)
        table = live.table
        if table.state != "over" or table.match is None or table.match.result is None:
            raise ServerError("not_yet")
        return record_of(table, await self.store.log(name))

    async def step(self, name: str, number: int) -> protocol.Step:
        """A match that is over, after so many actions."""
        record = await self.record(name)
        if number > len(record.actions):
            raise ServerError("from_the_future", after=number, number=len(record.actions))
        match = await self.desk.run(baghdad.game(record.game).replay, record, number)
        last = match.history[-1] if match.history else None
        return protocol.Step(
            number=number,
            actions=len(record.actions),
            seat=None if last is None else last.seat,
            action=None if last is None else str(last.action),
            events=[] if last is None else [open_event(event) for event in last.events],
            position=match.position(),
            view=match.view(None),
        )

    async def advice(self, name: str, number: int) -> protocol.Advice:
        """What the adviser would have done in a match that is over, after so many actions."""
        record = await self.record(name)
        if number >= len(record.actions):
            raise ServerError("from_the_future", after=number, number=len(record.actions))
        match = await self.desk.run(baghdad.game(record.game).replay, record, number)
        seat = record.actions[number][0]
        choice = await self.thinkers.run(looking_back, match, seat, ADVISER.get(record.game, STAND_IN))
        return advice_of(choice, number)

    def viewer_of(self, table: TableState, secret: str | None) -> Viewer:
        """The seat that a secret opens, or a spectator's place."""
        found = [number for number, seat in enumerate(table.seats) if secret and opens(secret, seat.token_hash)]
        return found[0] if found else None


def record_of(table: TableState, log: list[LogEntry]) -> Record:
    """The record of a table's match: what was taken back is gone."""
    actions: list[tuple[int, str]] = []
    for entry in log:
        if entry.kind == "play":
            actions.append((entry.seat, entry.text))
        elif entry.kind == "undo":
            actions.pop()
    result = None if table.match is None or table.match.result is None else table.match.result.to_data()
    names = [seat.name or seat.bot or f"player {number + 1}" for number, seat in enumerate(table.seats)]
    return Record(
        game=table.kept.game,
        version=table.kept.version,
        players=len(table.seats),
        options=table.kept.options,
        seats=names,
        seed=table.kept.seed,
        seed_hash=table.seed_hash,
        actions=actions,
        start=table.kept.start,
        result=result,
    )


def open_event(event: Any) -> dict[str, Any]:
    """An event with everybody's secrets, for when nothing is hidden any more."""
    return {"event": event.kind, **event.facts, "secret": {str(seat): facts for seat, facts in event.secret.items()}}
