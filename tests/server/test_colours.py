"""Colours of seats: everybody may wish for one, and those at a table are all different."""

import pytest

from baghdad.server.commands.table import Seat
from baghdad.server.storage.store import StoredTable
from baghdad.server.tables.state import TableState

OPEN = {"kind": "open"}


def person(name, **more):
    return {"kind": "person", "name": name, **more}


def colours(server, created):
    return [
        seat["colour"]
        for seat in server.ask("GET", f"api/tables/{created['table']['table']}", token=created["key"])[1]["seats"]
    ]


def assigned(*seats):
    stored = StoredTable(
        table="t",
        game="dieb",
        version=2,
        options={},
        seats=[],
        listed=False,
        key_hash="",
        clock=None,
        seed="1",
        created=0,
    )
    table = TableState(stored)
    table.seats = list(seats)
    return table.colours


def test_without_wishes_a_seat_has_the_colour_of_its_number():
    assert assigned(Seat(), Seat(), Seat()) == [0, 1, 2]


@pytest.mark.parametrize(
    ("wishes", "expected"),
    [((1, -1, -1), [1, 0, 2]), ((5, -1, -1), [5, 1, 2]), ((2, 2, -1), [2, 1, 0]), ((2, 2, 2), [2, 1, 0])],
)
def test_wishes_are_met_as_far_as_the_colours_stay_different(wishes, expected):
    found = assigned(*(Seat(colour=wish) for wish in wishes))
    assert found == expected
    assert len({*found}) == len(found)


def test_who_sat_down_first_keeps_the_colour():
    assert assigned(Seat(colour=3, since=5), Seat(colour=3, since=2)) == [0, 3]


def test_guests_bring_their_colour_and_keep_it_in_a_rematch(server):
    created = server.create_table("dieb", [person("Ann", colour=2), OPEN, {"kind": "bot", "bot": "apprentice"}])
    assert colours(server, created) == [2, 1, 0]
    path = f"api/tables/{created['table']['table']}/seats"
    status, joined = server.ask("POST", path, {"name": "Ben", "colour": 4, "key": created["key"]})
    assert status == 201
    assert [seat["colour"] for seat in joined["table"]["seats"]] == [2, 4, 0]


def test_colours_stay_when_somebody_leaves_a_match(server):
    created = server.create_table("dieb", [person("Ann", colour=5), person("Ben", colour=4)])
    with server.join(created) as ann:
        ann.next()
        ann.say("leave")
    assert colours(server, created) == [5, 4]


@pytest.mark.parametrize("colour", [-1, 6, "red"])
def test_there_are_six_colours(server, colour):
    status, error = server.ask("POST", "api/tables", {"game": "dieb", "seats": [person("Ann", colour=colour), OPEN]})
    assert (status, error["code"]) == (400, "bad_command")
