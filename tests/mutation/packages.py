"""What is mutated for each name of `--package`, and which tests may notice it."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass, replace
from pathlib import Path

from tests.mutation.operators import Mutant, mutants_of, numbered

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "src" / "baghdad"
PAGE = ROOT / "page"
RESULTS = ROOT / ".mutants"


@dataclass(frozen=True)
class Package:
    """Folders of Python sources and of tests. Sources that only compiled rules use aren't mutated."""

    sources: tuple[str, ...]
    tests: tuple[str, ...]
    processes: bool = False  # whether tests start processes that run the sources
    root = SOURCES

    def source_files(self) -> list[Path]:
        files = {path for folder in self.sources for path in (SOURCES / folder).rglob("*.py")}
        return sorted(path for path in files if path.relative_to(SOURCES).as_posix() not in COMPILED_ONLY)

    def test_files(self) -> list[Path]:
        """Return the files with tests, those of the package's own folder first."""
        paths = [ROOT / "tests" / name for name in self.tests]
        return [file for path in paths for file in (sorted(path.rglob("test_*.py")) if path.is_dir() else [path])]

    def mutants(self) -> list[Mutant]:
        return [
            mutant
            for path in self.source_files()
            for mutant in mutants_of(path.relative_to(SOURCES).as_posix(), path.read_bytes())
        ]


@dataclass(frozen=True)
class Page:
    """The logic of the page: its TypeScript without components and without the files that only have drawings."""

    root = PAGE
    drawings = ("src/art/symbols.ts", "src/dieb/rules/figures.ts", "src/voleurs/goods.ts", "src/voleurs/symbols.ts")

    def mutants(self) -> list[Mutant]:
        files = [path.relative_to(PAGE).as_posix() for path in sorted((PAGE / "src").rglob("*.ts"))]
        names = [name for name in files if not name.endswith(".d.ts") and name not in self.drawings]
        command = ["node", str(Path(__file__).parent / "page_mutants.mjs"), *names]
        listed = subprocess.run(command, cwd=PAGE, check=True, capture_output=True, text=True)
        return numbered(_with_bytes(Mutant(**mutant)) for mutant in json.loads(listed.stdout))


COMPILED_ONLY = (
    "core/atomic.py",
    "core/compiled_forms.py",
    "core/compiled_state.py",
    "core/machine_code.py",
    "core/numpy_arrays.py",
    "core/object_file.py",
    "core/prefetch.py",
    "core/rule_dispatcher.py",
    "core/stored_rules.py",
    "core/switch.py",
    "core/target.py",
    "dieb/live_state.py",
    "dieb/rules/from_python.py",
    "voleurs/live_state.py",
    "voleurs/rules/from_python.py",
)
OF_BOTH_GAMES = (
    "core/test_answers.py",
    "core/test_playouts.py",
    "core/test_queries.py",
    "core/test_typed_names.py",
    "envs/test_doc_tables.py",
    "envs/test_observation_planes.py",
)
OF_CORE = tuple(  # those that start no process with compiled rules
    f"core/test_{name}.py"
    for name in ("bits", "damaged_records", "decoding", "irreversible_actions", "match", "plain", "record", "unpacked")
)
PACKAGES: dict[str, Package | Page] = {
    "dieb": Package(("dieb",), ("dieb", *OF_BOTH_GAMES)),
    "voleurs": Package(("voleurs",), ("voleurs", *OF_BOTH_GAMES)),
    "core": Package(("core",), (*OF_CORE, *OF_BOTH_GAMES, "dieb", "third_game/test_game.py")),
    "server": Package(("server",), ("server",), processes=True),
    "bots+envs": Package(("bots", "envs"), ("bots", "envs")),
    "page": Page(),
}


def _with_bytes(mutant: Mutant) -> Mutant:
    """Return a mutant whose place is counted in bytes; TypeScript counts UTF-16 units."""
    units = (PAGE / mutant.file).read_text(encoding="utf-8").encode("utf-16-le")
    start, end = (len(units[: 2 * at].decode("utf-16-le").encode()) for at in (mutant.start, mutant.end))
    return replace(mutant, start=start, end=end)
