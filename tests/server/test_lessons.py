"""Lessons: short matches from a position of the house's own, which can be won by whoever follows the companion."""

import json

import pytest

import baghdad
from baghdad import Record
from baghdad.bots.registry import LEVELS
from baghdad.server import protocol
from baghdad.server.tables.lessons import lesson
from baghdad.voleurs.board.registry import board_of
from tests.server.halls import in_a_hall
from tests.server.houses import play_on

ADVISED = ["smuggle a", "escort e>b e", "smuggle b", "end", "pass *", "smuggle b *2"]


def taught(house, game):
    status, founded = house.ask("POST", "api/lessons", {"game": game, "name": "Ann"})
    assert status == 201, founded
    return founded


def ended(house, founded):
    """The record of a lesson replays from its position; who has won."""
    record = house.ask("GET", f"api/tables/{founded['table']['table']}/record", token=founded["tokens"][0])[1]
    assert record["start"] == lesson(record["game"]).start
    match = baghdad.game(record["game"]).replay(Record.from_json(json.dumps(record)))
    assert match.over
    return record["result"]


@pytest.mark.parametrize("game", baghdad.games())
def test_a_lesson_begins_at_its_position_against_its_own_computer_players(house, game):
    founded = taught(house, game)
    table = founded["table"]
    assert table["lesson"] is True
    assert [seat["kind"] for seat in table["seats"]] == ["person", *("bot" for _ in lesson(game).bots)]
    assert set(lesson(game).bots) <= set(LEVELS)
    assert baghdad.game(game).from_position(lesson(game).start).position() == lesson(game).start
    assert house.found()["table"]["lesson"] is False


def test_the_lesson_of_dieb_is_won_by_thefts_an_escort_and_two_dancers(house):
    founded = taught(house, "dieb")
    advised = iter(ADVISED)
    with house.sit(founded) as ann:
        ann.next()
        play_on([ann], lambda legal: next(advised))
    result = ended(house, founded)
    assert (result["winners"], result["scores"]) == ([0], [6, 5])
    assert list(advised) == []


def test_the_lesson_of_voleurs_is_won_by_whoever_moves_the_vizier_last(house):
    founded = taught(house, "voleurs")
    board = board_of(baghdad.game("voleurs").from_position(lesson("voleurs").start).state)
    homes = tuple(f">{cell.name} <" for cell in board.cells if cell.district == 4 and cell.shop)
    with house.sit(founded) as ann:
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
    result = ended(house, founded)
    assert result["reason"] == "birthday"
    assert 0 in result["winners"]


def test_a_lesson_taken_again_begins_as_it_began_in_the_same_seat(tmp_path):
    async def story(hall):
        made = await hall.teach(protocol.LessonRequest(game="dieb", name="Ann"))
        table = hall.live[made.table.table].table
        again = (await hall.table(await hall.found_again(table))).table
        hall.live.clear()  # woken from what is stored
        woken = (await hall.table(table.name)).table
        return [(one.kept.start, one.seed_hash, one.match.view(0), one.seats[0].name) for one in (table, again, woken)]

    first, again, woken = in_a_hall(tmp_path, story)
    assert first == again == woken
    assert first[3] == "Ann"


def test_what_is_no_game_has_no_lesson(house):
    status, problem = house.ask("POST", "api/lessons", {"game": "chess"})
    assert (status, problem["code"]) == (400, "unknown_game")
