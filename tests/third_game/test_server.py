"""The game at a table of the server."""

import json
import random

import baghdad
from baghdad.server.commands.bot_handover import Handover
from tests.conftest import forget_games
from tests.server import server_process
from tests.server.in_process import create_table, run_with_registry
from tests.server.process_forker import Forker
from tests.server.server_process import PERSON, ServerProcess, play_on, record_of


def test_a_match_at_a_table_of_the_server(dozen, tmp_path, monkeypatch):
    own = Forker()  # started after the installation
    monkeypatch.setattr(server_process, "forker", lambda: own)
    server = ServerProcess(tmp_path)
    try:
        games = {game["game"]: game for game in server.ask("GET", "api/games")[1]["games"]}
        assert games["dozen"]["bots"] == ["random"]
        assert [option["name"] for option in games["dozen"]["options"]] == ["low"]
        status, problem = server.ask("POST", "api/lessons", {"game": "dozen"})
        assert (status, problem["family"], problem["code"]) == (400, "game-error", "missing_part")
        created = server.create_table("dozen", [PERSON, {"kind": "bot", "bot": "random"}], options={"low": True})
        with server.join(created) as ann:
            ann.next()
            play_on([ann], random.Random(1).choice)
            assert ann.over
        match = dozen.replay(baghdad.Record.from_json(json.dumps(record_of(server, created))))
        assert match.over
        assert match.options.low
    finally:
        assert server.stop() == 0
        own.close()


def test_a_seat_is_handed_over_to_the_games_own_stand_in(dozen, tmp_path):
    async def scenario(registry):
        live_table, _ = await create_table(registry, "dozen", 2)
        numbers = []
        await live_table.run_command(0, Handover(id="1", after=live_table.table.number), numbers.append)
        return live_table.table.seats[0].bot, len(numbers)

    assert run_with_registry(tmp_path, scenario) == ("random", 1)


def test_a_game_that_cannot_be_loaded_does_not_stop_the_others(tmp_path, monkeypatch):
    info = tmp_path / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[baghdad.games]\nbroken = no_such_module:game\n")
    monkeypatch.syspath_prepend(tmp_path)
    others = list(baghdad.games())
    forget_games()
    try:
        assert "broken" in baghdad.games()
        assert run_with_registry(tmp_path, lambda registry: registry.load_games()) == others
    finally:
        monkeypatch.undo()
        forget_games()
