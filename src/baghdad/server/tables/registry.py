"""The registry of tables: which are in memory, how they are created and loaded, and who may join them."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec

import baghdad
from baghdad.bots import bot_catalogue
from baghdad.core.errors import BaghdadError, UnknownGame
from baghdad.core.match import Match
from baghdad.core.options import server_defaults
from baghdad.core.record import Record
from baghdad.server import clock as server_clock
from baghdad.server import protocol
from baghdad.server.account import check_hints
from baghdad.server.automation.bot_choices import chances_in_finished_match, hint_choice
from baghdad.server.automation.fair_queue import Urgency
from baghdad.server.automation.warm_up import load_game
from baghdad.server.commands.checks import check_bot, check_name
from baghdad.server.commands.start import Start
from baghdad.server.errors import ServerError
from baghdad.server.logs import log, place_of
from baghdad.server.metrics import Metrics
from baghdad.server.processes.worker_group import WorkerGroup
from baghdad.server.push import PushSender
from baghdad.server.settings import Settings
from baghdad.server.storage.sql_store import SqlStore
from baghdad.server.storage.store import NO_COLOUR, LogEntry, StoredSeat, StoredSubscription, StoredTable
from baghdad.server.supervision import keep_running
from baghdad.server.tables.finished_match import step_of
from baghdad.server.tables.lessons import lesson
from baghdad.server.tables.live_table import LiveTable
from baghdad.server.tables.questions import advice_from
from baghdad.server.tables.records import record_of
from baghdad.server.tables.school import Move, school, school_step, task_of
from baghdad.server.tables.services import TableServices
from baghdad.server.tables.state import SERVER_SEAT, TableState, Viewer, replay, without_match
from baghdad.server.tokens import hash_token, matches_hash, new_seed, new_token

TICK_SECONDS = 2.0
MAX_LOBBY = 100
MAX_SUBSCRIPTIONS = 5  # of one seat: browsers
NO_SCHOOL: tuple[int, list[Move]] = (0, [])  # no step, and nothing that others play first


def checked_options(request: protocol.NewTable) -> dict[str, Any]:
    """Return the options of a new table as data; raise an error if no match can be played with them."""
    game = baghdad.game(request.game)
    options = game.options(**{**server_defaults(game.options_type), **request.options})
    game.check_players(len(request.seats), options)
    data: dict[str, Any] = options.to_data()
    return data


def static_data_of(stored: StoredTable) -> bytes:
    """Return the static data of a table as JSON; its board may have to be parsed again."""
    game = baghdad.game(stored.game)
    return protocol.encode(game.static_data(game.options(**stored.options)))


def first_state(stored: StoredTable, log: list[LogEntry]) -> TableState:
    """Return a new table after its first log entries, with the deadline that they set."""
    deadline = replay(stored, log)[0].deadline  # the clock may have started
    return replay(msgspec.structs.replace(stored, deadline=deadline), log)[0]


class TableRegistry:
    """All tables of the server. One is loaded when it is asked for, and dropped from memory when it is idle."""

    def __init__(
        self,
        store: SqlStore,
        settings: Settings,
        metrics: Metrics,
        workers: WorkerGroup | None = None,
        push: PushSender | None = None,
    ) -> None:
        self.store = store
        self.workers = workers or WorkerGroup()
        self.limits = settings.limits
        self.metrics = metrics
        self.services = TableServices(store, settings.limits, metrics, push)
        self.loaded_games: set[str] = set()
        self.live_tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tick_task = self.services.run_in_background(keep_running("tick", self._tick))
        store.subscribe(self.on_remote_write)

    # --- tables in memory ----------------------------------------------------------------------------------

    async def live_table(self, name: str) -> LiveTable:
        """Return a table, loaded if need be; ServerError if there is none of that name."""
        live_table = self.live_tables.get(name)
        if live_table is not None:
            return live_table
        if name not in self.loading:
            self.loading[name] = asyncio.ensure_future(self._load_table(name))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def load_game(self, game: str) -> None:
        """Load a game's rules, unless they are."""
        if game not in self.loaded_games:
            await self.services.workers.run(load_game, game)
            self.loaded_games.add(game)

    async def load_games(self) -> list[str]:
        """Load all games and return their names; one that can't be loaded is logged and left out."""
        found = []
        for name in baghdad.games():
            try:
                await self.load_game(name)
                found.append(name)
            except UnknownGame as error:
                log("broken_game", game=name, at=place_of(error.__cause__))
        return found

    async def _load_table(self, name: str) -> LiveTable:
        assert self.workers.owns(name)
        stored = await self.store.load_table(name) if name.isprintable() else None  # databases refuse U+0000
        if stored is None:
            raise ServerError("no_such_table", table=name[:40])
        log, muted = await self.store.load_log(name), await self.store.load_mutes(name)
        await self.load_game(stored.game)
        table, _ = await self.services.workers.run(replay, stored, log, table=name)
        live_table = self.live_tables[name] = LiveTable(self, self.services, table, muted)
        await live_table.on_remote_write(0)  # another node may have written while this one read
        return live_table

    def on_remote_write(self, name: str, number: int) -> None:
        """Have a table in memory, or all without a name, read what another node has written."""
        if name:
            changed = [self.live_tables[name]] if name in self.live_tables else []
        else:
            changed = list(self.live_tables.values())
        for live_table in changed:
            self.services.run_in_background(live_table.on_remote_write(number))

    def holds(self, live_table: LiveTable) -> bool:
        """Return whether this is the table in memory under its name."""
        return self.live_tables.get(live_table.table.name) is live_table

    def drop(self, live_table: LiveTable) -> None:
        """Drop a table from memory and close its connections; clients that reconnect get what is stored."""
        if self.holds(live_table):
            del self.live_tables[live_table.table.name]
        for reader in tuple(live_table.readers):
            reader.close("reload")

    async def _tick(self) -> None:
        """Drop idle tables, load those whose deadline has passed, and measure the lag of the event loop."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(TICK_SECONDS)
            self.metrics.loop_lag.observe(max(0.0, time.monotonic() - began - TICK_SECONDS))
            self.drop_idle_tables(self.limits.sleep)
            with suppress(BaghdadError):
                await self.load_overdue_tables()

    async def load_overdue_tables(self) -> None:
        """Load those of our tables whose deadline has passed; one that can't be loaded doesn't keep others waiting."""
        for name in await self.store.overdue_tables(server_clock.now()):
            if name not in self.live_tables and self.workers.owns(name):
                with suppress(BaghdadError):
                    await self.live_table(name)

    def drop_idle_tables(self, seconds: float) -> None:
        """Drop the tables from memory that have been idle for some seconds."""
        limit = time.monotonic() - seconds
        idle = [table for table in self.live_tables.values() if table.last_used <= limit and table.idle]
        for live_table in idle:
            live_table.automation.detach()
            del self.live_tables[live_table.table.name]

    async def close(self) -> None:
        """Stop all work; everything acknowledged is stored already."""
        await self.services.close()

    # --- who may do what -----------------------------------------------------------------------------------

    def seat_of(self, table: TableState, token: str) -> int:
        """Return the seat that a token belongs to, by constant-time comparisons; ServerError if there is none."""
        seats = [number for number, seat in enumerate(table.seats) if matches_hash(token, seat.token_hash)]
        if not seats:
            raise ServerError("bad_token")
        return seats[0]

    def viewer_of(self, table: TableState, secret: str | None) -> Viewer:
        """Return the seat that a secret belongs to, or None: a spectator."""
        seats = [number for number, seat in enumerate(table.seats) if secret and matches_hash(secret, seat.token_hash)]
        return seats[0] if seats else None

    def check_may_watch(self, table: TableState, secret: str | None) -> None:
        """Raise ServerError unless the table is listed, or the secret is its key or the token of one of its seats."""
        if table.stored.listed:
            return
        known = secret or ""
        hashes = [table.stored.key_hash, *(seat.token_hash for seat in table.seats)]
        matches = [matches_hash(known, stored_hash) for stored_hash in hashes]  # all, in constant time
        if not any(matches):
            raise ServerError("not_your_table")

    # --- creating and joining ------------------------------------------------------------------------------

    async def create_table(self, request: protocol.NewTable) -> protocol.CreatedTable:
        """Create a table; the answer has the tokens of the persons' seats."""
        if request.game not in baghdad.games():
            baghdad.game(request.game)
        await self.load_game(request.game)
        options = await self.services.workers.run(checked_options, request)  # a board in them is parsed and checked
        if request.clock is not None and request.clock.seconds > self.limits.longest_clock:
            raise ServerError("bad_clock", most=self.limits.longest_clock)
        tokens: list[str | None] = []
        seats = []
        for number, wish in enumerate(request.seats):
            tokens.append(new_token() if wish.kind == "person" else None)
            seats.append(self._new_seat(wish, number, tokens[-1], request.game))
        if not any(seat.kind != "bot" for seat in request.seats):
            raise ServerError("nobody_sits")
        key = new_token()
        clock = None if request.clock is None else msgspec.to_builtins(request.clock)
        table = await self._store_table(request.game, options, seats, request.listed, hash_token(key), clock)
        return protocol.CreatedTable(table=table.info(), key=key, tokens=tokens)

    async def create_lesson(self, request: protocol.LessonRequest) -> protocol.CreatedTable:
        """Create a table for a lesson; the learner has its first seat."""
        if request.game not in baghdad.games():
            baghdad.game(request.game)
        await self.load_game(request.game)
        chosen = lesson(request.game)
        wishes = [
            protocol.SeatWish(kind="person", name=request.name),
            *(protocol.SeatWish("bot", bot=bot) for bot in chosen.bots),
        ]
        tokens = [new_token() if wish.kind == "person" else None for wish in wishes]
        seats = [self._new_seat(wish, number, tokens[number], request.game) for number, wish in enumerate(wishes)]
        key = new_token()
        options = chosen.start["options"]
        table = await self._store_table(
            request.game, options, seats, False, hash_token(key), None, str(chosen.seed), start=chosen.start
        )
        return protocol.CreatedTable(table=table.info(), key=key, tokens=tokens)

    async def create_school_table(self, request: protocol.SchoolRequest) -> protocol.CreatedStep:
        """Create a table for a step of the school; the learner has its first seat."""
        if request.game not in baghdad.games():
            baghdad.game(request.game)
        step, lessons = school_step(request.game, request.step), school(request.game)
        await self.load_game(request.game)
        token, key = new_token(), new_token()
        learner = self._new_seat(protocol.SeatWish("person", request.name), 0, token, request.game)
        others = [StoredSeat(lessons.name(seat), bot) for seat, bot in enumerate(lessons.bots, start=1)]
        table = await self._store_table(
            request.game,
            step.start["options"],
            [learner, *others],
            False,
            hash_token(key),
            None,
            start=step.start,
            of_school=(request.step, step.before),
        )
        tokens = [token, *(None for _ in others)]
        return protocol.CreatedStep(
            table=table.info(), key=key, tokens=tokens, task=task_of(step), steps=len(lessons.steps)
        )

    def _new_seat(self, wish: protocol.SeatWish, number: int, token: str | None, game: str) -> StoredSeat:
        bot = check_bot(wish.bot, game) if wish.kind == "bot" else ""
        name = check_name(wish.name or f"{number + 1}", self.limits) if wish.kind == "person" else ""
        colour = NO_COLOUR if wish.colour is None else wish.colour
        return StoredSeat(name, bot, "" if token is None else hash_token(token), colour)

    async def create_rematch(self, table: TableState, rotate: bool) -> str:
        """Create a new table for the same players and return its name.

        Tokens and seats stay, or all move on by one seat with `rotate`; but a lesson begins again as it began.
        """
        stored = table.stored
        players = table.seats[1:] + table.seats[:1] if rotate and not stored.start else table.seats
        seats = [
            StoredSeat(seat.name, "" if seat.token_hash else seat.bot, seat.token_hash, seat.colour) for seat in players
        ]
        seed = stored.seed if stored.start else ""
        created = await self._store_table(
            stored.game, stored.options, seats, stored.listed, stored.key_hash, stored.clock, seed, start=stored.start
        )
        return created.name

    async def _store_table(
        self,
        game: str,
        options: dict[str, Any],
        seats: list[StoredSeat],
        listed: bool,
        key_hash: str,
        clock: Any,
        seed: str = "",
        start: dict[str, Any] | None = None,
        of_school: tuple[int, list[Move]] = NO_SCHOOL,
    ) -> TableState:
        """Store a new table and put it into memory; the match starts at once if no seat is open."""
        full = all(seat.bot or seat.token_hash for seat in seats)
        now = server_clock.now()
        stored = StoredTable(
            table=self.workers.new_table_name(),
            game=game,
            version=baghdad.game(game).version,
            options=options,
            seats=seats,
            listed=listed,
            key_hash=key_hash,
            clock=clock,
            seed=seed or str(new_seed()),
            created=now,
            state="playing" if full else "open",
            start=start,
            school=of_school[0] or None,
        )
        start_entry = Start.pending_entry()
        log = [LogEntry(1, SERVER_SEAT, start_entry.kind, "server", start_entry.text, "", now)] if full else []
        log += [LogEntry(n, each.seat, "play", "bot", each.action, "", now) for n, each in enumerate(of_school[1], 2)]
        table = await self.services.workers.run(first_state, stored, log)
        await self.store.create_table(table.stored, log)
        live_table = self.live_tables[stored.table] = LiveTable(self, self.services, table, [])
        live_table.schedule_work()
        return table

    async def lobby(self) -> protocol.Lobby:
        """Return the listed tables of this worker that wait for players, the newest first."""
        names = [name for name in await self.newest_open_tables() if self.workers.owns(name)]
        infos = [(await self.live_table(name)).table.info() for name in names]
        return protocol.Lobby(tables=[info for info in infos if info.state == "open"])

    async def newest_open_tables(self) -> list[str]:
        """Return the names of the newest listed tables that wait for players, of all workers."""
        return await self.store.open_tables(MAX_LOBBY)

    async def take_seat(self, name: str, request: protocol.JoinRequest) -> protocol.Joined:
        """Give somebody an open seat at a table."""
        live_table = await self.live_table(name)
        stored = live_table.table.stored
        if not stored.listed and not matches_hash(request.key or "", stored.key_hash):
            raise ServerError("not_your_table")
        token = new_token()
        name_there = check_name(request.name, self.limits)
        colour = NO_COLOUR if request.colour is None else request.colour
        seat = await live_table.take_seat(name_there, request.seat, hash_token(token), colour)
        return protocol.Joined(seat=seat, token=token, table=live_table.table.info())

    async def subscribe(self, name: str, token: str, wanted: protocol.Subscription) -> None:
        """Store where the holder of a token takes messages; ServerError if this server sends none, or not there."""
        table = (await self.live_table(name)).table
        seat = self.seat_of(table, token)
        if self.services.push is None:
            raise ServerError("no_push")
        subscription = StoredSubscription(wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth, wanted.language)
        self.services.push.check(subscription)
        token_hash = table.seats[seat].token_hash
        if len(await self.store.load_subscriptions(name, seat, token_hash)) >= MAX_SUBSCRIPTIONS:
            await self.store.delete_subscriptions(name, seat)
        await self.store.add_subscription(name, seat, token_hash, subscription)

    async def unsubscribe(self, name: str, token: str, endpoint: str) -> None:
        """Forget where the holder of a token took messages."""
        table = (await self.live_table(name)).table
        await self.store.delete_subscription(name, self.seat_of(table, token), endpoint)

    async def static_data(self, table: TableState) -> bytes:
        """Return, as JSON, what is public and the same in every match played with the options of a table."""
        stored = table.stored
        key = (stored.game, baghdad.game(stored.game).version, table.options)
        return await self.services.static_data.get(key, lambda: self.services.workers.run(static_data_of, stored))

    # --- finished matches ----------------------------------------------------------------------------------

    async def record_for(self, name: str, secret: str | None) -> Record:
        """Return the record of a match for a client who may watch it.

        The match must be over; or its rules have changed so that it can't go on, and the client has a seat there.
        """
        try:
            self.check_may_watch((await self.live_table(name)).table, secret)
        except ServerError as error:
            stored = await self.store.load_table(name)
            if error.code != "other_rules" or stored is None:
                raise
            log = await self.store.load_log(name)
            table = without_match(stored, log)
            self.check_may_watch(table, secret)
            if stored.state != "over":
                self.seat_of(table, secret or "")
            return record_of(table, log)
        return await self.record(name)

    async def record(self, name: str) -> Record:
        """Return the record of a match that is over, with its seed."""
        table = (await self.live_table(name)).table
        if table.state != "over" or table.match is None or table.match.result is None:
            raise ServerError("not_yet")
        return record_of(table, await self.store.load_log(name))

    async def step(self, name: str, number: int) -> protocol.Step:
        """Return a finished match as it was after some number of actions."""
        return await self.services.steps.get((name, number), lambda: self._step(name, number))

    async def _step(self, name: str, number: int) -> protocol.Step:
        match = await self.services.finished_matches.get(name, lambda: self._finished_match(name))
        if number > len(match.history):
            raise ServerError("from_the_future", after=number, number=len(match.history))
        return await self.services.workers.run(step_of, match, number, urgency=Urgency.REVIEW, table=name)

    async def _finished_match(self, name: str) -> Match:
        """Return a match that is over with its whole history, from which its steps are made."""
        record = await self.record(name)
        replay_record = baghdad.game(record.game).replay
        return await self.services.workers.run(replay_record, record, urgency=Urgency.REVIEW, table=name)

    async def advice(self, name: str, number: int) -> protocol.Advice:
        """Return what the adviser would have done in a finished match after some number of actions."""
        record = await self.record(name)
        if number >= len(record.actions):
            raise ServerError("from_the_future", after=number, number=len(record.actions))
        return await self.services.reviews.get((name, number), lambda: self._advice(name, record, number))

    async def _advice(self, name: str, record: Record, number: int) -> protocol.Advice:
        review: Any = {"urgency": Urgency.REVIEW, "table": name}
        match = await self.services.workers.run(baghdad.game(record.game).replay, record, number, **review)
        seat = record.actions[number][0]
        adviser = bot_catalogue(record.game).adviser
        check_hints()
        choice = await self.services.bot_workers.run(hint_choice, match, seat, adviser, **review)
        return advice_from(choice, number)

    async def chances(self, name: str, number: int) -> protocol.Chances:
        """Return everybody's chances in a finished match after some number of actions; they are computed once.

        They are empty for a game of which nobody can tell the chances.
        """
        record = await self.record(name)
        if number >= len(record.actions):
            raise ServerError("from_the_future", after=number, number=len(record.actions))
        if not bot_catalogue(record.game).chances:
            return protocol.Chances(number=number, chances=[], errors=[], trials=0)
        return await self.services.chances.get((name, number), lambda: self._chances(name, record, number))

    async def _chances(self, name: str, record: Record, number: int) -> protocol.Chances:
        check_hints()
        review: Any = {"urgency": Urgency.REVIEW, "table": name}
        found: protocol.Chances = await self.services.bot_workers.run(
            chances_in_finished_match, record, number, **review
        )
        return found
