"""Compilation beside a program that started interpreted, so that it can go on compiled."""

from __future__ import annotations

import atexit
import threading
from collections.abc import Callable, Sequence

from baghdad.bots.compile_process import CompileProcess, is_complete
from baghdad.core import switch
from baghdad.core.compilation import can_compile, is_compiled

STOP_SECONDS = 5.0  # for a thread that is loading compiled rules; it can't be interrupted


class BackgroundCompilation:
    """Compiles games into the cache unless they are there, in other processes, then loads them in a thread.

    `ended` is called in that thread. Then either `ready` is true, and the program may call `commit` when it uses no
    rules, or `problem` says what went wrong, and it stays interpreted.
    """

    def __init__(self, games: Sequence[str], ended: Callable[[], object] = lambda: None) -> None:
        self.games, self.ended = games, ended
        self.ready, self.problem = False, ""
        self.processes: list[CompileProcess] = []
        self.stopping = False
        self.lock = threading.Lock()
        self.thread = threading.Thread(target=self._run, name="compilation", daemon=True)

    def start(self) -> bool:
        """Start; return False if there is nothing to do, because rules are compiled or can't be."""
        if is_compiled() or not can_compile():
            return False
        atexit.register(self.stop)
        self.thread.start()
        return True

    def commit(self) -> bool:
        """Go on compiled if everything is ready; return whether that was done now."""
        if not self.ready:
            return False
        self.ready = False
        switch.commit()
        return True

    def stop(self) -> None:
        """End the processes."""
        with self.lock:
            self.stopping = True
            for process in self.processes:
                process.stop()
        if self.thread.is_alive():
            self.thread.join(STOP_SECONDS)
        atexit.unregister(self.stop)

    def _run(self) -> None:
        try:
            self.problem = self._compile()
            if not self.problem and not self.stopping:
                switch.prepare(self.games)
                self.ready = True
        except Exception as error:  # whatever the compiler raises, the program goes on interpreted
            self.problem = f"{type(error).__name__}: {error}"
        if not self.stopping:
            self.ended()

    def _compile(self) -> str:
        """Compile the games that aren't in the cache; return what went wrong, or an empty text."""
        with self.lock:
            if not self.stopping:
                missing = [game for game in self.games if not is_complete(game)]
                self.processes = [CompileProcess(game, background=True) for game in missing]
        problems = [process.wait() for process in self.processes]
        if not any(problems) and not all(map(is_complete, self.games)):
            problems.append("the cache can't be written")
        return "; ".join(filter(None, problems))
