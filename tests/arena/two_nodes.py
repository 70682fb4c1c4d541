"""Plays a contest on a cluster of two nodes, one of which is killed on the way; prints its results as JSON.

A program of its own: what Ray warns of is no concern of ours.
"""

import json
import sys

from ray.cluster_utils import Cluster as Nodes

from baghdad.arena.cluster import Cluster
from baghdad.arena.contest_run import Run
from baghdad.arena.results import results_of
from tests.arena.contests import short

MATCHES = 24


def main() -> None:
    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second = nodes.add_node(num_cpus=1)
    contest = short()
    run = Run([contest], [MATCHES])
    at_first, lost = 0, False
    try:
        with Cluster(nodes.address) as crew:
            at_first = len([node for node in crew.ray.nodes() if node["Alive"]])
            for _ in run.play(crew):
                if run.done >= 4 and not lost:
                    nodes.remove_node(second, allow_graceful=False)
                    lost = True
    finally:
        nodes.shutdown()
    results = results_of(contest, run.counted())
    json.dump({"nodes": at_first, "lost": lost, "results": results}, sys.stdout)


if __name__ == "__main__":
    main()
