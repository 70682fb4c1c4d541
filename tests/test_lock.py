"""What a set-up installs, and that it says nothing of where from."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

PINNED = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)", re.MULTILINE)


def name_of(requirement: str) -> str:
    """The normal form of a requirement's name."""
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found, requirement
    return re.sub(r"[-_.]+", "-", found.group()).lower()


def locked() -> dict[str, str]:
    return {name_of(name): version for name, version in PINNED.findall(LOCK)}


@pytest.mark.parametrize("name", ["requirements.lock", "pyproject.toml", "Makefile", ".ci/run"])
def test_no_registry_is_named(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    assert not re.search(r"\b[a-z+]+://", text), "no address"
    assert not re.search(r"index-url|find-links|trusted-host|index_url|\[\[tool\.uv\.index", text), "no registry"
    assert not re.search(r"\b(pypi|files\.pythonhosted|artifactory|nexus|localhost)\b", text, re.IGNORECASE), "no host"
    assert not re.search(r"(^|[\s\"'=])/(home|root|opt|srv|mnt|Users)/", text), "no folder of some machine"


def test_every_dependency_is_locked():
    named = [*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["dev"]]
    assert {name_of(requirement) for requirement in named} <= set(locked())


def test_every_locked_file_has_its_hash():
    lines = [line for line in LOCK.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    for line in lines:
        assert PINNED.match(line) or re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line), line
    for entry in re.split(r"^(?=\S)", LOCK, flags=re.MULTILINE):
        if PINNED.match(entry):
            assert "--hash=sha256:" in entry, entry


def test_the_package_itself_is_not_locked():
    assert "baghdad" not in locked()
