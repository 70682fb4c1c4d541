"""Plays a contest on a Ray cluster of two nodes, one of which is killed on the way; prints the results as JSON.

It is a separate program, so that Ray's warnings do not reach the test process.
"""

import json
import sys

from ray.cluster_utils import Cluster as TestCluster

from baghdad.arena.cluster import Cluster
from baghdad.arena.contest_run import ContestRun
from baghdad.arena.results import results_of
from tests.arena.contests import short_contest

MATCHES = 24


def main() -> None:
    cluster = TestCluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second = cluster.add_node(num_cpus=1)
    contest = short_contest()
    run = ContestRun([contest], [MATCHES])
    node_count, lost = 0, False
    try:
        with Cluster(cluster.address) as executor:
            node_count = len([node for node in executor.ray.nodes() if node["Alive"]])
            for _ in run.play(executor):
                if run.done >= 4 and not lost:
                    cluster.remove_node(second, allow_graceful=False)
                    lost = True
    finally:
        cluster.shutdown()
    results = results_of(contest, run.counted_matches())
    json.dump({"nodes": node_count, "lost": lost, "results": results}, sys.stdout)


if __name__ == "__main__":
    main()
