"""The files for operators: systemd unit, container, compose file, CI. No container runs here; their files are read."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

import baghdad

ROOT = Path(__file__).parent.parent
UNIT = ROOT / "deploy" / "baghdad.service"
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
WORKFLOW = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def test_systemd_unit_is_well_protected():
    systemd = shutil.which("systemd-analyze")
    if systemd is None:
        pytest.skip("systemd isn't installed")
    command = [systemd, "security", "--offline=true", "--no-pager", str(UNIT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    score = re.search(r"exposure level for baghdad.service: ([\d.]+)", done.stdout)
    assert score, done.stderr
    assert float(score[1]) <= 1.5


def test_systemd_unit_lets_the_server_compile_and_lower_its_priority():
    """Compiled rules are written into memory, and processes that compile call `nice`."""
    unit = UNIT.read_text(encoding="utf-8")
    assert not re.search(r"^MemoryDenyWriteExecute=", unit, re.MULTILINE)
    assert not re.search(r"^SystemCallFilter=~.*@resources", unit, re.MULTILINE)


def test_container_runs_without_rights_and_says_whether_it_is_well():
    last_stage = DOCKERFILE.rpartition("\nFROM ")[2]
    assert re.search(r"^USER (?!0|root)", last_stage, re.MULTILINE)
    assert re.search(r"^HEALTHCHECK .*\\\n.*/healthz", last_stage, re.MULTILINE)
    assert "apt-get" not in last_stage


def test_container_copies_only_files_that_exist():
    for sources in re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE):
        for source in sources.split():
            assert (ROOT / source).exists(), source


def test_compose_file_has_a_database_and_two_nodes_behind_a_proxy():
    services = COMPOSE["services"]
    assert set(services) == {"database", "node1", "node2", "proxy"}
    for node in (services["node1"], services["node2"]):
        assert node["depends_on"]["database"]["condition"] == "service_healthy"
        assert "--database" in node["command"]
        assert node["cap_drop"] == ["ALL"]
    named = {volume.partition(":")[0] for service in services.values() for volume in service["volumes"]}
    assert {name for name in named if not name.startswith(".")} == set(COMPOSE["volumes"])
    assert all((ROOT / name).exists() for name in named if name.startswith("."))


def test_no_password_is_written_down():
    assert re.findall(r"PASSWORD\S* (\S+)", (ROOT / "compose.yaml").read_text(encoding="utf-8"))
    assert COMPOSE["services"]["database"]["environment"]["POSTGRES_PASSWORD"].startswith("${")


def test_ci_calls_make_targets_that_exist():
    steps = [step for job in WORKFLOW["jobs"].values() for step in job["steps"]]
    called = {step["run"].split()[1] for step in steps if step.get("run", "").startswith("make ")}
    tiers = WORKFLOW["jobs"]["test"]["strategy"]["matrix"]["tier"]
    assert called >= {"check", "dist"}
    listed = re.search(r"^TIERS := (.*)$", MAKEFILE, re.MULTILINE)
    assert listed
    assert listed[1].split() == tiers
    for target in called - {"test-${{"}:
        assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE), target


def test_ci_has_every_system_and_version():
    matrix = WORKFLOW["jobs"]["wheel"]["strategy"]["matrix"]
    assert [name.partition("-")[0] for name in matrix["os"]] == ["ubuntu", "macos", "windows"]
    assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14"]
    built = [
        name for name, job in WORKFLOW["jobs"].items() if any(step.get("run") == "make dist" for step in job["steps"])
    ]
    assert built == ["build"], "distributions are built once"


def test_citation_has_the_version_of_the_package():
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert str(citation["version"]) == baghdad.__version__
    assert citation["authors"] == [{"name": "The baghdad developers"}]
    assert not re.search(r"\b[a-z]+://", (ROOT / "CITATION.cff").read_text(encoding="utf-8"))


def test_pre_commit_hooks_run_tools_that_are_there():
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"][0]["hooks"]
    assert {hook["entry"].split()[0] for hook in hooks} <= {".venv/bin/ruff", ".venv/bin/mypy", "python3"}
    assert (ROOT / "hatch_build.py").exists()
