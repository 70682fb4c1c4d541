"""The chat: free text among invited people, phrases among strangers, a limit for each seat, and nothing in the log."""

import pytest

from tests.server.server_process import GENEROUS, PERSON

BEN = {"kind": "person", "name": "Ben"}
SECRET = "meet me behind the peacock"


def test_invited_people_write_freely_and_strangers_choose_phrases(server):
    invited, public = (server.create_table("dieb", [PERSON, BEN], listed=listed) for listed in (False, True))
    with server.join(invited) as ann:
        ann.next()
        assert ann.say("say", text="Anything at all")["type"] == "ack"
    with server.join(public) as ann:
        ann.next()
        refused = ann.say("say", text="Anything at all")
        assert (refused["family"], refused["code"]) == ("server-error", "phrases_only")
        assert ann.say("say", key="chat-hello")["type"] == "ack"
    snapshot = server.ask("GET", f"api/tables/{public['table']['table']}/snapshot", token=public["tokens"][1])[1]
    assert [message.get("key") for message in snapshot["chat"]] == ["chat-hello"]


def test_text_is_carried_as_it_is_for_readers_to_escape(server):
    created = server.create_table("dieb", [PERSON, BEN])
    with server.join(created) as ann, server.join(created, seat=1) as ben:
        ann.next()
        ben.next()
        ann.say("say", text="<img src=x onerror=alert(1)>")
        heard = ben.until("update")
    assert heard["facts"] == {"text": "<img src=x onerror=alert(1)>"}


@pytest.mark.parametrize("message", [{"key": "chat-hello"}, {"text": "hm"}])
def test_who_talks_too_much_is_told_to_wait(own_server, message):
    server = own_server(GENEROUS.replace("talk_rate = 1000000.0", "talk_rate = 0.3"))
    created = server.create_table("dieb", [PERSON, BEN])
    with server.join(created) as ann:
        ann.next()
        answers = [ann.say("say", **message) for _ in range(6)]
        refused = [answer for answer in answers if answer["type"] == "reject"]
        assert {answer["code"] for answer in refused} == {"rate_limited"}
        assert 0 < refused[-1]["facts"]["retry_after"] <= 4
        assert sum(answer["type"] == "ack" for answer in answers) >= 3
        assert ann.say("play", action=ann.legal[0])["type"] == "ack"  # the match goes on
    with server.join(created, seat=1) as ben:
        ben.next()
        assert ben.say("say", **message)["type"] == "ack"  # another seat has its own limit


def test_what_is_said_is_not_logged(own_server):
    server = own_server()
    created = server.create_table("dieb", [PERSON, BEN])
    with server.join(created) as ann:
        ann.next()
        ann.say("say", text=SECRET)
    assert server.stop() == 0
    assert SECRET not in (server.data / "log.txt").read_text()
