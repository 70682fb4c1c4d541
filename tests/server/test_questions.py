"""What can be asked at a table, during a match and after it: actions and their prices, hints, single steps."""

import random

import pytest

from tests.server.houses import PERSON, play_on, record_of

SHORT = {"decision_cap": 120}
BOT = {"kind": "bot", "bot": "journeyman"}


def test_questions_are_answered_and_change_nothing(house):
    founded = house.found("dieb")
    with house.sit(founded, 0) as ann, house.sit(founded, 1) as bob:
        first = ann.next()
        bob.next()
        legal = ann.say("legal")["data"]["legal"]
        assert [one["action"] for one in legal] == first["legal"]
        assert legal[0]["does"][0]["event"] == "place"
        assert legal[0]["parts"]["kind"] == "place"
        assert ann.say("why_not", action="end")["data"]["refusal"]["code"]
        assert ann.say("why_not", action=first["legal"][0])["data"] == {"refusal": None}
        assert ann.say("why_not", action="dance")["code"] == "unknown_action"
        hint = ann.say("hint")["data"]
        assert hint["action"] in first["legal"]
        assert bob.say("hint")["code"] == "not_to_act"
        assert ann.say("view")["data"]["view"] == first["view"]
        ann.say("play", action=first["legal"][0])
        assert ann.say("view", number=1)["data"]["view"] == first["view"]
        history = ann.say("history")["data"]
        assert [news["number"] for news in history["news"]] == [1, 2]


def test_purchases_are_told_with_their_prices_and_other_ways_to_pay(house):
    founded = house.found("voleurs", [PERSON] * 3)
    table, tokens = founded["table"]["table"], founded["tokens"]
    box = house.ask("GET", f"api/tables/{table}/box", token=tokens[0])[1]
    assert len(box["cards"]) == 68
    assert len(box["board"]["cells"]) == 108
    with house.sit(founded, 0) as ann, house.sit(founded, 1) as bob, house.sit(founded, 2) as cem:
        play_on([ann, bob, cem], lambda legal: "done" if "done" in legal else legal[0], 15)
        view = ann.say("view")["data"]["view"]
        assert view["phase"] == "buying"
        buyer = (ann, bob, cem)[view["seat"]]
        legal = buyer.say("legal")["data"]["legal"]
        moves = [one for one in legal if one["parts"]["kind"] == "move"]
        assert all(0 <= move["parts"]["price"] <= move["parts"]["paid"] for move in moves)
        ways = buyer.say("payments", action=moves[0]["action"])["data"]["payments"]
        assert moves[0]["action"] in [way["action"] for way in ways]
        assert buyer.say("payments", action="agent broker < Gold")["code"] == "card_not_held"
        waiting = next(client for client in (ann, bob, cem) if client is not buyer)
        assert waiting.say("payments", action=moves[0]["action"])["code"] == "not_to_act"


def test_whoever_said_full_is_told_with_every_state_what_may_be_done(house):
    founded = house.found("dieb")
    with house.sit(founded, 0, legal="full") as ann, house.sit(founded, 1, legal="full") as bob:
        first = ann.next()
        assert first["legal"] is None
        offered = ann.until("choices")
        assert offered["stands"] == first["stands"]
        assert offered["legal"] == ann.say("legal")["data"]["legal"]
        assert bob.next()["type"] == "snapshot"
        ann.say("play", action=offered["legal"][0]["action"])
        assert bob.until("news", "choices")["type"] == "news"
        assert bob.until("choices")["stands"] == bob.number
        ann.say("say", key="chat-hello")
        assert bob.until("news", "choices")["kind"] == "say"
        with house.sit(founded, 1, legal="full", have=bob.number) as again:
            assert again.until("choices")["legal"] == bob.until("choices")["legal"]
        bob.say("play", action="place a")
        assert ann.until("choices")["stands"] == ann.number


def test_choices_are_their_seat_s_alone(house):
    founded = house.found("dieb")
    with (
        house.sit(founded, 0, legal="full") as ann,
        house.sit(founded, 1, legal="full") as bob,
        house.watch(founded) as eve,
    ):
        ann.until("choices")
        number = ann.say("play", action="place a")["number"]
        for reader in (bob, eve):
            while reader.number < number:
                reader.next()
        assert '"choices"' not in "".join(eve.frames)
        assert '"choices"' not in bob.frames[0]


def short_match(house):
    """A match against a computer player, where its pages are, and the token of the one who plays."""
    founded = house.found("dieb", [PERSON, BOT], options=SHORT)
    return founded, f"api/tables/{founded['table']['table']}", founded["tokens"][0]


def test_a_finished_match_is_stepped_through(house):
    founded, path, token = short_match(house)
    with house.sit(founded) as ann:
        ann.next()
        assert house.ask("GET", f"{path}/record", token=token)[1]["code"] == "not_yet"
        assert house.ask("GET", f"{path}/steps/1", token=token)[1]["code"] == "not_yet"
        play_on([ann], random.Random(8).choice)
    record = record_of(house, founded)
    for number in (0, 1, len(record["actions"])):
        step = house.ask("GET", f"{path}/steps/{number}", token=token)[1]
        assert step["actions"] == len(record["actions"])
        assert [step["seat"], step["action"]] == ([None, None] if number == 0 else record["actions"][number - 1])
        assert step["view"]["you"] is None
    assert house.ask("GET", f"{path}/steps/99999", token=token)[1]["code"] == "from_the_future"


def test_the_adviser_looks_back_at_a_finished_match(house):
    founded, path, token = short_match(house)
    with house.sit(founded) as ann:
        ann.next()
        assert house.ask("GET", f"{path}/steps/0/advice", token=token)[1]["code"] == "not_yet"
        play_on([ann], random.Random(9).choice)
    actions = record_of(house, founded)["actions"]
    advice = house.ask("GET", f"{path}/steps/{len(actions) - 1}/advice", token=token)[1]
    assert advice == house.ask("GET", f"{path}/steps/{len(actions) - 1}/advice", token=token)[1]
    assert sum(advice["chances"]) == pytest.approx(1, abs=0.01)
    assert advice["ranking"][0]["action"] == advice["action"]
    late = house.ask("GET", f"{path}/steps/{len(actions)}/advice", token=token)[1]
    assert late["code"] == "from_the_future"
    assert house.ask("GET", f"{path}/steps/0/advice")[1]["code"] == "not_your_table"


def test_hints_are_limited_however_they_are_asked_for(own_house):
    house = own_house("[limits]\nthinking_rate = 0.1\nburst = 1.0\n")
    founded = house.found()
    path, token = f"api/tables/{founded['table']['table']}/commands", founded["tokens"][0]
    with house.sit(founded) as ann:
        ann.next()
        assert ann.say("legal")["type"] == "ack"
        assert ann.say("legal")["code"] == "too_many"
    assert house.ask("POST", path, {"type": "legal", "id": "x"}, token=token)[1]["code"] == "too_many"
    assert house.ask("POST", path, {"type": "view", "id": "x"}, token=token)[0] == 200
