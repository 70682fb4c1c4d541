"""The budget of a search: `800` iterations or `1.5s` seconds; `x2` behind either means two threads."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from baghdad.core import compilation
from baghdad.core.errors import OptionError

MAX_ITERATIONS, MAX_SECONDS, MAX_THREADS = 100_000_000, 3600.0, 64
INTERPRETED_SECONDS = 0.5  # in which a search ends that isn't compiled, if people wait for it; they may wait for two
PATTERN = re.compile(
    r"(?:(?P<iterations>\d{1,9})|(?P<seconds>\d{1,4}(?:\.\d{1,3})?)s)(?:x(?P<threads>\d{1,2}))?", re.ASCII
)


@dataclass(frozen=True, slots=True)
class Budget:
    """Iterations, which give the same result on any machine, or seconds; the other is 0."""

    iterations: int = 0
    seconds: float = 0.0
    threads: int = 1


def parse_budget(text: str, name: str) -> Budget:
    """Return the budget that a text names; raise OptionError if it names none or too much."""
    fields = PATTERN.fullmatch(text)
    if fields:
        budget = Budget(int(fields["iterations"] or 0), float(fields["seconds"] or 0), int(fields["threads"] or 1))
        in_bounds = budget.iterations <= MAX_ITERATIONS and budget.seconds <= MAX_SECONDS
        if (budget.iterations or budget.seconds) and in_bounds and 1 <= budget.threads <= MAX_THREADS:
            return budget
    raise OptionError("bad_bot_parameter", bot=name, parameter=text[:40])


class TimeLimit:
    """How long a search may take in this process, whatever its budget.

    Without limit the result of a search depends on its budget only, so contests never set one.
    """

    def __init__(self) -> None:
        self.people_wait = False

    @contextmanager
    def while_people_wait(self) -> Iterator[None]:
        """Limit searches that aren't compiled, in a program in which people wait for them."""
        before, self.people_wait = self.people_wait, True
        try:
            yield
        finally:
            self.people_wait = before

    @property
    def seconds(self) -> float:
        """The seconds from now; infinite if the rules are compiled."""
        return INTERPRETED_SECONDS if self.people_wait and not compilation.is_compiled() else math.inf


TIME_LIMIT = TimeLimit()
