"""The same work on a Ray cluster gives the same results, even if a node is lost."""

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
from tests.arena.contests import played, short, without_times

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="Ray has no wheel for this platform")
ROOT = Path(__file__).parent.parent.parent


@pytest.mark.slow
def test_two_nodes_one_of_which_is_lost_play_what_one_process_does():
    surroundings = {**os.environ, "NUMBA_DISABLE_JIT": "1", "RAY_USAGE_STATS_ENABLED": "0"}
    command = [sys.executable, "-W", "ignore", "-m", "tests.arena.two_nodes"]
    ran = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, timeout=600)
    assert ran.returncode == 0, ran.stderr[-2000:]
    found = json.loads(ran.stdout[ran.stdout.index("{") :])
    assert (found["nodes"], found["lost"]) == (2, True)
    contest = short()
    here = json.loads(json.dumps(results_of(contest, played(contest, found["results"]["matches"]))))
    assert without_times(found["results"]) == without_times(here)


def test_without_the_extra_it_is_named(monkeypatch):
    def missing(name):
        raise ImportError(name)

    monkeypatch.setattr(errors, "import_module", missing)
    with pytest.raises(errors.ArenaError) as raised:
        Cluster("auto")
    assert raised.value.code == "missing_extra"
    assert raised.value.facts == {"package": "ray", "extra": "scale"}


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:port", ":"])
def test_where_nobody_is_no_cluster_is_found_at_once(address):
    with pytest.raises(errors.ArenaError) as raised:
        Cluster(address)
    assert raised.value.code == "no_cluster"
    assert raised.value.facts["problem"]
