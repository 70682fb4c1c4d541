"""The validation of boards: shipped boards pass, and each kind of change fails the clause it breaks."""

import re

import pytest

from baghdad.core.errors import BoardError
from baghdad.voleurs.board.parser import boards, load_board, read_board
from baghdad.voleurs.board.validation import require_valid_board, validate_board
from tests.voleurs.boards import board_with_changed_map, changed_board, text_of, with_walls


def failed_clauses(board):
    return [finding.clause for finding in validate_board(board) if finding.failed]


def finding_of(board, clause):
    return next(finding for finding in validate_board(board) if finding.clause == clause)


def unmet_recommendations(board):
    return {finding.code for finding in validate_board(board) if not finding.ok and not finding.failed}


@pytest.mark.parametrize("name", boards())
def test_shipped_boards_pass_all_checks_and_recommendations(name):
    board = load_board(name)
    assert [finding.code for finding in validate_board(board) if not finding.ok] == []
    require_valid_board(board)


@pytest.mark.rule("V-BOARD-8", "V-BOARD-10", "V-BOARD-21")
def test_every_clause_has_one_finding_in_order():
    clauses = [finding.clause for finding in validate_board(load_board("round-city"))]
    assert clauses[:24] == [f"V-BOARD-{number}" for number in range(1, 25)]
    assert set(clauses[24:]) == {""}


EACH_TWELVE = {"bazaar": 12, "port": 12, "souk": 12, "casbah": 12, "palace": 12}
FACTS = {
    "districts": {"counts": {"bazaar": 24, "port": 21, "souk": 21, "casbah": 23, "palace": 19}},
    "kinds": {"shops": 60, "streets": 48},
    "shops_and_streets": {
        "shops": EACH_TWELVE,
        "counts": {"bazaar": 12, "port": 9, "souk": 9, "casbah": 11, "palace": 7},
    },
    "ways_in": {"cells": ["h1", "i1", "j1", "j2", "j3"], "found": 5, "needed": 5},
    "ramparts": {"found": 42},
    "gates": {"found": 8},
    "vizier": {"found": 5},
    "size": {"width": 50, "height": 35, "needed_width": 50, "needed_height": 35},
    "room_to_start": {"shops": 12, "streets": 12, "needed_shops": 12, "needed_streets": 6, "players": 6},
    "decks": {"counts": EACH_TWELVE, "most": {"bazaar": 12, "port": 13, "souk": 13, "casbah": 13, "palace": 12}},
    "reachable": {"reached": 108, "cells": 108, "lost": []},
    "farthest": {"steps": 27},
    "entry_streets": {"found": 0},
    "distance_by_wealth": {"means": {"bazaar": 3.3, "port": 7.8, "souk": 13.8, "casbah": 20.0, "palace": 25.7}},
    "walks": {"share": 83, "longest": 6, "first": 2, "last": 7, "most": 8},
    "way_out": {"steps": 4, "most": 7},
    "palace_shops": {"found": 12, "needed": 6},
    "pawns": {"cells": 108, "pawns": 127},
    "hexagons": {"most": 6},
    "chain": {"strays": [], "missing": [], "clockwise": True, "beside": ["bazaar"]},
    "wish_equal_shops": {"counts": EACH_TWELVE, "needed": 12},
    "wish_two_gates": {"found": 2, "needed": 2},
    "wish_shops_on_streets": {"found": 0, "cells": []},
    "wish_streets_together": {"districts": [], "found": 0},
    "wish_districts_together": {"districts": [], "found": 0},
    "wish_gates_on_streets": {"found": 0},
}
WITHOUT_FACTS = {"printed_numbers", "no_way_back", "mutual", "one_district_each"}


def test_findings_tell_what_was_measured():
    found = {finding.code: finding.facts for finding in validate_board(load_board("round-city"))}
    assert found == FACTS | {code: {} for code in WITHOUT_FACTS}


# --- one piece of the text changed, one clause fails ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "clause"),
    [
        pytest.param("h     . - b", "h     .   b", 4, id="four ways in"),
        pytest.param("g   .   B   B", "g   . - B   B", 4, id="six ways in"),
        pytest.param("50 x 35 cm", "35 x 50 cm", 9, id="on its side"),
        pytest.param("size      50 x 35 cm", "", 9, id="without a size"),
        pytest.param("e       B   b   B   b", "e       B   b   b   b", 11, id="eleven shops in the Bazaar"),
        pytest.param("f         B   b   b   B", "f         B   B   b   B", 12, id="thirteen shops in the Bazaar"),
        pytest.param("P   p   p   p   p - s", "P   P   P   p   p - s", 12, id="fourteen shops in the Port"),
        pytest.param("R   r   r   R", "R   R   r   R", 12, id="thirteen shops in the Palace"),
        pytest.param("b   b               c", "b   b           .   c", 24, id="desert beside the Casbah"),
    ],
)
@pytest.mark.rule("V-BOARD-4", "V-BOARD-9", "V-BOARD-11", "V-BOARD-12", "V-BOARD-24")
def test_changed_board_fails_only_the_clause_it_breaks(old, new, clause):
    board = changed_board((old, new))
    assert failed_clauses(board) == [f"V-BOARD-{clause}"]
    with pytest.raises(BoardError) as caught:
        require_valid_board(board)
    assert caught.value.code == "unfit_board"
    assert caught.value.facts["clause"] == f"V-BOARD-{clause}"


@pytest.mark.rule("V-BOARD-13")
def test_walled_in_street_is_unreachable():
    board = with_walls(lambda one, other: one == "b3")
    assert failed_clauses(board) == ["V-BOARD-13"]
    assert finding_of(board, "V-BOARD-13").facts == {"reached": 107, "cells": 108, "lost": ["b3"]}


@pytest.mark.rule("V-BOARD-18")
def test_district_with_too_long_walks_fails():
    """Row e of the Casbah can be left only at its far end."""
    board = with_walls(lambda one, other: one[0] == "e" and other[0] == "f" and int(other[1:]) >= 9 and one != "e13")
    assert failed_clauses(board) == ["V-BOARD-18"]
    assert finding_of(board, "V-BOARD-18").facts["longest"] > 8


@pytest.mark.rule("V-BOARD-19")
def test_bazaar_far_from_the_port_fails():
    """Its rows are joined at one end only, alternately left and right."""
    openings = {"ef": ("e1", "f1"), "fg": ("f4", "g4"), "gh": ("g2", "h1")}

    def is_walled(one, other):
        rows = one[0] + other[0]
        return rows in openings and int(other[1:]) <= 4 and (one, other) != openings[rows]

    board = with_walls(is_walled)
    assert finding_of(board, "V-BOARD-19").facts["steps"] > 7
    assert "V-BOARD-19" in failed_clauses(board)


@pytest.mark.rule("V-BOARD-20")
def test_too_few_shops_in_the_palace_fail():
    board = board_with_changed_map(
        lambda map_text: map_text.replace("R   R   R", "r   r   r").replace("R   R   r", "r   r   r")
    )
    assert failed_clauses(board) == ["V-BOARD-20"]
    assert finding_of(board, "V-BOARD-20").facts["found"] < 6


@pytest.mark.rule("V-BOARD-24")
def test_mirrored_city_is_not_clockwise():
    columns = 57  # of the map and the blank at its right, so that cells stay in line

    def mirrored(map_text):
        rows = [line[:4].ljust(4) + line[4:].ljust(columns)[::-1] for line in map_text.split("\nend\n")[0].split("\n")]
        return "\n".join(rows).translate(str.maketrans("/\\", "\\/")) + "\nend\n"

    board = board_with_changed_map(mirrored)
    assert len(board.cells) == 108
    assert failed_clauses(board) == ["V-BOARD-24"]
    assert not finding_of(board, "V-BOARD-24").facts["clockwise"]


# --- changes that spoil several things -------------------------------------------------------------------------------


@pytest.mark.rule("V-BOARD-17", "V-BOARD-24")
@pytest.mark.parametrize(("gate", "stray"), [("e6 d6", "port-palace"), ("e5 e6", "bazaar-palace")])
def test_short_cut_to_the_palace_fails(gate, stray):
    board = read_board(f"{text_of()}gate {gate}\n")
    assert failed_clauses(board) == ["V-BOARD-17", "V-BOARD-24"]
    assert finding_of(board, "V-BOARD-24").facts["strays"] == [stray]


@pytest.mark.rule("V-BOARD-17", "V-BOARD-24")
def test_districts_in_another_order_fail():
    letters = {"district  P": "district  S", "district  S": "district  P"}
    lines = [letters.get(line[:11], line[:11]) + line[11:] for line in text_of().split("\n")]
    board = read_board("\n".join(lines))
    assert {"V-BOARD-17", "V-BOARD-24"} <= set(failed_clauses(board))


@pytest.mark.rule("V-BOARD-1", "V-BOARD-4", "V-BOARD-7", "V-BOARD-13")
def test_city_without_a_desert_fails():
    def walled_up(map_text):
        return re.sub(r"\n +/   /\n", "\n\n", map_text).replace(". -", "   ").replace(".", " ")

    board = board_with_changed_map(walled_up)
    assert {"V-BOARD-1", "V-BOARD-4", "V-BOARD-7", "V-BOARD-13"} <= set(failed_clauses(board))


@pytest.mark.rule("V-BOARD-1")
def test_district_without_cells_fails():
    def taken_over(map_text):
        return re.sub(r"\n +\\\n", "\n\n", map_text.replace("R", "C").replace("r", "c"))

    board = board_with_changed_map(taken_over)
    assert failed_clauses(board)[0] == "V-BOARD-1"
    assert finding_of(board, "V-BOARD-1").facts["counts"]["palace"] == 0


@pytest.mark.rule("V-BOARD-3", "V-BOARD-20")
def test_palace_without_shops_fails():
    board = board_with_changed_map(lambda map_text: map_text.replace("R", "r"))
    assert {"V-BOARD-3", "V-BOARD-20"} <= set(failed_clauses(board))


@pytest.mark.rule("V-BOARD-2", "V-BOARD-3")
def test_city_of_streets_only_fails():
    streets = board_with_changed_map(lambda map_text: re.sub("[A-Z]", lambda letter: letter[0].lower(), map_text))
    assert {"V-BOARD-2", "V-BOARD-3", "V-BOARD-11"} <= set(failed_clauses(streets))


@pytest.mark.rule("V-BOARD-11", "V-BOARD-12")
def test_board_for_fewer_players_needs_fewer_shops():
    assert finding_of(load_board("oasis"), "V-BOARD-11").facts["needed_shops"] == 6
    assert failed_clauses(changed_board(("players   3", "players   4"), name="oasis")) == ["V-BOARD-11"]
    assert failed_clauses(changed_board(("players   3\n", ""), name="oasis")) == ["V-BOARD-11"]


# --- advice ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-BOARD-16")
def test_shop_at_the_entrance_is_only_advised_against():
    board = changed_board(("h     . - b   b   B   B", "h     . - B   b   b   B"))
    assert failed_clauses(board) == []
    assert "entry_streets" in unmet_recommendations(board)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("P   p   p   p   p - s", "P   p   p   p   p   s", "wish_two_gates"),
        ("c           P", "c           p", "wish_equal_shops"),
        ("P   P   P   p - s", "P   P   P   P - s", "wish_gates_on_streets"),
        ("P   p   p   p   p - s", "P   p   P   p   p - s", "wish_streets_together"),
        ("\nend\n", "\nend\nwall a1 b2\n", "wish_shops_on_streets"),
        ("\nend\n", "\nend\nwall a1 a2\nwall a1 b1\nwall a1 b2\n", "wish_districts_together"),
    ],
)
def test_unmet_recommendation_is_advice(old, new, code):
    assert code in unmet_recommendations(changed_board((old, new)))
