"""A match in a few words: whom it waits for, since when, and a sentence from the view of the seat."""

import time

from tests.server.server_process import PERSON

BEN = {"kind": "person", "name": "Ben"}


def summary(server, created, secret):
    return server.ask("GET", f"api/tables/{created['table']['table']}/summary", token=secret)


def test_summary_says_whom_a_match_waits_for_and_since_when(server):
    created = server.create_table("dieb", [PERSON, BEN])
    ann, ben = created["tokens"]
    status, before = summary(server, created, ann)
    assert (status, before["you"], before["waits_for"], before["changed_by"]) == (200, 0, [0], None)
    assert abs(before["since"][0] - time.time()) < 300
    assert before["sentence"]["key"] == "dieb-summary-placing"
    assert [seat["facts"] for seat in before["seats"]] == [{"won": 0, "goal": 6}] * 2
    with server.join(created) as client:
        client.next()
        client.say("play", action=client.legal[0])
    _, after = summary(server, created, ben)
    assert (after["you"], after["waits_for"], after["changed_by"]) == (1, [1], 0)
    assert after["since"] == [after["changed_at"]]
    assert after["since"][0] >= before["since"][0]


def test_chat_leaves_the_wait_alone(server):
    created = server.create_table("dieb", [PERSON, BEN])
    before = summary(server, created, created["tokens"][0])[1]
    with server.join(created, seat=1) as client:
        client.next()
        client.say("say", key="chat-hello")
    after = summary(server, created, created["tokens"][0])[1]
    assert after == before


def test_open_table_waits_for_its_open_seats(server):
    created = server.create_table("dieb", [PERSON, {"kind": "open"}])
    _, found = summary(server, created, created["key"])
    assert (found["you"], found["waits_for"], found["since"], found["sentence"]) == (None, [1], [], None)


def test_summary_of_a_seat_stays_with_the_seat(server):
    """What a birthday card asks for is a secret of the seat, so the sentence of a spectator doesn't speak of it."""
    created = server.create_table("voleurs", [PERSON, BEN, {"kind": "person", "name": "Cem"}])
    own = summary(server, created, created["tokens"][0])[1]
    others = summary(server, created, created["key"])[1]
    assert own["sentence"]["key"] == "voleurs-summary-aim"
    assert others["sentence"]["key"] == "voleurs-summary-round"
    assert len(others["seats"]) == 3


def test_summary_of_a_match_that_is_over_names_its_winners(server):
    created = server.create_table("dieb", [PERSON, {"kind": "bot", "bot": "apprentice"}], options={"decision_cap": 30})
    with server.join(created) as client:
        client.next()
        client.say("handover", bot="apprentice")
        while not client.over:
            client.next()
    _, found = summary(server, created, created["tokens"][0])
    assert found["table"]["state"] == "over"
    assert found["waits_for"] == []
    snapshot = server.ask("GET", f"api/tables/{created['table']['table']}/snapshot", token=created["tokens"][0])[1]
    assert found["winners"] == snapshot["result"]["winners"]


def test_strangers_get_no_summary(server):
    created = server.create_table("dieb", [PERSON, BEN])
    status, error = summary(server, created, "wrong")
    assert (status, error["code"]) == (403, "not_your_table")
