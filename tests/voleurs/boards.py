"""Boards for tests: the shipped ones as text, with parts changed."""

from baghdad.voleurs.board.parser import FOLDER, SUFFIX, read_board


def text_of(name="round-city"):
    """Return the text of a shipped board."""
    return (FOLDER / f"{name}{SUFFIX}").read_text(encoding="utf-8")


def changed_text(*changes, name="round-city"):
    """Return the text of a shipped board with each old piece, which must occur once, replaced by the new one."""
    text = text_of(name)
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
        text = text.replace(old, new)
    return text


def changed_board(*changes, name="round-city"):
    """Return the board of a changed text."""
    return read_board(changed_text(*changes, name=name))


def names(board, numbers):
    """Return the names of cells."""
    return [board.cells[number].name for number in numbers]


def with_walls(is_walled, name="round-city"):
    """Return a shipped board with walls between all neighbours of a district for whose names `is_walled` is true."""
    text = text_of(name)
    board = read_board(text)
    walls = []
    for one, other in board.borders():
        first, second = board.cells[one], board.cells[other]
        if first.district == second.district and (
            is_walled(first.name, second.name) or is_walled(second.name, first.name)
        ):
            walls.append(f"wall {first.name} {second.name}\n")
    assert walls
    return read_board(text + "".join(walls))


def board_with_changed_map(change, name="round-city"):
    """Return a shipped board with its map, below the header, changed by a function."""
    head, map_text = text_of(name).split("\nmap\n")
    return read_board(f"{head}\nmap\n{change(map_text)}")
