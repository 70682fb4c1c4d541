"""The board parser and its error messages, and the lookup tables."""

from itertools import pairwise

import numpy as np
import pytest

from baghdad.core.errors import BoardError
from baghdad.core.numpy_arrays import numpy_type
from baghdad.voleurs.board.distances import UNREACHABLE
from baghdad.voleurs.board.parser import DEFAULT_BOARD, MOST_ACROSS, MOST_CELLS, boards, load_board, read_board
from baghdad.voleurs.board.tables import BOARD_TABLES, DESERT, MAX_CELLS, NONE, build_tables
from baghdad.voleurs.box import BAZAAR, PALACE, PORT, SOUK
from tests.core.record_forms import as_numpy
from tests.voleurs.boards import changed_board, changed_text, names, text_of

HEAD = """name Two Streets
district B bazaar
district P port
district S souk
district C casbah
district R palace
map
"""
SMALL = f"{HEAD}a   . - B   b   p\n         \\\nb     .   P   S\nend\n"


@pytest.fixture(params=boards())
def board(request):
    return load_board(request.param)


# --- what is drawn -----------------------------------------------------------------------------------------------


def test_boards_lists_the_default_board_first():
    assert boards()[0] == DEFAULT_BOARD == "round-city"
    assert set(boards()) == {"round-city", "oasis"}


def test_unknown_board_is_refused_with_the_nearest_name():
    with pytest.raises(BoardError) as caught:
        load_board("round-cty")
    assert caught.value.code == "unknown_board"
    assert caught.value.facts["nearest"] == "round-city"


def test_small_board_is_parsed():
    board = read_board(SMALL)
    assert board.name == "Two Streets"
    assert board.size is None
    assert board.players == 6
    assert [cell.name for cell in board.cells] == ["a1", "a2", "a3", "b1", "b2"]
    assert [cell.district for cell in board.cells] == [BAZAAR, BAZAAR, PORT, PORT, SOUK]
    assert [cell.shop for cell in board.cells] == [True, False, False, True, True]
    assert board.gates == ((0, 3),)
    assert names(board, board.entries) == ["a1"]
    assert board.neighbours == ((1, 3), (0,), (), (0,), ())
    assert len(board.desert) == 2


@pytest.mark.rule("V-BOARD-2", "V-BOARD-22")
def test_letter_gives_the_district_and_its_case_the_kind():
    board = load_board("round-city")
    rows = [line for line in text_of().split("\nmap\n")[1].splitlines() if line[:1].isalpha() and line != "end"]
    letters = [sign for row in rows for sign in row[1:] if sign.isalpha()]
    assert len(letters) == len(board.cells)
    for letter, cell in zip(letters, board.cells, strict=True):
        assert cell.shop == letter.isupper()
        assert board.letters[cell.district] == letter.upper()


def test_cells_are_in_reading_order_and_named_by_row_and_place(board):
    assert [(cell.y, cell.x) for cell in board.cells] == sorted((cell.y, cell.x) for cell in board.cells)
    assert len(board.numbers) == len(board.cells)
    for one, other in pairwise(board.cells):
        if one.name[0] == other.name[0]:
            assert int(other.name[1:]) == int(one.name[1:]) + 1
        else:
            assert other.name[1:] == "1"


def test_crlf_line_ends_and_comments_are_accepted():
    assert read_board(SMALL.replace("\n", "\r\n")) == read_board(SMALL)
    assert read_board(SMALL.replace("souk\n", "souk  # the third\n")) == read_board(SMALL)


def test_district_letters_may_be_any_capitals_in_any_order():
    text = SMALL.replace("district B bazaar\n", "").replace("\nmap", "\ndistrict Ž Bazaar\nmap")
    board = read_board(text.replace("B   b", "Ž   ž"))
    assert board.letters == ("Ž", "P", "S", "C", "R")
    assert board.neighbours == read_board(SMALL).neighbours


@pytest.mark.rule("V-BOARD-5")
def test_wall_separates_two_cells_of_a_district():
    board = read_board(SMALL + "wall a1 a2\n")
    assert board.walls == ((0, 1),)
    assert board.neighbours[0] == (3,)
    assert board.neighbours[1] == ()


@pytest.mark.rule("V-BOARD-6")
def test_gate_may_be_given_by_name():
    drawn, named = read_board(SMALL), read_board(SMALL.replace("\\", " ") + "gate a1 b1\n")
    assert named == drawn


@pytest.mark.rule("V-BOARD-6")
def test_districts_are_joined_only_by_gates(board):
    for pair in board.borders():
        one, other = (board.cells[number].district for number in pair)
        assert board.is_open(pair) == (one == other or pair in board.gates)


@pytest.mark.rule("V-BOARD-15", "V-BOARD-23")
def test_neighbours_are_symmetric_and_at_most_six(board):
    for number, found in enumerate(board.neighbours):
        assert len(found) <= 6
        assert list(found) == sorted(set(found))
        for other in found:
            assert number in board.neighbours[other]
            assert board.cells[other].point in board.cells[number].touching()


# --- mistakes ------------------------------------------------------------------------------------------------------

MAP = HEAD.count("\n")  # the line of the word “map”


def with_map(*rows):
    return HEAD + "\n".join(rows) + "\nend\n"


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        pytest.param("", "no_map", 1, 1, id="empty"),
        pytest.param("# nothing\n\n", "no_map", 3, 1, id="only a comment"),
        pytest.param("naem x\n", "unknown_line", 1, 1, id="unknown head line"),
        pytest.param("  name\n", "value_missing", 1, 3, id="no name"),
        pytest.param("name " + "x" * 41, "name_too_long", 1, 6, id="long name"),
        pytest.param("name x\nname y\n", "line_twice", 2, 1, id="two names"),
        pytest.param("name a\x1bb\n", "unprintable", 1, 7, id="escape"),
        pytest.param("size  50 by 35 cm\n", "bad_size", 1, 7, id="size"),
        pytest.param("size 50 x 35\n", "value_missing", 1, 11, id="size without unit"),
        pytest.param("size 0 x 35 cm\n", "bad_size", 1, 6, id="no width"),
        pytest.param("size ٥ x 35 cm\n", "bad_size", 1, 6, id="other digits"),
        pytest.param("players many\n", "bad_players", 1, 9, id="players in words"),
        pytest.param("players 7\n", "bad_players", 1, 9, id="seven players"),
        pytest.param("players 3 4\n", "value_too_many", 1, 11, id="two numbers of players"),
        pytest.param("district b bazaar\n", "bad_district_letter", 1, 10, id="small letter"),
        pytest.param("district BB bazaar\n", "bad_district_letter", 1, 10, id="two letters"),
        pytest.param("district B harem\n", "unknown_district", 1, 12, id="unknown district"),
        pytest.param("district B port\ndistrict B souk\n", "letter_twice", 2, 10, id="letter twice"),
        pytest.param("district B port\ndistrict P port\n", "district_twice", 2, 12, id="district twice"),
        pytest.param(HEAD.replace("district S souk\n", ""), "missing_district", MAP - 1, 1, id="missing district"),
        pytest.param("end\n", "end_without_map", 1, 1, id="end without map"),
        pytest.param(HEAD, "no_end", MAP + 1, 1, id="no end"),
        pytest.param(SMALL.replace("end\n", ""), "no_end", MAP + 4, 1, id="no end after rows"),
        pytest.param(with_map(), "empty_map", MAP + 3, 1, id="empty map"),
        pytest.param(SMALL.replace("name Two Streets\n", ""), "no_name", 1, 1, id="nameless"),
        pytest.param(SMALL + "map\n", "line_twice", MAP + 5, 1, id="two maps"),
        pytest.param(with_map("a   B\tb"), "tab_in_map", MAP + 1, 6, id="tab"),
        pytest.param(with_map("A   B"), "bad_row", MAP + 1, 1, id="capital row"),
        pytest.param(with_map("ab  B"), "bad_row", MAP + 1, 1, id="two row letters"),
        pytest.param(with_map("gate a1 a2"), "bad_row", MAP + 1, 1, id="gate in the map"),
        pytest.param(with_map("a   B", "a     B"), "row_twice", MAP + 2, 1, id="row twice"),
        pytest.param(with_map("a   B", "      B"), "row_without_letter", MAP + 2, 7, id="row without letter"),
        pytest.param(with_map("a   B   X"), "unknown_letter", MAP + 1, 9, id="unknown letter"),
        pytest.param(with_map("a   B   /"), "unknown_letter", MAP + 1, 9, id="slanting stroke in a row"),
        pytest.param(with_map("a   B", "     -"), "unknown_stroke", MAP + 2, 6, id="level stroke between rows"),
        pytest.param(with_map("a   B  b"), "cell_out_of_line", MAP + 1, 8, id="odd column"),
        pytest.param(with_map("a   B b"), "cell_out_of_line", MAP + 1, 7, id="half a cell off"),
        pytest.param(with_map("a   B", "b   B"), "cell_out_of_line", MAP + 2, 5, id="straight below"),
        pytest.param(with_map("a B"), "cell_out_of_line", MAP + 1, 3, id="in the margin"),
        pytest.param(with_map("a   B   b .   b"), "cell_out_of_line", MAP + 1, 11, id="desert out of line"),
        pytest.param(with_map("a   B -     b"), "stroke_to_nowhere", MAP + 1, 7, id="stroke to a blank"),
        pytest.param(with_map("a   B-  p"), "stroke_to_nowhere", MAP + 1, 6, id="stroke out of line"),
        pytest.param(with_map("     /", "a   B"), "stroke_to_nowhere", MAP + 1, 6, id="stroke above the first row"),
        pytest.param(with_map("a   B", "     \\"), "stroke_to_nowhere", MAP + 2, 6, id="stroke below the last row"),
        pytest.param(with_map("a   . - .   B"), "stroke_in_desert", MAP + 1, 7, id="stroke in the desert"),
        pytest.param(with_map("a   B - b"), "gate_inside_district", MAP + 1, 7, id="gate inside a district"),
        pytest.param(SMALL + "gate a1 a2\n", "gate_inside_district", MAP + 5, 6, id="gate named inside a district"),
        pytest.param(SMALL + "gate b1 a1\n", "gate_twice", MAP + 5, 6, id="gate twice"),
        pytest.param(SMALL + "gate a1 c1\n", "unknown_cell", MAP + 5, 9, id="unknown cell"),
        pytest.param(SMALL + "gate a1 b2\n", "not_neighbours", MAP + 5, 6, id="gate afar"),
        pytest.param(SMALL + "gate a1\n", "value_missing", MAP + 5, 6, id="gate to nothing"),
        pytest.param(SMALL + "wall a1 b1\n", "wall_between_districts", MAP + 5, 6, id="wall between districts"),
        pytest.param(SMALL + "wall a1 a2\nwall a2 a1\n", "wall_twice", MAP + 6, 6, id="wall twice"),
        pytest.param(SMALL + "wall a1 a1\n", "not_neighbours", MAP + 5, 6, id="wall in a cell"),
        pytest.param(with_map("a   " + "B   " * 19), "too_wide", MAP + 1, 5 + 4 * MOST_ACROSS, id="too wide"),
    ],
)
def test_mistake_is_reported_with_line_and_column(text, code, line, column):
    with pytest.raises(BoardError) as caught:
        read_board(text)
    assert caught.value.code == code
    assert (caught.value.facts["line"], caught.value.facts["column"]) == (line, column)


def test_too_many_cells_are_reported_at_the_first_one_too_many():
    row = "B   " * MOST_ACROSS
    rows = [
        f"{letter}   {'  ' if place % 2 else ''}{row}"[: 4 * MOST_ACROSS + 3] for place, letter in enumerate("abcdefgh")
    ]
    with pytest.raises(BoardError) as caught:
        read_board(with_map(*rows))
    assert caught.value.code == "too_many_cells"
    assert caught.value.facts["most"] == MOST_CELLS
    assert caught.value.facts["line"] == MAP + 8


def test_truncated_board_raises_board_error():
    text = changed_text()
    for end in range(0, len(text) - len("end\n"), 7):
        with pytest.raises(BoardError):
            read_board(text[:end])


@pytest.mark.parametrize("sign", ["#", "\\", "-", ".", "B", "x", "\t", "\n", "é", "\0"])
def test_inserted_character_gives_a_board_or_a_board_error(sign):
    text = text_of("oasis")
    start = text.index("name ")
    for at in range(start, len(text), 5):
        error = parse_error(text[:at] + sign + text[at:])
        assert error is None or min(error.facts["line"], error.facts["column"]) >= 1


def parse_error(text):
    """Return the error of a text, or None."""
    try:
        read_board(text)
    except BoardError as error:
        return error
    return None


# --- tables --------------------------------------------------------------------------------------------------------


def steps_from(board, starts):
    """Return the fewest steps, by a simple breadth-first search."""
    reached, frontier, number = {}, set(starts), 0
    while frontier:
        reached.update(dict.fromkeys(frontier, number))
        frontier = {other for cell in frontier for other in board.neighbours[cell]} - set(reached)
        number += 1
    return reached


def test_tables_match_the_board(board):
    tables = as_numpy(build_tables(board))
    cells = len(board.cells)
    assert tables.dtype == numpy_type(BOARD_TABLES)
    assert tables.cells == cells
    assert tables.shop[:cells].tolist() == [int(cell.shop) for cell in board.cells]
    assert tables.district[:cells].tolist() == [cell.district for cell in board.cells]
    assert tables.degree[:cells].tolist() == [len(found) for found in board.neighbours]
    for number, found in enumerate(board.neighbours):
        assert tables.neighbours[number].tolist() == [*found, *[NONE] * (6 - len(found))]
    assert tables.entries.tolist() == list(board.entries)
    assert np.flatnonzero(tables.entry).tolist() == list(board.entries)
    assert not tables.shop[cells:].any()
    assert (tables.district[cells:] == NONE).all()
    assert (tables.neighbours[cells:] == NONE).all()


@pytest.mark.rule("V-BOARD-14")
def test_distances_are_the_fewest_steps(board):
    tables = as_numpy(build_tables(board))
    cells = len(board.cells)
    for number in range(cells):
        reached = steps_from(board, [number])
        assert tables.distance[number, :cells].tolist() == [reached.get(c, UNREACHABLE) for c in range(cells)]
    outside = steps_from(board, board.entries)
    assert tables.distance[DESERT, :cells].tolist() == [outside[c] + 1 for c in range(cells)]
    assert (tables.distance[:, cells:] == UNREACHABLE).all()
    assert (tables.distance[cells:MAX_CELLS] == UNREACHABLE).all()


def test_distances_are_symmetric(board):
    tables = as_numpy(build_tables(board))
    square = tables.distance[: len(board.cells), : len(board.cells)]
    assert (square == square.T).all()


@pytest.mark.rule("V-BOARD-4", "V-BOARD-14")
def test_entry_cells_are_one_step_from_the_desert(board):
    tables = as_numpy(build_tables(board))
    assert np.flatnonzero(tables.distance[DESERT] == 1).tolist() == list(board.entries)
    assert len(board.entries) == 5


def test_wall_changes_distances():
    before, after = build_tables(read_board(SMALL)), build_tables(read_board(SMALL + "wall a1 a2\n"))
    assert before.distance[0, 1] == 1
    assert after.distance[0, 1] == UNREACHABLE
    assert after.distance[DESERT, 1] == UNREACHABLE


def test_six_ways_in_are_refused():
    board = changed_board(("g   .   B   B", "g   . - B   B"))
    with pytest.raises(BoardError, match="too_many_ways_in"):
        build_tables(board)


def test_measurements_of_the_shipped_boards():
    round_city, oasis = (load_board(name) for name in ("round-city", "oasis"))
    assert [len(round_city.cells_of(district)) for district in range(5)] == [24, 21, 21, 23, 19]
    assert [len(oasis.cells_of(district)) for district in range(5)] == [15, 13, 11, 13, 11]
    assert (round_city.players, oasis.players) == (6, 3)
    farthest = [int(max(build_tables(board).distance[DESERT][: len(board.cells)])) for board in (round_city, oasis)]
    assert farthest == [27, 17]
    assert names(round_city, round_city.entries) == ["h1", "i1", "j1", "j2", "j3"]
    assert all(round_city.cells_of(PALACE, shop) for shop in (True, False))
