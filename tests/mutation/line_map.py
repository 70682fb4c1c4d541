"""Which tests run which lines, measured once and kept, so that a mutant needs only the tests that reach it."""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
import traceback
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from coverage import Coverage, CoverageData

from tests.mutation.packages import RESULTS, ROOT, SOURCES, Package

FEW_EXAMPLES = 15  # of a property
TOO_LONG = 60.0  # seconds of processor time, measured; such a test is left out
OPTIONS = ["-q", "-p", "no:randomly", "-p", "no:xdist", "-p", "no:cacheprovider", "--assert=plain", "-m", "not slow"]
IMPORT = ""  # the context of what runs while tests are imported


@dataclass(frozen=True)
class LineMap:
    """Tests with their usual seconds, and the tests of each line."""

    seconds: dict[str, float]
    by_line: dict[tuple[str, int], set[str]]

    def tests_of(self, file: str, first: int, last: int) -> set[str]:
        """Return the tests that run one of these lines; all tests if a line runs when its module is imported."""
        found = set().union(*(self.by_line.get((file, line), set()) for line in range(first, last + 1)))
        return set(self.seconds) if IMPORT in found else found


def line_map(package: Package, name: str) -> LineMap:
    """Return the map of a package, after measuring those test files that have changed since."""
    file = RESULTS / f"{name}-lines.json"
    stored: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {}
    keys = {path.relative_to(ROOT).as_posix(): _key(package, path) for path in package.test_files()}
    missing = [path for path, key in keys.items() if stored.get(path, {}).get("key") != key]
    if missing:
        sys.stderr.write(f"{name}: measuring which lines {len(missing)} test files run\n")
        for files in [[path] for path in missing] if package.processes else [missing]:
            for path, measured in _in_a_child(package, files).items():
                stored[path] = {"key": keys[path], **measured}
            file.write_text(json.dumps(stored))
    return _joined(stored[path] for path in keys)


def _key(package: Package, test_file: Path) -> str:
    """Return a hash of the sources and a test file."""
    digest = hashlib.sha256()
    for path in [test_file, *package.source_files()]:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _joined(files: Iterable[dict[str, Any]]) -> LineMap:
    """Return the map of several test files.

    Tests with the same parameters may share a sample match, which runs in the first of them, so each counts for all.
    """
    seconds: dict[str, float] = {}
    by_line: dict[tuple[str, int], set[str]] = defaultdict(set)
    for measured in files:
        seconds |= {test: used for test, used in measured["seconds"].items() if used <= TOO_LONG}
        groups: dict[str, set[str]] = defaultdict(set)
        for test in seconds:
            groups[_group(test)].add(test)
        for test, lines in measured["lines"].items():
            for source, mask in lines.items():
                for line in _bits(int(mask, 16)):
                    by_line[source, line] |= groups[_group(test)] or ({IMPORT} if test == IMPORT else set())
    return LineMap(seconds, by_line)


def _group(test: str) -> str:
    """Return what tests with the same file and parameters have in common."""
    file, _, rest = test.partition("::")
    return f"{file}[{rest.partition('[')[2]}" if "[" in rest else test


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _in_a_child(package: Package, files: list[str]) -> dict[str, Any]:
    """Measure in a process of its own, since coverage must start before the first import."""
    RESULTS.mkdir(exist_ok=True)
    out = RESULTS / f"lines-{os.getpid()}.json"
    child = os.fork()
    if child == 0:
        status = 1
        try:
            out.write_text(json.dumps(measure(package, files)))
            status = 0
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            os._exit(status)
    _, status = os.waitpid(child, 0)
    if status:
        sys.exit("the tests don't pass without a mutant")
    try:
        found: dict[str, Any] = json.loads(out.read_text())
        return found
    finally:
        out.unlink()


def measure(package: Package, files: list[str]) -> dict[str, Any]:
    """Run test files with line coverage for each test."""
    include = [str(path) for path in package.source_files()]
    with TemporaryDirectory() as folder:
        if package.processes:
            _measure_processes(Path(folder), include)
        coverage = Coverage(data_file=None, include=include, config_file=False)
        meter = _Meter(coverage)
        coverage.start()
        code = pytest.main([*OPTIONS, *files], plugins=[meter])
        coverage.stop()
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            sys.exit(1)
        measured = meter.measured(files)
        if package.processes:
            _add_processes(Path(folder), measured[files[0]])
        return measured


def _measure_processes(folder: Path, include: list[str]) -> None:
    """Have all Python processes that the tests start measure their lines, into files in a folder."""
    settings = folder / "coverage.ini"
    listed = "".join(f"    {path}\n" for path in include)
    text = f"[run]\nparallel = True\npatch = fork, _exit\ndata_file = {folder}/data\ninclude =\n{listed}"
    settings.write_text(text)
    (folder / "sitecustomize.py").write_text("import coverage\ncoverage.process_startup()\n")
    os.environ["COVERAGE_PROCESS_START"] = str(settings)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH", "")]))


def _add_processes(folder: Path, measured: dict[str, Any]) -> None:
    """Count what other processes ran for every test of the file."""
    lines: dict[str, int] = defaultdict(int)
    for path in folder.glob("data.*"):
        data = CoverageData(str(path))
        data.read()
        for source in data.measured_files():
            for line in data.lines(source) or ():
                lines[Path(source).relative_to(SOURCES).as_posix()] |= 1 << line
    for test in measured["seconds"]:
        found = measured["lines"].setdefault(test, {})
        for name, mask in lines.items():
            found[name] = f"{int(found.get(name, '0'), 16) | mask:x}"


def use_few_examples(items: Iterable[Any]) -> None:
    """Let properties try few examples, the same ones every time."""
    from hypothesis import settings

    attribute = "_hypothesis_internal_use_settings"
    for function in {getattr(item.obj, "__func__", item.obj) for item in items if hasattr(item, "obj")}:
        current = getattr(function, attribute, None) or (settings() if hasattr(function, "hypothesis") else None)
        if current is not None:
            few = min(current.max_examples, FEW_EXAMPLES)
            setattr(function, attribute, settings(current, max_examples=few, derandomize=True, database=None))


class _Meter:
    """A plugin that measures the processor time of each test and switches the context of coverage."""

    def __init__(self, coverage: Coverage) -> None:
        self.coverage = coverage
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        use_few_examples(items)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        start, wall = time.process_time(), time.monotonic()
        result = yield
        used = max(time.process_time() - start, (time.monotonic() - wall) / 4)
        if item.nodeid not in self.failed:
            self.seconds[item.nodeid] = round(used, 4)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:  # a test for compiled rules only shows nothing here
            self.failed.add(report.nodeid)

    def measured(self, files: list[str]) -> dict[str, Any]:
        """Return seconds and lines by test file; what runs while tests are imported counts for each file."""
        data = self.coverage.get_data()
        lines: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
        for source in data.measured_files():
            name = Path(source).relative_to(SOURCES).as_posix()
            for line, contexts in data.contexts_by_lineno(source).items():
                for context in contexts:
                    lines[context][name] |= 1 << line
        found: dict[str, Any] = {file: {"seconds": {}, "lines": {}} for file in files}
        for test, used in self.seconds.items():
            found[test.partition("::")[0]]["seconds"][test] = used
        for test, masks in lines.items():
            if test in self.failed:
                continue
            for file in files if test == IMPORT else [test.partition("::")[0]]:
                found[file]["lines"][test] = {name: f"{mask:x}" for name, mask in masks.items()}
        return found
