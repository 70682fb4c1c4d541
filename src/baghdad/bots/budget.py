"""The budget of a search: `800` iterations or `1.5s` seconds; `x2` behind either means two threads."""

from __future__ import annotations

import re
from dataclasses import dataclass

from baghdad.core.errors import OptionError

MAX_ITERATIONS, MAX_SECONDS, MAX_THREADS = 100_000_000, 3600.0, 64
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
