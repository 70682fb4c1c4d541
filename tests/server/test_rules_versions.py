"""Matches that were begun under another version of the rules."""

import sqlite3
from contextlib import closing

import pytest

import baghdad
from baghdad.server.errors import ServerError
from baghdad.server.storage.store import LogEntry
from baghdad.server.tables.records import record_of
from baghdad.voleurs.state import OFFERS_PER_PLAYER
from tests.server.in_process import create_table, play, run_with_registry


def test_match_of_another_rules_version_is_refused(tmp_path, monkeypatch):
    async def scenario(registry):
        live_table, _ = await create_table(registry)
        registry.drop_idle_tables(0)
        monkeypatch.setattr(type(baghdad.game("dieb")), "version", 99)
        with pytest.raises(ServerError) as refused:
            await registry.live_table(live_table.table.name)
        assert refused.value.code == "other_rules"

    run_with_registry(tmp_path, scenario)


SET_UP = {"board": "round-city", "deal_characters": True, "draw_first": False}


async def begin_trade(live_table):
    """Play the first legal actions until trade begins."""
    while len(live_table.table.to_act) == 1:
        seat = live_table.table.to_act[0]
        await play(live_table, seat, live_table.legal(seat)[0])


def given_card(live_table, seat):
    """Return a card of a seat's hand."""
    return live_table.table.match.view(seat)["seats"][seat]["cards"][0]


def set_version_of_table(folder, version):
    with closing(sqlite3.connect(folder / "house.sqlite")) as database:
        database.execute("UPDATE tables SET version = ?", (version,))
        database.commit()


def test_match_of_older_rules_goes_on_if_its_actions_are_still_legal(tmp_path):
    voleurs = baghdad.game("voleurs")

    async def scenario(registry):
        live_table, _ = await create_table(registry, "voleurs", 3, **SET_UP)
        await begin_trade(live_table)
        name, position = live_table.table.name, live_table.table.match.position()
        registry.drop_idle_tables(0)
        set_version_of_table(tmp_path, voleurs.replayable_versions[0])
        again = await registry.live_table(name)
        assert again.table.match.position() == position
        await play(again, 0, f"offer 1 give {given_card(again, 0)}")
        record = record_of(again.table, await registry.store.load_log(name))
        assert record.version == voleurs.version
        assert voleurs.replay(record).position() == again.table.match.position()

    run_with_registry(tmp_path, scenario)


def test_match_of_older_rules_that_cannot_go_on_gives_its_record_to_its_players(tmp_path):
    voleurs = baghdad.game("voleurs")

    async def scenario(registry):
        live_table, tokens = await create_table(registry, "voleurs", 3, **SET_UP)
        await begin_trade(live_table)
        name, card = live_table.table.name, given_card(live_table, 0)
        for _ in range(OFFERS_PER_PLAYER):
            await play(live_table, 0, f"offer 1 give {card}")
        number = live_table.table.number + 1
        await registry.store.append(name, [LogEntry(number, 0, "play", "person", f"offer 1 give {card}", "x", 1.0)])
        registry.drop_idle_tables(0)
        set_version_of_table(tmp_path, voleurs.replayable_versions[0])
        with pytest.raises(ServerError) as refused:
            await registry.live_table(name)
        assert refused.value.code == "other_rules"
        assert refused.value.facts == {"game": "voleurs", "kept": 2, "known": voleurs.version}
        record = await registry.record_for(name, tokens[2])
        assert (record.version, record.actions[-1]) == (2, (0, f"offer 1 give {card}"))
        assert len(record.actions) == number - 1
        with pytest.raises(ServerError) as refused:
            await registry.record_for(name, None)
        assert refused.value.code in ("bad_token", "not_your_table")

    run_with_registry(tmp_path, scenario)
