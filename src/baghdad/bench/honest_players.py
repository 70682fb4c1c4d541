"""Players as they usually are, for `baghdad bench server --attacks`: they move a few times a second, each from home.

`python -m baghdad.bench.honest_players ADDRESS` plays until its input ends. For each line it reads, it prints the
figures since the line before as JSON.
"""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Any

import msgspec

from baghdad.bench.local_http import ask
from baghdad.bench.server_load import MODULUS, PROTOCOL, STRIDE, percentile
from baghdad.bench.ws_client import WebSocketClient, connect, encode

BOT = "journeyman"  # at the tables with computer players
TABLES_FOR_PEOPLE, TABLES_WITH_BOTS = 16, 8  # of each game
PAUSE = 0.15  # seconds before a player moves
THOUSAND = 1000
HOME = "127.1.{table}.{seat}"  # the address of a player: on Linux all that begin with 127 are this machine's


class Message(msgspec.Struct):
    """The fields of any message that a player needs."""

    type: str
    by: str = ""
    code: str = ""
    to_act: list[int] = []
    legal: list[str] | None = None
    number: int | None = None


decode_message = msgspec.json.Decoder(Message).decode


class Figures:
    """What the players have measured since they were asked last."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Begin anew."""
        self.moves: list[float] = []  # seconds until a move was acknowledged
        self.answers: list[float] = []  # seconds until a computer player moved when it was its turn
        self.refused: dict[str, int] = {}  # by code
        self.cpu = time.process_time()
        self.began = time.monotonic()

    def take(self) -> dict[str, Any]:
        """Return the figures, and begin anew."""
        moves, answers = sorted(self.moves), sorted(self.answers)
        took = time.monotonic() - self.began
        found = {
            "moves": len(moves),
            "p50_ms": round(THOUSAND * percentile(moves, 0.5), 2),
            "p99_ms": round(THOUSAND * percentile(moves, 0.99), 2),
            "answers": len(answers),
            "answer_p50_ms": round(THOUSAND * percentile(answers, 0.5), 1),
            "answer_p99_ms": round(THOUSAND * percentile(answers, 0.99), 1),
            "refused": dict(self.refused),
            "players_cpu_share": round((time.process_time() - self.cpu) / took, 3),
        }
        self.reset()
        return found


class HonestPlayer:
    """One seat of one match, which moves a moment after its turn has come."""

    def __init__(self, figures: Figures, seat: int, home: str) -> None:
        self.figures, self.seat, self.home = figures, seat, home
        self.sent = self.others_turn = 0.0
        self.moves = 0
        self.moving: asyncio.TimerHandle | None = None
        self.over = asyncio.get_running_loop().create_future()

    async def play(self, address: str, table: str, token: str) -> None:
        """Play until the match is over or the connection is lost."""
        self.client: WebSocketClient = await connect(address, self.on_frame, self.home)
        self.client.send({"type": "hello", "protocol": PROTOCOL, "table": table, "token": token})
        await asyncio.wait([self.over, self.client.closed], return_when=asyncio.FIRST_COMPLETED)
        self.client.transport.close()

    def on_frame(self, frame: bytes) -> None:
        """Handle the messages in a frame, one a line."""
        for line in frame.split(b"\n"):
            message = decode_message(line)
            if message.type == "ack":
                self.figures.moves.append(time.perf_counter() - self.sent)
            elif message.type == "reject":
                self.figures.refused[message.code] = self.figures.refused.get(message.code, 0) + 1
            elif message.type in ("snapshot", "update"):
                self.on_change(message)

    def on_change(self, message: Message) -> None:
        """Note how long a computer player took, and move if it is the player's turn."""
        if message.by == "bot" and self.others_turn:
            self.figures.answers.append(time.perf_counter() - self.others_turn)
        self.others_turn = time.perf_counter() if self.seat not in message.to_act else 0.0
        if self.moving is not None:
            self.moving.cancel()
        if not message.to_act and message.type == "update":
            if not self.over.done():
                self.over.set_result(None)
        elif message.legal:
            later = asyncio.get_running_loop().call_later
            self.moving = later(PAUSE, self.move, message.number or 0, message.legal)

    def move(self, after: int, legal: list[str]) -> None:
        """Send one of the legal actions, not always the same."""
        self.moves += 1
        action = legal[(self.seat + self.moves) * STRIDE % MODULUS % len(legal)]
        self.sent = time.perf_counter()
        self.client.send({"type": "play", "id": f"{self.moves}", "after": after, "action": action})


async def play_at_one_table(address: str, figures: Figures, game: dict[str, Any], table: int, people: int) -> None:
    """Play one match after the other, with computer players in the seats that no people have."""
    seats = [
        {"kind": "person"} if seat < people else {"kind": "bot", "bot": BOT} for seat in range(game["min_players"])
    ]
    while True:
        homes = [HOME.format(table=table, seat=seat + 1) for seat in range(people)]
        created = await ask(address, "POST", "api/tables", {"game": game["game"], "seats": seats}, homes[0])
        if created.status >= 400:
            figures.refused[created.body["code"]] = figures.refused.get(created.body["code"], 0) + 1
            await asyncio.sleep(1)
            continue
        name, tokens = created.body["table"]["table"], created.body["tokens"]
        players = [HonestPlayer(figures, seat, homes[seat]) for seat in range(people)]
        await asyncio.gather(*(player.play(address, name, tokens[player.seat]) for player in players))


async def run(address: str) -> None:
    """Play at all tables, and print figures whenever a line is read."""
    figures = Figures()
    games = (await ask(address, "GET", "api/games", source=HOME.format(table=0, seat=1))).body["games"]
    kinds = [
        (game, people)
        for game in games
        for number, people in ((TABLES_FOR_PEOPLE, game["min_players"]), (TABLES_WITH_BOTS, 1))
        for _ in range(number)
    ]
    playing = [
        asyncio.ensure_future(play_at_one_table(address, figures, game, table, people))
        for table, (game, people) in enumerate(kinds, start=1)
    ]
    while await asyncio.to_thread(sys.stdin.readline):
        for task in playing:
            if task.done():
                task.result()  # it never ends by itself
        sys.stdout.write(encode(figures.take()).decode() + "\n")
        sys.stdout.flush()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1]))
