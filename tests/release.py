"""Checks the distributions in clean environments: `python -m tests.release dist`, as `make release` does.

`--wheel` checks only that the wheel installs and plays, with whatever Python runs this; CI does that on every system.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent
PLAY = """
import baghdad
from baghdad.bots import bot
from baghdad.core.rng import rng_for
for name in baghdad.games():
    game, rng = baghdad.game(name), rng_for(1)
    match, player = game.new(game.min_players, 7), bot("random", name)
    while not match.over and len(match.history) < 40:
        seat = match.to_act[0]
        match.play(player.choose(match.knowledge(seat, rng), rng).action, seat)
    assert game.replay(match.record()).position() == match.position()
    print(name, "plays")
"""
NOT_NEEDED_TO_PLAY = ("numba", "llvmlite", "numpy")


class Environment:
    """A new virtual environment, and what is run in it."""

    def __init__(self, folder: Path, path: str | None = None) -> None:
        self.folder = folder
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
        self.variables = {**kept, "BAGHDAD_CACHE": str(folder / "cache"), **({} if path is None else {"PATH": path})}
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)

    def run(self, program: str, *arguments: object) -> str:
        """Run a program of the environment and return what it prints."""
        command = [str(self.bin / program), *map(str, arguments)]
        done = subprocess.run(
            command, cwd=self.folder, env=self.variables, capture_output=True, text=True, encoding="utf-8", check=False
        )
        if done.returncode:
            raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
        return done.stdout

    def install(self, distribution: Path) -> None:
        """Install a distribution and its dependencies."""
        self.run("python", "-m", "pip", "--disable-pip-version-check", "install", "--quiet", distribution)

    def check(self) -> None:
        """Check that the command works, the page is there and both games play."""
        assert re.match(r"baghdad \d", self.run("baghdad", "--version"))
        assert "dieb" in self.run("baghdad", "games")
        self.run("python", "-c", PLAY)
        page = "import baghdad.server, pathlib; p = pathlib.Path(baghdad.server.__file__).parent / 'page/index.html'"
        self.run("python", "-c", f"{page}; assert p.exists(), p")


def path_without_node() -> str:
    """Return the search path without the folders that have Node or npm."""
    folders = os.environ["PATH"].split(os.pathsep)
    return os.pathsep.join(
        folder for folder in folders if not (shutil.which("node", path=folder) or shutil.which("npm", path=folder))
    )


def check_wheel(folder: Path, wheel: Path, sdist: Path) -> None:
    """Install the wheel with everything it depends on."""
    environment = Environment(folder)
    environment.install(wheel)
    environment.check()


def check_wheel_without_numba(folder: Path, wheel: Path, sdist: Path) -> None:
    """Install the wheel, then take Numba, LLVM and NumPy away."""
    environment = Environment(folder)
    environment.install(wheel)
    environment.run("python", "-m", "pip", "uninstall", "--quiet", "--yes", *NOT_NEEDED_TO_PLAY)
    environment.check()


def check_sdist_without_node(folder: Path, wheel: Path, sdist: Path) -> None:
    """Install the source distribution, which contains the built page, where there is no Node."""
    environment = Environment(folder, path_without_node())
    environment.install(sdist)
    environment.check()


def check_sdist_with_node(folder: Path, wheel: Path, sdist: Path) -> None:
    """Build the page of the source distribution again with Node."""
    if shutil.which("node") is None:
        return
    environment = Environment(folder)
    unpacked = folder / "source"
    shutil.unpack_archive(sdist, unpacked)
    (source,) = unpacked.iterdir()
    (source / "src" / "baghdad" / "server" / "page" / "index.html").unlink()
    (source / "src" / "baghdad" / "server" / "page" / "sources.txt").unlink()
    environment.install(source)
    environment.check()


CHECKS: tuple[Callable[[Path, Path, Path], None], ...] = (
    check_wheel,
    check_wheel_without_numba,
    check_sdist_without_node,
    check_sdist_with_node,
)


def notes(version: str) -> str:
    """Return what the changelog says about a version, or about what isn't released yet."""
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^## (\S+).*?\n(.*?)(?=^## |\Z)", changes, re.MULTILINE | re.DOTALL))
    return (sections.get(version) or sections["Unreleased"]).strip()


def only_file(folder: Path, pattern: str) -> Path:
    """Return the one file of a folder whose name has a pattern."""
    found = sorted(folder.glob(pattern))
    if len(found) != 1:
        raise SystemExit(f"{folder} should have one {pattern}, and has {len(found)}")
    return found[0].resolve()


def main(arguments: list[str]) -> None:
    """Run the checks and print the notes."""
    dist = Path(arguments[-1])
    wheel, sdist = only_file(dist, "*.whl"), only_file(dist, "*.tar.gz")
    for check in CHECKS[:2] if "--wheel" in arguments else CHECKS:
        with TemporaryDirectory() as folder:
            check(Path(folder), wheel, sdist)
        sys.stdout.write(f"passed: {check.__name__.removeprefix('check_').replace('_', ' ')}\n")
        sys.stdout.flush()
    sys.stdout.write(f"\n{notes(wheel.name.split('-')[1])}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
