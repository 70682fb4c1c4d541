"""Load for a house: tables of dieb with two driven seats that move as soon as they may. A process of its own.

`python -m baghdad.house.driving ADDRESS TABLES SECONDS 0` prints what it saw as JSON. It imports nothing of the rules.
"""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Any

import msgspec

CONNECTIONS_AT_ONCE = 50
PLACES, STRIDE = 10_000, 7_919  # which of its legal actions a seat takes
BOT = "thief"  # that thinks at every table
decode = msgspec.json.Decoder().decode


class Driver:
    """Two seats of a table and what they see of it."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.number = number
        self.sent: dict[str, float] = {}
        self.moves = 0

    async def play(self, place: str) -> None:
        """Founds tables and plays matches until it is time to stop."""
        while not self.crowd.stopping:
            founded = await self.crowd.found()
            seats = [
                self.seat(founded["table"]["table"], token, number)
                for number, token in enumerate(founded["tokens"])
                if token
            ]
            await asyncio.gather(*seats)

    async def seat(self, table: str, token: str, seat: int) -> None:
        """One seat of one match."""
        from websockets.asyncio.client import connect

        async with connect(self.crowd.socket, compression=None, ping_interval=None, max_size=None) as line:
            hello = {"type": "hello", "protocol": 1, "table": table, "token": token, "view": False}
            await line.send(msgspec.json.encode(hello).decode())
            over = False
            while not over:
                for message in str(await line.recv()).split("\n"):
                    over = over or not await self.heed(line, decode(message), seat)

    async def heed(self, line: Any, message: Any, seat: int) -> bool:
        """Takes a message in, and moves if it is its turn; False when the match or the time is over."""
        kind = message["type"]
        if kind == "ack":
            self.crowd.acknowledged(time.perf_counter() - self.sent.pop(message["id"]))
        elif kind in ("snapshot", "news"):
            if not message.get("to_act") and message.get("kind") == "play":
                return False
            if seat in message.get("to_act", ()):
                if self.crowd.stopping:
                    return False
                legal = message["legal"]
                self.moves += 1
                name = f"{seat}.{self.moves}"
                action = legal[(self.number + self.moves) * STRIDE % PLACES % len(legal)]
                command = {"type": "play", "id": name, "after": message["number"], "action": action}
                self.sent[name] = time.perf_counter()
                await line.send(msgspec.json.encode(command).decode())
            return not self.crowd.stopping
        else:
            self.crowd.refused.append(message)
            return False
        return True


class Crowd:
    """All driven tables."""

    def __init__(self, address: str, tables: int, bot: str = "") -> None:
        self.address = address
        self.bot = bot  # who sits in the second seat, if nobody is to be driven there
        self.socket = address.replace("http", "ws", 1) + "ws"
        self.tables = tables
        self.times: list[float] = []
        self.refused: list[Any] = []
        self.stopping = False
        self.door = asyncio.Semaphore(CONNECTIONS_AT_ONCE)

    async def found(self) -> Any:
        """A new table with two persons' seats."""
        async with self.door:
            second = {"kind": "bot", "bot": self.bot} if self.bot else {"kind": "person"}
            body = {"game": "dieb", "seats": [{"kind": "person"}, second]}
            return await request(self.address, "POST", "api/tables", body)

    def acknowledged(self, seconds: float) -> None:
        """A move was acknowledged so long after it was sent."""
        self.times.append(seconds)

    async def run(self, seconds: float) -> dict[str, Any]:
        """Drives for so long after the first moment in which all are at it."""
        playing = [asyncio.ensure_future(Driver(self, n).play(self.address)) for n in range(self.tables)]
        await asyncio.sleep(max(1.0, self.tables / 100))
        self.times.clear()
        cpu = await self.server_cpu()
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        times = sorted(self.times)
        cpu = await self.server_cpu() - cpu
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
            "refused": len(self.refused),
            "server_cpu_us_per_move": round(1e6 * cpu / max(1, moves)),
            "server_cpu_share": round(cpu / took, 3),
        }

    async def server_cpu(self) -> float:
        """Seconds of processor time that the house has used."""
        page = await request(self.address, "GET", "metrics", None)
        for line in page.splitlines():
            if line.startswith("process_cpu_seconds_total "):
                return float(line.split()[1])
        return 0.0


def at(times: list[float], share: float) -> float:
    """The time that a share of all didn't exceed."""
    return times[min(len(times) - 1, int(share * len(times)))] if times else 0.0


async def request(address: str, method: str, path: str, body: Any) -> Any:
    """One HTTP request, with nothing but a socket."""
    host, _, port = address.removeprefix("http://").rstrip("/").rpartition(":")
    reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    data = b"" if body is None else msgspec.json.encode(body)
    head = (
        f"{method} /{path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\nContent-Length: {len(data)}\r\n\r\n"
    )
    writer.write(head.encode() + data)
    answer = await reader.read()
    writer.close()
    text = answer.partition(b"\r\n\r\n")[2]
    return decode(text) if text.startswith(b"{") else text.decode()


async def wait_until_ready(address: str, seconds: float) -> dict[str, Any]:
    """Waits for a house to open."""
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


async def sit_only(address: str, sockets: int, seconds: float) -> dict[str, Any]:
    """Sits down at many tables and does nothing: what open connections cost."""
    from contextlib import AsyncExitStack

    from websockets.asyncio.client import connect

    crowd = Crowd(address, sockets)
    async with AsyncExitStack() as lines:
        for _ in range(sockets // 2):
            founded = await crowd.found()
            for token in founded["tokens"]:
                line = await lines.enter_async_context(connect(crowd.socket, compression=None, ping_interval=None))
                hello = {"type": "hello", "protocol": 1, "table": founded["table"]["table"], "token": token}
                await line.send(msgspec.json.encode(hello).decode())
                await line.recv()
        await asyncio.sleep(2)
        cpu, began = await crowd.server_cpu(), time.perf_counter()
        await asyncio.sleep(seconds)
        share = (await crowd.server_cpu() - cpu) / (time.perf_counter() - began)
    return {"sockets": sockets, "server_cpu_share": round(share, 4)}


def main(address: str, what: str, number: str, seconds: str) -> dict[str, Any]:
    """What the command line asks for."""
    if what == "ready":
        return asyncio.run(wait_until_ready(address, float(number)))
    if what == "found":
        return asyncio.run(found_only(address, int(number)))
    if what == "sockets":
        return asyncio.run(sit_only(address, int(number), float(seconds)))
    if what == "bots":
        return asyncio.run(Crowd(address, int(number), BOT).run(float(seconds)))
    return asyncio.run(Crowd(address, int(what)).run(float(number)))


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(main(*sys.argv[1:])).decode() + "\n")
