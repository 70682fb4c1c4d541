"""Load for a house: tables of dieb with two driven seats that move as soon as they may. A process of its own.

`python -m baghdad.bench.server_load ADDRESS TABLES SECONDS 0` prints what it measured as JSON. It imports no rules.
"""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Any

import msgspec

from baghdad.bench.ws_client import Line, call, encode, place_of

CONNECTIONS_AT_ONCE = 50
KILOBYTE = 1024
PLACES, STRIDE = 10_000, 7_919  # which of its legal actions a seat takes
BOT = "thief"  # that thinks at every table
GATHERING_SECONDS = 60.0  # in which all tables are founded
SETTLING_SECONDS = 2.0  # until what founding and connecting took is over
decode = msgspec.json.Decoder().decode


class Heard(msgspec.Struct):
    """What a driver needs of any message."""

    type: str
    id: str | None = None
    kind: str = ""
    number: int | None = None
    to_act: list[int] = []
    legal: list[str] | None = None


heard = msgspec.json.Decoder(Heard).decode


class Driver:
    """One seat of one match: it moves as soon as it hears that it may."""

    def __init__(self, crowd: Crowd, number: int, seat: int) -> None:
        self.crowd = crowd
        self.number = number
        self.seat = seat
        self.sent = 0.0
        self.moves = 0
        self.done = asyncio.get_running_loop().create_future()

    async def play(self, table: str, token: str) -> None:
        """From the first word to the end of the match, or of the time."""
        self.line: Line = await call(self.crowd.address, self.hear)
        self.line.say({"type": "hello", "protocol": 1, "table": table, "token": token, "view": False})
        await asyncio.wait([self.done, self.line.gone], return_when=asyncio.FIRST_COMPLETED)
        self.line.transport.close()

    def hear(self, frame: bytes) -> None:
        """Takes in what the house says, a message a line."""
        for message in frame.split(b"\n"):
            if not self.done.done():
                self.heed(heard(message))

    def heed(self, message: Heard) -> None:
        """Moves if it is its turn; is done when the match or the time is over."""
        if message.type == "ack":
            self.crowd.times.append(time.perf_counter() - self.sent)
            self.crowd.moving.add(self.number)
        elif message.type not in ("snapshot", "news"):
            self.crowd.refused += 1
            self.done.set_result(None)
        elif self.crowd.stopping or (not message.to_act and message.kind == "play"):
            self.done.set_result(None)
        elif self.seat in message.to_act and message.legal:
            self.move(message.number or 0, message.legal)

    def move(self, after: int, legal: list[str]) -> None:
        """Some legal action, not always the same."""
        self.moves += 1
        action = legal[(self.number + self.moves) * STRIDE % PLACES % len(legal)]
        self.sent = time.perf_counter()
        self.line.say({"type": "play", "id": str(self.moves), "after": after, "action": action})


class Crowd:
    """All driven tables."""

    def __init__(self, address: str, tables: int, bot: str = "") -> None:
        self.address = address
        self.bot = bot  # who sits in the second seat, if nobody is to be driven there
        self.tables = tables
        self.times: list[float] = []
        self.refused = 0
        self.moving: set[int] = set()  # tables where somebody has moved
        self.stopping = False
        self.door = asyncio.Semaphore(CONNECTIONS_AT_ONCE)

    async def found(self) -> Any:
        """A new table with two persons' seats."""
        async with self.door:
            second = {"kind": "bot", "bot": self.bot} if self.bot else {"kind": "person"}
            body = {"game": "dieb", "seats": [{"kind": "person"}, second]}
            return await request(self.address, "POST", "api/tables", body)

    async def play(self, number: int) -> None:
        """Founds tables and plays matches there until it is time to stop."""
        while not self.stopping:
            founded = await self.found()
            table, tokens = founded["table"]["table"], founded["tokens"]
            seats = [Driver(self, number, seat).play(table, token) for seat, token in enumerate(tokens) if token]
            await asyncio.gather(*seats)

    async def run(self, seconds: float) -> dict[str, Any]:
        """Drives for so long after the first moment in which all are at it."""
        before = await self.server_memory()
        playing = [asyncio.ensure_future(self.play(number)) for number in range(self.tables)]
        await self.all_at_it()
        await asyncio.sleep(SETTLING_SECONDS)
        self.times.clear()
        cpu, own = await self.server_cpu(), time.process_time()
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        times = sorted(self.times)
        cpu, own = await self.server_cpu() - cpu, time.process_time() - own
        grown = await self.server_memory() - before
        self.stopping = True
        await asyncio.wait(playing, timeout=2)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        moves = len(times)
        return {
            "tables": self.tables,
            "moves": moves,
            "moves_per_s": round(moves / took),
            "p50_ms": round(1000 * at(times, 0.5), 1),
            "p99_ms": round(1000 * at(times, 0.99), 1),
            "refused": self.refused,
            "server_cpu_us_per_move": round(1e6 * cpu / max(1, moves)),
            "server_cpu_share": round(cpu / took, 3),
            "driver_cpu_share": round(own / took, 3),
            "kb_per_live_table": round(grown / KILOBYTE / self.tables, 1),
        }

    async def all_at_it(self) -> None:
        """Waits until somebody moves at every table, or long enough."""
        until = time.monotonic() + GATHERING_SECONDS
        while len(self.moving) < self.tables and time.monotonic() < until:
            await asyncio.sleep(0.1)

    async def server_cpu(self) -> float:
        """Seconds of processor time that the house has used."""
        return await metric(self.address, "process_cpu_seconds_total")

    async def server_memory(self) -> float:
        """Bytes of memory that the house has in use."""
        return await metric(self.address, "process_resident_memory_bytes")


def at(times: list[float], share: float) -> float:
    """The time that a share of all didn't exceed."""
    return times[min(len(times) - 1, int(share * len(times)))] if times else 0.0


async def request(address: str, method: str, path: str, body: Any) -> Any:
    """One HTTP request, with nothing but a socket."""
    host, port = place_of(address)
    reader, writer = await asyncio.open_connection(host, port)
    data = b"" if body is None else encode(body)
    head = (
        f"{method} /{path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\nContent-Length: {len(data)}\r\n\r\n"
    )
    writer.write(head.encode() + data)
    answer = await reader.read()
    writer.close()
    text = answer.partition(b"\r\n\r\n")[2]
    return decode(text) if text.startswith(b"{") else text.decode()


async def metric(address: str, name: str) -> float:
    """What the house says of itself."""
    page = await request(address, "GET", "metrics", None)
    for line in page.splitlines():
        if line.startswith(f"{name} "):
            return float(line.split()[1])
    return 0.0


async def wait_until_ready(address: str, seconds: float) -> dict[str, Any]:
    """Waits until a house has opened, rules and computer players loaded."""
    until = time.monotonic() + seconds
    while not (await request(address, "GET", "readyz", None)).get("ready"):
        if time.monotonic() > until:
            raise TimeoutError
        await asyncio.sleep(0.1)
    return {}


async def found_only(address: str, tables: int) -> dict[str, Any]:
    """Founds tables where nobody moves."""
    crowd = Crowd(address, tables)
    await asyncio.gather(*(crowd.found() for _ in range(tables)))
    return {"tables": tables}


async def found_and_leave(address: str, tables: int) -> dict[str, Any]:
    """Founds tables and waits until all of them sleep."""
    found = await found_only(address, tables)
    while await metric(address, "baghdad_live_tables"):
        await asyncio.sleep(0.5)
    return found


async def sit_only(address: str, sockets: int, seconds: float) -> dict[str, Any]:
    """Sits down at many tables and does nothing: what open connections cost."""
    crowd = Crowd(address, sockets)
    lines: list[Line] = []
    snapshots: list[bytes] = []
    for _ in range(sockets // 2):
        founded = await crowd.found()
        for token in founded["tokens"]:
            lines.append(await call(address, snapshots.append))
            lines[-1].say({"type": "hello", "protocol": 1, "table": founded["table"]["table"], "token": token})
    while len(snapshots) < len(lines):
        await asyncio.sleep(0.1)
    await asyncio.sleep(SETTLING_SECONDS)
    cpu, began = await crowd.server_cpu(), time.perf_counter()
    await asyncio.sleep(seconds)
    share = (await crowd.server_cpu() - cpu) / (time.perf_counter() - began)
    lost = sum(line.gone.done() for line in lines)
    return {"sockets": sockets, "server_cpu_share": round(share, 4), "lost": lost}


async def driven(address: str, what: str, number: str, seconds: str) -> dict[str, Any]:
    """What the command line asks for."""
    if what == "ready":
        return await wait_until_ready(address, float(number))
    if what == "found":
        return await found_only(address, int(number))
    if what == "asleep":
        return await found_and_leave(address, int(number))
    if what == "sockets":
        return await sit_only(address, int(number), float(seconds))
    if what == "bots":
        return await Crowd(address, int(number), BOT).run(float(seconds))
    return await Crowd(address, int(what)).run(float(number))


def main(*words: str) -> dict[str, Any]:
    """Drives on the quickest loop there is."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(driven(*words))
    return uvloop.run(driven(*words))


if __name__ == "__main__":
    sys.stdout.write(encode(main(*sys.argv[1:])).decode() + "\n")
