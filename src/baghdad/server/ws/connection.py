"""WebSocket connections, one seat or spectator each. Every command gets one answer, and slow readers block nobody."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import msgspec

from baghdad.core.errors import BaghdadError
from baghdad.server import protocol
from baghdad.server.account import current_account
from baghdad.server.context import ServerContext
from baghdad.server.errors import ServerError, facts_of, family_of
from baghdad.server.logs import log
from baghdad.server.metering import THOUSAND, metered
from baghdad.server.origins import origin_allowed
from baghdad.server.token_bucket import TokenBucket
from baghdad.server.ws.asgi_extension import HANDOFF, SEND_NOW, CanHandOff, SendNow

if TYPE_CHECKING:  # imported when the rules are loaded
    from baghdad.server.tables.live_table import LiveTable

# Close codes, as `docs/protocol.md` lists them.
NORMAL, RESTART, BAD_FRAMES, NO_HELLO, FORBIDDEN, SLOW_READER, TOO_MANY = 1000, 1012, 4400, 4401, 4403, 4408, 4429
CLOSE_CODES = {
    "closing": RESTART,
    "reload": RESTART,
    "bad_frames": BAD_FRAMES,
    "slow_reader": SLOW_READER,
    "flooding": TOO_MANY,
    "left": NORMAL,
    "bad_token": FORBIDDEN,
    "too_many_connections": TOO_MANY,
    "rate_limited": TOO_MANY,
    "no_hello": NO_HELLO,
}
FLOOD_COMMANDS, FLOOD_SECONDS = 200, 60.0  # commands over the limit, in that time, that close the connection
OVER_LIMIT_PAUSE = 0.02  # seconds in which nothing is read from a client that is over the limit
REFUSAL_MS, CONNECTION_MS = 0.05, 0.5  # what a refusal and a handshake cost, most of it before this code runs
LONG_FRAME = 1000  # bytes; with fewer, decoding takes next to no time
CLOSING_SECONDS = 1.0
GONE = "gone"  # the close reason when the client has closed the connection


class Closed(Exception):
    """The connection is closed or about to be."""


class Connection:
    """One WebSocket connection: reads commands and sends a queue of messages."""

    def __init__(self, context: ServerContext, scope: Any, receive: Any, send: Any) -> None:
        self.context, self.receive, self.send = context, receive, send
        self.address = context.address_of(scope)
        self.limits = context.settings.limits
        self.account = context.budgets.of_connection(self.address)
        self.viewer: int | None = None
        self.wants_view = True
        self.wants_legal, self.wants_full = True, False
        self.flood_bucket = TokenBucket(FLOOD_COMMANDS / FLOOD_SECONDS, FLOOD_SECONDS)
        self.live_table: LiveTable | None = None
        self.queue: list[bytes] = []
        self.queued_bytes = 0
        extensions = scope.get("extensions", {})
        self.send_now: SendNow | None = extensions.get(SEND_NOW)
        self.handoff: CanHandOff | None = extensions.get(HANDOFF)  # with several workers
        self.sender: asyncio.Task[None] | None = None  # while messages have to wait
        self.close_reason = ""
        self.task: asyncio.Task[Any] | None = None
        self.receiving = False
        self.bad_frames = 0

    # --- sending -------------------------------------------------------------------------------------------

    def enqueue(self, message: bytes) -> None:
        """Queue a message. Backpressure: a client with too much in its queue is disconnected and can resume."""
        if self.close_reason:
            return
        self.queue.append(message)
        self.queued_bytes += len(message)
        if len(self.queue) > self.limits.queued or self.queued_bytes > self.limits.queued_bytes:
            self.queue.clear()
            self.close("slow_reader")
        if len(self.queue) == 1:
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Send what was queued in this iteration of the loop, or start the sender task if it has to wait."""
        if not self.queue or self.sender is not None:
            return
        if self.send_now is None or not self.send_now(b"\n".join(self.queue)):
            self.sender = asyncio.ensure_future(self.send_queued())
            return
        self.queue.clear()
        self.queued_bytes = 0

    def close(self, reason: str) -> None:
        """Close the connection as soon as the command being carried out is done."""
        if not self.close_reason:
            self.close_reason = reason
            if self.receiving and self.task is not None:
                self.task.cancel()

    async def send_queued(self) -> None:
        """Send what is queued, all messages of the queue in one frame, one a line, until nothing is left."""
        while self.queue:
            frame = b"\n".join(self.queue)
            sent = len(frame) - len(self.queue) + 1
            self.queue.clear()
            await self.send({"type": "websocket.send", "text": frame.decode()})
            self.queued_bytes = max(0, self.queued_bytes - sent)
        self.sender = None

    def reject(self, error: BaghdadError, command_id: str | None = None) -> None:
        """Send a `reject`."""
        self.context.metrics.refusals.labels(error.code).inc()
        reject = protocol.Reject(id=command_id, family=family_of(error), code=error.code, facts=facts_of(error))
        self.enqueue(protocol.encode(reject))

    # --- receiving -----------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the connection until it is closed."""
        self.task = asyncio.current_task()
        current_account.set(self.account)  # in this task and those that it starts
        await self.receive()  # websocket.connect
        await self.send({"type": "websocket.accept"})
        if self.context.closing:
            self.close("closing")
        hello_timer = asyncio.get_running_loop().call_later(self.limits.first_word, self.enforce_hello)
        try:
            await self.receive_messages()
        except Closed:
            self.close_reason = self.close_reason or GONE
        finally:
            hello_timer.cancel()
            if self.live_table is not None:
                self.live_table.readers.pop(self, None)
            await self.finish()

    async def finish(self) -> None:
        """Send what is queued and the reason, and close the connection, unless the client has gone."""
        rest = b"\n".join(self.queue)
        self.queue.clear()
        if self.sender is not None:
            self.sender.cancel()
            await asyncio.gather(self.sender, return_exceptions=True)
        reason = self.close_reason
        if reason in (GONE, ""):
            return
        self.context.metrics.closed.labels(reason).inc()
        log("hung_up", why=reason)
        bye = protocol.encode(protocol.Bye(code=reason))
        text = (b"\n".join([rest, bye]) if rest else bye).decode()
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                if reason != "slow_reader":
                    await self.send({"type": "websocket.send", "text": text})
                await self.send(
                    {"type": "websocket.close", "code": CLOSE_CODES.get(reason, BAD_FRAMES), "reason": reason}
                )
        except (TimeoutError, RuntimeError, OSError):
            return

    async def receive_frame(self) -> bytes:
        """Return the next frame; Closed if there is none."""
        self.receiving = True
        try:
            message = await self.receive()
        except asyncio.CancelledError:
            if self.close_reason and self.task is not None:
                self.task.uncancel()
                raise Closed from None
            raise
        finally:
            self.receiving = False
        if message["type"] == "websocket.disconnect":
            self.close_reason = GONE
            raise Closed
        text: str | None = message.get("text")
        return text.encode() if text is not None else message["bytes"]

    def enforce_hello(self) -> None:
        """Close a connection that hasn't joined a table in time."""
        if self.live_table is None:
            self.close("no_hello")

    async def receive_messages(self) -> None:
        """Handle one message after the other, until the connection is closed."""
        while not self.close_reason:
            frame = await self.receive_frame()
            began = time.monotonic()
            message = self.decode(frame)
            if len(frame) > LONG_FRAME:
                self.account.charge(THOUSAND * (time.monotonic() - began))
            if self.account.must_wait(began):
                await self.account.address.wait_for_turn()
            if message is None:
                continue
            if not self.can_afford(message, began):
                await asyncio.sleep(OVER_LIMIT_PAUSE)
                continue
            # Reading the processor time takes a twentieth of a move, and a move is seldom interrupted.
            clock = time.monotonic if isinstance(message, protocol.Command) else time.thread_time
            await metered(self.handle(message), self.account, clock)
            self.context.metrics.observe_command(type(message), time.monotonic() - began)
        raise Closed

    def decode(self, frame: bytes) -> Any:
        """Return the message in a frame, or reject it and return None; too many bad frames close the connection."""
        error = ServerError("too_large", most=self.limits.frame)
        if len(frame) <= self.limits.frame:
            try:
                return protocol.decode_incoming(frame)
            except msgspec.ValidationError as problem:
                from baghdad.core.validation import error_path

                error = ServerError("bad_command", where=error_path(problem))
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                error = ServerError("not_json")
        self.reject(error, read_id(frame) if error.code == "bad_command" else None)
        self.bad_frames += 1
        if self.bad_frames > self.limits.bad_frames:
            self.close("bad_frames")
        return None

    def can_afford(self, message: Any, now: float) -> bool:
        """Return whether the message's account has something left; reject the message if not."""
        try:
            self.account.check(now)
        except ServerError as error:
            self.account.address.pace.tokens -= REFUSAL_MS
            self.reject(error, getattr(message, "id", None))
            if not self.flood_bucket.take():
                self.close("flooding")
            return False
        return True

    async def handle(self, message: Any) -> None:
        """Carry out a message, and answer it once."""
        command_id = getattr(message, "id", None)
        try:
            if isinstance(message, (protocol.Hello, protocol.Watch)):  # quicker than a union
                await self.join(message)
            elif self.live_table is None:
                raise ServerError("hello_first")
            elif isinstance(message, protocol.Command):
                await self.run_command(self.live_table, message)
            else:
                from baghdad.server.tables.questions import answer

                data = await answer(self.live_table, self.viewer, message)
                self.enqueue(protocol.encode(protocol.Ack(id=command_id or "", data=data)))
        except BaghdadError as error:
            self.reject(error, command_id)
        except (asyncio.CancelledError, Closed):
            raise
        except Exception as error:  # one command must not take the server down
            self.context.metrics.count_error(error)
            self.reject(ServerError("broken"), command_id)

    async def run_command(self, live_table: LiveTable, command: Any) -> None:
        """Carry out a command of the seat."""
        if self.viewer is None:
            raise ServerError("no_seat")
        if not live_table.registry.holds(live_table):
            self.close("reload")
            raise ServerError("reload")
        if self.context.closing:
            raise ServerError("closing")

        def acknowledge(number: int) -> None:
            self.enqueue(protocol.encode(protocol.Ack(id=command.id, number=number)))

        await live_table.run_command(self.viewer, command, acknowledge)

    async def join(self, hello: protocol.Hello | protocol.Watch) -> None:
        """Join a table in a seat, or as a spectator."""
        if self.live_table is not None:
            raise ServerError("hello_again")
        if hello.protocol != protocol.PROTOCOL:
            raise ServerError("other_protocol", protocol=hello.protocol, known=protocol.PROTOCOL)
        if not self.context.workers.owns(hello.table):
            await self.hand_over(hello.table)
        registry = await self.context.registry()
        live_table = await registry.live_table(hello.table)
        if isinstance(hello, protocol.Hello):
            self.viewer = registry.seat_of(live_table.table, hello.token)
            self.wants_legal, self.wants_full = hello.legal == "texts", hello.legal == "full"
            if sum(reader.viewer == self.viewer for reader in live_table.readers) >= self.limits.seat_connections:
                raise ServerError("table_crowded", most=self.limits.seat_connections)
            self.account.add_seat(self.context.budgets.of_seat(hello.table, self.viewer))
        else:
            registry.check_may_watch(live_table.table, hello.key)
            if len(live_table.readers) >= self.limits.table_connections:
                raise ServerError("table_crowded", most=self.limits.table_connections)
            self.wants_legal = False
        self.wants_view = hello.view
        self.live_table = live_table
        if self.handoff is not None:
            self.handoff.stay()
        await live_table.join(self, hello.last_seen)

    async def hand_over(self, table: str) -> None:
        """Give the connection to the worker that has a table, and raise Closed; ServerError if that isn't possible."""
        workers = self.context.workers
        path = workers.handoff_path(workers.owner_of(table))
        if self.handoff is not None and await self.handoff.hand_to(path):
            self.close_reason = GONE
            raise Closed
        self.close("reload")  # that worker may be starting again
        raise ServerError("reload")


def read_id(frame: bytes) -> str | None:
    """Return the id in a frame that is no valid command, if it has one."""
    try:
        found = msgspec.json.decode(frame).get("id")
    except (msgspec.MsgspecError, UnicodeError, AttributeError, RecursionError):
        return None
    return found if isinstance(found, str) and 0 < len(found) <= 64 else None


class WebSocketEndpoint:
    """The ASGI application behind `/ws`."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self.open_by_address: dict[str, int] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection, unless its origin isn't allowed or there are too many."""
        if not self.origin_allowed(scope):
            self.context.metrics.refusals.labels("bad_origin").inc()
            await send({"type": "websocket.close", "code": FORBIDDEN, "reason": "bad_origin"})
            return
        connection = Connection(self.context, scope, receive, send)
        scope["headers"] = []  # nothing reads them any more, and a connection may be open for hours
        open_here = self.open_by_address.get(connection.address, 0)
        limits = self.context.settings.limits
        if open_here >= limits.address_connections or len(self.context.connections) >= limits.connections:
            await self.turn_away("too_many_connections", receive, send)
            return
        connection.account.charge(CONNECTION_MS)
        if connection.account.must_wait(time.monotonic()):
            await connection.account.address.wait_for_turn()
        try:
            connection.account.check()
        except ServerError as error:
            await self.turn_away(error.code, receive, send)
            return
        self.open_by_address[connection.address] = open_here + 1
        self.context.connections.add(connection)
        self.context.metrics.connections.inc()
        try:
            await connection.run()
        finally:
            self.context.connections.discard(connection)
            self.context.metrics.connections.dec()
            self.open_by_address[connection.address] -= 1
            if not self.open_by_address[connection.address]:
                del self.open_by_address[connection.address]

    async def turn_away(self, code: str, receive: Any, send: Any) -> None:
        """Close a new connection, with a reason."""
        self.context.metrics.refusals.labels(code).inc()
        await receive()
        await send({"type": "websocket.accept"})  # or the reason couldn't be sent
        await send({"type": "websocket.close", "code": TOO_MANY, "reason": code})

    def origin_allowed(self, scope: Any) -> bool:
        """Return whether the page that opens a connection may do so."""
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        return origin_allowed(headers.get("origin"), headers.get("host", ""), self.context.settings.origins)
