"""`decision_trace.py DECISIONS`: plays the first decisions of a match by the greedy policy and prints them.

It also prints the candidates of `master` at purchases, and searches some of them.

The output must be the same compiled and interpreted.
"""

from __future__ import annotations

import sys

from baghdad.bots.voleurs.greedy import greedy_choice, search_workspace
from baghdad.bots.voleurs.rules.sequential_halving import run_search, start_search
from baghdad.bots.voleurs.rules.workspace import MAX_CANDIDATES
from baghdad.bots.voleurs.search import Master, set_search
from baghdad.bots.voleurs.sequential_halving import new_search
from baghdad.bots.voleurs.weights import TUNED_WEIGHTS
from baghdad.core.arrays import as_list
from baghdad.core.rng import rng_for
from baghdad.voleurs import game
from baghdad.voleurs.state import BUYING

CANDIDATES = 4
SEARCHED_ONE_IN, ROLLOUTS = 3, 20


def main() -> None:
    match = game.new(3, 6)
    for number in range(int(sys.argv[1])):
        seat = match.to_act[0]
        knowledge = match.knowledge(seat, rng_for(1, number))
        workspace_bytes = search_workspace(knowledge, rng_for(2, number), TUNED_WEIGHTS)
        set_search(workspace_bytes, 0.0, MAX_CANDIDATES, Master.thinking)
        chosen = greedy_choice(knowledge, workspace_bytes)
        sys.stdout.write(f"{seat} {chosen.action} {chosen.reason}\n")
        if match.state.phase == BUYING:
            search = new_search()
            start_search(workspace_bytes, search, rng_for(3, number))
            steps = [row[:8] for row in as_list(search.steps)]
            gains = [round(gain, 9) for gain in as_list(search.gains)]
            fields = [steps, as_list(search.step_counts), gains, as_list(search.reasons)]
            values = [field[:CANDIDATES] for field in fields]
            sys.stdout.write(f"{values}\n")
            if number % SEARCHED_ONE_IN == 0:
                run_search(workspace_bytes, search, ROLLOUTS)
                shares = [[round(share, 9) for share in row] for row in as_list(search.share_sums)]
                sys.stdout.write(f"{as_list(search.ranking)} {shares[:CANDIDATES]}\n")
        match.play(chosen.action, seat)


if __name__ == "__main__":
    main()
