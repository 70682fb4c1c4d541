"""No secret is in any frame, answer, log, metric or file. `test_hidden_information.py` compares two servers."""

import json
import random
import sqlite3
from contextlib import closing

import pytest

from tests.server.server_process import play_on


def secrets_of(server, created):
    """Return texts that nobody may be sent during the match."""
    with closing(sqlite3.connect(server.data / "house.sqlite")) as database:
        select = "SELECT seed, seats, key_hash FROM tables WHERE name = ?"
        seed, seats, key_hash = database.execute(select, (created["table"]["table"],)).fetchone()
    hashes = [seat["token_hash"] for seat in json.loads(seats) if seat["token_hash"]]
    return [seed, f"{int(seed):x}", key_hash, created["key"], *hashes, *filter(None, created["tokens"])]


LOGGED = {
    "implementation",
    "uvicorn",
    "at",
    "level",
    "what",
    "method",
    "path",
    "status",
    "ms",
    "why",
    "kind",
    "place",
    "text",
}
OPTIONS = {"dieb": {"decision_cap": 60}, "voleurs": {"round_cap": 2, "decision_cap": 80}}
STILL_RUNNING = 20  # actions, too few to end a match; at the end everything is shown


@pytest.mark.parametrize(("game", "players"), [("dieb", 3), ("voleurs", 3)])
def test_no_frame_answer_log_metric_or_file_holds_a_seed_token_or_other_hand(own_server, game, players):
    server = own_server()
    seats = [{"kind": "person", "name": f"Zebulon-{n}"} for n in range(players)]
    created = server.create_table(game, seats, options=OPTIONS[game])
    path = f"api/tables/{created['table']['table']}"
    hidden = secrets_of(server, created)
    tokens = [created["key"], *created["tokens"]]
    clients = [server.join(created, seat) for seat in range(players)]
    watcher = server.watch(created)
    readers = (*clients, watcher)
    try:
        for client in readers:
            client.next()
        play_on(clients, random.Random(9).choice, STILL_RUNNING)
        assert not any(client.over for client in readers)
        texts = [frame for client in readers for frame in client.frames]
        pages = [f"{path}{page}" for page in ("", "/snapshot", "/record")]
        texts += [json.dumps(server.ask("GET", page, token=created["key"])) for page in pages]
        texts += [
            json.dumps(server.ask("GET", page)) for page in ("metrics", "api/tables", "openapi.json", "api/games")
        ]
        for token in tokens:  # where no client of ours would put one
            texts.append(json.dumps(server.ask("GET", f"{path}?token={token}")))
            texts.append(json.dumps(server.ask("GET", f"api/tables/{token}")).replace(token, "", 1))
        texts.append((server.data / "log.txt").read_text())
        for text in texts:
            assert not [secret for secret in hidden if secret in text]
        play_on(clients, random.Random(9).choice)
        assert any(client.over for client in clients)
        for number, client in enumerate(readers):
            for view in views_of(client):
                assert_own_hand_only(view, number if client is not watcher else None)
    finally:
        for client in readers:
            client.close()
    metrics = server.ask("GET", "metrics")[1]
    assert server.stop() == 0
    log = (server.data / "log.txt").read_text()
    for secret in (*hidden, "Zebulon", "cards", "hand", *NAMES_OF_CARDS[game]):
        assert secret not in log
        assert secret not in metrics
    for line in log.splitlines():
        assert set(json.loads(line)) <= LOGGED
    for file in server.data.iterdir():  # what is stored doesn't let anybody take a seat
        content = file.read_bytes()
        assert not [token for token in tokens if token.encode() in content]


NAMES_OF_CARDS = {"dieb": ["***"], "voleurs": ["Lambs", "Linen", "Silk", "Camel", "Dromedary", "Ruby"]}


def views_of(client):
    """Yield the views that a client got before the match was over; afterwards nothing is hidden."""
    for frame in client.frames:
        for message in map(json.loads, frame.split("\n")):
            if message.get("view") and message.get("to_act"):
                yield message["view"]


def assert_own_hand_only(view, viewer):
    assert view["you"] == viewer
    for owner, hand in enumerate(view["hands"] if "hands" in view else view["seats"]):
        if owner != viewer:
            assert hand["cards"] is None
            assert hand.get("bag") is None
            assert hand.get("birthday") is None


def test_record_of_an_unfinished_match_is_refused(server):
    created = server.create_table()
    for page in ("record", "steps/0", "steps/0/advice"):
        status, problem = server.ask(
            "GET", f"api/tables/{created['table']['table']}/{page}", token=created["tokens"][0]
        )
        assert (status, problem["code"]) == (409, "not_yet")
