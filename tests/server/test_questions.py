"""Questions during a match and after it: legal actions and prices, hints, single steps."""

import random

import pytest

from baghdad.core.spelling import plain
from baghdad.words import LANGUAGES, localizer_for
from tests.server.server_process import GENEROUS, PERSON, play_on, record_of

SHORT = {"decision_cap": 120}
BOT = {"kind": "bot", "bot": "journeyman"}


def test_questions_are_answered_and_change_nothing(server):
    created = server.create_table("dieb")
    with server.join(created, 0) as ann, server.join(created, 1) as bob:
        first = ann.next()
        bob.next()
        legal = ann.say("legal")["data"]["legal"]
        assert [one["action"] for one in legal] == first["legal"]
        assert legal[0]["effects"][0]["event"] == "place"
        assert legal[0]["details"]["kind"] == "place"
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
        assert [update["number"] for update in history["updates"]] == [1, 2]


def test_queries_are_answered_in_words_from_the_seats_view(server):
    created = server.create_table("dieb")
    with server.join(created, 0) as ann, server.join(created, 1) as bob:
        first = ann.next()
        bob.next()
        lines = ann.say("query", text="moves")["data"]["lines"]
        assert [line["action"] for line in lines] == first["legal"]
        palace = {"key": "dieb-palace", "facts": {"letter": "a"}, "action": ""}
        deed = {"key": "dieb-do-place", "facts": {"palace": palace}, "action": ""}
        assert lines[0] == {"key": "query-action", "facts": {"action": "place a", "deed": deed}, "action": "place a"}
        assert bob.say("query", text="moves")["data"]["lines"][0]["key"] == "query-no-moves"
        assert bob.say("query", text="who")["data"]["lines"][0]["facts"] == {"name": {"seat": 0}}
        refused = ann.say("query", text="hnad")
        assert (refused["family"], refused["code"]) == ("query-error", "unknown_query")
        assert refused["facts"]["nearest"] == "hand"
        assert "scan" in refused["facts"]["queries"]
    with server.watch(created) as watcher:
        watcher.next()
        assert watcher.say("query", text="hand")["code"] == "spectator"
        assert len(watcher.say("query", text="scan")["data"]["lines"]) == 6


def test_names_are_read_in_the_language_of_the_reader(server):
    created = server.create_table("voleurs", [PERSON] * 3, options={"deal_characters": True})
    with server.join(created, 0) as ann:
        ann.next()
        english = ann.say("query", text="values linen")["data"]["lines"]
        assert english[0]["key"] == "voleurs-query-values"
        for language in LANGUAGES:
            linen = localizer_for(language)("voleurs-card", number=2)
            for name in (linen.upper(), plain(linen)):
                assert ann.say("query", text=f"values {name}", language=language)["data"]["lines"] == english
        assert ann.say("query", text="values Linen", language="xx")["data"]["lines"] == english
        refused = ann.say("query", text="values Leinenn", language="de")
        assert (refused["code"], refused["facts"]["nearest"]) == ("unknown_card", "Leinen")
        typed = ann.say("to_notation", text="offer 2 give Leinen want 1 Hafen", language="de")
        assert typed["data"] == {"text": "offer 1 give linen want 1 port"}
        refused = ann.say("to_notation", text="offer 2 give Leinenn want 1 Hafen", language="de")
        assert (refused["code"], refused["facts"]["nearest"]) == ("unknown_word", "Leinen")
        assert refused["facts"]["text"] == "offer 2 give Leinenn want 1 Hafen"


def test_purchases_have_prices_and_alternative_payments(server):
    created = server.create_table("voleurs", [PERSON] * 3, options={"draw_first": False})
    table, tokens = created["table"]["table"], created["tokens"]
    static_data = server.ask("GET", f"api/tables/{table}/static-data", token=tokens[0])[1]
    assert len(static_data["cards"]) == 68
    assert len(static_data["board"]["cells"]) == 108
    with server.join(created, 0) as ann, server.join(created, 1) as bob, server.join(created, 2) as cem:
        play_on([ann, bob, cem], lambda legal: "done" if "done" in legal else legal[0], 15)
        view = ann.say("view")["data"]["view"]
        assert view["phase"] == "buying"
        buyer = (ann, bob, cem)[view["seat"]]
        legal = buyer.say("legal")["data"]["legal"]
        moves = [one for one in legal if one["details"]["kind"] == "move"]
        assert all(0 <= move["details"]["price"] <= move["details"]["paid"] for move in moves)
        ways = buyer.say("payments", action=moves[0]["action"])["data"]["payments"]
        assert moves[0]["action"] in [way["action"] for way in ways]
        assert buyer.say("payments", action="agent broker < Gold")["code"] == "card_not_held"
        waiting = next(client for client in (ann, bob, cem) if client is not buyer)
        assert waiting.say("payments", action=moves[0]["action"])["code"] == "not_to_act"


def test_choices_follow_every_state_change_for_full_legal_actions(server):
    created = server.create_table("dieb")
    with server.join(created, 0, legal="full") as ann, server.join(created, 1, legal="full") as bob:
        first = ann.next()
        assert first["legal"] is None
        choices = ann.until("choices")
        assert choices["state_version"] == first["state_version"]
        assert choices["legal"] == ann.say("legal")["data"]["legal"]
        assert bob.next()["type"] == "snapshot"
        ann.say("play", action=choices["legal"][0]["action"])
        assert bob.until("update", "choices")["type"] == "update"
        bobs = bob.until("choices")
        assert bobs["state_version"] == bob.number
        ann.say("say", key="chat-hello")
        assert bob.until("update", "choices")["kind"] == "say"
        with server.join(created, 1, legal="full", last_seen=bob.number) as again:
            assert again.until("choices") == bobs
        assert bob.say("view")["type"] == "ack"
        assert not bob.waiting  # only the new connection got them
        bob.say("play", action="place a")
        assert ann.until("choices")["state_version"] == ann.number


def test_choices_are_sent_to_their_seat_only(server):
    created = server.create_table("dieb")
    with (
        server.join(created, 0, legal="full") as ann,
        server.join(created, 1, legal="full") as bob,
        server.watch(created) as eve,
    ):
        ann.until("choices")
        number = ann.say("play", action="place a")["number"]
        for reader in (bob, eve):
            while reader.number < number:
                reader.next()
        assert '"choices"' not in "".join(eve.frames)
        assert '"choices"' not in bob.frames[0]


def short_match(server):
    """Create a match against a computer player; return it, its path and the token of the person."""
    created = server.create_table("dieb", [PERSON, BOT], options=SHORT)
    return created, f"api/tables/{created['table']['table']}", created["tokens"][0]


def test_a_finished_match_is_stepped_through(server):
    created, path, token = short_match(server)
    with server.join(created) as ann:
        ann.next()
        assert server.ask("GET", f"{path}/record", token=token)[1]["code"] == "not_yet"
        assert server.ask("GET", f"{path}/steps/1", token=token)[1]["code"] == "not_yet"
        play_on([ann], random.Random(8).choice)
    record = record_of(server, created)
    for number in (0, 1, len(record["actions"])):
        step = server.ask("GET", f"{path}/steps/{number}", token=token)[1]
        assert step["actions"] == len(record["actions"])
        assert [step["seat"], step["action"]] == ([None, None] if number == 0 else record["actions"][number - 1])
        assert step["view"]["you"] is None
    assert server.ask("GET", f"{path}/steps/99999", token=token)[1]["code"] == "from_the_future"


def test_advice_in_a_finished_match(server):
    created, path, token = short_match(server)
    with server.join(created) as ann:
        ann.next()
        assert server.ask("GET", f"{path}/steps/0/advice", token=token)[1]["code"] == "not_yet"
        play_on([ann], random.Random(9).choice)
    actions = record_of(server, created)["actions"]
    advice = server.ask("GET", f"{path}/steps/{len(actions) - 1}/advice", token=token)[1]
    assert advice == server.ask("GET", f"{path}/steps/{len(actions) - 1}/advice", token=token)[1]
    assert sum(advice["chances"]) == pytest.approx(1, abs=0.01)
    assert advice["ranking"][0]["action"] == advice["action"]
    late = server.ask("GET", f"{path}/steps/{len(actions)}/advice", token=token)[1]
    assert late["code"] == "from_the_future"
    assert server.ask("GET", f"{path}/steps/0/advice")[1]["code"] == "not_your_table"


def test_hints_have_a_limit_of_their_own_and_the_same_hint_is_computed_once(own_server):
    server = own_server(GENEROUS.replace("seat_hint_ms = ", "# ") + "seat_hint_ms = 0.001\nburst = 1000.0\n")
    created = server.create_table()
    path, token = f"api/tables/{created['table']['table']}/commands", created["tokens"][0]
    with server.join(created) as ann, server.join(created, 1) as bob:
        ann.next(), bob.next()
        answer = ann.say("hint", bot="thief")
        while answer["type"] == "ack":
            assert ann.say("hint", bot="thief")["data"] == answer["data"]  # it is there already, and costs nothing
            while play_on([ann, bob], random.Random(3).choice, 1) and ann.you not in ann.to_act:
                pass
            answer = ann.say("hint", bot="thief")
        refusal = answer
        assert refusal["code"] == "rate_limited"
        assert refusal["facts"]["retry_after"] > 0
        assert server.ask("POST", path, {"type": "hint", "id": "x"}, token=token)[1]["code"] == "rate_limited"
        assert server.ask("POST", path, {"type": "legal", "id": "x"}, token=token)[0] == 200


def test_chances_at_every_turn_of_a_finished_match(server):
    created = server.create_table("dieb", options=SHORT)
    path, token = f"api/tables/{created['table']['table']}", created["tokens"][0]
    with server.join(created, 0) as ann, server.join(created, 1) as bob:
        assert server.ask("GET", f"{path}/steps/0/chances", token=token)[1]["code"] == "not_yet"
        play_on([ann, bob], random.Random(5).choice)
    actions = record_of(server, created)["actions"]
    for number in (0, len(actions) // 2, len(actions) - 1):
        status, found = server.ask("GET", f"{path}/steps/{number}/chances", token=token)
        assert status == 200, found
        assert found["number"] == number
        assert found["trials"] >= 200
        assert sum(found["chances"]) == pytest.approx(1, abs=0.001)
        assert all(0 <= error < 0.04 for error in found["errors"])
        assert server.ask("GET", f"{path}/steps/{number}/chances", token=created["tokens"][1])[1] == found
    assert server.ask("GET", f"{path}/steps/{len(actions)}/chances", token=token)[1]["code"] == "from_the_future"
    assert server.ask("GET", f"{path}/steps/0/chances")[1]["code"] == "not_your_table"
