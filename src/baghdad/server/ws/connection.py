"""Live connections: one seat or spectator each. Every command gets one answer, and nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from baghdad.core.errors import BaghdadError
from baghdad.server import protocol
from baghdad.server.errors import ServerError, family_of, told_facts
from baghdad.server.logs import log
from baghdad.server.settings import TokenBucket
from baghdad.server.ws.fast_send import AT_ONCE

if TYPE_CHECKING:
    from baghdad.server.app import ServerContext
    from baghdad.server.tables.live_table import LiveTable

# Close codes, as `docs/protocol.md` lists them.
LEFT, GOING, GONE_ON, SLOW, FLOOD, UNWELCOME, SILENT = 1000, 1012, 4400, 4408, 4429, 4403, 4401
CODES = {"closing": GOING, "reload": GOING, "bad_frames": GONE_ON, "slow_reader": SLOW, "flooding": FLOOD}
CODES |= {"left": LEFT, "bad_token": UNWELCOME, "too_many_connections": FLOOD, "no_hello": SILENT}
COSTLY = (protocol.Hint, protocol.Legal, protocol.History)
FLOODED, A_WHILE = 200, 60.0  # commands over the limit, in so many seconds, after which nobody listens any more
BREATH = 0.02  # how long the house looks away from somebody who is over the limit
CLOSING_SECONDS = 1.0


class Closed(Exception):
    """The other side has gone."""


class Connection:
    """A reader, and whoever gives commands through it."""

    def __init__(self, house: ServerContext, scope: Any, receive: Any, send: Any) -> None:
        self.house, self.receive, self.send = house, receive, send
        self.address = house.address_of(scope)
        self.limits = house.settings.limits
        self.bucket = TokenBucket(self.limits.connection_rate, self.limits.burst)
        self.viewer: int | None = None
        self.wants_view = True
        self.wants_legal, self.wants_full = True, False
        self.token_bucket: TokenBucket | None = None
        self.costly_bucket = house.costly.of(self.address)
        self.live: LiveTable | None = None
        self.queue: list[bytes] = []
        self.queued = 0
        self.wake = asyncio.Event()
        self.say = scope.get("extensions", {}).get(AT_ONCE)  # sends at once, where the server can
        self.speaking = False
        self.why = ""  # the reason why the house hangs up
        self.main: asyncio.Task[Any] | None = None
        self.waiting = False
        self.bad = 0
        self.patience = TokenBucket(FLOODED / A_WHILE, A_WHILE)

    # --- speaking ------------------------------------------------------------------------------------------

    def tell(self, message: bytes) -> None:
        """Queues a message; whoever doesn't read is cut off and can come back."""
        if self.why:
            return
        self.queue.append(message)
        self.queued += len(message)
        if len(self.queue) > self.limits.queued or self.queued > self.limits.queued_bytes:
            self.queue.clear()
            self.cut("slow_reader")
        if self.say is None:
            self.wake.set()
        elif len(self.queue) == 1:
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Sends what has gathered in this turn of the loop; if the line doesn't take it now, the speaker waits."""
        if not self.queue:
            return
        if self.speaking or self.say is None or not self.say(b"\n".join(self.queue)):
            self.wake.set()
            return
        self.queue.clear()
        self.queued = 0

    def cut(self, why: str) -> None:
        """Hangs up as soon as the command being carried out is done."""
        if not self.why:
            self.why = why
            self.wake.set()
            if self.waiting and self.main is not None:
                self.main.cancel()

    async def speak(self) -> None:
        """Sends what is queued, all that has gathered in one frame, a message a line."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.queue:
                frame = b"\n".join(self.queue)
                self.queue.clear()
                self.speaking = True
                await self.send({"type": "websocket.send", "text": frame.decode()})
                self.speaking = False
                self.queued -= len(frame) - frame.count(b"\n")
                self.queued = max(0, self.queued)

    def reject(self, error: BaghdadError, name: str | None = None) -> None:
        """One reject."""
        self.house.meters.refusals.labels(error.code).inc()
        self.tell(
            protocol.encode(protocol.Reject(id=name, family=family_of(error), code=error.code, facts=told_facts(error)))
        )

    # --- listening -----------------------------------------------------------------------------------------

    async def run(self) -> None:
        """From the first word to the last."""
        self.main = asyncio.current_task()
        await self.receive()  # the connection itself
        await self.send({"type": "websocket.accept"})
        if self.house.closing:
            self.cut("closing")
        patience = asyncio.get_running_loop().call_later(self.limits.first_word, self.hurry)
        speaker = asyncio.ensure_future(self.speak())
        try:
            await self.listen()
        except Closed:
            self.why = self.why or "gone"
        finally:
            patience.cancel()
            if self.live is not None:
                self.live.readers.discard(self)
            await self.hang_up(speaker)

    async def hang_up(self, speaker: asyncio.Task[Any]) -> None:
        """Says why, if anybody still listens."""
        rest = b"\n".join(self.queue)
        self.queue.clear()
        speaker.cancel()
        await asyncio.gather(speaker, return_exceptions=True)
        if self.why in ("gone", ""):
            return
        self.house.meters.closed.labels(self.why).inc()
        log("hung_up", why=self.why)
        bye = protocol.encode(protocol.Bye(code=self.why))
        text = (b"\n".join([rest, bye]) if rest else bye).decode()
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                if self.why != "slow_reader":
                    await self.send({"type": "websocket.send", "text": text})
                await self.send({"type": "websocket.close", "code": CODES.get(self.why, GONE_ON), "reason": self.why})
        except (TimeoutError, RuntimeError, OSError):
            return

    async def frame(self) -> bytes:
        """The next frame."""
        self.waiting = True
        try:
            message = await self.receive()
        except asyncio.CancelledError:
            if self.why and self.main is not None:
                self.main.uncancel()
                raise Closed from None
            raise
        finally:
            self.waiting = False
        if message["type"] == "websocket.disconnect":
            self.why = "gone"
            raise Closed
        text: str | None = message.get("text")
        return text.encode() if text is not None else message["bytes"]

    def hurry(self) -> None:
        """Nobody may stand in the door for ever."""
        if self.live is None:
            self.cut("no_hello")

    async def listen(self) -> None:
        """Frames, one after the other."""
        while not self.why:
            frame = await self.frame()
            began = time.perf_counter()
            message = self.read(frame)
            if message is None:
                continue
            if not self.admitted(message):
                await asyncio.sleep(BREATH)
                continue
            await self.heed(message)
            self.house.meters.answered(type(message), time.perf_counter() - began)
        raise Closed

    def read(self, frame: bytes) -> Any:
        """The command in a frame; what can't be read is refused, and after a few of these the connection closed."""
        error = ServerError("too_large", most=self.limits.frame)
        if len(frame) <= self.limits.frame:
            try:
                return protocol.incoming.decode(frame)
            except msgspec.ValidationError as problem:
                from baghdad.core.validation import error_path

                error = ServerError("bad_command", where=error_path(problem))
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                error = ServerError("not_json")
        self.reject(error, id_in(frame) if error.code == "bad_command" else None)
        self.bad += 1
        if self.bad > self.limits.bad_frames:
            self.cut("bad_frames")
        return None

    def admitted(self, message: Any) -> bool:
        """Whether a command comes at a bearable rate."""
        buckets = [self.bucket, self.house.addresses.of(self.address)]
        if self.token_bucket is not None:
            buckets.append(self.token_bucket)
        if costly(message):
            buckets.append(self.costly_bucket)
        taken = [bucket.take() for bucket in buckets]
        if all(taken):
            return True
        self.reject(ServerError("too_many"), getattr(message, "id", None))
        if not self.patience.take():
            self.cut("flooding")
        return False

    async def heed(self, message: Any) -> None:
        """Carries a command out, and answers once."""
        name = getattr(message, "id", None)
        try:
            if isinstance(message, protocol.Hello | protocol.Watch):
                await self.greet(message)
            elif self.live is None:
                raise ServerError("hello_first")
            elif isinstance(message, protocol.Command):
                await self.obey(self.live, message)
            else:
                from baghdad.server.tables.questions import answer

                found = await answer(self.live, self.viewer, message)
                self.tell(protocol.encode(protocol.Ack(id=name or "", data=found)))
        except BaghdadError as error:
            self.reject(error, name)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # one command must not take the house down
            self.house.meters.failed(error)
            self.reject(ServerError("broken"), name)

    async def obey(self, live: LiveTable, order: Any) -> None:
        """A command of the seat."""
        if self.viewer is None:
            raise ServerError("no_seat")
        if live.hall.live.get(live.table.name) is not live:
            self.cut("reload")
            raise ServerError("reload")
        if self.house.closing:
            raise ServerError("closing")
        await live.order(
            self.viewer, order, lambda number: self.tell(protocol.encode(protocol.Ack(id=order.id, number=number)))
        )

    async def greet(self, hello: protocol.Hello | protocol.Watch) -> None:
        """Somebody sits down, or looks on."""
        if self.live is not None:
            raise ServerError("hello_again")
        if hello.protocol != protocol.PROTOCOL:
            raise ServerError("other_protocol", protocol=hello.protocol, known=protocol.PROTOCOL)
        hall = await self.house.hall()
        live = await hall.table(hello.table)
        if isinstance(hello, protocol.Hello):
            self.viewer = hall.seat_of(live.table, hello.token)
            self.wants_legal, self.wants_full = hello.legal == "texts", hello.legal == "full"
            self.token_bucket = self.house.tokens.of(f"{hello.table} {self.viewer}")
            self.costly_bucket = self.house.costly.of(f"{hello.table} {self.viewer}")
        else:
            hall.check_guest(live.table, hello.key)
            if len(live.readers) >= self.limits.table_connections:
                raise ServerError("table_crowded", most=self.limits.table_connections)
            self.wants_legal = False
        self.wants_view = hello.view
        self.live = live
        await live.greet(self, hello.have)


def costly(message: Any) -> bool:
    """Whether answering takes thought."""
    return isinstance(message, COSTLY) or (isinstance(message, protocol.View) and message.number is not None)


def id_in(frame: bytes) -> str | None:
    """The id of a command that can't be understood otherwise."""
    try:
        name = msgspec.json.decode(frame).get("id")
    except (msgspec.MsgspecError, UnicodeError, AttributeError, RecursionError):
        return None
    return name if isinstance(name, str) and 0 < len(name) <= 64 else None


def welcome(origin: str | None, host: str, others: list[str]) -> bool:
    """Whether a page from somewhere may speak to the house: its own may, and those the settings name."""
    return origin is None or origin in others or urlsplit(origin).netloc == host


class Sockets:
    """The ASGI application behind `/ws`."""

    def __init__(self, house: ServerContext) -> None:
        self.house = house
        self.open: dict[str, int] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One connection."""
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if not welcome(headers.get("origin"), headers.get("host", ""), self.house.settings.origins):
            self.house.meters.refusals.labels("bad_origin").inc()
            await send({"type": "websocket.close", "code": UNWELCOME, "reason": "bad_origin"})
            return
        connection = Connection(self.house, scope, receive, send)
        here = self.open.get(connection.address, 0)
        limits = self.house.settings.limits
        if here >= limits.address_connections or len(self.house.connections) >= limits.connections:
            self.house.meters.refusals.labels("too_many_connections").inc()
            await receive()
            await send({"type": "websocket.accept"})  # or the reason couldn't be told
            await send({"type": "websocket.close", "code": FLOOD, "reason": "too_many_connections"})
            return
        self.open[connection.address] = here + 1
        self.house.connections.add(connection)
        self.house.meters.sockets.inc()
        try:
            await connection.run()
        finally:
            self.house.connections.discard(connection)
            self.house.meters.sockets.dec()
            self.open[connection.address] -= 1
            if not self.open[connection.address]:
                del self.open[connection.address]
