"""What a newcomer searches for is found: standard terms where they are implemented, and no name that is gone."""

from __future__ import annotations

import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "baghdad"

# Each standard term and the files that implement it; of several files separated by `|`, one must contain it.
TERMS = {
    "UCB": ["bots/dieb/rules/ismcts.py"],
    "rollout": ["bots/dieb/rules/ismcts.py", "bots/voleurs/rules/rollouts.py"],
    "exploration": ["bots/dieb/rules/ismcts.py"],
    "progressive widening": ["bots/dieb/rules/ismcts.py"],
    "determinization": ["bots/dieb/rules/ismcts.py"],
    "heuristic": ["bots/dieb/rules/move_priority.py"],
    "transposition": ["bots/dieb/rules/turn_search.py"],
    "evaluation": ["bots/dieb/rules/evaluation.py"],
    "TD(λ)": ["bots/dieb/rules/td_learning.py"],
    "AdaGrad": ["bots/dieb/rules/td_learning.py"],
    "sequential halving": ["bots/voleurs/rules/sequential_halving.py"],
    "idempotent": ["server/tables/live_table.py"],
    "event sourcing": ["server/tables/state.py", "core/record.py|core/match.py"],
    "group commit": ["server/storage/sqlite.py"],
    "optimistic concurrency": ["server/storage/sql_store.py|server/storage/postgres.py"],
    "token bucket": ["server/token_bucket.py"],
    "rate limit": ["server/token_bucket.py"],
    "backpressure": ["server/ws/connection.py"],
    "snapshot": ["server/tables/live_table.py"],
    "observation": ["dieb/rules/observation.py", "voleurs/rules/observation.py"],
    "action mask": ["envs/dieb/rules/batch.py"],
}

# Packages, classes and functions that have been renamed. Patterns are case-sensitive.
OLD_NAMES = [
    r"baghdad\.table\b",
    r"baghdad\.house\b",
    r"src/baghdad/table\b",
    r"src/baghdad/house\b",
    r"tests[./]house\b",
    r"tests[./]table\b",
    r"docs/study\b",
    r"\bschooling\b",
    r"\bbench_envs\.py\b",
    r"\bclass (?:Hall|Live|Running|Folder|Crew|Twins|Purse|Face|Keeper|Watcher|Setting|Kept|Telling|News|Chair|Leaf)\b",
    r"\bHouseError\b",
    r"\bThinkers?\b",
    r"\bSwift\b",
    r"\bLedger\b",
    r"\bPlacard\b",
    r"\bMeters\b",
    r"\bGameCards?\b",
    r"\b_Pupil\b",
    r"\bSitter\b",
    r"\bDiebFace\b",
    r"\bVoleursFace\b",
    r"\bSpoken(?:Command|Group)\b",
    r"\bchance_of\b",
    r"\bchance_in\b",
    r"\bsplit_off\b",
    r"(?:\.|def )foresee\b",
    r"\blists_all\b",
    r"\border_or_question\b",
    r"\bpaid_out\b",
    r"\bcaller_of\b",
    r"\bwish_of\b",
    r"\bpromise_of\b",
    r"\bplay_slowly\b",
    r"\bplay_quickly\b",
    r"\bschool_of\b",
    r"\busual_adviser\b",
    r"\bcrew_for\b",
    r"\bwrite_whole\b",
]
NO_SOURCES = {".svg", ".webp", ".png", ".woff2", ".npz", ".ico", ".mp3", ".wasm", ".parquet"}
EXCEPTED = {Path(__file__).relative_to(ROOT).as_posix(), "requirements.lock", "requirements-dev.lock"}


def normalized(text: str) -> str:
    """Return a text in lower case in which hyphens, underscores, line breaks and comment signs are single blanks."""
    return re.sub(r"[\s_#-]+", " ", text).lower()


def contains(text: str, term: str) -> bool:
    """Return whether a text contains a term, in words, with hyphens or underscores, or as CamelCase."""
    split_words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)
    spellings = {normalized(term), normalized(term).replace("λ", "lambda")}
    return any(
        re.search(rf"\b{re.escape(spelling)}", normalized(found))
        for found in (text, split_words)
        for spelling in spellings
    )


@cache
def tracked_texts() -> dict[str, str]:
    """Return the text files that git tracks, by path."""
    git = shutil.which("git")
    done = git and subprocess.run([git, "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if not done or done.returncode or not done.stdout:
        pytest.skip("not a git checkout")
    names = [name for name in done.stdout.split("\0") if name and name not in EXCEPTED]
    paths = {name: ROOT / name for name in names if not name.endswith("package-lock.json")}
    return {
        name: path.read_text(encoding="utf-8")
        for name, path in paths.items()
        if path.is_file() and path.suffix not in NO_SOURCES
    }


@pytest.mark.parametrize(("term", "files"), [(term, files) for term, each in TERMS.items() for files in each])
def test_standard_term_is_in_the_file_that_implements_it(term, files):
    paths = [PACKAGE / name for name in files.split("|")]
    assert any(contains(path.read_text(encoding="utf-8"), term) for path in paths if path.is_file())


@pytest.mark.parametrize("pattern", OLD_NAMES)
def test_old_name_is_gone(pattern):
    left = [
        f"{name}:{text.count(chr(10), 0, found.start()) + 1}"
        for name, text in tracked_texts().items()
        for found in re.finditer(pattern, text)
    ]
    assert not left


@pytest.mark.parametrize(
    "text", ["progressive widening", "Progressive\n    # widening", "progressive_widening", "ProgressiveWidening"]
)
def test_a_term_is_found_in_every_spelling(text):
    assert contains(text, "progressive widening")
    assert not contains(text, "group commit")
    assert contains("after TD(lambda)", "TD(λ)")
