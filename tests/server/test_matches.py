"""Whole matches over the wire, from the founding of a table to the rematch."""

import json
import random
import signal
import time

import pytest
from websockets.exceptions import ConnectionClosed

import baghdad
from baghdad import Record
from baghdad.core.rng import seed_hash
from baghdad.server.automation.worker_pool import passing
from baghdad.server.tables.live_match import LiveMatch
from tests.server.houses import PATIENCE, PERSON, play_on, record_of

SHORT = {"decision_cap": 120}
BOT = {"kind": "bot", "bot": "journeyman"}


def checked(house, founded):
    """The record of a match replays, and its seed is the one whose hash was given before."""
    record = record_of(house, founded)
    assert record["seed_hash"] == founded["table"]["seed_hash"] == seed_hash(int(record["seed"]))
    match = baghdad.game(record["game"]).replay(Record.from_json(json.dumps(record)))
    assert match.over
    return match


def test_a_whole_match_of_dieb_between_a_client_and_a_computer_player(house):
    founded = house.found("dieb", [PERSON, BOT], options=SHORT)
    with house.sit(founded) as ann:
        assert ann.next()["type"] == "snapshot"
        play_on([ann], random.Random(1).choice)
        assert ann.over
    match = checked(house, founded)
    assert {turned.seat for turned in match.history} == {0, 1}


def test_a_whole_match_of_dieb_between_two_clients_with_a_spectator(house):
    founded = house.found("dieb", options=SHORT)
    with house.sit(founded, 0) as ann, house.sit(founded, 1) as bob, house.watch(founded) as watcher:
        assert [client.next()["type"] for client in (ann, bob, watcher)] == ["snapshot"] * 3
        play_on([ann, bob], random.Random(2).choice)
        while not watcher.over:
            watcher.next()
        assert watcher.number == max(ann.number, bob.number)
        assert {"event", "seat"} <= set(watcher.events[0])
    match = checked(house, founded)
    assert len(match.history) == watcher.number - 1


def test_a_whole_match_of_voleurs_between_a_client_and_computer_players(house):
    founded = house.found("voleurs", [PERSON, BOT, BOT], options={"round_cap": 3})
    with house.sit(founded) as ann:
        ann.next()
        play_on([ann], random.Random(3).choice)
    checked(house, founded)


def test_a_match_goes_on_after_a_restart(own_house):
    house = own_house()
    founded = house.found("dieb", [PERSON, BOT], options=SHORT)
    with house.sit(founded) as ann:
        ann.next()
        play_on([ann], random.Random(4).choice, 10)
        view = ann.say("view")["data"]
    house.stop()
    house.start()
    with house.sit(founded) as ann:
        assert ann.next()["number"] >= view["number"]
        assert ann.say("view", number=view["number"])["data"] == view
        play_on([ann], random.Random(5).choice)
    checked(house, founded)


def test_whoever_comes_back_gets_exactly_what_was_missed(house):
    founded = house.found("dieb")
    with house.sit(founded, 0) as ann, house.sit(founded, 1) as bob:
        ann.next(), bob.next()
        play_on([ann, bob], random.Random(6).choice, 30)
        while bob.number < ann.number:
            bob.next()
        told = [message for message in _messages(bob) if message["type"] == "news"]
        for have in (told[-1]["number"], told[-3]["number"], 1, 0):
            with house.sit(founded, 1, have=have) as again:
                assert again.next() == {"type": "resumed", "number": bob.number, "have": have, "you": 1}
                missed = [again.next() for _ in range(bob.number - have)]
            assert [news["number"] for news in missed] == list(range(have + 1, bob.number + 1))
            for news, first in zip(reversed(missed), reversed(told), strict=False):
                assert {**news, "view": 0, "legal": 0} == {**first, "view": 0, "legal": 0}
        with house.sit(founded, 1, have=10_000) as again:
            assert again.next()["type"] == "snapshot"


def _messages(client):
    return [json.loads(line) for frame in client.frames for line in frame.split("\n")]


def test_a_table_is_joined_and_starts_when_it_is_full(house):
    founded = house.found("dieb", [PERSON, {"kind": "open"}], listed=True)
    name = founded["table"]["table"]
    assert founded["table"]["state"] == "open"
    assert name in [table["table"] for table in house.ask("GET", "api/tables")[1]["tables"]]
    with house.sit(founded) as ann:
        assert ann.next()["view"] is None
        assert ann.say("play", action="place a")["code"] == "not_started"
        status, seated = house.ask("POST", f"api/tables/{name}/seats", {"name": "  Bo  b "})
        assert (status, seated["seat"], seated["table"]["seats"][1]["name"]) == (201, 1, "Bo b")
        assert [ann.next()["kind"] for _ in range(2)] == ["sit", "start"]
    assert name not in [table["table"] for table in house.ask("GET", "api/tables")[1]["tables"]]
    assert house.ask("POST", f"api/tables/{name}/seats", {"name": "Eve"})[1]["code"] == "no_free_seat"


def test_a_private_table_wants_its_key(house):
    founded = house.found("dieb", [PERSON, {"kind": "open"}])
    name, key = founded["table"]["table"], founded["key"]
    assert house.ask("GET", f"api/tables/{name}")[1]["code"] == "not_your_table"
    assert house.ask("GET", f"api/tables/{name}", token=key)[0] == 200
    assert house.ask("GET", f"api/tables/{name}", token=founded["tokens"][0])[0] == 200
    assert house.ask("POST", f"api/tables/{name}/seats", {"name": "Eve"})[1]["code"] == "not_your_table"
    assert house.ask("POST", f"api/tables/{name}/seats", {"name": "Bob", "key": key})[0] == 201
    assert name not in [table["table"] for table in house.ask("GET", "api/tables")[1]["tables"]]


def test_a_seat_is_handed_to_a_computer_player_and_taken_back(house):
    founded = house.found("dieb")
    with house.sit(founded, 0) as ann, house.sit(founded, 1) as bob:
        ann.next(), bob.next()
        assert ann.say("handover", bot="apprentice")["type"] == "ack"
        news = bob.until("news")
        assert (news["kind"], news["seat"], news["facts"]) == ("handover", 0, {"bot": "apprentice"})
        while bob.next().get("by") != "bot":
            pass
        assert bob.to_act == [1]
        assert ann.say("play", action="place a")["code"] == "bot_plays"
        assert ann.say("takeback")["type"] == "ack"
        assert ann.say("takeback")["code"] == "nothing_to_take_back"
        assert ann.say("handover", bot="mybot.py:Bot")["code"] == "unknown_bot"


def test_actions_are_taken_back_until_another_acts(house):
    founded = house.found("dieb")
    with house.sit(founded, 0) as ann, house.sit(founded, 1) as bob:
        first = ann.next()
        bob.next()
        assert ann.say("undo")["code"] == "nothing_to_undo"
        ann.say("play", action=ann.legal[0])
        bob.until("news")
        assert bob.say("undo")["code"] == "nothing_to_undo"
        ann.until("news")
        assert ann.say("undo")["type"] == "ack"
        undone = ann.until("news")
        assert undone["kind"] == "undo"
        assert undone["legal"] == first["legal"]
        assert {**undone["view"], "decisions": 0} == {**first["view"], "decisions": 0}


def test_nothing_is_taken_back_once_another_acted_or_something_hidden_came_out(house):
    founded = house.found("dieb")
    with house.sit(founded, 0, view=False) as ann, house.sit(founded, 1, view=False) as bob:
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
        ann.until("news")
        assert ann.say("undo")["code"] == "hidden_came_out"


def test_talk_is_translated_free_and_can_be_muted(house):
    founded = house.found("dieb")
    with house.sit(founded, 0) as ann, house.sit(founded, 1) as bob:
        ann.next(), bob.next()
        assert ann.say("say", key="chat-good-luck")["type"] == "ack"
        assert bob.until("news")["facts"] == {"key": "chat-good-luck"}
        assert ann.say("say", text=" Shall  we? ")["type"] == "ack"
        assert bob.until("news")["facts"] == {"text": "Shall we?"}
        assert ann.say("say", key="no-such-thing")["code"] == "unknown_template"
        assert ann.say("say", text="\u0007")["code"] == "bad_text"
        assert ann.say("say")["code"] == "nothing_said"
        assert bob.say("mute", seat=0)["data"] == {"muted": [0]}
        ann.say("say", text="Hm?")
        assert bob.until("news")["facts"] == {"muted": True}
        with house.sit(founded, 1) as again:
            assert again.next()["said"] == []
        assert bob.say("mute", seat=0, on=False)["data"] == {"muted": []}


def test_the_same_people_play_again_one_seat_on(house):
    founded = house.found("dieb", [PERSON, BOT], options=SHORT)
    with house.sit(founded) as ann:
        ann.next()
        assert ann.say("again")["code"] == "not_yet"
        play_on([ann], random.Random(7).choice)
        assert ann.say("again")["type"] == "ack"
        name = ann.until("news")["facts"]["table"]
        assert ann.say("again")["type"] == "ack"
    again = {"table": {"table": name}, "tokens": founded["tokens"]}
    with house.sit(again) as ann:
        assert ann.next()["you"] == 1


def test_for_whom_time_runs_out_a_computer_player_acts(house):
    founded = house.found("dieb", clock={"seconds": 1})
    with house.sit(founded, 0) as ann, house.sit(founded, 1) as bob:
        assert ann.next()["due"] > 0
        bob.next()
        for seat in (0, 1):
            news = ann.until("news")
            assert (news["by"], news["seat"], news["kind"]) == ("clock", seat, "play")
        assert ann.number == 3
        assert play_on([ann], random.Random(8).choice, 1) == 1  # the seat is still one's own


def test_for_whom_time_runs_out_a_pass_is_played_if_that_was_agreed(house):
    founded = house.found("dieb", clock={"seconds": 2, "then": "pass"})
    with house.sit(founded, 0, view=False) as ann, house.sit(founded, 1, view=False) as bob:
        ann.next(), bob.next()
        dice = random.Random(4)
        while not any(passes(client) for client in (ann, bob)):
            play_on([ann, bob], dice.choice, 1)
            for client in (ann, bob):
                while client.number < max(ann.number, bob.number):
                    client.next()
        late = next(client for client in (ann, bob) if passes(client))
        (action,) = passes(late)
        news = late.until("news")
        assert (news["by"], news["seat"]) == ("clock", late.you)
        assert house.kept_actions(founded)[news["number"]] == (late.you, action)
        assert news["to_act"] == [1 - late.you]


def passes(client):
    """What lets the others go on, of all that a client may do now."""
    if client.you not in client.to_act:
        return []
    return [action for action in client.legal or [] if action in ("pass", "end")]


def test_time_runs_out_even_if_the_house_has_crashed_and_nobody_came_back(own_house):
    house = own_house()
    founded = house.found("dieb", clock={"seconds": 2})
    house.stop(signal.SIGKILL)
    house.start()
    until = time.monotonic() + PATIENCE
    while not house.kept_actions(founded):  # nobody asks the house for anything
        assert time.monotonic() < until
        time.sleep(0.1)
    while 'baghdad_lines_total{by="clock",game="dieb",kind="play"}' not in house.ask("GET", "metrics")[1]:
        assert time.monotonic() < until  # it is counted a little after it is stored
        time.sleep(0.01)


def test_whoever_leaves_looks_into_nobodys_cards(house):
    founded = house.found("dieb", [PERSON, {"kind": "person", "name": "Bob"}, {"kind": "open"}])
    with house.sit(founded, 0) as ann, house.sit(founded, 1) as bob, house.sit(founded, 1) as bobs_other_screen:
        ann.next(), bob.next(), bobs_other_screen.next()
        assert bob.say("leave")["type"] == "ack"
        for client in (bob, bobs_other_screen):
            with pytest.raises(ConnectionClosed, match="left"):
                client.until("never")
        assert ann.until("news")["kind"] == "leave"
        with house.sit(founded, 1) as again:
            assert again.next()["code"] == "bad_token"
        assert ann.say("start", bot="apprentice")["type"] == "ack"
        assert ann.until("news")["kind"] == "start"
        assert ann.say("start")["code"] == "started_already"
        placard = house.ask("GET", f"api/tables/{founded['table']['table']}", token=founded["tokens"][0])[1]
        assert [seat["kind"] for seat in placard["seats"]] == ["person", "bot", "bot"]


@pytest.mark.parametrize(
    ("game", "players", "words"), [("dieb", 2, {"pass", "end"}), ("voleurs", 3, {"done", "slipper"})]
)
def test_a_pass_lets_others_go_on_where_there_is_one(game, players, words):
    rules = baghdad.game(game)
    match = LiveMatch(rules, players, rules.options(), 5)
    assert passing(match, match.to_act[0]) is None  # while guards are placed, or Thieves chosen
    seen = set()
    while not match.over and match.moves < 60:
        seat = rules.blocking_seats(match.state)[0]
        action = passing(match, seat) or match.legal(seat)[0]
        seen.add(str(action).partition(" ")[0])
        match.play(action, seat)
    assert seen & words
