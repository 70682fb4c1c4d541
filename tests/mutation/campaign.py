"""A campaign: a random sample of mutants of a package, tried in parallel, with results that are kept."""

from __future__ import annotations

import json
import os
import random
import sys
import tomllib
from collections import Counter
from functools import cached_property
from pathlib import Path

from tests.mutation import trial
from tests.mutation.line_map import LineMap, line_map
from tests.mutation.operators import Mutant
from tests.mutation.packages import PACKAGES, RESULTS, Package
from tests.mutation.places import KILLED, SURVIVED, PagePlace, Place, PythonPlace, Result, end_group

EQUIVALENTS = Path(__file__).parent / "equivalents.toml"


class Campaign:
    """The sample and its results."""

    def __init__(self, name: str, number: int, seed: int, file: str = "") -> None:
        self.name, self.package = name, PACKAGES[name]
        self.equivalents: dict[str, str] = tomllib.loads(EQUIVALENTS.read_text(encoding="utf-8"))["equivalent"]
        self.sample = self.chosen(number, seed, file)
        self.file = RESULTS / f"{name}.jsonl"
        self.results = self.read_results()

    def chosen(self, number: int, seed: int, file: str) -> list[Mutant]:
        """Return mutants chosen at random, none of them known to be equivalent."""
        found = [mutant for mutant in self.package.mutants() if file in mutant.file]
        random.Random(seed).shuffle(found)
        self.passed_over = [mutant for mutant in found[:number] if mutant.name in self.equivalents]
        return [mutant for mutant in found if mutant.name not in self.equivalents][:number]

    def read_results(self) -> dict[str, Result]:
        if not self.file.exists():
            return {}
        lines = map(json.loads, self.file.read_text(encoding="utf-8").splitlines())
        return {line.pop("mutant"): Result(**line) for line in lines}

    def keep(self, mutant: Mutant, result: Result) -> None:
        """Store a result and tell it."""
        self.results[mutant.name] = result
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"mutant": mutant.name, **result.__dict__}, ensure_ascii=False) + "\n")
        done = sum(one.name in self.results for one in self.sample)
        sys.stderr.write(f"{done}/{len(self.sample)} {result.seconds:5.1f} s {result.outcome}: {mutant.name}\n")

    @cached_property
    def lines(self) -> LineMap:
        assert isinstance(self.package, Package)
        return line_map(self.package, self.name)

    def run(self, jobs: int, budget: float, again: bool) -> None:
        """Try every mutant that has no result yet; with `again` also the survivors."""
        kept = (KILLED,) if again else (KILLED, SURVIVED)
        waiting = [one for one in self.sample if getattr(self.results.get(one.name), "outcome", "") not in kept]
        if not waiting:
            return
        if isinstance(self.package, Package):
            os.environ |= {"NUMBA_DISABLE_JIT": "1", "OPENBLAS_NUM_THREADS": "1"}
            self.lines  # noqa: B018 - measured before anything is imported
            trial.preload()
        kind = PythonPlace if isinstance(self.package, Package) else PagePlace
        places: list[Place] = [kind(RESULTS / f"tree-{os.getpid()}-{number}") for number in range(jobs)]
        running: dict[int, tuple[Place, Mutant]] = {}
        try:
            self.check_without_mutant(places[0], waiting[0].file, budget)
            while waiting or running:
                while waiting and places:
                    mutant = waiting.pop(0)
                    tests = self.tests_of(mutant, budget)
                    if tests == {}:
                        self.keep(mutant, Result(SURVIVED, "no test runs this line", 0.0))
                        continue
                    place = places.pop()
                    running[place.start(mutant, tests)] = place, mutant
                if running:
                    self.wait_for_one(running, places)
        finally:
            for child, (place, _) in running.items():
                end_group(child)
                os.waitpid(child, 0)
                places.append(place)
            for place in places:
                place.remove()

    def check_without_mutant(self, place: Place, file: str, budget: float) -> None:
        """Try the sources as they are: unless the tests pass, nothing that fails later shows anything."""
        nothing = Mutant(file, "", "", 1, 1, 0, 0, "", "")
        tests = self.affordable(set(self.lines.seconds), budget) if isinstance(self.package, Package) else None
        child, status, _ = os.wait4(place.start(nothing, tests), 0)
        end_group(child)
        place.restore()
        if status:
            raise SystemExit("the tests fail without a mutant\n" + place.output()[-3000:])

    def wait_for_one(self, running: dict[int, tuple[Place, Mutant]], places: list[Place]) -> None:
        child, status, usage = os.wait4(-1, 0)
        end_group(child)
        place, mutant = running.pop(child)
        place.restore()
        places.append(place)
        self.keep(mutant, place.result(os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime))

    def tests_of(self, mutant: Mutant, budget: float) -> dict[str, float] | None:
        """Return the tests that run a mutant's lines, then others, as many as the budget allows; vitest finds its own.

        Others may use what a line computed once and for all, when the first test ran it.
        """
        if not isinstance(self.package, Package):
            return None
        tests = self.lines.tests_of(mutant.file, mutant.line, mutant.last_line)
        chosen = self.affordable(tests, budget)
        rest = budget - sum(chosen.values())
        return chosen | (self.affordable(set(self.lines.seconds) - tests, rest) if tests and rest > 0 else {})

    def affordable(self, tests: set[str], budget: float) -> dict[str, float]:
        """Return as many tests as the budget allows, those first that kill much in little time."""
        kills = Counter(result.by for result in self.results.values() if result.outcome == KILLED)
        seconds = self.lines.seconds
        costs = {test: (seconds[test] + 0.01) / (1 + 4 * kills[test]) for test in tests}
        order = sorted(tests, key=lambda test: (costs[test], test))
        if isinstance(self.package, Package) and self.package.processes:  # tests of a file share a server
            first = {test.partition("::")[0]: costs[test] for test in reversed(order)}
            order.sort(key=lambda test: (first[test.partition("::")[0]], test.partition("::")[0]))
        chosen: dict[str, float] = {}
        for test in order:
            if sum(chosen.values()) + seconds[test] > budget and chosen:
                break
            chosen[test] = seconds[test]
        return chosen
