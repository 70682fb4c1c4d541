"""Nothing leaks: no secret is in any frame, answer, log, metric or file. `test_worlds.py` has the pairs of worlds."""

import json
import random
import sqlite3
from contextlib import closing

import pytest

from tests.server.houses import play_on


def secrets_of(house, founded):
    """Texts that nobody may be told while the match is on."""
    with closing(sqlite3.connect(house.data / "house.sqlite")) as kept:
        select = "SELECT seed, seats, key_hash FROM tables WHERE name = ?"
        seed, seats, key_hash = kept.execute(select, (founded["table"]["table"],)).fetchone()
    hashes = [seat["token_hash"] for seat in json.loads(seats) if seat["token_hash"]]
    return [seed, f"{int(seed):x}", key_hash, founded["key"], *hashes, *filter(None, founded["tokens"])]


LOGGED = {"at", "level", "what", "method", "path", "status", "ms", "why", "kind", "place", "text"}
OPTIONS = {"dieb": {"decision_cap": 60}, "voleurs": {"round_cap": 2, "decision_cap": 80}}
STILL_ON = 20  # actions, too few for a match to be over, when everything is shown


@pytest.mark.parametrize(("game", "players"), [("dieb", 3), ("voleurs", 3)])
def test_no_frame_answer_log_metric_or_file_holds_a_seed_token_or_other_hand(own_house, game, players):
    house = own_house()
    seats = [{"kind": "person", "name": f"Zebulon-{n}"} for n in range(players)]
    founded = house.found(game, seats, options=OPTIONS[game])
    path = f"api/tables/{founded['table']['table']}"
    hidden = secrets_of(house, founded)
    tokens = [founded["key"], *founded["tokens"]]
    clients = [house.sit(founded, seat) for seat in range(players)]
    watcher = house.watch(founded)
    readers = (*clients, watcher)
    try:
        for client in readers:
            client.next()
        play_on(clients, random.Random(9).choice, STILL_ON)
        assert not any(client.over for client in readers)
        told = [frame for client in readers for frame in client.frames]
        pages = [f"{path}{page}" for page in ("", "/snapshot", "/record")]
        told += [json.dumps(house.ask("GET", page, token=founded["key"])) for page in pages]
        told += [json.dumps(house.ask("GET", page)) for page in ("metrics", "api/tables", "openapi.json", "api/games")]
        for token in tokens:  # where no client of ours would put one
            told.append(json.dumps(house.ask("GET", f"{path}?token={token}")))
            told.append(json.dumps(house.ask("GET", f"api/tables/{token}")).replace(token, "", 1))
        told.append((house.data / "log.txt").read_text())
        for text in told:
            assert not [secret for secret in hidden if secret in text]
        play_on(clients, random.Random(9).choice)
        assert any(client.over for client in clients)
        for number, client in enumerate(readers):
            for view in views_of(client):
                assert_own_hand_only(view, number if client is not watcher else None)
    finally:
        for client in readers:
            client.close()
    metrics = house.ask("GET", "metrics")[1]
    assert house.stop() == 0
    log = (house.data / "log.txt").read_text()
    for secret in (*hidden, "Zebulon", "cards", "hand", *NAMES_OF_CARDS[game]):
        assert secret not in log
        assert secret not in metrics
    for line in log.splitlines():
        assert set(json.loads(line)) <= LOGGED
    for file in house.data.iterdir():  # the whole match is over, and still nobody can sit down with what is stored
        content = file.read_bytes()
        assert not [token for token in tokens if token.encode() in content]


NAMES_OF_CARDS = {"dieb": ["***"], "voleurs": ["Lambs", "Linen", "Silk", "Camel", "Dromedary", "Ruby"]}


def views_of(client):
    """What a client was shown until the match was over, when everybody shows what they have."""
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


def test_a_record_of_an_unfinished_match_is_not_given_away(house):
    founded = house.found()
    for page in ("record", "steps/0", "steps/0/advice"):
        status, problem = house.ask("GET", f"api/tables/{founded['table']['table']}/{page}", token=founded["tokens"][0])
        assert (status, problem["code"]) == (409, "not_yet")
