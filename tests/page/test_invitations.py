"""Inviting friends: an address with its QR code, and what is said where only this machine can join."""

from __future__ import annotations

import json

import pytest

from tests.page.conftest import PERSON
from tests.server.server_process import GENEROUS, ServerProcess

OPEN = {"kind": "open"}
FRIENDS_ADDRESS = "http://friends.localhost:{port}/"


@pytest.fixture
def reachable_server(tmp_path, page_server):
    """Start a server that is told under which address friends reach it: another name of this machine."""
    server = ServerProcess(tmp_path, GENEROUS, call=page_server.call)
    assert server.stop() == 0
    settings = f'public_address = "{FRIENDS_ADDRESS.format(port=server.port)}"\n{GENEROUS}'
    (tmp_path / "server.toml").write_text(settings)
    server.start()
    yield server
    assert server.stop() == 0


def test_friend_joins_at_the_address_of_the_invitation(open_page, reachable_server):
    created = reachable_server.create_table("dieb", [PERSON, OPEN])
    ann = open_page(created, server=reachable_server)
    ann.page.get_by_label("Invitation link").wait_for()
    ann.page.wait_for_load_state("networkidle")  # a reload would abort what is being loaded
    ann.page.evaluate(
        "(key) => { const stored = JSON.parse(localStorage.getItem('baghdad.tables'));"
        " localStorage.setItem('baghdad.tables', JSON.stringify(stored.map((one) => ({ ...one, key })))); }",
        created["key"],
    )
    ann.page.reload()
    link = ann.page.get_by_label("Invitation link").input_value()
    assert link.startswith(FRIENDS_ADDRESS.format(port=reachable_server.port))
    ann.page.get_by_role("img", name="QR code of the invitation").wait_for()
    ann.page.get_by_text("Whoever has this address can take a free seat.").wait_for()
    assert ann.find(".room .button.main:visible").all_inner_texts() == ["Copy the invitation"]
    ann.button("Copy the invitation").click()
    ann.button("Copied").wait_for()
    ben = open_page(server=reachable_server, start="#" + link.partition("#")[2])
    ben.page.get_by_text("Ann keeps a seat for you: blue diamond").wait_for()
    assert ben.find(".room .button.main:visible").all_inner_texts() == ["Sit down"]
    ben.button("Sit down").click()  # without a name
    ann.until("live", "waiting")


def test_where_only_this_machine_can_join_the_page_says_so(open_page, page_server):
    created = page_server.create_table("dieb", [PERSON, OPEN])
    ann = open_page(created)
    ann.page.get_by_text("Nobody else can reach this server yet.").wait_for()
    ann.page.get_by_text("baghdad serve --lan").wait_for()
    assert ann.page.get_by_label("Invitation link").count() == 0
    assert ann.find(".room .button.main:visible").all_inner_texts() == ["Share this screen"]
    ann.page.evaluate(
        "(key) => { const stored = JSON.parse(localStorage.getItem('baghdad.tables'));"
        " localStorage.setItem('baghdad.tables', JSON.stringify(stored.map((one) => ({ ...one, key })))); }",
        created["key"],
    )
    ann.page.reload()
    ann.button("Share this screen").click()
    ann.until("live", "waiting")
    (stored,) = json.loads(ann.page.evaluate("localStorage.getItem('baghdad.tables')"))
    assert sorted(stored["tokens"]) == ["0", "1"]
