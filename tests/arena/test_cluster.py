"""A Ray cluster gives the same results as one process, even if a node is lost."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from baghdad.arena import errors
from baghdad.arena.cluster import Cluster
from baghdad.arena.results import results_of
from tests.arena.contests import play_here, short_contest, without_times

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="Ray has no wheel for this platform")
ROOT = Path(__file__).parent.parent.parent


@pytest.mark.slow
def test_cluster_that_loses_a_node_gives_the_same_results():
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "RAY_USAGE_STATS_ENABLED": "0"}
    command = [sys.executable, "-W", "ignore", "-m", "tests.arena.ray_two_nodes"]
    finished = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600)
    assert finished.returncode == 0, finished.stderr[-2000:]
    found = json.loads(finished.stdout[finished.stdout.index("{") :])
    assert (found["nodes"], found["lost"]) == (2, True)
    contest = short_contest()
    here = json.loads(json.dumps(results_of(contest, play_here(contest, found["results"]["matches"]))))
    assert without_times(found["results"]) == without_times(here)


def test_missing_extra_is_named(monkeypatch):
    def missing(name):
        raise ImportError(name)

    monkeypatch.setattr(errors, "import_module", missing)
    with pytest.raises(errors.ArenaError) as raised:
        Cluster("auto")
    assert raised.value.code == "missing_extra"
    assert raised.value.facts == {"package": "ray", "extra": "scale"}


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:port", ":"])
def test_unreachable_cluster_is_reported_at_once(address):
    with pytest.raises(errors.ArenaError) as raised:
        Cluster(address)
    assert raised.value.code == "no_cluster"
    assert raised.value.facts["problem"]
