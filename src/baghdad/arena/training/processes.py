"""Courses side by side, each in a process of its own, so that Ctrl-C ends them at once whatever they compute."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple

from baghdad.arena.errors import ArenaError
from baghdad.arena.executors import uninterrupted
from baghdad.arena.training.training_run import Step, TrainingRun


class Told(NamedTuple):
    """A step of one of several courses."""

    course: int
    step: Step


def side_by_side(courses: Sequence[TrainingRun], jobs: int) -> Generator[Told, None, None]:
    """All steps that are missing, as they are done; whoever stops asking stops the courses.

    The first course begins alone: what it compiles, the others find compiled.
    """
    waiting = deque(enumerate(courses))
    pupils: dict[Connection[Any, Any], _Worker] = {}
    room = 1
    try:
        while waiting or pupils:
            while waiting and len(pupils) < room:
                pupil = _Worker(*waiting.popleft())
                pupils[pupil.pipe] = pupil
            for pipe in wait(list(pupils)):
                pupil = pupils[pipe]  # type: ignore[index]
                step = pupil.told()
                room = jobs
                if step is None:
                    pupils.pop(pupil.pipe).end()
                else:
                    yield Told(pupil.number, step)
    finally:
        for pupil in pupils.values():
            pupil.end()


class _Worker:
    """A process and the course it takes."""

    def __init__(self, number: int, course: TrainingRun) -> None:
        context = get_context("spawn")
        self.number, self.course = number, course
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_learn, args=(theirs, course), daemon=True)
        with uninterrupted():
            self.process.start()
        theirs.close()

    def told(self) -> Step | None:
        """The next step; None after the last."""
        try:
            told: Step | Exception | None = self.pipe.recv()
        except (EOFError, OSError):
            raise ArenaError("training_died", players=list(self.course.players)) from None
        if isinstance(told, Exception):
            raise told
        return told

    def end(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()


def _learn(pipe: Connection[Any, Any], course: TrainingRun) -> None:
    """What such a process does."""
    with suppress(BrokenPipeError):  # nobody listens any more
        try:
            for step in course.run():
                pipe.send(step)
            pipe.send(None)
        except BrokenPipeError:
            raise
        except Exception as error:  # told to whoever asked
            pipe.send(error)
