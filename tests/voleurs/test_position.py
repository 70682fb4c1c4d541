"""Positions: round trips, and refusals of impossible ones."""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path

import msgspec
import pytest

from baghdad.core import position as common
from baghdad.core.errors import PositionError
from baghdad.voleurs import position as folder
from baghdad.voleurs.position import schema
from tests.clauses import DOCUMENTS, rows_in
from tests.voleurs.positions import CITY, GAME, at, bag, placed, position

NOTATION = (DOCUMENTS.parent / "notation.md").read_text(encoding="utf-8").partition("## voleurs: positions")[2]
PARTS = sorted(Path(folder.__file__).parent.glob("*.py"))
LOOK = {"cards": ["Lambs"], "robber": "f3", "victim": "f4", "change": 3}
LOOKING = {"pawns": "0T f3, 1T f4", "hands": ["Lambs", "Iron"], "bags": ["S", "R"], "exchange": True}
OFFER = {"number": 1, "maker": 0, "to": 1, "cards": ["Lambs"], "claims": ["Camel"], "wanted": [0, 1, 0, 0, 0]}
TRADING = {"phase": "trading", "hands": ["Lambs", "Iron"]}


def buying(**more):
    return position(hands=["Lambs", "Iron"], **more)


def edited(data, *changes):
    """Return the data with the value at each path changed."""
    for path, value in changes:
        where = data
        for key in path[:-1]:
            where = where[key]
        where[path[-1]] = value
    return data


@pytest.mark.parametrize(
    "data",
    [
        buying(),
        position(**TRADING, offers=[OFFER], ready="2"),
        position(**LOOKING, look=LOOK),
        position(**LOOKING, look={**LOOK, "vizier": "h1"}, change_moves_vizier=True),
        position(6, hands=["Gold"] + [""] * 5, bags=["SERDF"], desert=["MB", "A"], dead=["", "CC"], pawns="V g8"),
        position(2, hands=["Gold"], two_players=True),
        buying(known={(1, 0): "Lambs"}, spent="Gold, Ruby", round=7, bought=True, vizier_killed=True),
        position(hands=["Lambs"], bags=["RRR"], gone="Ruby"),
    ],
    ids=["buying", "trading", "looking", "looking with change", "six", "two", "more", "card gone"],
)
def test_position_round_trip(data):
    match = GAME.from_position(data, seed=1)
    again = GAME.from_position(match.position(), seed=1)
    assert again.position() == match.position()
    assert again.state.tobytes() == match.state.tobytes()
    for viewer in (None, *range(match.players)):
        assert again.view(viewer) == match.view(viewer)
    assert [str(action) for action in again.legal(match.to_act[0])] == [
        str(action) for action in match.legal(match.to_act[0])
    ]


@pytest.mark.parametrize("players", [3, 6])
def test_position_round_trip_during_setup(players):
    match = GAME.new(players, seed=1)
    while match.position()["phase"] != "trading":
        assert GAME.from_position(match.position(), seed=1).position() == match.position()
        match.play(match.legal()[0])


@pytest.mark.rule("V-INFO-12")
def test_missing_history_means_all_gems_were_bought():
    match = at(bags=["SR"], hands=["Lambs"])
    assert len(match.position()["history"]) == match.position()["history_length"] == 2
    assert bag(match, 0) == "SR"


def position_with_history(history, length=None, bags=("S",)):
    return position(bags=list(bags), hands=["Lambs"], history=history, history_length=length or len(history))


SAPPHIRE_BOUGHT = 7 << 3 | 1 << 6  # by seat 0, out of the supply
RUBY_BOUGHT = 1 | 7 << 3 | 3 << 6  # by seat 1
SAPPHIRE_ROBBED = 1 | 0 << 3 | 1 << 6 | 1 << 9  # by seat 1 from seat 0
EXCHANGED = [1 | 0 << 3 | 1 << 6 | 2 << 9, 0 | 1 << 3 | 3 << 6 | 2 << 9]


@pytest.mark.parametrize(
    ("history", "bags"),
    [
        ([SAPPHIRE_BOUGHT], ["S"]),
        ([SAPPHIRE_BOUGHT, SAPPHIRE_ROBBED], ["", "S"]),
        ([SAPPHIRE_BOUGHT, RUBY_BOUGHT, *EXCHANGED], ["R", "S"]),
    ],
)
def test_history_that_leads_to_the_bags_is_accepted(history, bags):
    match = GAME.from_position(position_with_history(history, bags=bags), seed=1)
    assert match.position()["history"] == history


@pytest.mark.parametrize(
    ("history", "bags"),
    [
        ([SAPPHIRE_BOUGHT], ["R"]),
        ([SAPPHIRE_BOUGHT, SAPPHIRE_BOUGHT], ["S"]),
        ([SAPPHIRE_ROBBED], ["", "S"]),
        ([7 << 6 | 7 << 3], ["S"]),
        ([5 | 7 << 3 | 1 << 6], ["S"]),
        ([SAPPHIRE_BOUGHT, SAPPHIRE_ROBBED | 3 << 9], ["", "S"]),
        ([SAPPHIRE_BOUGHT, RUBY_BOUGHT, EXCHANGED[0]], ["", "SR"]),
        ([SAPPHIRE_BOUGHT, 0 | 0 << 3 | 1 << 6 | 1 << 9], ["S"]),
    ],
)
def test_inconsistent_history_is_refused(history, bags):
    assert refusal_of(position_with_history(history, bags=bags)) == ("wrong_history", {"clause": "V-INFO-13"})


def refusal_of(data):
    """Return code and facts of a position's refusal."""
    with pytest.raises(PositionError) as error:
        GAME.from_position(data, seed=1)
    return error.value.code, error.value.facts


# What is wrong with it, the position, the code, some of the facts.
WRONG = {
    "no position": ({}, "malformed_position", {}),
    "another game": ({**buying(), "game": "dieb"}, "malformed_position", {"where": "$.game"}),
    "too much": ({**buying(), "weather": "hot"}, "malformed_position", {}),
    "a long round": (buying(round=2**15), "malformed_position", {"where": "$.round"}),
    "an option": (buying(flying_carpets=True), "bad_options", {"reason": "unknown_option"}),
    "a board": (buying(board="atlantis"), "bad_options", {}),
    "two players": (position(2, hands=["Gold"]), "bad_options", {"reason": "bad_players"}),
    "many for the board": (
        edited(position(4, hands=["Gold"]), (("options", "board"), "oasis")),
        "bad_options",
        {"reason": "bad_players"},
    ),
    "seats": (edited(buying(), (("players",), 4)), "wrong_number_of_seats", {"where": "seats", "seats": 3}),
    "the seat to act": (buying(seat=3), "wrong_number_of_seats", {"clause": "V-SETUP-1"}),
    "known": (
        edited(buying(), (("seats", 0, "known"), [])),
        "wrong_number_of_seats",
        {"where": "known", "seats": 0, "players": 3},
    ),
    "a card's name": (position(hands=["Lamps"]), "unknown_name", {"name": "lamps", "where": "cards"}),
    "a gem's name": (edited(buying(), (("gems", "pearl"), 1)), "unknown_name", {"name": "pearl", "where": "gems"}),
    "a pawn's name": (
        edited(buying(pawns="0T f2"), (("pawns", 0, "pawn"), "camel")),
        "unknown_name",
        {"name": "camel", "where": "pawns"},
    ),
    "in the supply": (edited(buying(), (("seats", 0, "supply", "camel"), 1)), "unknown_name", {"where": "pawns"}),
    "a claim's name": (position(**TRADING, offers=[{**OFFER, "claims": ["Lamps"]}]), "unknown_name", {"name": "lamps"}),
    "a card twice": (edited(buying(), (("spent",), ["Lambs"])), "card_twice", {"card": "Lambs"}),
    "a card missing": (buying(gone="Gold"), "card_missing", {"card": "Gold", "clause": "V-COMP-10"}),
    "a gem card missing": (buying(gone="Ruby"), "card_missing", {"card": "Ruby"}),
    "known but not held": (buying(known={(1, 0): "Gold"}), "known_but_not_held", {"clause": "V-INFO-7"}),
    "claims of too few players": (
        edited(buying(), (("seats", 0, "false_claims"), [0, 1])),
        "wrong_number_of_seats",
        {"where": "false_claims"},
    ),
    "own claims": (
        edited(buying(), (("seats", 0, "true_claims"), [1, 0, 0])),
        "own_claims_seen",
        {"clause": "V-INFO-7"},
    ),
    "gems": (
        edited(buying(), (("gems", "ruby"), 4)),
        "wrong_number_of_gems",
        {"gem": "ruby", "found": 4, "expected": 3, "clause": "V-COMP-5"},
    ),
    "no such cell": (buying(pawns="0T z9"), "wrong_cell", {"cell": "z9", "clause": "V-MOVE-8"}),
    "two on a cell": (buying(pawns="0T f2, 1T f2"), "wrong_cell", {"cell": "f2"}),
    "nobody's pawn": (edited(buying(pawns="0C f2"), (("pawns", 0, "seat"), None)), "whose_pawn", {"cell": "f2"}),
    "a stranger's": (edited(buying(pawns="0C f2"), (("pawns", 0, "seat"), 5)), "whose_pawn", {"cell": "f2"}),
    "two Viziers": (buying(pawns="V f2, V f3"), "two_viziers", {"clause": "V-COMP-2"}),
    "pawns": (
        edited(buying(), (("seats", 1, "supply", "broker"), 4)),
        "too_many_pawns",
        {"seat": 1, "pawn": "broker", "found": 4, "expected": 3, "clause": "V-COMP-4"},
    ),
    "a Thief outside": (
        edited(buying(), (("pawns",), []), (("seats", 0, "desert"), {"thief": 1})),
        "too_many_pawns",
        {"pawn": "thief", "found": 0},
    ),
    "no Thief": (edited(buying(), (("pawns",), [])), "too_many_pawns", {"pawn": "thief", "found": 0}),
    "birthdays": (buying(birthdays=["three"] * 3), "wrong_birthdays", {"found": "three, three, three"}),
    "a birthday": (buying(birthdays=["three", "four", "diamond"]), "wrong_birthdays", {"clause": "V-COMP-8"}),
    "characters": (buying(characters=["David"] * 3), "wrong_characters", {"found": "David, David, David"}),
    "a character": (buying(characters=["David", "Aladdin", "Afif"]), "wrong_characters", {"clause": "V-COMP-9"}),
    "no character": (buying(characters=["David", None, "Afif"]), "no_character", {"clause": "V-SETUP-5"}),
    "an offer of what isn't held": (
        position(**TRADING, offers=[{**OFFER, "cards": ["Gold"]}]),
        "wrong_offer",
        {"offer": 1, "clause": "V-AMB-41"},
    ),
    "an offer to oneself": (position(**TRADING, offers=[{**OFFER, "to": 0}]), "wrong_offer", {"offer": 1}),
    "an offer to nobody": (position(**TRADING, offers=[{**OFFER, "to": 5}]), "wrong_offer", {"offer": 1}),
    "offer 37": (position(**TRADING, offers=[{**OFFER, "number": 37}]), "wrong_offer", {"offer": 37}),
    "seven offers of one maker": (
        position(**TRADING, offers=[{**OFFER, "number": number} for number in range(1, 8)]),
        "wrong_offer",
        {"offer": 1},
    ),
    "offers alike": (position(**TRADING, offers=[OFFER, OFFER]), "wrong_offer", {"offer": 1}),
    "claims too few": (position(**TRADING, offers=[{**OFFER, "claims": []}]), "wrong_offer", {"offer": 1}),
    "a claim of elsewhere": (position(**TRADING, offers=[{**OFFER, "claims": ["Iron"]}]), "wrong_offer", {"offer": 1}),
    "an empty offer": (
        position(**TRADING, offers=[{**OFFER, "cards": [], "claims": [], "wanted": [0] * 5}]),
        "wrong_offer",
        {"offer": 1},
    ),
    "an offer while buying": (buying(offers=[OFFER]), "wrong_offer", {"offer": 1}),
    "history": (buying(history=[1, 2]), "wrong_history", {"clause": "V-INFO-13"}),
    "a longer history": (buying(history=[SAPPHIRE_BOUGHT], history_length=2), "wrong_history", {}),
    "nothing to buy with": (position(), "wrong_phase", {"phase": "buying", "clause": "V-ROUND-1"}),
    "two slippers": (buying(slipper=1), "wrong_phase", {"phase": "buying"}),
    "all are done": (position(**TRADING, ready="012"), "wrong_phase", {"phase": "trading"}),
    "spent before buying": (position(**TRADING, spent="Gold"), "wrong_phase", {"phase": "trading"}),
    "nothing to place": (position(phase="placing"), "wrong_phase", {"phase": "placing"}),
    "nothing to choose": (position(phase="choosing"), "wrong_phase", {"phase": "choosing"}),
    "a look by nobody": (position(**LOOKING, look={**LOOK, "robber": "f1"}), "wrong_look", {"clause": "V-ADV-SWAP"}),
    "a look from afar": (
        position(**{**LOOKING, "pawns": "0T f3, 1T h1"}, look={**LOOK, "victim": "h1"}),
        "wrong_look",
        {},
    ),
    "a look at oneself": (position(**LOOKING, look={**LOOK, "victim": "f3"}), "wrong_look", {}),
    "a look for nothing": (position(**LOOKING, look={**LOOK, "cards": []}), "wrong_look", {}),
    "a look for another's card": (position(**LOOKING, look={**LOOK, "cards": ["Iron"]}), "wrong_look", {}),
    "a look into nothing": (position(**{**LOOKING, "bags": ["S"]}, look=LOOK), "wrong_look", {}),
    "a look without a gem": (position(**{**LOOKING, "bags": ["F", "R"]}, look=LOOK), "wrong_look", {}),
    "a look with change to no cell": (
        position(**LOOKING, look={**LOOK, "vizier": "z9"}, change_moves_vizier=True),
        "wrong_look",
        {"clause": "V-OPT-CHANGE"},
    ),
    "a look with change to a cell too far": (
        position(**LOOKING, look={**LOOK, "vizier": "a1"}, change_moves_vizier=True),
        "wrong_look",
        {"clause": "V-OPT-CHANGE"},
    ),
    "a look with change not played": (
        position(**LOOKING, look={**LOOK, "vizier": "h1"}),
        "wrong_look",
        {"clause": "V-OPT-CHANGE"},
    ),
    "a look not played": (position(**{**LOOKING, "exchange": False}, look=LOOK), "wrong_look", {}),
}


@pytest.mark.parametrize(("data", "code", "facts"), WRONG.values(), ids=WRONG.keys())
def test_impossible_position_is_refused(data, code, facts):
    found, told = refusal_of(data)
    assert found == code
    assert facts.items() <= told.items()


LARGEST = {
    ("round",): 2**15 - 1,
    ("decisions",): 2**31 - 1,
    ("seats", 0, "offers_made"): 127,
    ("seats", 0, "true_claims", 1): 127,
    ("seats", 2, "false_claims", 0): 127,
}


@pytest.mark.parametrize("path", LARGEST, ids=lambda path: ".".join(map(str, path)))
def test_numbers_up_to_their_limit_are_read_and_others_refused(path):
    def with_number(number):
        claims = [(("seats", seat, field), [0, 0, 0]) for seat in (0, 2) for field in ("true_claims", "false_claims")]
        return edited(buying(), *claims, (path, number))

    match = GAME.from_position(with_number(LARGEST[path]), seed=1)
    written = match.position()
    for key in path:
        written = written[key]
    assert written == LARGEST[path]
    for number in (LARGEST[path] + 1, -1):
        assert refusal_of(with_number(number))[0] == "malformed_position"


def test_a_look_may_have_the_largest_change():
    read = GAME.from_position(position(**LOOKING, look={**LOOK, "change": 2**15 - 1}), seed=1)
    assert read.position()["look"]["change"] == 2**15 - 1
    for change in (2**15, -1):
        assert refusal_of(position(**LOOKING, look={**LOOK, "change": change}))[0] == "malformed_position"


def test_offers_have_numbers_up_to_24_and_four_at_most_are_of_one_maker():
    four = [{**OFFER, "number": number} for number in (1, 2, 23, 24)]
    match = GAME.from_position(position(**TRADING, offers=four), seed=1)
    assert [offer["number"] for offer in match.position()["offers"]] == [1, 2, 23, 24]
    for offers in ([*four, {**OFFER, "number": 3}], [{**OFFER, "number": 25}], [{**OFFER, "number": 0}]):
        assert refusal_of(position(**TRADING, offers=offers))[0] == "wrong_offer"


def test_an_offer_may_want_every_card_and_no_more():
    match = GAME.from_position(position(**TRADING, offers=[{**OFFER, "wanted": [0, 0, 0, 0, 68]}]), seed=1)
    assert match.position()["offers"][0]["wanted"] == [0, 0, 0, 0, 68]
    assert refusal_of(position(**TRADING, offers=[{**OFFER, "wanted": [0, 0, 0, 0, 69]}]))[0] == "wrong_offer"


def test_history_is_kept_for_160_transfers():
    robberies = [SAPPHIRE_ROBBED, 0 | 1 << 3 | 1 << 6 | 1 << 9]  # there and back
    long = [SAPPHIRE_BOUGHT, *(robberies * 80)[:159]]
    match = GAME.from_position(position_with_history(long, bags=("", "S")), seed=1)
    assert match.position()["history"] == long
    later = GAME.from_position(position_with_history(long, length=161, bags=("", "S")), seed=1)
    assert later.position()["history_length"] == 161
    assert refusal_of(position_with_history([*long, robberies[1]]))[0] == "wrong_history"


def test_every_position_error_code_is_tested():
    sources = [inspect.getsource(common), *(path.read_text(encoding="utf-8") for path in PARTS)]
    codes = set(re.findall(r'(?:refuse|PositionError)\(\s*"(\w+)"', "".join(sources)))
    assert codes == {code for _, code, _ in WRONG.values()}


def test_position_has_the_board_unless_it_is_the_default():
    assert placed().position()["options"]["board"] == CITY
    assert "board" not in GAME.new(3, seed=1).position()["options"]


# --- the document ----------------------------------------------------------------------------------------------------


def documented_positions():
    """Return the example of the document, and the same with the values of its second example."""
    whole, instead = (json.loads(text) for text in re.findall(r"```json\n(.*?)```", NOTATION, re.DOTALL))
    return [whole, {**whole, **instead}]


@pytest.mark.parametrize("example", documented_positions(), ids=["trading", "looking"])
def test_documented_position_is_what_a_match_writes(example):
    match = GAME.from_position(example, seed=1)
    assert match.position() == {key: value for key, value in example.items() if key != "offers" or value}
    assert match.legal(match.to_act[0])


TABLES = {
    "a position": schema.Position,
    "a seat": schema.Seat,
    "a pawn": schema.Pawn,
    "an offer": schema.Offer,
    "a look": schema.Look,
}


def test_every_part_of_the_schema_is_documented():
    parts = {part for part in vars(schema).values() if isinstance(part, type) and issubclass(part, common.Data)}
    assert parts - {common.Data} == set(TABLES.values())


@pytest.mark.parametrize("name", TABLES)
def test_every_key_of_a_position_is_documented_with_its_default(name):
    documented = {
        key: default.strip("`")
        for keys, default, _ in rows_in(NOTATION, f"key of {name}")
        for key in re.findall(r"`(\w+)`", keys)
    }
    assert documented == {field.name: default_of(field) for field in msgspec.structs.fields(TABLES[name])}


def default_of(field):
    """Return the default of a field as JSON, or an empty text if it is required."""
    if field.required:
        return ""
    factory = field.default_factory
    return json.dumps(field.default if factory is msgspec.NODEFAULT else factory())


@pytest.mark.parametrize("part", TABLES.values(), ids=TABLES)
def test_documented_positions_show_every_key(part):
    shown = {key for example in documented_positions() for key in keys_in(example)}
    assert {field.name for field in msgspec.structs.fields(part)} <= shown


def keys_in(data):
    """Yield every key of nested data."""
    if isinstance(data, dict):
        yield from data
        data = list(data.values())
    if isinstance(data, list):
        for item in data:
            yield from keys_in(item)
