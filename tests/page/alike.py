"""Houses in which every match is dealt alike: what a test plays or a picture shows is the same every time."""

from __future__ import annotations

from itertools import count

from baghdad.cli import main
from baghdad.house import hall

FOR_TESTS, FOR_PICTURES = "tests.page.alike:for_tests", "tests.page.alike:for_pictures"
SHORT = 91  # somebody who only ever smuggles loses soon against two journeymen
FULL = 20  # a match worth looking at


def for_tests(arguments: list[str]) -> int:
    """A house for tests: matches that don't take long."""
    hall.new_seed = lambda: SHORT
    return int(main(arguments) or 0)


def for_pictures(arguments: list[str]) -> int:
    """A house for pictures: tables have the same names too."""
    numbers = count(1)
    hall.new_seed, hall.new_name = lambda: FULL, lambda: f"garden{next(numbers)}"
    return int(main(arguments) or 0)
