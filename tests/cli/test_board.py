"""`baghdad board`: checks, text and picture."""

import re
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len

from baghdad import words
from baghdad.cli.voleurs.board_commands import finding_sentence
from baghdad.cli.voleurs.board_picture.layout import HEIGHT, WIDTH, PageLayout
from baghdad.cli.voleurs.board_picture.svg import Captions, board_svg
from baghdad.cli.voleurs.board_picture.walls import walled_sides
from baghdad.cli.voleurs.board_text import NARROW, WIDE, Mark, board_text
from baghdad.cli.voleurs.district_colours import TINTS
from baghdad.voleurs.board.parser import boards, load_board, read_board
from baghdad.voleurs.board.validation import validate_board
from tests.voleurs.boards import changed_board, changed_text, text_of

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Bazaar", "Port", "Souk", "Casbah", "Palace")
TINY = """name Fish & <Chips>
district B bazaar
district P port
district S souk
district C casbah
district R palace
map
a   b
end
"""


def picture(board):
    return ElementTree.fromstring(board_svg(board, Captions(board.name, NAMES, "the desert")))


def lines(board, **options):
    return board_text(board, **options).plain.split("\n")


@pytest.fixture(params=boards())
def board(request):
    return load_board(request.param)


# --- the command ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", boards())
def test_check_prints_every_clause(command, name):
    outcome = command("board", "check", name)
    assert outcome.status == 0
    for number in range(1, 25):
        assert re.search(rf"✓ V-BOARD-{number} ", outcome.out)
    assert "✗" not in outcome.out
    assert outcome.out.endswith("can be played on.\n")


def test_check_names_the_clause_that_fails(command, tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text(changed_text(("h     . - b", "h     .   b")), encoding="utf-8")
    outcome = command("board", "check", path)
    assert outcome.status == 1
    assert re.findall(r"✗ (\S+)", outcome.out) == ["V-BOARD-4"]
    assert "4 of 5" in outcome.out
    assert "1 clause fails" in outcome.out


def test_check_reads_standard_input(command):
    assert command("board", "check", "-", typed=text_of()).status == 0


def test_mistake_is_reported_with_its_line_and_column(fails):
    assert fails("board", "check", "-", typed=changed_text(("players   6", "players   9"))).startswith(
        "Line 18, column 11: "
    )
    assert "isn't the letter of a district" in fails(
        "board", "show", "-", typed=changed_text(("P   P   P   p - s", "P   X   P   p - s"))
    )


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("board", "chekc", "oasis"), "Did you mean check?"),
        (("board", "check"), "BOARD is missing"),
        (("board", "check", "oasi"), "Did you mean oasis?"),
        (("board", "check", "nowhere.txt"), "There is no file nowhere.txt."),
        (("board", "check", "."), "is a folder"),
        (("board", "check", "x" * 5000), "There is no board"),
        (("board", "check", "oasis", "round-city"), "one argument too many"),
        (("board", "show", "oasis", "--svg"), "needs a value"),
        (("board", "show", "oasis", "--svg", "oasis.txt"), "should end in .svg"),
        (("board", "show", "oasis", "--svg", "/proc/none/x.svg"), "can't be written"),
    ],
)
def test_errors_are_reported_in_one_line(fails, arguments, part):
    assert part in fails(*arguments)


def test_help_pages(command):
    assert "check" in command("board").out
    assert command("board").out == command("board", "--help").out
    assert "BOARD" in command("board", "check", "--help").out
    assert "--distances" in command("board", "show", "--help").out
    assert "board" in command("--help").out


@pytest.mark.parametrize("name", boards())
@pytest.mark.parametrize("columns", ["80", "60"])
@pytest.mark.parametrize("distances", [(), ("--distances",)])
def test_show_fits_into_the_screen_width(command, monkeypatch, name, columns, distances):
    monkeypatch.setenv("COLUMNS", columns)
    outcome = command("board", "show", name, *distances)
    assert outcome.status == 0
    assert max(cell_len(line) for line in outcome.out.split("\n")) <= int(columns)
    for district in NAMES:
        assert district in outcome.out


def test_show_writes_a_picture(command, tmp_path):
    path = tmp_path / "pictures" / "city.svg"
    for _ in range(2):
        assert command("board", "show", "round-city", "--svg", path).status == 0
    assert ElementTree.parse(path).getroot().tag == f"{SVG}svg"


def test_unplayable_board_can_be_drawn(command, tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text(TINY, encoding="utf-8")
    assert command("board", "check", path).status == 1
    assert "b1" in command("board", "show", path).out
    assert command("board", "show", path, "--svg", tmp_path / "x.svg").status == 0


def test_every_finding_has_a_sentence():
    say = words.localizer_for("en")
    for found in (load_board("oasis"), read_board(TINY), changed_board(("\nend\n", "\nend\ngate e5 e6\n"))):
        for finding in validate_board(found):
            assert finding_sentence(say, finding)


# --- at the terminal -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [WIDE, NARROW])
@pytest.mark.parametrize("plain", [False, True])
def test_text_board_names_every_cell_in_its_row(board, size, plain):
    drawn = lines(board, width=80 if size == WIDE else 60, plain=plain)
    assert max(cell_len(line) for line in drawn) <= 80
    assert len(drawn) == 2 * len({cell.y for cell in board.cells}) + 1
    for line in drawn[1::2]:
        row = [cell for cell in board.cells if cell.name[0] == line[0]]
        letters = [board.letters[cell.district] for cell in row]
        expected = [(x if cell.shop else x.lower()) + cell.name[1:] for x, cell in zip(letters, row, strict=True)]
        assert re.findall(r"[A-Za-z]\d+", line) == expected


def test_text_board_shows_distances():
    drawn = lines(load_board("round-city"), distances=True)
    assert re.findall(r"[A-Za-z]\d+", drawn[1]) == ["P8", "P8", "P9", "p10", "s11", "S12", "S13", "S14", "S15"]


def test_text_board_shows_gates_and_ways_in(board):
    drawn = "\n".join(lines(board, plain=True))
    level = sum(board.cells[one].y == board.cells[other].y for one, other in board.gates)
    assert drawn.count(":") == level + 2 * (len(board.gates) - level)
    beside = sum(way.start[1] == board.cells[way.cell].y for way in board.ways)
    assert drawn.count(">") == beside
    assert drawn.count("^") == 2 * (len(board.ways) - beside)
    assert drawn.isascii()


def test_text_board_has_walls_only_between_districts():
    assert lines(read_board(TINY.replace("a   b\n", "a   b   B   P - S\n")), plain=True) == [
        " +===========+===========+",
        "a|b1    B2   |P3   :S4   |",
        " +===========+===========+",
    ]


def test_text_board_puts_marks_on_their_cells(board):
    number = len(board.cells) // 2
    cell = board.cells[number]
    wide, narrow = (lines(board, width=width, marks={number: Mark("T3")}) for width in (80, 60))
    row = 2 * (cell.y - board.cells[0].y) + 1
    assert re.search(rf"{cell.name[1:]} *T3", wide[row])
    assert "T3" in narrow[row]
    assert wide != lines(board)


# --- the picture -----------------------------------------------------------------------------------------------------


def test_picture_has_every_cell_with_its_distance(board):
    found = {
        group.get("id"): group
        for group in picture(board).iter(f"{SVG}g")
        if (group.get("id") or "").startswith("cell-")
    }
    assert set(found) == {f"cell-{cell.name}" for cell in board.cells}
    for cell in board.cells:
        group = found[f"cell-{cell.name}"]
        assert group.find(f"{SVG}title").text == cell.name
        assert group.find(f"{SVG}use").get("href") == f"#{'s' if cell.shop else 'l'}{cell.district}"
        assert int(group.find(f"{SVG}text").text) >= 1


def test_picture_refers_only_to_defined_ids(board):
    root = picture(board)
    defined = {element.get("id") for element in root.iter() if element.get("id")}
    text = board_svg(board, Captions("x", NAMES, "y"))
    assert set(re.findall(r'href="#([^"]+)"', text)) <= defined
    assert set(re.findall(r"url\(#([^)]+)\)", text)) <= defined
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")


def test_picture_shows_names_and_gates_and_is_deterministic(board):
    root = picture(board)
    plaques = [text.text for text in root.iter(f"{SVG}text") if text.get("class") == "plaque"]
    assert sorted(plaques) == sorted(name.upper() for name in NAMES)
    arrows = sum(use.get("href") == "#gate" for use in root.iter(f"{SVG}use"))
    assert arrows == len(board.gates) + len(board.ways)
    captions = Captions(board.name, NAMES, "the desert")
    assert board_svg(board, captions) == board_svg(board, captions)


def test_city_is_within_the_page(board):
    layout = PageLayout(board)
    for cell in board.cells:
        x, y = layout.centre(cell.point)
        assert 50 < x < WIDTH - 50
        assert 50 < y < HEIGHT - 50


@pytest.mark.parametrize(
    "rows",
    [
        ["a   P"],
        ["a     b   b", "b   b   P   b", "c     b"],
        ["a     b   b", "b   b   P   b", "c     b   b"],
        ["a   " + "   ".join("P" * 18)],
        [f"{letter}   {'  ' * (place % 2)}P   s" for place, letter in enumerate("abcdefghijklmnopqrstuvwxyz")],
    ],
    ids=["one cell", "one side to the river", "a Port inside", "a long quay", "a tall city"],
)
def test_any_parsed_board_has_a_picture(rows):
    found = read_board(TINY.replace("a   b", "\n".join(rows)))
    assert len(list(picture(found).iter(f"{SVG}title"))) == 1 + len(found.cells)
    assert max(map(len, lines(found))) <= 80


def test_markup_in_names_is_escaped():
    root = picture(read_board(TINY))
    assert root.find(f"{SVG}title").text == "Fish & <Chips>"


def test_walls_are_drawn_once_and_never_across_a_gate(board):
    sides = walled_sides(board)
    assert len(sides) == len(set(sides))
    inner = sum(not board.is_open(pair) for pair in board.borders())
    touching = 2 * len(board.borders())
    outer = 6 * len(board.cells) - touching - len(board.ways)
    assert len(sides) == inner + outer


@pytest.mark.parametrize("tint", TINTS)
def test_ink_has_enough_contrast_on_shops_and_streets(tint):
    assert contrast(tint.ink, tint.vivid) >= 4
    assert contrast("#16112e", tint.street) >= 7


def contrast(one, other):
    lighter, darker = sorted((brightness(one), brightness(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def brightness(colour):
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
