"""Parallel training runs, each in its own worker process, so that Ctrl-C can end compiled computations at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple

from baghdad.arena.errors import ArenaError
from baghdad.arena.executors import ignore_interrupts
from baghdad.arena.training.training_run import IterationProgress, TrainingRun


class RunProgress(NamedTuple):
    """The progress of one of several training runs, named by its index."""

    run: int
    progress: IterationProgress


def run_in_parallel(runs: Sequence[TrainingRun], jobs: int) -> Generator[RunProgress, None, None]:
    """Run all missing iterations and yield progress as it is made; closing the generator terminates the workers.

    The first run starts alone until its first progress: it compiles and caches the code that the others load.
    """
    waiting = deque(enumerate(runs))
    workers: dict[Any, _Worker] = {}  # by connection, whose type depends on the system
    max_workers = 1
    try:
        while waiting or workers:
            while waiting and len(workers) < max_workers:
                worker = _Worker(*waiting.popleft())
                workers[worker.pipe] = worker
            for pipe in wait(list(workers)):
                worker = workers[pipe]
                progress = worker.next_progress()
                max_workers = jobs
                if progress is None:
                    workers.pop(worker.pipe).stop()
                else:
                    yield RunProgress(worker.number, progress)
    finally:
        for worker in workers.values():
            worker.stop()


class _Worker:
    """A worker process and its training run."""

    def __init__(self, number: int, training_run: TrainingRun) -> None:
        context = get_context("spawn")
        self.number, self.run = number, training_run
        self.pipe, worker_end = context.Pipe()
        self.process = context.Process(target=_worker_main, args=(worker_end, training_run), daemon=True)
        with ignore_interrupts():
            self.process.start()
        worker_end.close()

    def next_progress(self) -> IterationProgress | None:
        """Wait for the next progress; return None after the last."""
        try:
            message: IterationProgress | Exception | None = self.pipe.recv()
        except (EOFError, OSError):
            raise ArenaError("training_died", players=list(self.run.players)) from None
        if isinstance(message, Exception):
            raise message
        return message

    def stop(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()


def _worker_main(pipe: Connection[Any, Any], training_run: TrainingRun) -> None:
    """Send the progress of a training run through a pipe, then None, or the exception that ended it."""
    with suppress(BrokenPipeError):  # the parent has closed the pipe
        try:
            for progress in training_run.run():
                pipe.send(progress)
            pipe.send(None)
        except BrokenPipeError:
            raise
        except Exception as error:  # sent to the parent process
            pipe.send(error)
