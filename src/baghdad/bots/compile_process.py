"""A process that compiles a game into the cache and ends; also `python -m baghdad.bots.compile_process GAME`.

It ends as soon as the process that started it has ended, in whatever way: then its standard input is at its end.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Self

from baghdad.core.rule import ROOT, cache_folder
from baghdad.core.target import target_tag

BACKGROUND = "--background"
NICENESS = 10  # of a process in the background
COMPLETE = "complete"  # name of the file that says that everything in a folder of the cache was compiled


class CompileProcess:
    """Compiles a game in another process; a context manager, at whose end the process has ended."""

    def __init__(self, game: str, background: bool = False) -> None:
        self.game = game
        command = [sys.executable, "-m", __name__, game, *[BACKGROUND] * background]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C is for the process that started it
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self.process.communicate()  # closes the pipes

    def parts(self) -> Iterator[str]:
        """Yield the name of each part when it is compiled."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            yield line.strip()

    def wait(self) -> str:
        """Wait until it has ended; return what went wrong, or an empty text."""
        assert self.process.stderr is not None
        for _ in self.parts():
            pass
        problem = self.process.stderr.read().strip().rpartition("\n")[2]
        return "" if self.process.wait() == 0 else problem or "stopped"

    def stop(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.wait()


def is_complete(game: str) -> bool:
    """Return whether everything that playing a game needs is in the cache."""
    return _complete_file(game).exists()


def _complete_file(game: str) -> Path:
    """Return the file that exists if a game is compiled; its folder is named after all sources that matter."""
    package = f"bots/{game}" if (ROOT / "bots" / game / "rules").is_dir() else "core"
    return cache_folder(package) / f"{COMPLETE}-{game}-{target_tag()}"


def main(arguments: list[str]) -> None:
    """Compile a game, and print the name of each part when it is compiled."""
    game, *flags = arguments
    if BACKGROUND in flags and hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    gc.disable()  # the compiler makes many objects and little garbage
    from baghdad.bots.warm_up import warm_up

    with _only_one(game):
        for part in warm_up(game):
            print(part, flush=True)  # noqa: T201
        _complete_file(game).touch()


@contextmanager
def _only_one(game: str) -> Iterator[None]:
    """Wait while another process compiles the same game; then most is found in the cache."""
    with open(_complete_file(game).parent / f"{game}.lock", "w") as file:
        with suppress(ImportError):  # on Windows, where two processes do the same work
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _end_with_parent() -> None:
    """End this process when its standard input does."""
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
