"""Plays the beginning of a match by the compiled player's simple rules and prints each decision: `trace.py DECISIONS`.

Run once compiled and once interpreted, the output must be the same.
"""

from __future__ import annotations

import sys

import numpy as np

from baghdad.bots.voleurs.rules.rollouts import list_plans
from baghdad.bots.voleurs.rules.workspace import LONGEST_PLAN
from baghdad.bots.voleurs.search import simply, table_of
from baghdad.bots.voleurs.weights import TUNED_WEIGHTS
from baghdad.core.rng import rng_for
from baghdad.voleurs import game
from baghdad.voleurs.state import BUYING

PLANS = 4


def main() -> None:
    match = game.new(3, 6)
    for number in range(int(sys.argv[1])):
        seat = match.to_act[0]
        knowledge = match.knowledge(seat, rng_for(1, number))
        table = table_of(knowledge, rng_for(2, number), TUNED_WEIGHTS)
        action = simply(knowledge, table).action
        sys.stdout.write(f"{seat} {action}\n")
        if match.state.phase == BUYING:
            plans, lengths = np.zeros((PLANS, LONGEST_PLAN), np.int16), np.zeros(PLANS, np.int64)
            gains, reasons = np.zeros(PLANS), np.zeros(PLANS, np.int64)
            list_plans(table, plans, lengths, gains, reasons)
            told = [plans[:, :8].tolist(), lengths.tolist(), gains.round(9).tolist(), reasons.tolist()]
            sys.stdout.write(f"{told}\n")
        match.play(action, seat)


if __name__ == "__main__":
    main()
