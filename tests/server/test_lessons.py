"""Lessons: short matches from a prepared position, which a learner who follows the companion wins."""

import json

import pytest

import baghdad
from baghdad import Record
from baghdad.bots.registry import is_level
from baghdad.server import protocol
from baghdad.server.tables.lessons import lesson
from baghdad.voleurs.board.registry import board_of
from tests.server.in_process import run_with_registry
from tests.server.server_process import play_on

ADVISED = ["smuggle a", "escort e>b e", "smuggle b", "end", "pass *", "smuggle b *2"]


def start_lesson(server, game):
    """Create a table for a lesson."""
    status, created = server.ask("POST", "api/lessons", {"game": game, "name": "Ann"})
    assert status == 201, created
    return created


def result_of(server, created):
    """Check that the record of a lesson replays from its position, and return the result."""
    record = server.ask("GET", f"api/tables/{created['table']['table']}/record", token=created["tokens"][0])[1]
    assert record["start"] == lesson(record["game"]).start
    match = baghdad.game(record["game"]).replay(Record.from_json(json.dumps(record)))
    assert match.over
    return record["result"]


@pytest.mark.parametrize("game", baghdad.games())
def test_lesson_begins_at_its_position_against_its_computer_players(server, game):
    created = start_lesson(server, game)
    table = created["table"]
    assert table["lesson"] is True
    assert [seat["kind"] for seat in table["seats"]] == ["person", *("bot" for _ in lesson(game).bots)]
    assert all(is_level(name, game) for name in lesson(game).bots)
    assert baghdad.game(game).from_position(lesson(game).start).position() == lesson(game).start
    assert server.create_table()["table"]["lesson"] is False


def test_the_lesson_of_dieb_is_won_by_thefts_an_escort_and_two_dancers(server):
    created = start_lesson(server, "dieb")
    advised = iter(ADVISED)
    with server.join(created) as ann:
        ann.next()
        play_on([ann], lambda legal: next(advised))
    result = result_of(server, created)
    assert (result["winners"], result["scores"]) == ([0], [6, 5])
    assert list(advised) == []


def test_the_lesson_of_voleurs_is_won_by_moving_the_vizier_last(server):
    created = start_lesson(server, "voleurs")
    board = board_of(baghdad.game("voleurs").from_position(lesson("voleurs").start).state)
    homes = tuple(f">{cell.name} <" for cell in board.cells if cell.district == 4 and cell.shop)
    with server.join(created) as ann:
        ann.next()

        def choose(legal):
            others = [action for action in legal if action.startswith("slipper")]
            wanted = [action for action in legal if action.startswith("gem sapphire")]
            home = [action for action in legal if action.startswith("move vizier") and any(h in action for h in homes)]
            small = [action for action in legal if action.startswith("move caravaneer c3>c3 < ")]
            bought = any(event["event"] == "gem" and event["seat"] == 0 for event in ann.events)
            cards = sum(sum(seat["hand"]) for seat in ann.say("view")["data"]["view"]["seats"][1:])
            for found in ([] if bought else wanted, others, home if not cards else [], small):
                if found:
                    return next((action for action in found if "Fish" not in action), found[0])
            return legal[0]

        play_on([ann], choose)
    result = result_of(server, created)
    assert result["reason"] == "birthday"
    assert 0 in result["winners"]


def test_rematch_of_a_lesson_begins_at_the_same_position_in_the_same_seat(tmp_path):
    async def scenario(registry):
        made = await registry.create_lesson(protocol.LessonRequest(game="dieb", name="Ann"))
        table = registry.live_tables[made.table.table].table
        again = (await registry.live_table(await registry.create_rematch(table, rotate=True))).table
        registry.live_tables.clear()  # loaded from the store
        loaded = (await registry.live_table(table.name)).table
        return [
            (one.stored.start, one.seed_hash, one.match.view(0), one.seats[0].name) for one in (table, again, loaded)
        ]

    first, again, loaded = run_with_registry(tmp_path, scenario)
    assert first == again == loaded
    assert first[3] == "Ann"


def test_lesson_of_an_unknown_game_is_refused(server):
    status, problem = server.ask("POST", "api/lessons", {"game": "chess"})
    assert (status, problem["code"]) == (400, "unknown_game")
