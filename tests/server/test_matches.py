"""Whole matches over the WebSocket, from the creation of a table to the rematch."""

import json
import random
import signal
import time

import pytest
from websockets.exceptions import ConnectionClosed

import baghdad
from baghdad import Record
from baghdad.core.errors import UndoRefused
from baghdad.core.rng import seed_hash
from baghdad.server.automation.bot_choices import passing_action
from baghdad.server.tables.live_match import LiveMatch
from tests.server.server_process import PERSON, TIMEOUT, play_on, record_of

SHORT = {"decision_cap": 120}
BOT = {"kind": "bot", "bot": "journeyman"}


def check_record(server, created):
    """Check that the record of a match replays and that its seed has the published hash; return the match."""
    record = record_of(server, created)
    assert record["seed_hash"] == created["table"]["seed_hash"] == seed_hash(int(record["seed"]))
    match = baghdad.game(record["game"]).replay(Record.from_json(json.dumps(record)))
    assert match.over
    return match


def test_a_whole_match_of_dieb_between_a_client_and_a_computer_player(server):
    created = server.create_table("dieb", [PERSON, BOT], options=SHORT)
    with server.join(created) as ann:
        assert ann.next()["type"] == "snapshot"
        play_on([ann], random.Random(1).choice)
        assert ann.over
    match = check_record(server, created)
    assert {played.seat for played in match.history} == {0, 1}


def test_a_whole_match_of_dieb_between_two_clients_with_a_spectator(server):
    created = server.create_table("dieb", options=SHORT)
    with server.join(created, 0) as ann, server.join(created, 1) as bob, server.watch(created) as watcher:
        assert [client.next()["type"] for client in (ann, bob, watcher)] == ["snapshot"] * 3
        play_on([ann, bob], random.Random(2).choice)
        while not watcher.over:
            watcher.next()
        assert watcher.number == max(ann.number, bob.number)
        assert {"event", "seat"} <= set(watcher.events[0])
    match = check_record(server, created)
    assert len(match.history) == watcher.number - 1


def test_a_whole_match_of_voleurs_between_a_client_and_computer_players(server):
    created = server.create_table("voleurs", [PERSON, BOT, BOT], options={"round_cap": 3, "draw_first": False})
    with server.join(created) as ann:
        ann.next()
        play_on([ann], random.Random(3).choice)
    check_record(server, created)


def test_a_match_goes_on_after_a_restart(own_server):
    server = own_server()
    created = server.create_table("dieb", [PERSON, BOT], options=SHORT)
    with server.join(created) as ann:
        ann.next()
        play_on([ann], random.Random(4).choice, 10)
        view = ann.say("view")["data"]
    server.stop()
    server.start()
    with server.join(created) as ann:
        assert ann.next()["number"] >= view["number"]
        assert ann.say("view", number=view["number"])["data"] == view
        play_on([ann], random.Random(5).choice)
    check_record(server, created)


def test_reconnecting_client_gets_exactly_the_updates_it_missed(server):
    created = server.create_table("dieb")
    with server.join(created, 0) as ann, server.join(created, 1) as bob:
        ann.next(), bob.next()
        play_on([ann, bob], random.Random(6).choice, 30)
        while bob.number < ann.number:
            bob.next()
        updates = [message for message in _messages(bob) if message["type"] == "update"]
        for last_seen in (updates[-1]["number"], updates[-3]["number"], 1, 0):
            with server.join(created, 1, last_seen=last_seen) as again:
                assert again.next() == {"type": "resumed", "number": bob.number, "last_seen": last_seen, "you": 1}
                missed = [again.next() for _ in range(bob.number - last_seen)]
            assert [update["number"] for update in missed] == list(range(last_seen + 1, bob.number + 1))
            for update, first in zip(reversed(missed), reversed(updates), strict=False):
                assert {**update, "view": 0, "legal": 0} == {**first, "view": 0, "legal": 0}
        with server.join(created, 1, last_seen=10_000) as again:
            assert again.next()["type"] == "snapshot"


def _messages(client):
    return [json.loads(line) for frame in client.frames for line in frame.split("\n")]


def test_a_table_is_joined_and_starts_when_it_is_full(server):
    created = server.create_table("dieb", [PERSON, {"kind": "open"}], listed=True)
    name = created["table"]["table"]
    assert created["table"]["state"] == "open"
    assert name in [table["table"] for table in server.ask("GET", "api/tables")[1]["tables"]]
    with server.join(created) as ann:
        assert ann.next()["view"] is None
        assert ann.say("play", action="place a")["code"] == "not_started"
        status, seated = server.ask("POST", f"api/tables/{name}/seats", {"name": "  Bo  b "})
        assert (status, seated["seat"], seated["table"]["seats"][1]["name"]) == (201, 1, "Bo b")
        assert [ann.next()["kind"] for _ in range(2)] == ["sit", "start"]
    assert name not in [table["table"] for table in server.ask("GET", "api/tables")[1]["tables"]]
    assert server.ask("POST", f"api/tables/{name}/seats", {"name": "Eve"})[1]["code"] == "no_free_seat"


def test_private_table_requires_its_key(server):
    created = server.create_table("dieb", [PERSON, {"kind": "open"}])
    name, key = created["table"]["table"], created["key"]
    assert server.ask("GET", f"api/tables/{name}")[1]["code"] == "not_your_table"
    assert server.ask("GET", f"api/tables/{name}", token=key)[0] == 200
    assert server.ask("GET", f"api/tables/{name}", token=created["tokens"][0])[0] == 200
    assert server.ask("POST", f"api/tables/{name}/seats", {"name": "Eve"})[1]["code"] == "not_your_table"
    assert server.ask("POST", f"api/tables/{name}/seats", {"name": "Bob", "key": key})[0] == 201
    assert name not in [table["table"] for table in server.ask("GET", "api/tables")[1]["tables"]]


def test_a_seat_is_handed_to_a_computer_player_and_taken_back(server):
    created = server.create_table("dieb")
    with server.join(created, 0) as ann, server.join(created, 1) as bob:
        ann.next(), bob.next()
        assert ann.say("handover", bot="apprentice")["type"] == "ack"
        update = bob.until("update")
        assert (update["kind"], update["seat"], update["facts"]) == ("handover", 0, {"bot": "apprentice"})
        while bob.next().get("by") != "bot":
            pass
        assert bob.to_act == [1]
        assert ann.say("play", action="place a")["code"] == "bot_plays"
        assert ann.say("takeback")["type"] == "ack"
        assert ann.say("takeback")["code"] == "nothing_to_take_back"
        assert ann.say("handover", bot="mybot.py:Bot")["code"] == "unknown_bot"


def test_undo_takes_the_last_action_back(server):
    created = server.create_table("dieb")
    with server.join(created, 0) as ann, server.join(created, 1) as bob:
        first = ann.next()
        bob.next()
        assert ann.say("undo")["code"] == "nothing_to_undo"
        ann.say("play", action=ann.legal[0])
        bob.until("update")
        assert bob.say("undo")["code"] == "nothing_to_undo"
        ann.until("update")
        assert ann.say("undo")["type"] == "ack"
        undone = ann.until("update")
        assert undone["kind"] == "undo"
        assert undone["legal"] == first["legal"]
        assert {**undone["view"], "decisions": 0} == {**first["view"], "decisions": 0}


def test_undo_is_refused_once_another_acted_or_something_hidden_was_revealed(server):
    created = server.create_table("dieb")
    with server.join(created, 0, view=False) as ann, server.join(created, 1, view=False) as bob:
        ann.next(), bob.next()
        play_on([ann, bob], random.Random(1).choice, 2)
        while ann.number < bob.number:
            ann.next()
        assert ann.say("undo")["code"] == "another_acted"
        while "pass" not in passes(ann):  # which draws cards
            play_on([ann, bob], random.Random(1).choice, 1)
            while ann.number < bob.number:
                ann.next()
        assert ann.say("play", action="pass")["type"] == "ack"
        ann.until("update")
        assert ann.say("undo")["code"] == "hidden_came_out"


def test_chat_by_template_or_free_text_and_muting(server):
    created = server.create_table("dieb")
    with server.join(created, 0) as ann, server.join(created, 1) as bob:
        ann.next(), bob.next()
        assert ann.say("say", key="chat-good-luck")["type"] == "ack"
        assert bob.until("update")["facts"] == {"key": "chat-good-luck"}
        assert ann.say("say", text=" Shall  we? ")["type"] == "ack"
        assert bob.until("update")["facts"] == {"text": "Shall we?"}
        assert ann.say("say", key="no-such-thing")["code"] == "unknown_template"
        assert ann.say("say", text="\u0007")["code"] == "bad_text"
        assert ann.say("say")["code"] == "nothing_said"
        assert bob.say("mute", seat=0)["data"] == {"muted": [0]}
        ann.say("say", text="Hm?")
        assert bob.until("update")["facts"] == {"muted": True}
        with server.join(created, 1) as again:
            assert again.next()["chat"] == []
        assert bob.say("mute", seat=0, on=False)["data"] == {"muted": []}


@pytest.mark.parametrize("rotate", [False, True])
def test_rematch_keeps_the_seats_unless_asked_to_move_them_on(server, rotate):
    created = server.create_table("dieb", [PERSON, BOT], options=SHORT)
    with server.join(created) as ann:
        ann.next()
        assert ann.say("again")["code"] == "not_yet"
        play_on([ann], random.Random(7).choice)
        assert ann.say("again", rotate=rotate)["type"] == "ack"
        name = ann.until("update")["facts"]["table"]
        assert ann.say("again")["type"] == "ack"
    again = {"table": {"table": name}, "tokens": created["tokens"]}
    with server.join(again) as ann:
        assert ann.next()["you"] == int(rotate)


def test_computer_player_acts_when_time_runs_out(server):
    created = server.create_table("dieb", clock={"seconds": 1})
    with server.join(created, 0) as ann, server.join(created, 1) as bob:
        assert ann.next()["deadline"] > 0
        bob.next()
        for seat in (0, 1):
            update = ann.until("update")
            assert (update["by"], update["seat"], update["kind"]) == ("clock", seat, "play")
        assert ann.number == 3
        assert play_on([ann], random.Random(8).choice, 1) == 1  # the seat still belongs to the person


def test_clock_passes_when_time_runs_out_if_so_configured(server):
    created = server.create_table("dieb", clock={"seconds": 2, "then": "pass"})
    with server.join(created, 0, view=False) as ann, server.join(created, 1, view=False) as bob:
        ann.next(), bob.next()
        rng = random.Random(4)
        while not any(passes(client) for client in (ann, bob)):
            play_on([ann, bob], rng.choice, 1)
            for client in (ann, bob):
                while client.number < max(ann.number, bob.number):
                    client.next()
        late = next(client for client in (ann, bob) if passes(client))
        (action,) = passes(late)
        update = late.until("update")
        assert (update["by"], update["seat"]) == ("clock", late.you)
        assert server.stored_actions(created)[update["number"]] == (late.you, action)
        assert update["to_act"] == [1 - late.you]


def passes(client):
    """Return the legal actions of a client that let others go on."""
    if client.you not in client.to_act:
        return []
    return [action for action in client.legal or [] if action in ("pass", "end")]


def test_time_runs_out_after_a_crash_with_nobody_connected(own_server):
    server = own_server()
    created = server.create_table("dieb", clock={"seconds": 2})
    server.stop(signal.SIGKILL)
    server.start()
    until = time.monotonic() + TIMEOUT
    while not server.stored_actions(created):  # without any request
        assert time.monotonic() < until
        time.sleep(0.1)
    while 'baghdad_lines_total{by="clock",game="dieb",kind="play"}' not in server.ask("GET", "metrics")[1]:
        assert time.monotonic() < until  # it is counted a little after it is stored
        time.sleep(0.01)


def test_leaving_closes_all_connections_of_the_seat(server):
    created = server.create_table("dieb", [PERSON, {"kind": "person", "name": "Bob"}, {"kind": "open"}])
    with server.join(created, 0) as ann, server.join(created, 1) as bob, server.join(created, 1) as bobs_other_screen:
        ann.next(), bob.next(), bobs_other_screen.next()
        assert bob.say("leave")["type"] == "ack"
        for client in (bob, bobs_other_screen):
            with pytest.raises(ConnectionClosed, match="left"):
                client.until("never")
        assert ann.until("update")["kind"] == "leave"
        with server.join(created, 1) as again:
            assert again.next()["code"] == "bad_token"
        assert ann.say("start", bot="apprentice")["type"] == "ack"
        assert ann.until("update")["kind"] == "start"
        assert ann.say("start")["code"] == "started_already"
        info = server.ask("GET", f"api/tables/{created['table']['table']}", token=created["tokens"][0])[1]
        assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot"]


@pytest.mark.parametrize(
    ("game", "players", "words"), [("dieb", 2, {"pass", "end"}), ("voleurs", 3, {"done", "slipper"})]
)
def test_passing_action_is_found_where_there_is_one(game, players, words):
    rules = baghdad.game(game)
    match = LiveMatch(rules, players, rules.options(), 5)
    assert passing_action(match, match.to_act[0]) is None  # while guards are placed, or Thieves chosen
    seen = set()
    while not match.over and match.moves < 60:
        seat = rules.blocking_seats(match.state)[0]
        action = passing_action(match, seat) or match.legal(seat)[0]
        seen.add(str(action).partition(" ")[0])
        assert match.why_not(action, seat) is None
        match.apply_unchecked(action, seat)
    assert seen & words


def undo_error(match, seat):
    """Return the code with which a seat's undo is refused, or None after an undo."""
    try:
        match.undo(seat)
    except UndoRefused as error:
        return error.code
    return None


@pytest.mark.parametrize(("game", "players"), [("dieb", 2), ("voleurs", 3)])
def test_live_match_plays_and_undoes_like_a_match_but_has_no_record(game, players):
    rules = baghdad.game(game)
    live, full = LiveMatch(rules, players, rules.options(), 5), rules.new(players, seed=5)
    refusals = set()
    for turn in range(60):
        seat = rules.blocking_seats(live.state)[0]
        legal = full.legal(seat)
        assert live.legal(seat) == legal
        action = legal[turn % len(legal)]
        assert live.preview(action, seat) == full.preview(action, seat)
        assert live.apply_unchecked(action, seat) == full.play(action, seat)
        for undoing in range(players):
            code = undo_error(full, undoing)
            refusals.add(code)
            assert undo_error(live, undoing) == code
            assert (live.moves, live.position()) == (len(full.history), full.position())
            if code is None:
                live.apply_unchecked(action, seat)
                full.play(action, seat)
    assert {None, "nothing_to_undo", "another_acted"} <= refusals
    assert not hasattr(live, "record")
