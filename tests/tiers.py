"""The tiers of the suite: `python -m tests.tiers NAME` or `make test-NAME` runs one and says what it usually takes.

A test belongs to the tier of its folder and has a marker of that name, so `pytest -m server` works too.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

TESTS = Path(__file__).parent
ROOT = TESTS.parent
TIERS = {
    "rules": ("core", "dieb", "voleurs", "words"),
    "bots": ("bots", "arena", "envs"),
    "server": ("server", "cli", "third_game"),
    "page": ("page",),
    "install": (),  # the files that are in no folder: packaging, documents, imports, checks
}
QUICK = ("rules", "not slow and not long")  # what `make quick` runs: a tier and an expression of markers
TIMES = ROOT / ".pytest_cache" / "tier_times.json"  # how long the last runs on this machine took
REMEMBERED_RUNS = 9


def tier_of(path: Path) -> str:
    """Return the tier of a file with tests."""
    folder = path.relative_to(TESTS).parts[0]
    return next((tier for tier, folders in TIERS.items() if folder in folders), "install")


def files_of(tier: str) -> list[str]:
    """Return the folders or files of a tier, for the command line of pytest."""
    paths = [TESTS / folder for folder in TIERS[tier]] or sorted(TESTS.glob("test_*.py"))
    return [path.relative_to(ROOT).as_posix() for path in paths]


def usual_time(name: str, times: dict[str, list[float]]) -> str:
    """Return the sentence about the usual time of a tier."""
    runs = times.get(name, [])
    if not runs:
        return f"{name}: its time isn't known yet, since it hasn't run whole on this machine."
    return f"{name}: usually {median(runs):.0f} s on this machine (median of {len(runs)})."


def read_times() -> dict[str, list[float]]:
    """Return the times of the last runs."""
    return json.loads(TIMES.read_text(encoding="utf-8")) if TIMES.exists() else {}


def keep_time(name: str, seconds: float) -> None:
    """Store the time of a run that passed."""
    times = read_times()
    times[name] = [*times.get(name, []), round(seconds, 1)][-REMEMBERED_RUNS:]
    TIMES.parent.mkdir(exist_ok=True)
    TIMES.write_text(json.dumps(times), encoding="utf-8")


def run(name: str, arguments: Sequence[str]) -> int:
    """Run a tier, or `quick`, with two processes and return pytest's exit code."""
    tier, chosen = QUICK if name == "quick" else (name, "")
    sys.stdout.write(usual_time(name, read_times()) + "\n")
    sys.stdout.flush()
    options = ["-n", "2", "--dist", "worksteal", *(["-m", chosen] if chosen else [])]
    start = time.monotonic()
    code = subprocess.call([sys.executable, "-m", "pytest", *options, *files_of(tier), *arguments], cwd=ROOT)
    if code == 0 and not arguments:
        keep_time(name, time.monotonic() - start)
    return code


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], sys.argv[2:]))
