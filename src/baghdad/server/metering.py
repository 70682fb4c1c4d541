"""Measures the processor time that a coroutine takes on the event loop, without what runs while it waits."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from functools import partial
from types import coroutine
from typing import Any, TypeVar

from baghdad.server.account import Account

Outcome = TypeVar("Outcome")
THOUSAND = 1000.0  # milliseconds in a second


@coroutine
def metered(
    work: Coroutine[Any, Any, Outcome], account: Account, clock: Callable[[], float]
) -> Generator[Any, Any, Outcome]:
    """Run a coroutine, charge an account for each stretch of it between two waits, and return its result."""
    resume: Callable[[], Any] = partial(work.send, None)
    while True:
        began = clock()
        try:
            awaited = resume()
        except StopIteration as end:
            outcome: Outcome = end.value
            return outcome
        finally:
            account.charge(THOUSAND * (clock() - began))
        try:
            yield awaited
            resume = partial(work.send, None)
        except BaseException as error:  # a cancellation, for example
            resume = partial(work.throw, error)
