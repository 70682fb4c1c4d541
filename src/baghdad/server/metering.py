"""Measures the processor time that a coroutine takes on the event loop, without what runs while it waits."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, TypeVar

from baghdad.server.account import Account

Outcome = TypeVar("Outcome")
THOUSAND = 1000.0  # milliseconds in a second


@coroutine
def metered(
    work: Coroutine[Any, Any, Outcome], account: Account, clock: Callable[[], float]
) -> Generator[Any, Any, Outcome]:
    """Run a coroutine, charge an account for the stretches of it between waits, and return its result."""
    seconds, problem = 0.0, None
    try:
        while True:
            began = clock()
            try:
                awaited = work.send(None) if problem is None else work.throw(problem)
            except StopIteration as end:
                outcome: Outcome = end.value
                return outcome
            finally:
                seconds += clock() - began
            problem = None
            try:
                yield awaited
            except BaseException as error:  # a cancellation, for example
                problem = error
    finally:
        account.charge(THOUSAND * seconds)
