"""Copies of the sources in which one mutant at a time is tried, by a process of its own."""

from __future__ import annotations

import json
import os
import re
import resource
import shutil
import signal
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path

from tests.mutation import trial
from tests.mutation.operators import Mutant
from tests.mutation.packages import PAGE, RESULTS, ROOT, SOURCES

SURVIVED, KILLED = "survived", "killed"
NOT_ALL_RAN = 5  # exit status of pytest
PAGE_SECONDS = 90  # of processor time for the tests of the page


@dataclass(frozen=True)
class Result:
    """How a mutant's trial ended."""

    outcome: str
    by: str  # the test that failed, or why none did
    seconds: float  # of processor time


class Place(ABC):
    """A folder that looks like the project, with copies of what is mutated and of the tests."""

    def __init__(self, folder: Path, sources: Path, copied: tuple[Path, ...]) -> None:
        self.folder, self.sources = folder, folder / sources.relative_to(ROOT)
        self.out = folder / "result.json"
        self.started = 0
        for path in copied:
            shutil.copytree(path, folder / path.relative_to(ROOT), ignore=shutil.ignore_patterns("node_modules"))
        for path in ROOT.iterdir():
            if path != RESULTS and not (folder / path.name).exists():
                (folder / path.name).symlink_to(path)

    def start(self, mutant: Mutant, tests: dict[str, float] | None) -> int:
        """Put the mutant in its place and start its trial; return the number of the process."""
        self.out.unlink(missing_ok=True)
        self.file = self.sources / mutant.file
        self.original = self.file.read_bytes()
        self.write(mutant.applied(self.original))
        child = os.fork()
        if child == 0:
            self.run(mutant, tests)
        return child

    @abstractmethod
    def run(self, mutant: Mutant, tests: dict[str, float] | None) -> None:
        """Run the tests in this process and end it."""

    def write(self, content: bytes) -> None:
        """Write a version of the file, with a time that no other version has, so that none is taken for it."""
        self.file.write_bytes(content)
        self.started += 1
        os.utime(self.file, (self.started, self.started))

    def restore(self) -> None:
        """Put the original back."""
        self.write(self.original)

    def result(self, code: int, seconds: float) -> Result:
        """Return the result of a trial that ended."""
        seconds = round(seconds, 2)
        if code == 0:
            return Result(SURVIVED, "all passed", seconds)
        if code == NOT_ALL_RAN:
            raise SystemExit(f"not all chosen tests ran; remove .mutants and start again\n{self.output()[-3000:]}")
        return Result(KILLED, self.failed_test(code), seconds)

    @abstractmethod
    def failed_test(self, code: int) -> str:
        """Return the name of the test that failed."""

    def output(self) -> str:
        """Return what the test runner wrote."""
        return self.out.with_suffix(".txt").read_text(errors="replace")

    def remove(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


class PythonPlace(Place):
    """A copy of the package, tested with pytest."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, SOURCES, (ROOT / "src", ROOT / "tests"))

    def run(self, mutant: Mutant, tests: dict[str, float] | None) -> None:
        trial.run(self.folder, tests or {}, self.out)

    def failed_test(self, code: int) -> str:
        told = json.loads(self.out.read_text()) if self.out.exists() else {"test": f"import, ended with {code}"}
        return str(told["test"])


class PagePlace(Place):
    """A copy of the page, tested with those tests of vitest that import the changed file."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, PAGE, (PAGE, ROOT / "docs"))
        (folder / PAGE.name / "node_modules").symlink_to(PAGE / "node_modules")

    def run(self, mutant: Mutant, tests: dict[str, float] | None) -> None:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (PAGE_SECONDS, PAGE_SECONDS))
        trial.write_output_to(self.out.with_suffix(".txt"))
        os.chdir(self.sources)
        vitest = ["node_modules/.bin/vitest", "related", mutant.file, "--run", "--bail", "1", "--reporter", "dot"]
        os.execv(vitest[0], vitest)

    def failed_test(self, code: int) -> str:
        found = re.search(r"FAIL +(.+)", self.output())
        return found[1].strip() if found else f"ended with {code}"


def end_group(child: int) -> None:
    """End the processes that a trial left behind."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(child, number)
        except (ProcessLookupError, PermissionError):
            return
        time.sleep(0.01)
