"""Houses in which every match is dealt alike: what a test plays or a picture shows is the same every time."""

from __future__ import annotations

from copy import deepcopy
from itertools import count

from baghdad.cli import main
from baghdad.server.tables import registry
from baghdad.server.tables.lessons import Lesson, lesson

FOR_TESTS, FOR_PICTURES = "tests.page.alike:for_tests", "tests.page.alike:for_pictures"
AT_THE_GATES = "tests.page.alike:at_the_gates"
SHORT = 91  # somebody who only ever smuggles loses soon against two journeymen
FULL = 20  # a match worth looking at


def for_tests(arguments: list[str]) -> int:
    """A house for tests: matches that don't take long."""
    registry.new_seed = lambda: SHORT
    return int(main(arguments) or 0)


def for_pictures(arguments: list[str]) -> int:
    """A house for pictures: tables have the same names too."""
    numbers = count(1)
    registry.new_seed, registry.new_name = lambda: FULL, lambda: f"garden{next(numbers)}"
    return int(main(arguments) or 0)


def at_the_gates(arguments: list[str]) -> int:
    """A house whose lesson of voleurs begins with three Assassins in the desert, who may act from there, and three
    victims just behind the walls."""
    taught = lesson("voleurs")
    start = deepcopy(taught.start) | {"phase": "buying", "options": {"act_from_desert": True}}
    ann = start["seats"][0]
    ann["desert"]["assassin"], ann["supply"]["assassin"] = 3, ann["supply"]["assassin"] - 3
    moved = {"f4": "h1", "g1": "i1", "g2": "j1"}
    for pawn in start["pawns"]:
        pawn["cell"] = moved.get(pawn["cell"], pawn["cell"])
    start["pawns"].sort(key=lambda pawn: (pawn["cell"][0], int(pawn["cell"][1:])))
    registry.lesson = lambda game: Lesson(taught.seed, taught.bots, start)
    return int(main(arguments) or 0)
