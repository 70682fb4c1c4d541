"""How long a computer player may think: `800` iterations, or `1.5s`; `x2` behind either for two threads."""

from __future__ import annotations

import re
from dataclasses import dataclass

from baghdad.core.errors import OptionError

MOST_ITERATIONS, MOST_SECONDS, MOST_THREADS = 100_000_000, 3600.0, 64
FORM = re.compile(
    r"(?:(?P<iterations>\d{1,9})|(?P<seconds>\d{1,4}(?:\.\d{1,3})?)s)(?:x(?P<threads>\d{1,2}))?", re.ASCII
)


@dataclass(frozen=True, slots=True)
class Budget:
    """Iterations can be repeated anywhere; seconds depend on the machine. One of the two is 0."""

    iterations: int = 0
    seconds: float = 0.0
    threads: int = 1


def read_budget(text: str, name: str) -> Budget:
    """The budget a text means; OptionError for none or too much."""
    found = FORM.fullmatch(text)
    if found:
        budget = Budget(int(found["iterations"] or 0), float(found["seconds"] or 0), int(found["threads"] or 1))
        in_bounds = budget.iterations <= MOST_ITERATIONS and budget.seconds <= MOST_SECONDS
        if (budget.iterations or budget.seconds) and in_bounds and 1 <= budget.threads <= MOST_THREADS:
            return budget
    raise OptionError("bad_bot_parameter", bot=name, parameter=text[:40])
