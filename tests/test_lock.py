"""The lock files: complete, hashed, and without the address of any registry."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TO_PLAY, TO_DEVELOP = "requirements.lock", "requirements-dev.lock"
TO_DOCUMENT = "requirements-docs.lock"
LOCKS = (TO_PLAY, TO_DEVELOP, TO_DOCUMENT)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

PINNED = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)", re.MULTILINE)


def name_of(requirement: str) -> str:
    """Return the normalized name of a requirement."""
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found, requirement
    return re.sub(r"[-_.]+", "-", found.group()).lower()


def text_of(lock: str) -> str:
    return (ROOT / lock).read_text(encoding="utf-8")


def locked(lock: str) -> dict[str, str]:
    return {name_of(name): version for name, version in PINNED.findall(text_of(lock))}


@pytest.mark.parametrize("name", [*LOCKS, "pyproject.toml", "Makefile", ".ci/run"])
def test_no_registry_host_or_local_folder_is_named(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    assert not re.search(r"\b[a-z+]+://", text), "no address"
    assert not re.search(r"index-url|find-links|trusted-host|index_url|\[\[tool\.uv\.index", text), "no registry"
    assert not re.search(r"\b(pypi|files\.pythonhosted|artifactory|nexus|localhost)\b", text, re.IGNORECASE), "no host"
    assert not re.search(r"(^|[\s\"'=])/(home|root|opt|srv|mnt|Users)/", text), "no folder of some machine"


def test_every_dependency_is_locked():
    to_play = {name_of(requirement) for requirement in PROJECT["project"]["dependencies"]}
    to_develop = {name_of(requirement) for requirement in PROJECT["dependency-groups"]["dev"]}
    assert to_play <= set(locked(TO_PLAY))
    assert to_play | to_develop <= set(locked(TO_DEVELOP))


def test_lock_to_play_has_no_development_libraries():
    heavy = {"ray", "pyarrow", "matplotlib", "pytest", "mypy", "hypothesis"}
    assert not heavy & set(locked(TO_PLAY))
    assert heavy <= set(locked(TO_DEVELOP))


def test_dependencies_of_the_documentation_are_in_a_group_and_a_lock_of_their_own():
    needed = {name_of(requirement) for requirement in PROJECT["dependency-groups"]["docs"]}
    assert needed <= set(locked(TO_DOCUMENT))
    assert not needed & set(locked(TO_PLAY))


def test_both_locks_have_the_same_versions():
    assert locked(TO_PLAY).items() <= locked(TO_DEVELOP).items()


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_version_has_hashes(lock):
    lines = [line for line in text_of(lock).splitlines() if line.strip() and not line.lstrip().startswith("#")]
    for line in lines:
        assert PINNED.match(line) or re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line), line
    for entry in re.split(r"^(?=\S)", text_of(lock), flags=re.MULTILINE):
        if PINNED.match(entry):
            assert "--hash=sha256:" in entry, entry


@pytest.mark.parametrize("lock", LOCKS)
def test_the_package_itself_is_not_locked(lock):
    assert "baghdad" not in locked(lock)
