"""The load generator for the server: tables with two seats that move as soon as they may.

`python -m baghdad.bench.server_load ADDRESS TABLES SECONDS 0 PROCESS` prints its figures as JSON, among them the
processor time of that process and its children. It imports no rules.
"""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Any

import msgspec

from baghdad.bench.process_tree import cpu_seconds, tree_of
from baghdad.bench.ws_client import WebSocketClient, connect, encode, host_and_port
from baghdad.core.compilation import can_compile

PROTOCOL = 2
SEATS = 2  # of a table
MAX_REQUESTS = 50  # at the same time
KILOBYTE = 1024
MODULUS, STRIDE = 10_000, 7_919  # choose among the legal actions of a seat
BOT = "thief"  # plays at every table
STARTING_SECONDS = 60.0  # in which all tables should be created
SETTLING_SECONDS = 2.0  # after creating tables and connecting, before measuring
decode = msgspec.json.Decoder().decode


class Message(msgspec.Struct):
    """The fields that a simulated player needs of any message."""

    type: str
    id: str | None = None
    kind: str = ""
    number: int | None = None
    to_act: list[int] = []
    legal: list[str] | None = None


decode_message = msgspec.json.Decoder(Message).decode


class SimulatedPlayer:
    """One seat of one match: it moves as soon as it may."""

    def __init__(self, load: Load, number: int, seat: int) -> None:
        self.load = load
        self.number = number
        self.seat = seat
        self.sent = 0.0
        self.moves = 0
        self.done = asyncio.get_running_loop().create_future()

    async def play(self, table: str, token: str) -> None:
        """Play until the match or the measurement is over."""
        self.client: WebSocketClient = await connect(self.load.address, self.on_frame)
        hello = {"type": "hello", "protocol": PROTOCOL, "table": table, "token": token, "view": False}
        self.client.send(hello)
        await asyncio.wait([self.done, self.client.closed], return_when=asyncio.FIRST_COMPLETED)
        self.client.transport.close()

    def on_frame(self, frame: bytes) -> None:
        """Handle the messages in a frame, one a line."""
        for message in frame.split(b"\n"):
            if not self.done.done():
                self.handle(decode_message(message))

    def handle(self, message: Message) -> None:
        """Move if it is the seat's turn; stop when the match or the measurement is over."""
        if message.type == "ack":
            self.load.latencies.append(time.perf_counter() - self.sent)
            self.load.active.add(self.number)
        elif message.type not in ("snapshot", "update"):
            self.load.refused += 1
            self.done.set_result(None)
        elif self.load.stopping or (not message.to_act and message.kind == "play"):
            self.done.set_result(None)
        elif self.seat in message.to_act and message.legal:
            self.move(message.number or 0, message.legal)

    def move(self, after: int, legal: list[str]) -> None:
        """Send one of the legal actions, not always the same."""
        self.moves += 1
        action = legal[(self.number + self.moves) * STRIDE % MODULUS % len(legal)]
        self.sent = time.perf_counter()
        self.client.send({"type": "play", "id": str(self.moves), "after": after, "action": action})


class Load:
    """All tables of simulated players."""

    def __init__(self, address: str, game: str, tables: int, bot: str = "", process: int = 0) -> None:
        self.address = address
        self.process = process  # of the server, if it is known
        self.game = game
        self.bot = bot  # in the second seat, instead of a simulated player
        self.tables = tables
        self.latencies: list[float] = []
        self.refused = 0
        self.active: set[int] = set()  # tables where somebody has moved
        self.stopping = False
        self.request_slots = asyncio.Semaphore(MAX_REQUESTS)

    async def create_table(self) -> Any:
        """Create a table with two persons' seats, or one and a computer player's."""
        async with self.request_slots:
            second = {"kind": "bot", "bot": self.bot} if self.bot else {"kind": "person"}
            body = {"game": self.game, "seats": [{"kind": "person"}, second]}
            return await request(self.address, "POST", "api/tables", body)

    async def play(self, number: int) -> None:
        """Create tables and play a match at each until the measurement is over."""
        while not self.stopping:
            created = await self.create_table()
            table, tokens = created["table"]["table"], created["tokens"]
            players = [
                SimulatedPlayer(self, number, seat).play(table, token) for seat, token in enumerate(tokens) if token
            ]
            await asyncio.gather(*players)

    async def run(self, seconds: float) -> dict[str, Any]:
        """Measure for some seconds, once all tables are active, and return the figures."""
        before = await self.server_memory()
        playing = [asyncio.ensure_future(self.play(number)) for number in range(self.tables)]
        await self.wait_until_active()
        await asyncio.sleep(SETTLING_SECONDS)
        self.latencies.clear()
        cpu, own = await self.server_cpu(), time.process_time()
        shares = self.cpu_by_process()
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        latencies = sorted(self.latencies)
        shares = {process: (spent - shares.get(process, 0)) / took for process, spent in self.cpu_by_process().items()}
        cpu, own = await self.server_cpu() - cpu, time.process_time() - own
        grown = await self.server_memory() - before
        self.stopping = True
        await asyncio.wait(playing, timeout=2)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        moves = len(latencies)
        return {
            "tables": self.tables,
            "moves": moves,
            "moves_per_s": round(moves / took),
            "p50_ms": round(1000 * percentile(latencies, 0.5), 1),
            "p99_ms": round(1000 * percentile(latencies, 0.99), 1),
            "refused": self.refused,
            "server_cpu_us_per_move": round(1e6 * cpu / max(1, moves)),
            "server_cpu_share": round(cpu / took, 3),
            "process_cpu_shares": [round(share, 3) for share in shares.values()],
            "driver_cpu_share": round(own / took, 3),
            "kb_per_live_table": round(grown / KILOBYTE / self.tables, 1),
        }

    async def wait_until_active(self) -> None:
        """Wait until somebody has moved at every table, or until a time limit."""
        until = time.monotonic() + STARTING_SECONDS
        while len(self.active) < self.tables and time.monotonic() < until:
            await asyncio.sleep(0.1)

    async def server_cpu(self) -> float:
        """Return the seconds of processor time that the server has used, all its processes together."""
        return sum(self.cpu_by_process().values()) or await metric(self.address, "process_cpu_seconds_total")

    def cpu_by_process(self) -> dict[int, float]:
        """Return the processor time of each process of the server, where that is known."""
        return {process: cpu_seconds(process) for process in tree_of(self.process)} if self.process else {}

    async def server_memory(self) -> float:
        """Return the bytes of memory that the server uses."""
        return await metric(self.address, "process_resident_memory_bytes")


def percentile(sorted_values: list[float], share: float) -> float:
    """Return the value that a share of all values doesn't exceed."""
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))] if sorted_values else 0.0


async def request(address: str, method: str, path: str, body: Any) -> Any:
    """Send one HTTP request over a plain socket and return the body of the answer."""
    host, port = host_and_port(address)
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
    """Return the value of one of the server's metrics, the sum of all workers."""
    page = await request(address, "GET", "metrics", None)
    lines = [line for line in page.splitlines() if line.startswith((f"{name} ", f"{name}{{"))]
    return sum(float(line.rpartition(" ")[2]) for line in lines)


async def wait_until_ready(address: str, seconds: float) -> dict[str, Any]:
    """Wait until the server has loaded rules and computer players, compiled if they can be."""
    until, awaited = time.monotonic() + seconds, "compiled" if can_compile() else "ready"
    while not (await request(address, "GET", "readyz", None)).get(awaited):
        if time.monotonic() > until:
            raise TimeoutError
        await asyncio.sleep(0.1)
    return {}


async def game_for_two(address: str) -> str:
    """Return the first game of the server that two can play."""
    games = (await request(address, "GET", "api/games", None))["games"]
    return str(next(game["game"] for game in games if game["min_players"] <= SEATS))


async def create_tables(address: str, tables: int) -> dict[str, Any]:
    """Create tables where nobody moves."""
    load = Load(address, await game_for_two(address), tables)
    await asyncio.gather(*(load.create_table() for _ in range(tables)))
    return {"tables": tables}


async def create_and_wait_until_dropped(address: str, tables: int) -> dict[str, Any]:
    """Create tables and wait until all of them are dropped from memory."""
    figures = await create_tables(address, tables)
    while await metric(address, "baghdad_live_tables"):
        await asyncio.sleep(0.5)
    return figures


async def connect_only(address: str, sockets: int, seconds: float, process: int) -> dict[str, Any]:
    """Join many tables and do nothing, to measure what open connections cost."""
    load = Load(address, await game_for_two(address), sockets, process=process)
    memory, started = await load.server_memory(), time.perf_counter()
    clients: list[WebSocketClient] = []
    snapshots: list[bytes] = []
    for _ in range(sockets // 2):
        created = await load.create_table()
        for token in created["tokens"]:
            clients.append(await connect(address, snapshots.append))
            hello = {"type": "hello", "protocol": PROTOCOL, "table": created["table"]["table"], "token": token}
            clients[-1].send(hello)
    while len(snapshots) < len(clients):
        await asyncio.sleep(0.01)
    joined = time.perf_counter() - started
    await asyncio.sleep(SETTLING_SECONDS)
    grown = await load.server_memory() - memory
    cpu, began = await load.server_cpu(), time.perf_counter()
    await asyncio.sleep(seconds)
    share = (await load.server_cpu() - cpu) / (time.perf_counter() - began)
    lost = sum(client.closed.done() for client in clients)
    return {
        "sockets": sockets,
        "server_cpu_share": round(share, 4),
        "joins_per_s": round(len(clients) / joined),
        "kb_per_socket": round(grown / KILOBYTE / sockets, 1),
        "lost": lost,
    }


async def run(address: str, mode: str, number: str, seconds: str, process: str = "0") -> dict[str, Any]:
    """Do what the command line asks for and return the figures."""
    if mode == "ready":
        return await wait_until_ready(address, float(number))
    if mode == "create":
        return await create_tables(address, int(number))
    if mode == "asleep":
        return await create_and_wait_until_dropped(address, int(number))
    if mode == "sockets":
        return await connect_only(address, int(number), float(seconds), int(process))
    game = await game_for_two(address)
    if mode == "bots":
        return await Load(address, game, int(number), BOT, int(process)).run(float(seconds))
    return await Load(address, game, int(mode), process=int(process)).run(float(number))


def main(*arguments: str) -> dict[str, Any]:
    """Run with uvloop where it is installed."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(run(*arguments))
    return uvloop.run(run(*arguments))


if __name__ == "__main__":
    sys.stdout.write(encode(main(*sys.argv[1:])).decode() + "\n")
