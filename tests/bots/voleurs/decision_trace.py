"""`decision_trace.py DECISIONS`: plays the first decisions of a match by the greedy policy and prints them.

The output must be the same compiled and interpreted.
"""

from __future__ import annotations

import sys

import numpy as np

from baghdad.bots.voleurs.greedy import greedy_choice, search_workspace
from baghdad.bots.voleurs.rules.rollouts import list_candidates
from baghdad.bots.voleurs.rules.workspace import MAX_STEPS
from baghdad.bots.voleurs.weights import TUNED_WEIGHTS
from baghdad.core.rng import rng_for
from baghdad.voleurs import game
from baghdad.voleurs.state import BUYING

CANDIDATES = 4


def main() -> None:
    match = game.new(3, 6)
    for number in range(int(sys.argv[1])):
        seat = match.to_act[0]
        knowledge = match.knowledge(seat, rng_for(1, number))
        workspace_bytes = search_workspace(knowledge, rng_for(2, number), TUNED_WEIGHTS)
        chosen = greedy_choice(knowledge, workspace_bytes)
        sys.stdout.write(f"{seat} {chosen.action} {chosen.reason}\n")
        if match.state.phase == BUYING:
            candidates, lengths = np.zeros((CANDIDATES, MAX_STEPS), np.int16), np.zeros(CANDIDATES, np.int64)
            gains, reasons = np.zeros(CANDIDATES), np.zeros(CANDIDATES, np.int64)
            list_candidates(workspace_bytes, candidates, lengths, gains, reasons)
            values = [candidates[:, :8].tolist(), lengths.tolist(), gains.round(9).tolist(), reasons.tolist()]
            sys.stdout.write(f"{values}\n")
        match.play(chosen.action, seat)


if __name__ == "__main__":
    main()
