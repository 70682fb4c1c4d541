"""Threads that play at a server until it dies or refuses, and what they were sent."""

import json
import random
import threading
import time

from websockets.exceptions import WebSocketException

from tests.server.server_process import TIMEOUT


class PlayerThread(threading.Thread):
    """Plays both seats of a table until the server dies or refuses; keeps what it was sent."""

    def __init__(self, server, table, seed):
        super().__init__(daemon=True)
        self.server, self.table, self.rng = server, table, random.Random(seed)
        self.acknowledged = {}  # number: seat and action
        self.updates = {}  # number: what seat 0 was sent
        self.refused = None
        self.stopping = False

    def run(self):
        clients = []
        try:
            clients = [self.server.join(self.table, seat, view=False) for seat in range(2)]
            for client in clients:
                client.next()
            while not self.stopping and self.refused is None and self.move(clients):
                pass
        except (WebSocketException, OSError, EOFError):
            pass
        finally:
            self.updates = {update["number"]: update for client in clients[:1] for update in updates_of(client)}
            for client in clients:
                client.close()

    def move(self, clients):
        """Play one action; return False when the match is over or the action was refused."""
        latest = max(client.number for client in clients)
        for client in clients:
            while client.number < latest:
                client.next()
        mover = next((client for client in clients if client.you in client.to_act), None)
        if mover is None:
            return False
        action = self.rng.choice(mover.legal)
        answer = mover.say("play", action=action, id=f"{self.rng.random()}")
        if answer["type"] == "reject":
            self.refused = answer
            return False
        self.acknowledged[answer["number"]] = (mover.you, action)
        while mover.number < answer["number"]:
            mover.next()
        return True


def updates_of(client):
    """Yield the updates that a client was sent, without the legal actions, which only the latest update has."""
    for frame in client.frames:
        for message in map(json.loads, frame.split("\n")):
            if message["type"] == "update":
                yield {name: message[name] for name in message if name != "legal"}


def served_updates(server, table):
    """Return all updates of a table, as the server sends them now."""
    found = {}
    with server.join(table, 0, view=False) as client:
        number = client.next()["number"]
        while len(found) < number:
            for update in client.say("history", since=len(found))["data"]["updates"]:
                found[update["number"]] = {"type": "update", **update}
    return found


def start_players(server, tables, seed):
    """Start playing at all tables at once."""
    threads = [PlayerThread(server, table, seed + n) for n, table in enumerate(tables)]
    for thread in threads:
        thread.start()
    return threads


def wait_for_moves(threads, moves):
    """Wait until that many moves have been acknowledged in all."""
    until = time.monotonic() + TIMEOUT
    while sum(len(thread.acknowledged) for thread in threads) < moves:
        assert time.monotonic() < until
        time.sleep(0.005)


def stop_players(threads):
    """Stop all threads and wait for them."""
    for thread in threads:
        thread.stopping = True
    for thread in threads:
        thread.join(TIMEOUT)
        assert not thread.is_alive()
