"""One mutant's trial: the tests that reach it, in a forked process, until the first that fails."""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.mutation.line_map import OPTIONS, use_few_examples
from tests.mutation.packages import ROOT

MEMORY = 3 << 30  # bytes of data
PRELOADED = ("numpy", "hypothesis", "hypothesis.strategies", "msgspec", "click", "rich.console", "fluent.runtime")
TIMED_OUT = 77


def preload() -> None:
    """Import what all trials need, before the first fork."""
    for name in PRELOADED:
        import_module(name)


def write_output_to(path: Path) -> None:
    """Send what this process writes to a file."""
    number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(number, 1)
    os.dup2(number, 2)


def run(folder: Path, tests: dict[str, float], out: Path) -> None:
    """Run tests of a copy of the project, in this process, and end it; write which test failed."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    write_output_to(out.with_suffix(".txt"))
    os.chdir(folder)
    os.environ["PYTHONPATH"] = str(folder / "src")
    sys.path[:] = [str(folder), str(folder / "src"), *(path for path in sys.path if path not in ("", str(ROOT)))]
    for name in [name for name in sys.modules if name.partition(".")[0] == "tests"]:
        del sys.modules[name]  # pytest imports those of the copy
    code = 1
    try:
        watch = _Watch(tests, out)
        code = pytest.main([*OPTIONS, "-x", *tests], plugins=[watch])
        if code == pytest.ExitCode.OK and watch.passed < len(tests):
            code = pytest.ExitCode.NO_TESTS_COLLECTED
    finally:
        os._exit(int(code))


class _Watch:
    """A plugin that keeps the order of tests, ends those that take too long, and notes the one that fails."""

    def __init__(self, tests: dict[str, float], out: Path) -> None:
        self.tests, self.out = tests, out
        self.passed = 0
        self.now = "collection"
        for number in (signal.SIGPROF, signal.SIGALRM):
            signal.signal(number, self.too_long)
        self.limit(30)

    def limit(self, seconds: float) -> None:
        """Limit the processor time, and the time on the clock in case that it waits forever."""
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.setitimer(signal.ITIMER_REAL, 20 + 8 * seconds)

    def too_long(self, *_: object) -> None:
        self.note("took too long")
        os._exit(TIMED_OUT)

    def note(self, how: str) -> None:
        self.out.write_text(json.dumps({"test": self.now, "how": how}))

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        order = {test: number for number, test in enumerate(self.tests)}
        items.sort(key=lambda item: order.get(item.nodeid, len(order)))
        use_few_examples(items)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.now = item.nodeid
        self.limit(2 + 3 * self.tests.get(item.nodeid, 1.0))
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.passed += report.when == "teardown" and not report.failed
        if report.failed:
            self.note("failed")

    def pytest_sessionfinish(self) -> None:
        self.limit(30)
