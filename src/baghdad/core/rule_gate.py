"""Which threads use rules, so that these aren't switched meanwhile (`switch.py`)."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

Outcome = TypeVar("Outcome")


class Gate:
    """A lock that many threads may hold at once, or one alone."""

    def __init__(self) -> None:
        self.changed = threading.Condition()
        self.users = 0
        self.closed = False
        self.thread = threading.local()  # how often this thread is inside

    @contextmanager
    def shared(self) -> Iterator[None]:
        """Wait until no thread is alone inside, and keep any from it until the end; a thread may do so repeatedly."""
        depth = getattr(self.thread, "depth", 0)
        if depth == 0:
            with self.changed:
                self.changed.wait_for(lambda: not self.closed)
                self.users += 1
        self.thread.depth = depth + 1
        try:
            yield
        finally:
            self.thread.depth = depth
            if depth == 0:
                with self.changed:
                    self.users -= 1
                    self.changed.notify_all()

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Let no other thread in, and wait until all are out."""
        with self.changed:
            self.changed.wait_for(lambda: not self.closed)
            self.closed = True
            self.changed.wait_for(lambda: self.users == 0)
        try:
            yield
        finally:
            with self.changed:
                self.closed = False
                self.changed.notify_all()


gate = Gate()


def using_rules(work: Callable[..., Outcome], *arguments: Any) -> Outcome:
    """Call a function that uses rules, in a thread of its own: rules aren't switched until it returns."""
    with gate.shared():
        return work(*arguments)


def is_busy() -> bool:
    """Return whether some thread uses rules, so that `commit` would have to wait for it."""
    return gate.users > 0
