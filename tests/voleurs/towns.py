"""Boards for tests: the shipped ones as text, with pieces of them changed."""

from baghdad.voleurs.board.parser import FOLDER, SUFFIX, read_board


def text_of(name="round-city"):
    """The text of a board that comes with the game."""
    return (FOLDER / f"{name}{SUFFIX}").read_text(encoding="utf-8")


def changed(*changes, name="round-city"):
    """A shipped board's text with each old piece, found exactly once in the map or head, replaced by the new."""
    text = text_of(name)
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
        text = text.replace(old, new)
    return text


def spoiled(*changes, name="round-city"):
    """The board of a changed text."""
    return read_board(changed(*changes, name=name))


def names(board, numbers):
    """Cells by name."""
    return [board.cells[number].name for number in numbers]


def with_walls(parted, name="round-city"):
    """A shipped board with a wall between all neighbours of one district for whose names `parted` holds."""
    text = text_of(name)
    board = read_board(text)
    walls = []
    for one, other in board.borders():
        first, second = board.cells[one], board.cells[other]
        if first.district == second.district and (parted(first.name, second.name) or parted(second.name, first.name)):
            walls.append(f"wall {first.name} {second.name}\n")
    assert walls
    return read_board(text + "".join(walls))


def plan_changed(change, name="round-city"):
    """A shipped board whose map alone, below the head, went through a change of text."""
    head, plan = text_of(name).split("\nmap\n")
    return read_board(f"{head}\nmap\n{change(plan)}")
