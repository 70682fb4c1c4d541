"""`pip install .` gives a working command: the wheel is built, inspected, and installed into an empty venv."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from importlib.util import find_spec
from pathlib import Path

import pytest

import baghdad

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "baghdad"


def run(*command: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command without the environment variables that point to this source tree."""
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    return subprocess.run(
        [str(word) for word in command], env={**clean, **environment}, capture_output=True, text=True, check=False
    )


def installer() -> tuple[list[str], list[str]]:
    """Return the commands to build a wheel and to install one into another venv; venvs made by uv have no pip."""
    if find_spec("pip"):
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
        return [*pip, "wheel", "--no-deps", "--wheel-dir"], [*pip, "--python", "{python}", "install"]
    uv = shutil.which("uv")
    if not uv:
        pytest.skip("neither pip nor uv is available")
    return [uv, "build", "--wheel", "--out-dir"], [uv, "pip", "install", "--python", "{python}"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build, _ = installer()
    done = run(*build, folder, ROOT)
    if "hatchling" in done.stderr and done.returncode:
        pytest.skip("the build backend can't be fetched")
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def empty_venv(tmp_path_factory, wheel) -> Path:
    """Return a venv that has only the package; its dependencies come from our venv, which is quicker."""
    folder = tmp_path_factory.mktemp("empty") / "venv"
    assert run(sys.executable, "-m", "venv", "--without-pip", folder).returncode == 0
    bin_folder = folder / ("Scripts" if os.name == "nt" else "bin")
    python = bin_folder / "python"
    _, install = installer()
    command = [word.format(python=python) for word in install]
    done = run(*command, "--no-deps", "--no-index", wheel)
    assert done.returncode == 0, done.stderr
    site = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").stdout.strip()
    ours = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    (Path(site) / "dependencies.pth").write_text("\n".join(sorted(ours)) + "\n", encoding="utf-8")
    return bin_folder


def test_wheel_has_all_sources_catalogues_and_the_py_typed_marker(wheel):
    inside = set(zipfile.ZipFile(wheel).namelist())
    kept = {
        f"baghdad/{path.relative_to(PACKAGE).as_posix()}"
        for path in PACKAGE.rglob("*")
        if path.is_file() and path.suffix in (".py", ".ftl", ".typed", ".txt", ".json")
    }
    assert kept <= inside
    assert "baghdad/py.typed" in inside
    assert any(name.endswith(".ftl") for name in inside)
    assert not [name for name in inside if "__pycache__" in name or "tests/" in name]


def test_wheel_metadata(wheel):
    archive = zipfile.ZipFile(wheel)
    (metadata,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
    text = archive.read(metadata).decode()
    assert "Name: baghdad\n" in text
    assert f"Version: {baghdad.__version__}\n" in text
    assert "License-Expression: MIT AND OFL-1.1 AND Bitstream-Vera\n" in text
    assert "Requires-Python: >=3.11\n" in text
    description = text.partition("\n\n")[2]
    assert description.startswith("# baghdad\n")
    assert not re.findall(r"\]\((?!\w+:)", description), "links into the repository lead nowhere on an index"


def test_installed_command_prints_its_version(empty_venv):
    done = run(empty_venv / "baghdad", "--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert baghdad.__version__ in done.stdout


def test_installed_command_prints_help(empty_venv):
    done = run(empty_venv / "baghdad", "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "play" in done.stdout


def test_installed_command_shows_its_documents(empty_venv):
    done = run(empty_venv / "baghdad", "help", "notation")
    assert (done.returncode, done.stderr) == (0, "")
    assert "guard a>b" in done.stdout


def test_installed_package_is_imported_from_the_venv_and_plays(empty_venv, tmp_path):
    code = (
        "import baghdad; print(baghdad.__file__); match = baghdad.game('dieb').new(2, 7); "
        "match.play('place a'); print(match.to_act)"
    )
    done = run(empty_venv / "python", "-c", code, NUMBA_DISABLE_JIT="1", BAGHDAD_CACHE=str(tmp_path))
    assert done.returncode == 0, done.stderr
    home, to_act = done.stdout.splitlines()
    assert Path(home).is_relative_to(empty_venv.parent)
    assert to_act == "(1,)"


@pytest.mark.parametrize("option", ["--version", "--help"])
def test_version_and_help_do_not_load_numba(option):
    code = (
        "import sys; sys.argv = ['baghdad', sys.argv[1]]\n"
        "from baghdad.cli import main\n"
        "try:\n    main()\nfinally:\n    assert 'numba' not in sys.modules\n"
    )
    done = run(sys.executable, "-c", code, option)
    assert done.returncode == 0, done.stderr
