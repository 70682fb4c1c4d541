"""Nothing leaks: worlds that differ only in what a viewer can't know look the same to it, byte for byte."""

import copy
import json
import random
import sqlite3
from contextlib import closing

import pytest

from baghdad.house import wire
from baghdad.house.answering import answer
from baghdad.house.deciding import spare
from baghdad.house.live import Live
from baghdad.house.store import Entry
from baghdad.house.tables import Table
from baghdad.table.chance import chance_of
from baghdad.table.errors import BaghdadError
from tests.house.halls import Ear, founded, in_a_hall, played
from tests.house.houses import PERSON, play_on

GAMES = [("dieb", 2, 25), ("dieb", 4, 12), ("voleurs", 3, 16)]
LONG = [("dieb", 2, 200), ("dieb", 3, 200), ("voleurs", 3, 150), ("voleurs", 6, 100)]
NONSENSE = {
    "dieb": ["smuggle a *3", "guard a>b b", "pass", "end", "neutral c>d **", "dance"],
    "voleurs": ["gem ruby < Ruby", "accept 1 < Silk", "offer 1 give Lambs", "withdraw 1", "slipper 2", "discard Fake"],
}


def other_world(live, viewer, seed):
    """The same table with everything the viewer can't know dealt anew."""
    table = Table(live.table.kept)
    table.__dict__ = {**live.table.__dict__}
    for name in ("tellings", "talk", "states", "ids"):
        setattr(table, name, copy.copy(getattr(live.table, name)))
    table.match = spare(live.table.match)
    table.match.history = list(live.table.match.history)
    table.match.state = table.match.game.redeal(live.table.match.state, viewer, chance_of(seed, 1))
    return Live(live.hall, table, [])


async def everything(live, viewer, think):
    """All that a viewer can be told without anything happening."""
    ear = Ear(viewer)
    await live.greet(ear, None)
    live.readers.discard(ear)
    found = [*ear.told]
    questions = [wire.View(id="v")]
    if viewer is not None:
        questions += [wire.WhyNot(id="w", action=action) for action in NONSENSE[live.table.kept.game]]
        questions += [wire.Legal(id="l"), wire.Hint(id="h", bot="journeyman")] if think else []
    for question in questions:
        try:
            found.append(wire.encode(await answer(live, viewer, question)))
        except BaghdadError as error:
            found.append(wire.encode([error.code, error.facts]))
    return found


async def refused(live, viewer):
    """What a seat is told of actions that aren't legal."""
    found = []
    for action in NONSENSE[live.table.kept.game]:
        try:
            match = live.table.match
            refusal = match.why_not(match.game.parse(action), viewer)
            found.append(None if refusal is None else wire.encode([refusal.code, refusal.facts]))
        except BaghdadError as error:
            found.append(wire.encode([error.code, error.facts]))
    return found


async def told_of(live, viewer, seat, action):
    """The frames a viewer gets when somebody acts, without the table being touched."""
    ear, table = Ear(viewer), live.table
    telling = table.apply(Entry(table.number + 1, seat, "play", "person", action, "x", 1.0))
    return wire.encode(live.news(telling, ear))


@pytest.mark.parametrize(
    ("game", "players", "steps"), [*GAMES, *(pytest.param(*case, marks=pytest.mark.slow) for case in LONG)]
)
def test_what_a_viewer_cannot_know_changes_no_byte_of_what_it_is_told(tmp_path, game, players, steps):
    async def story(hall):
        live, _ = await founded(hall, game, players)
        dice, compared, differing = random.Random(players), 0, 0
        for step in range(steps):
            match = live.table.match
            if match.over:
                break
            seat = dice.choice(match.game.awaited(match.state))
            action = str(dice.choice(match.legal(seat)))
            for viewer in (None, *range(players)):
                worlds = [other_world(live, viewer, seed) for seed in (step * 7 + 1, step * 7 + 2)]
                differing += worlds[0].table.match.position() != worlds[1].table.match.position()
                think = step % 10 == 0
                here, there = [await everything(world, viewer, think) for world in worlds]
                assert here == there
                if viewer is not None:
                    assert await refused(worlds[0], viewer) == await refused(worlds[1], viewer)
                if any(world.table.match.why_not(action, seat) for world in worlds):
                    continue  # what somebody else holds in one of the worlds doesn't allow it
                news = [await told_of(world, viewer, seat, action) for world in worlds]
                if worlds[0].view(viewer) == worlds[1].view(viewer):
                    assert news[0] == news[1]
                    compared += 1
            await played(live, seat, action)
        assert differing > steps
        assert compared > steps

    in_a_hall(tmp_path, story)


def secrets_of(house, founded):
    """Texts that nobody may be told while the match is on."""
    with closing(sqlite3.connect(house.data / "house.sqlite")) as kept:
        select = "SELECT seed, seats, key_hash FROM tables WHERE name = ?"
        seed, seats, key_hash = kept.execute(select, (founded["table"]["table"],)).fetchone()
    hashes = [seat["token_hash"] for seat in json.loads(seats) if seat["token_hash"]]
    return [seed, f"{int(seed):x}", key_hash, founded["key"], *hashes, *filter(None, founded["tokens"])]


@pytest.mark.parametrize(("game", "players"), [("dieb", 3), ("voleurs", 3)])
def test_no_frame_answer_log_or_metric_holds_a_seed_token_or_other_hand(house, game, players):
    options = {"dieb": {"decision_cap": 100}, "voleurs": {"round_cap": 9}}[game]
    founded = house.found(game, [PERSON] * players, options=options)
    path = f"api/tables/{founded['table']['table']}"
    hidden = secrets_of(house, founded)
    clients = [house.sit(founded, seat) for seat in range(players)]
    watcher = house.watch(founded)
    try:
        for client in (*clients, watcher):
            client.next()
        play_on(clients, random.Random(9).choice, 20)
        told = [frame for client in (*clients, watcher) for frame in client.frames]
        pages = [f"{path}{page}" for page in ("", "/snapshot", "/record")]
        told += [json.dumps(house.ask("GET", page, token=founded["key"])) for page in pages]
        told += [json.dumps(house.ask("GET", page)) for page in ("metrics", "api/tables", "openapi.json", "api/games")]
        told.append((house.data / "log.txt").read_text())
        for text in told:
            for secret in hidden:
                assert secret not in text
        for number, client in enumerate((*clients, watcher)):
            for view in views_of(client):
                assert_own_hand_only(view, number if client is not watcher else None)
    finally:
        for client in (*clients, watcher):
            client.close()


def views_of(client):
    for frame in client.frames:
        for line in frame.split("\n"):
            view = json.loads(line).get("view")
            if view:
                yield view


def assert_own_hand_only(view, viewer):
    assert view["you"] == viewer
    for owner, hand in enumerate(view["hands"] if "hands" in view else view["seats"]):
        if owner != viewer:
            assert hand["cards"] is None
            assert hand.get("bag") is None
            assert hand.get("birthday") is None


def test_a_record_of_an_unfinished_match_is_not_given_away(house):
    founded = house.found()
    for page in ("record", "steps/0"):
        status, problem = house.ask("GET", f"api/tables/{founded['table']['table']}/{page}", token=founded["tokens"][0])
        assert (status, problem["code"]) == (409, "not_yet")
